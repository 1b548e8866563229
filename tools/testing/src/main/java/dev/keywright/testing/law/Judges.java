package dev.keywright.testing.law;

/** The judges of all laws. */
public final class Judges {
  private static final int FEW = 6;
  private static final int SOME = 12;
  private static final int MANY = 40;
  private static final int ALL = Integer.MAX_VALUE;

  public static final Judge ORDER = RowsJudge.ofPairs(MANY, OrderLaw::new);
  public static final Judge IDENTITY = RowsJudge.ofPairs(MANY, IdentityLaw::new);
  public static final Judge INVERSE = RowsJudge.ofEach(ALL, InverseLaw::new);
  public static final Judge CANONICAL = RowsJudge.ofEach(SOME * FEW, CanonicalLaw::new);
  public static final Judge RANGE = RowsJudge.ofPairs(SOME, RangeLaw::new);
  public static final Judge BUCKETS = new BucketLaw();
  public static final Judge STABILITY = new StabilityLaw();
  public static final Judge IMMUTABILITY = RowsJudge.ofEach(FEW, ImmutabilityLaw::new);
  public static final Judge DOMAIN = new DomainLaw();
  public static final Judge REFUSAL = new RefusalLaw();
  public static final Judge EXAMPLE = new ExampleLaw();

  private Judges() {}
}
