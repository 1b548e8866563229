package dev.keywright.runtime;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.UUID;
import java.util.function.UnaryOperator;

/**
 * Values that are one after the other.
 *
 * @param what one of them, in words
 * @param above the value after one that is not the last
 * @param below the value before one that is not the first
 */
record ValueSteps<V>(
    String what,
    Comparator<V> values,
    V first,
    V last,
    UnaryOperator<V> above,
    UnaryOperator<V> below) {

  static ValueSteps<Long> longs() {
    return new ValueSteps<>(
        "an integer", Long::compare, Long.MIN_VALUE, Long.MAX_VALUE, it -> it + 1, it -> it - 1);
  }

  static ValueSteps<Boolean> booleans() {
    return new ValueSteps<>("a boolean", Boolean::compare, false, true, it -> true, it -> false);
  }

  static ValueSteps<Instant> instants() {
    return new ValueSteps<>(
        "a time",
        Comparator.naturalOrder(),
        Instant.ofEpochMilli(Long.MIN_VALUE),
        Instant.ofEpochMilli(Long.MAX_VALUE),
        it -> it.plusMillis(1),
        it -> it.minusMillis(1));
  }

  static ValueSteps<LocalDate> dates() {
    return new ValueSteps<>(
        "a date",
        Comparator.comparingLong(LocalDate::toEpochDay),
        LocalDate.ofEpochDay(Integer.MIN_VALUE),
        LocalDate.ofEpochDay(Integer.MAX_VALUE),
        it -> it.plusDays(1),
        it -> it.minusDays(1));
  }

  static ValueSteps<UUID> uuids() {
    return new ValueSteps<>(
        "a UUID",
        VersionedUuid.ORDER,
        new UUID(0, 0),
        new UUID(-1, -1),
        VersionedUuid::next,
        VersionedUuid::previous);
  }

  /** The same values, the last one first. */
  ValueSteps<V> turned() {
    return new ValueSteps<>(
        what,
        values.reversed(),
        /* first= */ last,
        /* last= */ first,
        /* above= */ below,
        /* below= */ above);
  }
}
