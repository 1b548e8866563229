package dev.keywright.testing;

import dev.keywright.testing.law.AllLaws;
import dev.keywright.testing.law.Judge;

/** What every key promises. */
public enum Law {
  /** A store, {@code ORDER} and the values sort keys alike. */
  ORDER("bytes, values and ORDER sort keys alike", AllLaws.ORDER),
  /** Different values give different keys. */
  IDENTITY("different values give different keys", AllLaws.IDENTITY),
  /** A key is decoded to what it was made of. */
  INVERSE("decode gives back what was encoded", AllLaws.INVERSE),
  /** Whatever is decoded is encoded to the same bytes; all else is malformed. */
  CANONICAL("columns are malformed, or one key encodes to them", AllLaws.CANONICAL),
  /** A scan finds a key exactly if its values satisfy it. */
  RANGE("a scan finds exactly the keys that satisfy it", AllLaws.RANGE),
  /** A named query finds a key exactly if its values satisfy it. */
  QUERY("a named query finds exactly the keys that satisfy it", AllLaws.QUERY),
  /** Every key is in one of the buckets, always the same. */
  BUCKETS("every key is in one existing bucket, always the same", AllLaws.BUCKETS),
  /** Split points cut a table into as many regions as are asked for. */
  SPLIT("split points cut the keys into regions of about equal load", AllLaws.SPLIT),
  /** The same values give the same bytes in every locale and time zone. */
  STABILITY("bytes do not depend on locale and time zone", AllLaws.STABILITY),
  /** Keys of older versions of the layout are read as they were written. */
  OLDER("keys of an older version keep their values", AllLaws.OLDER),
  /** Buffers hold the same keys as arrays. */
  BUFFER("buffers hold the same keys as arrays", AllLaws.BUFFER),
  /** Nothing outside can change a key. */
  IMMUTABILITY("a key never changes", AllLaws.IMMUTABILITY),
  /** A type refuses exactly what its {@code @Domain} rules out. */
  DOMAIN("a type accepts what its @Domain allows, and nothing else", AllLaws.DOMAIN),
  /** A key takes what {@code LAYOUT} allows, and refuses all else. */
  REFUSAL("a key refuses exactly what LAYOUT rules out", AllLaws.REFUSAL),
  /** The example of the description is a key. */
  EXAMPLE("the example of the description is a key", AllLaws.EXAMPLE);

  private final String sentence;

  @SuppressWarnings("ImmutableEnumChecker") // judges have no state
  private final Judge judge;

  Law(String sentence, Judge judge) {
    this.sentence = sentence;
    this.judge = judge;
  }

  /** The law in words. */
  public String sentence() {
    return sentence;
  }

  Judge judge() {
    return judge;
  }
}
