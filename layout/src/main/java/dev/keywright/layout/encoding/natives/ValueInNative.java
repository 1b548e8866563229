package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativeValue;
import java.util.function.Function;

/** A boolean or a UUID. */
final class ValueInNative<T> extends PartEncoding<NativeValue<T>> {
  ValueInNative(PartSignature part, String method, Function<String, NativeValue<T>> column) {
    super(
        part,
        RecordedCalls.of(column.apply(part.name()), NativeValue.class, method, part.name())
            .when(part.encoding().descending(), "descendingOrder", NativeValue::descendingOrder),
        it -> Width.fixed(part.type().width()),
        it -> "as the store's own type");
  }
}
