package dev.keywright.store.bigtable;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.time.TimeFormat;

/** The smallest character that the text of a part may hold. */
final class LeastCharacter {
  private LeastCharacter() {}

  static int of(PartSignature part, PartCodec<?, ?> codec) {
    return switch (part.kind()) {
      case WHOLE -> isWithoutSign(part, codec) ? '0' : '-';
      case TIME -> ofTime(part.encoding());
      case FLAG, BYTES, SUFFIX -> '0';
      case UUID -> '-';
      case TEXT, CHARACTER -> ofAlphabet(codec.accepts().alphabet());
      case CODES -> ofCodes((CodesType) part.type());
      // Elements may hold any, and an empty list holds none.
      case LIST -> 0;
      case FRACTION -> throw new IllegalArgumentException(part.name() + " has no form in TEXT");
    };
  }

  // Digits of a fixed width have no sign of their own.
  private static boolean isWithoutSign(PartSignature part, PartCodec<?, ?> codec) {
    return part.encoding().isPadded() || codec.accepts().min() >= 0;
  }

  private static int ofTime(Encoding encoding) {
    return encoding.number().isPresent()
            || encoding.time().filter(TimeFormat::isOfDigits).isPresent()
        ? '0'
        : '-';
  }

  private static int ofAlphabet(Alphabet alphabet) {
    return Math.max(0, alphabet.next(-1));
  }

  private static int ofCodes(CodesType codes) {
    return codes.constants().stream()
        .flatMapToInt(constant -> constant.code().codePoints())
        .min()
        .orElse(0);
  }
}
