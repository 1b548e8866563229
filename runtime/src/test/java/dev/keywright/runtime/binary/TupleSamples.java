package dev.keywright.runtime.binary;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Some values of each kind of element of FoundationDB's tuples. */
final class TupleSamples {
  private TupleSamples() {}

  static List<Samples<?>> all() {
    List<Samples<?>> all = new ArrayList<>();
    for (Samples<?> plain : Samples.ordered()) {
      if (!plain.last().descending()) {
        element(plain).ifPresent(all::add);
      }
    }
    all.add(
        Samples.fixed(
            "integer",
            BinaryNumber.of("n", NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB)),
            Comparator.<Long>naturalOrder(),
            Samples.numbers(Long.MIN_VALUE)));
    all.add(
        Samples.fixed(
            "time",
            BinaryTime.of(
                "at",
                Instant.class,
                TimeFormat.EPOCH_MILLIS,
                NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB)),
            Comparator.<Instant>naturalOrder(),
            Samples.numbers(Long.MIN_VALUE).stream().map(Instant::ofEpochMilli).toList()));
    all.add(
        Samples.fixed(
            "day",
            BinaryTime.of(
                "day", LocalDate.class, NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB)),
            Comparator.<LocalDate>naturalOrder(),
            Samples.numbers(Integer.MIN_VALUE).stream().map(LocalDate::ofEpochDay).toList()));
    return all;
  }

  private static <T> Optional<Samples<?>> element(Samples<T> plain) {
    BinaryPart<?> element = element(plain.last());
    if (element == null) {
      return Optional.empty();
    }
    @SuppressWarnings("unchecked") // an element of the same values
    BinaryPart<T> part = (BinaryPart<T>) element;
    return Optional.of(
        new Samples<>(
            plain.name() + " element", part, part, plain.order(), plain.begins(), plain.values()));
  }

  private static @Nullable BinaryPart<?> element(BinaryPart<?> plain) {
    if (plain instanceof BinaryString text) {
      return TupleText.of(text);
    }
    if (plain instanceof BinaryBytes bytes) {
      return TupleBytes.of(bytes);
    }
    if (plain instanceof BinaryChar letter) {
      return TupleChar.of(letter);
    }
    if (plain instanceof BinaryFlag flag) {
      return flag.element();
    }
    if (plain instanceof BinaryFloat number) {
      return number.element();
    }
    if (plain instanceof BinaryDouble number) {
      return number.element();
    }
    if (plain instanceof BinaryUuid id) {
      return id.element();
    }
    return plain instanceof BinaryCode<?> codes ? codes.element() : null;
  }
}
