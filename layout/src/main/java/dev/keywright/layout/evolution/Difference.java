package dev.keywright.layout.evolution;

/**
 * One thing in which two layouts differ.
 *
 * @param where the name of the part or column that has changed, or the word of the signature
 * @param old what the older layout says there, such as {@code pad=6} or {@code no pad}
 * @param now what the newer layout says there
 * @param compatible whether rows that were written in the older layout are found and decoded as
 *     before
 * @param consequence what becomes of those rows, as a sentence without a full stop
 */
public record Difference(
    String where, String old, String now, boolean compatible, String consequence) {
  /** What becomes of rows if nothing but the name of a part has changed. */
  static final String RENAMED = "the name changed, the bytes stay";

  /** What becomes of rows if the type of a part has changed, and no byte of it. */
  static final String RETYPED = "the type changed, the bytes stay";

  /**
   * Whether rows stay under their bytes. They are compatible, or a part of them is decoded as
   * another type.
   */
  public boolean keepsBytes() {
    return compatible || isOfType();
  }

  /** Whether another type is all that has changed. */
  public boolean isOfType() {
    return consequence.equals(RETYPED);
  }

  /** What becomes of rows, in two words. */
  public String verdict() {
    return compatible ? "keeps rows" : isOfType() ? "keeps bytes" : "loses rows";
  }

  @Override
  public String toString() {
    return where + ": " + old + " -> " + now + " (" + consequence + ")";
  }
}
