package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.time.TimeFormat;

/** A time as a number of units in the bytes of a whole number. */
final class TimeInBinary extends PartEncoding<BinaryTime<?>> {
  TimeInBinary(PartSignature part) {
    super(
        part,
        made(part, part.type().valueClass()),
        it -> Width.fixed(it.whole().bytes()),
        it -> FormWords.joined(words(it.scale()), FormWords.bytes(it.whole().bytes())));
  }

  private static RecordedCalls<BinaryTime<?>> made(PartSignature part, Class<?> type) {
    String name = part.name();
    TimeFormat format = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
    RecordedCalls<BinaryTime<?>> time =
        part.type().takesTime(LayoutFormat.BINARY)
            ? RecordedCalls.of(
                BinaryTime.of(name, type, format), BinaryTime.class, "of", name, type, format)
            : RecordedCalls.of(BinaryTime.of(name, type), BinaryTime.class, "of", name, type);
    return time.when(part.encoding().descending(), "descendingOrder", it -> it.descendingOrder())
        .when(part.encoding().reversed(), "inReverse", it -> it.inReverse());
  }
}
