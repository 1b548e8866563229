package dev.keywright.runtime.codec;

import dev.keywright.runtime.MalformedKeyException;

/**
 * What the readers of texts and bytes have in common: how much they check, and which part they are
 * at when something is malformed.
 */
public abstract class ColumnReader {
  private final boolean explains;
  private String part;
  private boolean checked;

  /** A reader at the front of a column. */
  protected ColumnReader(String column, ReadMode mode) {
    this.part = column;
    this.explains = mode == ReadMode.EXPLAINING;
    this.checked = mode != ReadMode.QUICK;
  }

  /** Whether anybody reads what it says of malformed values. */
  public final boolean explains() {
    return explains;
  }

  /** Whether every value is checked from here on. */
  public final boolean isChecked() {
    return checked;
  }

  /** Checks every value from here on. */
  protected final void check() {
    checked = true;
  }

  /** How much it checks. */
  protected final ReadMode mode() {
    return explains ? ReadMode.EXPLAINING : checked ? ReadMode.CHECKING : ReadMode.QUICK;
  }

  /**
   * Begins a part, whose name is kept only for explanations: that takes the collector's barrier.
   */
  public final void begin(String name) {
    if (explains) {
      part = name;
    }
  }

  /** The part being read; the column before the first of them. */
  protected final String part() {
    return part;
  }

  /** The index of what is read next, from the start of the column. */
  public abstract int position();

  /** The exception for the part being read: what was expected at a position in the column. */
  public final RuntimeException malformedAt(int position, String expected) {
    return explains ? explained(position, expected) : UnexplainedRefusal.ONCE;
  }

  /** The exception that says what is at a position instead of what was expected. */
  protected abstract MalformedKeyException explained(int position, String expected);

  /**
   * The exception for an element of a list that cannot be read, if this reader explains.
   *
   * @param refusal what its codec, or its type, has thrown
   * @param start where the list begins
   * @param at where the element begins
   */
  public final RuntimeException refused(String list, RuntimeException refusal, int start, int at) {
    if (refusal instanceof MalformedKeyException) {
      return refusal;
    }
    begin(list);
    RuntimeException malformed =
        refusal instanceof ChangedElement
            ? malformedAt(start, "elements that their type keeps unchanged")
            : malformedAt(at, "an element that its type accepts");
    malformed.initCause(refusal);
    return malformed;
  }
}
