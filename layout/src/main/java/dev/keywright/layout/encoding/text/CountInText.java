package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.NumberTimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;

/** A time as a count of units in the digits of another system. */
final class CountInText extends PartEncoding<NumberTimePart<?>> {
  private final TimeFormat unit;

  CountInText(PartSignature part, TimeFormat unit, NumberForm form) {
    super(part, made(part, part.type().valueClass(), unit, form));
    this.unit = unit;
  }

  private static Made<NumberTimePart<?>> made(
      PartSignature part, Class<?> type, TimeFormat unit, NumberForm form) {
    boolean isHex = form.encoding().hasLetters();
    NumberTimePart<?> digits =
        isHex
            ? NumberTimePart.hex(part.name(), type, unit, form.width())
            : NumberTimePart.decimal(part.name(), type, unit, form.width());
    String method = isHex ? "hex" : "decimal";
    return Made.<NumberTimePart<?>>of(
            digits, NumberTimePart.class, method, part.name(), type, unit, form.width())
        .when(form.upperCase(), "inUpperCase", it -> it.inUpperCase())
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
        .when(part.encoding().descending(), "descendingOrder", it -> it.descendingOrder())
        .when(part.encoding().reversed(), "backToFront", it -> it.backToFront());
  }

  @Override
  public Width width() {
    return Width.fixed(codec().number().width());
  }

  @Override
  public boolean isAscii() {
    return true;
  }

  @Override
  protected String form() {
    return unit + " in " + codec().number().inWords();
  }
}
