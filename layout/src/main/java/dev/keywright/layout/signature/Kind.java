package dev.keywright.layout.signature;

/** The families of types: what can be declared of one type can be declared of its whole family. */
public enum Kind {
  /** Whole numbers. */
  WHOLE,
  /** Numbers with fractions. */
  FRACTION,
  /** Booleans. */
  FLAG,
  /** Single characters. */
  CHARACTER,
  /** Texts of any length. */
  TEXT,
  /** Bytes. */
  BYTES,
  /** UUIDs. */
  UUID,
  /** Times. */
  TIME,
  /** Enums, by the codes of their constants. */
  CODES,
  /** The random characters that end a key. */
  SUFFIX,
  /** Lists of elements, each of one or more parts, up to the end of a key. */
  LIST;

  /** Whether values can be written in a format so that they sort. */
  public boolean hasForm(LayoutFormat format) {
    return switch (this) {
      case FRACTION -> !format.isText();
      case WHOLE, FLAG, CHARACTER, TEXT, BYTES, UUID, TIME, CODES, SUFFIX, LIST -> true;
    };
  }

  /** Whether the order of values can be turned around in a format. */
  public boolean canDescend(LayoutFormat format) {
    return switch (this) {
      case WHOLE, FLAG, UUID, TIME -> format.hasVariants();
      // Without an end, a value stays above its own beginnings.
      case FRACTION, CHARACTER, TEXT, BYTES, CODES -> format.hasVariants() && !format.isText();
      case SUFFIX, LIST -> false;
    };
  }

  /**
   * Whether a reader of TEXT sees where a value ends, whatever follows: all values of the kind have
   * one width. Numbers with {@code pad} have one, too.
   */
  public boolean endsItself() {
    return switch (this) {
      case FLAG, CHARACTER, UUID, TIME, SUFFIX -> true;
      case WHOLE, FRACTION, TEXT, BYTES, CODES, LIST -> false;
    };
  }

  /** Whether what is written can stand back to front. */
  public boolean canReverse() {
    return switch (this) {
      case WHOLE, TEXT, TIME -> true;
      case FRACTION, FLAG, CHARACTER, BYTES, UUID, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether values can be names, whose labels TEXT writes in the other order. */
  public boolean hasLabels() {
    return switch (this) {
      case TEXT -> true;
      case WHOLE, FRACTION, FLAG, CHARACTER, BYTES, UUID, TIME, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether TEXT can write values in a fixed number of digits: {@code pad} and {@code signed}. */
  public boolean takesPad() {
    return switch (this) {
      case WHOLE -> true;
      case FRACTION, FLAG, CHARACTER, TEXT, BYTES, UUID, TIME, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether values are limited by a smallest and a largest one. */
  public boolean takesRange() {
    return switch (this) {
      case WHOLE -> true;
      case FRACTION, FLAG, CHARACTER, TEXT, BYTES, UUID, TIME, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether values are limited to the characters of an alphabet. */
  public boolean takesAlphabet() {
    return switch (this) {
      case CHARACTER, TEXT -> true;
      case WHOLE, FRACTION, FLAG, BYTES, UUID, TIME, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether values are limited in their length. */
  public boolean takesLengths() {
    return switch (this) {
      case TEXT, BYTES, LIST -> true;
      case WHOLE, FRACTION, FLAG, CHARACTER, UUID, TIME, CODES, SUFFIX -> false;
    };
  }

  /** Whether values have beginnings that can be asked for: those of keys that stand together. */
  public boolean hasBeginnings() {
    return switch (this) {
      case TEXT, BYTES -> true;
      case WHOLE, FRACTION, FLAG, CHARACTER, UUID, TIME, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether a whole number stands for each value, of which a remainder can choose the bucket. */
  public boolean hasNumber() {
    return switch (this) {
      case WHOLE, TIME -> true;
      case FRACTION, FLAG, CHARACTER, TEXT, BYTES, UUID, CODES, SUFFIX, LIST -> false;
    };
  }

  /** Whether new rows can go on to have larger values than old ones. */
  public boolean canGrow() {
    return switch (this) {
      case WHOLE, FRACTION, TEXT, BYTES, UUID, TIME -> true;
      case FLAG, CHARACTER, CODES, SUFFIX, LIST -> false;
    };
  }
}
