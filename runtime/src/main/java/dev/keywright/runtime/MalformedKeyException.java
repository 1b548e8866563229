package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A stored column that no encoder of this layout can have written.
 *
 * <p>The message names the part, the position and the reason.
 */
public final class MalformedKeyException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String part;
  private final int position;

  /**
   * @param part the name of the part, or of the column where no part was expected
   * @param position the index of the first character or byte in doubt, from the start of the column
   * @param found what is there
   * @param expected what should be there
   */
  public MalformedKeyException(String part, int position, @Nullable Object found, String expected) {
    super(
        part
            + " at position "
            + position
            + ": expected "
            + Shown.limit(expected)
            + ", found "
            + shown(found));
    this.part = part;
    this.position = position;
  }

  /**
   * A row without the column of this name, or with one of another type.
   *
   * @param found what the column holds; null if there is none
   */
  MalformedKeyException(String column, @Nullable Object found, String expected) {
    super(
        "column "
            + Shown.value(column)
            + ": expected "
            + expected
            + ", found "
            + (found == null
                ? "no such column"
                : Shown.value(found) + " (" + found.getClass().getSimpleName() + ")"));
    this.part = column;
    this.position = 0;
  }

  /**
   * A row that is a key of no member of a family.
   *
   * @param expected what each member would have had
   */
  MalformedKeyException(String family, String expected) {
    super("a key of no entity of " + family + ": " + expected);
    this.part = family;
    this.position = 0;
  }

  private static String shown(@Nullable Object found) {
    return "".equals(found) ? "the end" : Shown.value(found);
  }

  /** The name of the part, or of the column, that could not be read. */
  public String part() {
    return part;
  }

  /** The index of the first character or byte in doubt, from the start of the column. */
  public int position() {
    return position;
  }
}
