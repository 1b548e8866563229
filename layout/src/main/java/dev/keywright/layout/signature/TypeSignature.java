package dev.keywright.layout.signature;

import dev.keywright.runtime.time.TimeType;

/** The type of a part, inside all wrappers; {@code toString} is its form in the signature. */
public sealed interface TypeSignature permits SimpleType, CodesType, SuffixType, ListType {

  /** The family of the type. */
  Kind kind();

  /**
   * The class of the values, a box for a primitive. Those of an enum are the names of its
   * constants.
   */
  Class<?> valueClass();

  /** How many bytes BINARY takes for each value that something follows; -1 if that varies. */
  default int width() {
    return -1;
  }

  /** How many bytes a number of the type has; 0 if the values are no numbers. */
  default int bytes() {
    return 0;
  }

  /** Whether stores can keep the values as their own type. */
  default boolean canBeNative() {
    return false;
  }

  /** Whether it takes a {@link dev.keywright.runtime.time.TimeFormat} to write its values. */
  default boolean takesTime(LayoutFormat format) {
    return kind() == Kind.TIME && (format.isText() || !TimeType.of(valueClass()).isPeriod());
  }

  /** The smallest whole number of the type. */
  default long smallest() {
    return -largest() - 1;
  }

  /** The largest whole number of the type. */
  default long largest() {
    return Long.MAX_VALUE >> (Long.SIZE - Byte.SIZE * bytes());
  }
}
