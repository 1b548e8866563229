package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryNumberTime;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** A time as a count of units in the bytes of another system. */
final class CountInBinary extends PartEncoding<BinaryNumberTime<?>> {
  CountInBinary(PartSignature part, Optional<TimeFormat> unit, NumberForm form) {
    super(part, made(part, part.type().valueClass(), unit, form));
  }

  private static Made<BinaryNumberTime<?>> made(
      PartSignature part, Class<?> type, Optional<TimeFormat> unit, NumberForm form) {
    return unit.map(it -> ofUnit(part.name(), type, it, form))
        .orElseGet(
            () ->
                Made.of(
                    BinaryNumberTime.of(part.name(), type, form.encoding()),
                    BinaryNumberTime.class,
                    "of",
                    part.name(),
                    type,
                    form.encoding()))
        .when(
            form.countDownFrom().isPresent(),
            "countingDownFrom",
            (it, constant) -> it.countingDownFrom(constant),
            form.countDownFrom().orElse(0))
        .when(
            form.floor().isPresent(),
            "flooredTo",
            (it, floor) -> it.flooredTo(floor),
            form.floor().orElse(ChronoUnit.FOREVER))
        .when(part.encoding().descending(), "descendingOrder", it -> it.descendingOrder());
  }

  private static Made<BinaryNumberTime<?>> ofUnit(
      String name, Class<?> type, TimeFormat unit, NumberForm form) {
    BinaryNumberTime<?> count =
        BinaryNumberTime.of(name, type, unit, form.encoding(), form.width());
    return form.encoding().hasWidth()
        ? Made.of(
            count, BinaryNumberTime.class, "of", name, type, unit, form.encoding(), form.width())
        : Made.of(count, BinaryNumberTime.class, "of", name, type, unit, form.encoding());
  }

  @Override
  public Width width() {
    return codec().number().width() > 0
        ? Width.fixed(codec().number().width())
        : Width.atMost(most(codec()));
  }

  private static <T> int most(BinaryNumberTime<T> codec) {
    return Math.max(codec.size(codec.scale().first()), codec.size(codec.scale().last()));
  }

  @Override
  protected String form() {
    return codec().scale().format().map(TimeFormat::toString).orElse("its " + word())
        + " in "
        + codec().number().inWords();
  }

  private String word() {
    return codec().scale().type().word();
  }
}
