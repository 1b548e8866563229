package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativeLong;

/** An integer. */
final class WholeInNative extends PartEncoding<NativeLong> {
  WholeInNative(PartSignature part) {
    super(
        part,
        RecordedCalls.by(NativeLong.class, "of", NativeLong::of, part.name())
            .with("atLeast", NativeLong::atLeast, part.min())
            .with("atMost", NativeLong::atMost, part.max())
            .when(part.encoding().descending(), "descendingOrder", NativeLong::descendingOrder),
        it -> Width.fixed(Long.BYTES),
        it -> "as the store's own type");
  }
}
