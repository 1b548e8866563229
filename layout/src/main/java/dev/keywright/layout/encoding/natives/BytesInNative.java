package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativeBytes;

/** Bytes. */
final class BytesInNative extends PartEncoding<NativeBytes> {
  BytesInNative(PartSignature part) {
    super(
        part,
        RecordedCalls.by(NativeBytes.class, "of", NativeBytes::of, part.name())
            .with("atLeast", NativeBytes::atLeast, part.limits().leastLength())
            .with("atMost", NativeBytes::atMost, part.limits().mostLength())
            .when(part.encoding().descending(), "descendingOrder", NativeBytes::descendingOrder),
        it -> Width.ofLengths(it.minLength(), it.maxLength(), 1),
        it -> "as the store's own type");
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return ((byte[]) beginning).length < codec().maxLength();
  }
}
