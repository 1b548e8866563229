package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryNumberTime;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A time as a count of units in the bytes of another system. */
final class CountInBinary extends PartEncoding<BinaryNumberTime<?>> {
  CountInBinary(PartSignature part, Optional<TimeFormat> unit, NumberForm form) {
    super(
        part,
        made(part, part.type().valueClass(), unit, form),
        it -> it.number().width() > 0 ? Width.fixed(it.number().width()) : Width.atMost(most(it)),
        it -> words(it.scale()) + " in " + FormWords.inWords(it.number()));
  }

  private static RecordedCalls<BinaryNumberTime<?>> made(
      PartSignature part, Class<?> type, Optional<TimeFormat> unit, NumberForm form) {
    List<Object> arguments = new ArrayList<>(List.of(part.name(), type));
    unit.ifPresent(arguments::add);
    arguments.add(form.encoding());
    if (form.encoding().hasWidth()) {
      arguments.add(form.width());
    }
    BinaryNumberTime<?> count =
        unit.isEmpty()
            ? BinaryNumberTime.of(part.name(), type, form.encoding())
            : BinaryNumberTime.of(part.name(), type, unit.get(), form.encoding(), form.width());
    return RecordedCalls.<BinaryNumberTime<?>>of(
            count, BinaryNumberTime.class, "of", arguments.toArray())
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

  private static <T> int most(BinaryNumberTime<T> codec) {
    return Math.max(codec.size(codec.scale().first()), codec.size(codec.scale().last()));
  }
}
