package dev.keywright.layout.signature;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.text.UuidPart;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;

/** The families of types: what can be declared of one type can be declared of its whole family. */
public enum Kind {
  /** Whole numbers. */
  WHOLE(
      Trait.DESCENDING_DIGITS,
      Trait.DESCENDING_BYTES,
      Trait.REVERSIBLE,
      Trait.PADDED,
      Trait.NUMBERED,
      Trait.GROWING,
      Trait.REPEATABLE),
  /** Numbers with fractions. */
  FRACTION(Trait.DESCENDING_BYTES, Trait.GROWING, Trait.REPEATABLE),
  /** Booleans. */
  FLAG(Trait.DESCENDING_DIGITS, Trait.DESCENDING_BYTES, Trait.OF_ONE_WIDTH, Trait.REPEATABLE),
  /** Single characters. */
  CHARACTER(Trait.DESCENDING_BYTES, Trait.OF_ONE_WIDTH, Trait.OF_CHARACTERS, Trait.REPEATABLE),
  /** Texts of any length. */
  TEXT(
      Trait.DESCENDING_BYTES,
      Trait.REVERSIBLE,
      Trait.OF_CHARACTERS,
      Trait.OF_LENGTHS,
      Trait.BEGINNING,
      Trait.LABELED,
      Trait.GROWING,
      Trait.REPEATABLE),
  /** Bytes. They are in no list: arrays change and have no equality of their own. */
  BYTES(Trait.DESCENDING_BYTES, Trait.OF_LENGTHS, Trait.BEGINNING, Trait.GROWING),
  /** UUIDs. */
  UUID(
      Trait.DESCENDING_DIGITS,
      Trait.DESCENDING_BYTES,
      Trait.OF_ONE_WIDTH,
      Trait.GROWING,
      Trait.REPEATABLE),
  /** Times. */
  TIME(
      Trait.DESCENDING_DIGITS,
      Trait.DESCENDING_BYTES,
      Trait.REVERSIBLE,
      Trait.OF_ONE_WIDTH,
      Trait.NUMBERED,
      Trait.GROWING,
      Trait.REPEATABLE),
  /** Enums, by the codes of their constants. */
  CODES(Trait.DESCENDING_BYTES, Trait.REPEATABLE),
  /** The random characters that end a key. */
  SUFFIX(Trait.OF_ONE_WIDTH),
  /** Lists of elements, each of one or more parts, up to the end of a key. */
  LIST(Trait.OF_LENGTHS);

  /** What is true of some kinds. */
  private enum Trait {
    DESCENDING_DIGITS,
    DESCENDING_BYTES,
    REVERSIBLE,
    OF_ONE_WIDTH,
    OF_CHARACTERS,
    OF_LENGTHS,
    BEGINNING,
    LABELED,
    PADDED,
    NUMBERED,
    GROWING,
    REPEATABLE
  }

  @SuppressWarnings("ImmutableEnumChecker") // the sets of Set.of do not change
  private final Set<Trait> traits;

  Kind(Trait... traits) {
    this.traits = Set.of(traits);
  }

  /** Whether values can be written in a format so that they sort. */
  public boolean hasForm(LayoutFormat format) {
    return this != FRACTION || !format.isText();
  }

  /** The order of values where Java compares them in another way, or not at all. */
  public Optional<OrderConstant> order() {
    return switch (this) {
      case TEXT, SUFFIX -> ordered(ColumnOrder.class, "TEXT", ColumnOrder.TEXT);
      case BYTES -> ordered(ColumnOrder.class, "BYTES", ColumnOrder.BYTES);
      case UUID -> ordered(UuidPart.class, "ORDER", UuidPart.ORDER);
      case WHOLE, FRACTION, FLAG, CHARACTER, TIME, CODES, LIST -> Optional.empty();
    };
  }

  private static Optional<OrderConstant> ordered(Class<?> type, String name, Comparator<?> order) {
    return Optional.of(new OrderConstant(type, name, order));
  }

  /** Compares single values of one type by that order, or else as Java does. */
  @SuppressWarnings("unchecked") // values of the kind, which are comparable if they need no order
  public Comparator<Object> comparator() {
    return order()
        .map(it -> (Comparator<Object>) it.order())
        .orElse((one, other) -> ((Comparable<Object>) one).compareTo(other));
  }

  /**
   * Whether the order of values can be turned around in a format. Without an end, as in TEXT, a
   * value stays above its own beginnings.
   */
  public boolean canDescend(LayoutFormat format) {
    Trait trait = format.isText() ? Trait.DESCENDING_DIGITS : Trait.DESCENDING_BYTES;
    return format.hasVariants() && traits.contains(trait);
  }

  /**
   * Whether a reader of TEXT sees where a value ends, whatever follows: all values of the kind have
   * one width. Numbers with {@code pad} have one, too.
   */
  public boolean endsItself() {
    return traits.contains(Trait.OF_ONE_WIDTH);
  }

  /** Whether what is written can be in reverse order. */
  public boolean canReverse() {
    return traits.contains(Trait.REVERSIBLE);
  }

  /** Whether values can be names, whose labels TEXT writes in the other order. */
  public boolean hasLabels() {
    return traits.contains(Trait.LABELED);
  }

  /** Whether TEXT can write values in a fixed number of digits: {@code pad} and {@code signed}. */
  public boolean takesPad() {
    return traits.contains(Trait.PADDED);
  }

  /** Whether values are limited by a smallest and a largest one. */
  public boolean takesRange() {
    return traits.contains(Trait.PADDED);
  }

  /** Whether values are limited to the characters of an alphabet. */
  public boolean takesAlphabet() {
    return traits.contains(Trait.OF_CHARACTERS);
  }

  /** Whether values are limited in their length. */
  public boolean takesLengths() {
    return traits.contains(Trait.OF_LENGTHS);
  }

  /** Whether values have beginnings that can be asked for: those of keys that are together. */
  public boolean hasBeginnings() {
    return traits.contains(Trait.BEGINNING);
  }

  /** Whether a whole number represents each value, of which a remainder can choose the bucket. */
  public boolean hasNumber() {
    return traits.contains(Trait.NUMBERED);
  }

  /** Whether new rows can go on to have larger values than old ones. */
  public boolean canGrow() {
    return traits.contains(Trait.GROWING);
  }

  /** Whether the elements of a list can have values. */
  boolean canRepeat() {
    return traits.contains(Trait.REPEATABLE);
  }
}
