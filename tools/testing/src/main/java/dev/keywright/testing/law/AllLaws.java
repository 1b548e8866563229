package dev.keywright.testing.law;

/** The judges of all laws. */
public final class AllLaws {
  private static final int FEW = 6;
  private static final int SOME = 12;
  private static final int MANY = 40;
  private static final int ALL = Integer.MAX_VALUE;

  public static final Judge ORDER = RowsJudge.ofPairs(MANY, OrderLaw::new).wholly();
  public static final Judge IDENTITY = RowsJudge.ofPairs(MANY, IdentityLaw::new).wholly();
  public static final Judge INVERSE = RowsJudge.ofEach(ALL, InverseLaw::new).wholly();
  public static final Judge CANONICAL = RowsJudge.ofEach(SOME * FEW, CanonicalLaw::new);
  public static final Judge RANGE = RowsJudge.ofPairs(SOME, RangeLaw::ofScans);
  public static final Judge QUERY = RowsJudge.ofPairs(SOME, RangeLaw::ofQueries);
  public static final Judge BUFFER = RowsJudge.ofEach(MANY, BufferLaw::new);
  public static final Judge SPLIT = new SplitLaw();
  public static final Judge OLDER = new OlderVersionLaw();
  public static final Judge BUCKETS = new BucketLaw();
  public static final Judge STABILITY = new StabilityLaw();
  public static final Judge IMMUTABILITY = RowsJudge.ofEach(FEW, ImmutabilityLaw::new);
  public static final Judge DOMAIN = new DomainLaw();
  public static final Judge REFUSAL = new RefusalLaw();
  public static final Judge EXAMPLE = new ExampleLaw();

  private AllLaws() {}
}
