package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.natives.NativeLong;

/** An integer. */
final class WholeInNative extends PartEncoding<NativeLong> {
  WholeInNative(PartSignature part) {
    super(part, Made.by(NativeLong.class, "of", NativeLong::of, part.name())
            .with("atLeast", NativeLong::atLeast, part.min())
            .with("atMost", NativeLong::atMost, part.max()));
  }

  @Override
  public Accepted accepted() {
    return Accepted.numbers(codec().min(), codec().max());
  }

  @Override
  public Width width() {
    return Width.fixed(Long.BYTES);
  }

  @Override
  protected String form() {
    return "as the store's own type";
  }
}
