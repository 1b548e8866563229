package dev.keywright.runtime.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.natives.NativeString;
import dev.keywright.runtime.scan.PartCodec;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import java.util.Arrays;
import java.util.Collection;

/**
 * Tells whether the end of a column may have been cut off inside an item: whether what stands there
 * is the beginning of something longer that the item may hold.
 */
final class Beginnings {
  private Beginnings() {}

  /**
   * Whether a part may hold something longer that begins like this. Parts of a fixed width, and
   * those that write their end, are not asked: their readers miss what is cut off.
   */
  static boolean mayGoOn(PartCodec<?, ?> codec, Object rest) {
    if (rest instanceof String text) {
      return mayGoOn(codec, text);
    }
    return rest instanceof byte[] bytes && mayGoOn(codec, bytes);
  }

  private static boolean mayGoOn(PartCodec<?, ?> codec, String rest) {
    if (codec instanceof StringPart text) {
      return new TextBeginning(text, rest).mayGoOn();
    }
    if (codec instanceof NativeString stored) {
      return new TextBeginning(stored.text(), rest).mayGoOn();
    }
    if (codec instanceof DecimalPart decimal) {
      return decimal.pad() == 0 && new DecimalBeginning(decimal, rest).mayGoOn();
    }
    if (codec instanceof HexPart hex) {
      boolean isHex = ofHash(rest);
      return isHex && rest.length() / 2 < hex.maxLength();
    }
    return codec instanceof CodePart<?> code && beginsOther(code.codes().values(), rest);
  }

  private static boolean mayGoOn(PartCodec<?, ?> codec, byte[] rest) {
    if (codec instanceof BinaryString text) {
      return !text.ended() && Utf8Beginning.mayGoOn(text, rest);
    }
    if (codec instanceof BinaryBytes bytes) {
      return !bytes.ended() && rest.length < bytes.maxLength();
    }
    if (codec instanceof NativeBytes bytes) {
      return rest.length < bytes.maxLength();
    }
    return codec instanceof BinaryCode<?> code
        && !code.text().ended()
        && code.codes().values().stream()
            .map(it -> it.getBytes(UTF_8))
            .anyMatch(it -> it.length > rest.length && startsWith(it, rest));
  }

  private static boolean startsWith(byte[] bytes, byte[] beginning) {
    return Arrays.equals(bytes, 0, beginning.length, beginning, 0, beginning.length);
  }

  private static boolean beginsOther(Collection<String> codes, String rest) {
    return codes.stream().anyMatch(code -> code.length() > rest.length() && code.startsWith(rest));
  }

  /** Whether a hash prefix may begin like this, short as it is. */
  static boolean ofHash(Object rest) {
    return !(rest instanceof String text)
        || text.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
  }

  /** Whether the number of a bucket may begin like this. */
  static boolean ofBucket(BucketSignature bucket, Object rest) {
    int most = bucket.count() - 1;
    if (rest instanceof byte[] bytes) {
      boolean isSecondMissing = bytes.length == 1 && bucket.count() > 256;
      return bytes.length == 0 || (isSecondMissing && (bytes[0] & 0xFF) <= most >> Byte.SIZE);
    }
    String text = (String) rest;
    String last = Integer.toString(most);
    return text.length() < last.length()
        && text.chars().allMatch(c -> c >= '0' && c <= '9')
        && text.compareTo(last.substring(0, text.length())) <= 0;
  }
}
