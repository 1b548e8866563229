package dev.keywright.testing.law;

/** The judges of all laws. */
public final class Judges {
  public static final Judge ORDER = RowsJudge.ofPairs(Integer.MAX_VALUE, OrderLaw::new);
  public static final Judge IDENTITY = RowsJudge.ofPairs(Integer.MAX_VALUE, IdentityLaw::new);
  public static final Judge INVERSE = RowsJudge.ofEach(InverseLaw::new);
  public static final Judge CANONICAL = RowsJudge.ofEach(CanonicalLaw::new);
  public static final Judge RANGE = RowsJudge.ofPairs(16, RangeLaw::new);
  public static final Judge BUCKETS = new BucketLaw();
  public static final Judge STABILITY = new StabilityLaw();
  public static final Judge IMMUTABILITY = RowsJudge.ofEach(ImmutabilityLaw::new);
  public static final Judge DOMAIN = new DomainLaw();
  public static final Judge REFUSAL = new RefusalLaw();
  public static final Judge EXAMPLE = new ExampleLaw();

  private Judges() {}
}
