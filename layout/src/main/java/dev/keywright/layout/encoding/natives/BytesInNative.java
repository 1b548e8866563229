package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.natives.NativeBytes;

/** Bytes. */
final class BytesInNative extends PartEncoding<NativeBytes> {
  BytesInNative(PartSignature part) {
    super(part, Made.by(NativeBytes.class, "of", NativeBytes::of, part.name())
            .with("atLeast", NativeBytes::atLeast, part.limits().leastLength())
            .with("atMost", NativeBytes::atMost, part.limits().mostLength()));
  }

  @Override
  public Accepted accepted() {
    return Accepted.lengths(codec().minLength(), codec().maxLength());
  }

  @Override
  public Width width() {
    return Width.ofLengths(codec().minLength(), codec().maxLength(), 1);
  }

  @Override
  protected String form() {
    return "as the store's own type";
  }
}
