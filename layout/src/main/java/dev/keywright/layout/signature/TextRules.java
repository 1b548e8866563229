package dev.keywright.layout.signature;

import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.Optional;

/** Refuses texts and bytes in forms of other systems that cannot be written or read back. */
final class TextRules {
  private TextRules() {}

  /** Why a part cannot be written, or empty if it can. */
  static Optional<String> firstBroken(PartPlace place) {
    return place.part().encoding().text().flatMap(form -> broken(place, form));
  }

  private static Optional<String> broken(PartPlace place, TextForm form) {
    Encoding encoding = place.part().encoding();
    if (!place.part().kind().hasBeginnings() || place.isNative() || place.isText()) {
      return Optional.of("text=" + form.encoding() + " is for String and byte[] in BINARY");
    }
    if (encoding.reversed() || (encoding.descending() && !form.encoding().canDescend())) {
      return Optional.of("text=" + form.encoding() + " is neither for reversed nor for DESC");
    }
    if (form.encoding() == TextEncoding.TAIL && place.tail() == 0) {
      return Optional.of("text=TAIL is for a part before others that all have a fixed width");
    }
    return form.fault();
  }
}
