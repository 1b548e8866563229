package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.NumberTimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;

/** A time as a count of units in the digits of another system. */
final class CountInText extends PartEncoding<NumberTimePart<?>> {
  CountInText(PartSignature part, TimeFormat unit, NumberForm form) {
    super(
        part,
        made(part, part.type().valueClass(), unit, form),
        it -> Width.fixed(it.number().width()),
        it -> unit + " in " + FormWords.inWords(it.number()));
  }

  private static RecordedCalls<NumberTimePart<?>> made(
      PartSignature part, Class<?> type, TimeFormat unit, NumberForm form) {
    String name = part.name();
    NumberTimePart<?> digits =
        NumberTimePart.of(name, type, unit, NumberForm.of(form.encoding(), form.width()));
    String method = form.encoding().hasLetters() ? "hex" : "decimal";
    return RecordedCalls.<NumberTimePart<?>>of(
            digits, NumberTimePart.class, method, name, type, unit, form.width())
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
        .when(part.encoding().reversed(), "inReverse", it -> it.inReverse());
  }
}
