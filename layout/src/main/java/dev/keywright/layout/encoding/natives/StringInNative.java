package dev.keywright.layout.encoding.natives;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.encoding.text.TextBeginning;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.natives.NativeString;

/** A text. */
final class StringInNative extends PartEncoding<NativeString> {
  StringInNative(PartSignature part) {
    super(
        part,
        ofAlphabet(NativeString.class, part, NativeString::of, NativeString::of)
            .with("atLeast", NativeString::atLeast, part.limits().leastLength())
            .with("atMost", NativeString::atMost, part.limits().mostLength())
            .when(part.encoding().descending(), "descendingOrder", NativeString::descendingOrder),
        it ->
            Width.ofText(it.text().alphabet(), it.text().minLength(), it.text().maxLength(), -1, 0),
        it -> "as the store's own type");
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return new TextBeginning(codec().text(), (String) beginning).mayBeTruncated();
  }
}
