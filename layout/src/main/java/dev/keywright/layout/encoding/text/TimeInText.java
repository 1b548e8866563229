package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;

/** A time as a fixed run of digits, its own or those of another system. */
final class TimeInText extends PartEncoding<TimePart<?>> {
  TimeInText(PartSignature part, Optional<NumberForm> form) {
    super(
        part,
        made(part, part.type().valueClass(), form),
        it -> Width.fixed(it.digits().number().width()),
        it -> part.time() + form.map(own -> " in " + FormWords.inWords(own)).orElse(""));
  }

  private static RecordedCalls<TimePart<?>> made(
      PartSignature part, Class<?> type, Optional<NumberForm> form) {
    boolean isDescending = part.encoding().descending();
    return form.map(it -> ofForm(part.name(), type, part.time(), it))
        .orElseGet(() -> ofType(part.name(), type, part.time()))
        .withPresent(part.encoding().floor(), "flooredTo", (it, unit) -> it.flooredTo(unit))
        .when(isDescending && form.isEmpty(), "descendingOrder", it -> it.descendingOrder())
        .when(isDescending && form.isPresent(), "complemented", it -> it.complemented())
        .when(part.encoding().reversed(), "inReverse", it -> it.inReverse());
  }

  private static RecordedCalls<TimePart<?>> ofType(String name, Class<?> type, TimeFormat format) {
    return RecordedCalls.of(
        TimePart.of(name, type, format), TimePart.class, "of", name, type, format);
  }

  private static RecordedCalls<TimePart<?>> ofForm(
      String name, Class<?> type, TimeFormat format, NumberForm form) {
    TimePart<?> time = TimePart.of(name, type, format, form);
    return RecordedCalls.of(time, TimePart.class, "of", name, type, format, recorded(form));
  }
}
