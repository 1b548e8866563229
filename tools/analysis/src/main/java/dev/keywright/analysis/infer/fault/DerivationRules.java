package dev.keywright.analysis.infer.fault;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.infer.search.BucketCounts;
import dev.keywright.runtime.hash.HashFunction;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32;

/** The ways in which applications compute one part of a key from a text. */
final class DerivationRules {
  private static final int MOST_DIGITS_OF_A_BUCKET = 4;
  private static final byte[] NO_SALT = {};

  private DerivationRules() {}

  /**
   * Those of a number.
   *
   * @param largest the largest number that keys have
   */
  static Map<String, UnaryOperator<String>> ofNumbers(String of, long largest) {
    Map<String, UnaryOperator<String>> rules = new LinkedHashMap<>();
    rules.put("the length of " + of, text -> String.valueOf(text.length()));
    rules.put("the number of bytes of " + of, text -> String.valueOf(text.getBytes(UTF_8).length));
    for (int count : BucketCounts.near(largest + 1)) {
      String hash = of + ".hashCode()";
      rules.put(
          "floorMod(%s, %s)".formatted(hash, count),
          text -> String.valueOf(Math.floorMod(text.hashCode(), count)));
      rules.put("%s %% %s".formatted(hash, count), text -> String.valueOf(text.hashCode() % count));
      rules.put(
          "abs(%s %% %s)".formatted(hash, count),
          text -> String.valueOf(Math.abs(text.hashCode() % count)));
      rules.put("crc32(%s) %% %s".formatted(of, count), text -> String.valueOf(crc(text) % count));
      rules.put("%s %% %s".formatted(of, count), text -> remainder(text, count));
    }
    return rules;
  }

  /** Those of hexadecimal digits. */
  static Map<String, UnaryOperator<String>> ofDigits(String of, int digits) {
    Map<String, UnaryOperator<String>> rules = new LinkedHashMap<>();
    if (digits <= MOST_DIGITS_OF_A_BUCKET) {
      int count = 1 << (4 * digits);
      rules.put(
          "floorMod(%s.hashCode(), %s) in hexadecimal digits".formatted(of, count),
          text -> HexFormat.of().toHexDigits(Math.floorMod(text.hashCode(), count), digits));
    }
    for (HashFunction function : HashFunction.values()) {
      if (digits <= function.digits()) {
        String name = function.name().toLowerCase(Locale.ROOT).replace("_", "");
        rules.put(
            "the first %s digits of %s(%s)".formatted(digits, name, of),
            text -> hash(function, text).substring(0, digits));
      }
    }
    return rules;
  }

  private static String hash(HashFunction function, String text) {
    byte[] bytes = text.getBytes(UTF_8);
    return HexFormat.of().formatHex(function.hash(bytes, 0, bytes.length, NO_SALT, 0));
  }

  private static long crc(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(UTF_8));
    return crc.getValue();
  }

  /** Of a number that is no less than the count: of others, it is the number itself. */
  private static String remainder(String text, int count) {
    boolean isNumber =
        !text.isEmpty() && text.length() < 19 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber && Long.parseLong(text) >= count
        ? String.valueOf(Long.parseLong(text) % count)
        : "";
  }
}
