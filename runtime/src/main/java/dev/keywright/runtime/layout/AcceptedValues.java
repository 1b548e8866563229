package dev.keywright.runtime.layout;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeLong;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.scan.PartCodec;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;

/** What a part takes, as far as facts can narrow it: numbers, characters and lengths. */
record AcceptedValues(long min, long max, Alphabet alphabet, int minLength, int maxLength) {

  static AcceptedValues of(PartCodec<?, ?> codec) {
    if (codec instanceof DecimalPart part) {
      return numbers(part.min(), part.max());
    }
    if (codec instanceof BinaryWhole part) {
      return numbers(part.min(), part.max());
    }
    if (codec instanceof NativeLong part) {
      return numbers(part.min(), part.max());
    }
    if (codec instanceof StringPart part) {
      return texts(part.alphabet(), part.minLength(), part.maxLength());
    }
    if (codec instanceof BinaryString part) {
      return texts(part.alphabet(), part.minLength(), part.maxLength());
    }
    if (codec instanceof NativeString part) {
      return of(part.text());
    }
    if (codec instanceof CharPart part) {
      return texts(part.alphabet(), 1, 1);
    }
    if (codec instanceof BinaryChar part) {
      return texts(part.alphabet(), 1, 1);
    }
    return ofBytes(codec);
  }

  private static AcceptedValues ofBytes(PartCodec<?, ?> codec) {
    if (codec instanceof HexPart part) {
      return texts(Alphabet.all(), part.minLength(), part.maxLength());
    }
    if (codec instanceof BinaryBytes part) {
      return texts(Alphabet.all(), part.minLength(), part.maxLength());
    }
    return codec instanceof NativeBytes part
        ? texts(Alphabet.all(), part.minLength(), part.maxLength())
        : texts(Alphabet.all(), 0, Integer.MAX_VALUE);
  }

  private static AcceptedValues numbers(long min, long max) {
    return new AcceptedValues(min, max, Alphabet.all(), 0, Integer.MAX_VALUE);
  }

  private static AcceptedValues texts(Alphabet alphabet, int minLength, int maxLength) {
    return new AcceptedValues(Long.MIN_VALUE, Long.MAX_VALUE, alphabet, minLength, maxLength);
  }
}
