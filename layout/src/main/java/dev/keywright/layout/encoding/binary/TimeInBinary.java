package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A time as a number of units, in the bytes of a whole number. */
final class TimeInBinary extends PartEncoding<BinaryTime<?>> {
  TimeInBinary(PartSignature part, LayoutFormat format, Optional<NumberForm> form) {
    super(
        part,
        made(part, part.type().valueClass(), part.time(format), form),
        it -> WholeInBinary.width(it.count()),
        it ->
            words(it.scale())
                + (form.isPresent() ? " in " : ", ")
                + WholeInBinary.words(it.count(), form));
  }

  private static RecordedCalls<BinaryTime<?>> made(
      PartSignature part, Class<?> type, Optional<TimeFormat> unit, Optional<NumberForm> form) {
    List<Object> arguments = new ArrayList<>(List.of(part.name(), type));
    unit.ifPresent(arguments::add);
    form.ifPresent(it -> arguments.add(recorded(it)));
    return RecordedCalls.<BinaryTime<?>>of(
            codec(part.name(), type, unit, form), BinaryTime.class, "of", arguments.toArray())
        .withPresent(part.encoding().floor(), "flooredTo", (it, floor) -> it.flooredTo(floor))
        .when(part.encoding().descending(), "descendingOrder", it -> it.descendingOrder())
        .when(part.encoding().reversed(), "inReverse", it -> it.inReverse());
  }

  private static BinaryTime<?> codec(
      String name, Class<?> type, Optional<TimeFormat> unit, Optional<NumberForm> form) {
    if (form.isPresent()) {
      return unit.isPresent()
          ? BinaryTime.of(name, type, unit.get(), form.get())
          : BinaryTime.of(name, type, form.get());
    }
    return unit.isPresent() ? BinaryTime.of(name, type, unit.get()) : BinaryTime.of(name, type);
  }
}
