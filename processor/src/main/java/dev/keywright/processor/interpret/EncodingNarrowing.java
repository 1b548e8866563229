package dev.keywright.processor.interpret;

import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;

/** Whether an encoding is another one, for the same values or for fewer. */
final class EncodingNarrowing {
  private EncodingNarrowing() {}

  static boolean narrows(EncodedAnnotation outer, EncodedAnnotation inner) {
    return outer.isNumber()
        ? narrows(outer.form(), inner.form())
        : narrows(outer.text(), inner.text());
  }

  // A part may hold fewer digits or bytes, and count down the same.
  private static boolean narrows(NumberForm outer, NumberForm inner) {
    return outer.encoding() == inner.encoding()
        && outer.width() <= inner.width()
        && outer.upperCase() == inner.upperCase()
        && outer.countDownFrom().equals(inner.countDownFrom());
  }

  private static boolean narrows(TextForm outer, TextForm inner) {
    boolean isSameLength = outer.lengthBytes() == inner.lengthBytes();
    boolean isShorter = outer.lengthBytes() > 0 && outer.lengthBytes() < inner.lengthBytes();
    return outer.encoding() == inner.encoding()
        && outer.width() <= inner.width()
        && outer.fill().equals(inner.fill())
        && (isSameLength || isShorter)
        && outer.end().equals(inner.end())
        && outer.escapes().equals(inner.escapes());
  }
}
