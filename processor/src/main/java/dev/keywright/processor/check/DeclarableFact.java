package dev.keywright.processor.check;

/** What authors can declare about the values of a part or about a table. */
public enum DeclarableFact {
  MIN("min"),
  MAX("max"),
  MIN_LENGTH("minLength"),
  MAX_LENGTH("maxLength"),
  ALPHABET("alphabet"),
  CARDINALITY("cardinality"),
  MONOTONIC("monotonic"),
  STEP("step"),
  DETERMINED_BY("determinedBy"),
  UNIQUE("unique"),
  UNIQUE_WITHIN("uniqueWithin"),
  ROWS("rows"),
  BYTES_PER_ROW("bytesPerRow"),
  PEAK_WRITES("peakWritesPerSecond");

  private final String attribute;

  DeclarableFact(String attribute) {
    this.attribute = attribute;
  }

  /** The attribute that declares it: of {@code @Volume} for a table, else of {@code @Domain}. */
  public String attribute() {
    return attribute;
  }

  /** Whether it is about a table, and not about the values of one part. */
  public boolean isOfTable() {
    return this == ROWS || this == BYTES_PER_ROW || this == PEAK_WRITES;
  }
}
