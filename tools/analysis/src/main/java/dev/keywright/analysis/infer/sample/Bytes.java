package dev.keywright.analysis.infer.sample;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.KeyText;
import java.util.Arrays;
import java.util.List;

/** Properties of bytes. */
public final class Bytes {
  private static final String SEPARATORS = "/:|#,;";

  private Bytes() {}

  public static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  public static boolean isLowerHex(byte b) {
    return isDigit(b) || (b >= 'a' && b <= 'f');
  }

  public static boolean isUpperHex(byte b) {
    return isDigit(b) || (b >= 'A' && b <= 'F');
  }

  public static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z');
  }

  public static boolean isLetterOrDigit(byte b) {
    return isLetter(b) || isDigit(b);
  }

  public static boolean isPrintable(byte b) {
    return b >= ' ' && b <= '~';
  }

  /** Whether it is a sign that stands between parts more often than in words. */
  public static boolean isSeparator(byte b) {
    return SEPARATORS.indexOf(b) >= 0;
  }

  /** The bytes that all of some contents begin with. */
  public static byte[] front(List<byte[]> contents) {
    byte[] first = contents.get(0);
    int common = first.length;
    for (byte[] content : contents) {
      int mismatch = Arrays.mismatch(first, 0, common, content, 0, content.length);
      common = mismatch < 0 ? common : mismatch;
    }
    return Arrays.copyOf(first, common);
  }

  /** Whether they hold one that no text for people holds. */
  public static boolean haveControls(byte[] bytes) {
    for (byte b : bytes) {
      if (isControl(b)) {
        return true;
      }
    }
    return false;
  }

  public static boolean isControl(byte b) {
    return b >= 0 && b < ' ';
  }

  /** Whether they are a text that people can read. */
  public static boolean areName(byte[] bytes) {
    return areText(bytes) && !haveControls(bytes);
  }

  /** Whether so many different contents, none of which is empty, begin with the same byte. */
  public static boolean beginAlike(List<byte[]> contents, int many) {
    return contents.stream().allMatch(it -> it.length > 0 && it[0] == contents.get(0)[0])
        && contents.stream().map(it -> new String(it, ISO_8859_1)).distinct().limit(many).count()
            == many;
  }

  /** Whether they are UTF-8. */
  public static boolean areText(byte[] bytes) {
    int ascii = 0;
    while (ascii < bytes.length && bytes[ascii] >= 0) {
      ascii++;
    }
    return ascii == bytes.length || KeyText.decoded(bytes) != null;
  }
}
