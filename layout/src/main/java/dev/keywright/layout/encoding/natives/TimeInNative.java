package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativeTime;
import java.util.function.Function;

/** A point in time, or a day. */
final class TimeInNative<T> extends PartEncoding<NativeTime<T>> {
  TimeInNative(PartSignature part, String method, Function<String, NativeTime<T>> column) {
    super(
        part,
        RecordedCalls.of(column.apply(part.name()), NativeTime.class, method, part.name())
            .when(part.encoding().descending(), "descendingOrder", NativeTime::descendingOrder),
        it -> Width.fixed(part.type().width()),
        it -> "as the store's own type");
  }
}
