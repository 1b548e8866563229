package dev.keywright.layout.signature;

import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.Optional;
import java.util.stream.Stream;

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

  /** Whether some store can keep the values as its own type. */
  default boolean canBeNative() {
    return false;
  }

  /**
   * Values of the type, those that people would recognise first, if whatever it says of a part
   * leaves them; none where that decides.
   */
  default Stream<Object> samples() {
    return Stream.empty();
  }

  /** The type of time that it is, if it is one. */
  default Optional<TimeType<?>> time() {
    return kind() == Kind.TIME ? Optional.of(TimeType.of(valueClass())) : Optional.empty();
  }

  /** Whether rows that are written later have larger values: it is a time with a year. */
  default boolean growsWithTime() {
    return time().filter(TimeType::hasYear).isPresent();
  }

  /** Whether other systems can write it as a number: a whole number, or a time with a year. */
  default boolean isCounted() {
    return kind().hasNumber() && (kind() != Kind.TIME || growsWithTime());
  }

  /** The form in which the times that it holds are written if nothing else is said. */
  default TimeFormat usualTime() {
    return time().orElseThrow().usualFormat();
  }

  /**
   * How long a value lasts: {@code day}; empty for points in time, and for what is no time at all.
   */
  default Optional<String> period() {
    return time().filter(TimeType::isPeriod).map(TimeType::word);
  }

  /** Whether it takes a {@link dev.keywright.runtime.time.TimeFormat} to write its values. */
  default boolean takesTime(LayoutFormat format) {
    return kind() == Kind.TIME && (format.isText() || period().isEmpty());
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
