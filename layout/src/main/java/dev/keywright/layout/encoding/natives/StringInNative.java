package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.natives.NativeString;

/** A text. */
final class StringInNative extends PartEncoding<NativeString> {
  StringInNative(PartSignature part) {
    super(part, ofAlphabet(NativeString.class, part, NativeString::of, NativeString::of)
            .with("atLeast", NativeString::atLeast, part.limits().leastLength())
            .with("atMost", NativeString::atMost, part.limits().mostLength()));
  }

  @Override
  public Accepted accepted() {
    return Accepted.texts(codec().text().alphabet(), codec().text().minLength(), codec().text().maxLength());
  }

  @Override
  public Width width() {
    return Width.ofText(codec().text().alphabet(), codec().text().minLength(), codec().text().maxLength(), -1, 0);
  }

  @Override
  protected String form() {
    return "as the store's own type";
  }
}
