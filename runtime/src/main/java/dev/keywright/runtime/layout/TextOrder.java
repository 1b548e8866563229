package dev.keywright.runtime.layout;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.frame.TextForm;

/** Whether texts and bytes sort as another system writes them. */
final class TextOrder {
  private static final int FIRST_WIDE = 0x80;

  private TextOrder() {}

  static boolean keeps(TextForm form, PartSignature part) {
    ValueLimits limits = part.limits();
    Alphabet alphabet = limits.alphabet().map(Alphabet::of).orElse(Alphabet.all());
    boolean isText = part.kind() == Kind.TEXT;
    boolean isOfOneLength =
        limits.minLength().isPresent()
            && limits.minLength().equals(limits.maxLength())
            && (!isText || alphabet.isAscii());
    boolean holdsEscaped =
        form.escapes().stream()
            .anyMatch(escape -> !isText || alphabet.contains(escape.of().charAt(0)));
    return form.keepsOrder(
        isOfOneLength, isText ? least(alphabet, form) : least(form), holdsEscaped);
  }

  // The end itself stands in no value.
  private static int least(Alphabet alphabet, TextForm form) {
    int least = alphabet.next(-1);
    if (least == form.end() && form.escapes().isEmpty()) {
      least = alphabet.next(least);
    }
    // The bytes of all wide characters are above those of ASCII, and in an order of their own.
    return least < 0 || least >= FIRST_WIDE ? FIRST_WIDE : least;
  }

  private static int least(TextForm form) {
    return form.end() == 0 && form.width() == 0 ? 1 : 0;
  }
}
