package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Locale;

/**
 * A hash prefix, by other implementations than the one under test.
 *
 * @param salt as it is, without escapes
 */
record HashOracle(String algorithm, int digits, String salt) {

  String[] attributes() {
    String written = salt.replace("\n", "\\n").replace("\"", "\\\"");
    return new String[] {
      "hashPrefix = " + digits,
      "hash = HashAlgorithm." + algorithm,
      "hashSalt = \"" + written + "\""
    };
  }

  /** The prefix of a part that is written as these bytes: digits in TEXT, bytes in BINARY. */
  byte[] leading(byte[] written, boolean binary) {
    byte[] salted = salt.getBytes(UTF_8);
    byte[] input = Arrays.copyOf(written, written.length + salted.length);
    System.arraycopy(salted, 0, input, written.length, salted.length);
    String prefix = hash(algorithm, input).substring(0, digits);
    return binary ? HexFormat.of().parseHex(prefix) : prefix.getBytes(UTF_8);
  }

  /** All bytes of a hash. */
  static byte[] digest(String algorithm, byte[] input) {
    return HexFormat.of().parseHex(hash(algorithm, input));
  }

  private static String hash(String algorithm, byte[] input) {
    return switch (algorithm) {
      case "MD5" -> of("MD5", input);
      case "SHA_256" -> of("SHA-256", input);
      case "MURMUR3_32" -> hex(Hashing.murmur3_32_fixed().hashBytes(input));
      default -> hex(Hashing.crc32c().hashBytes(input));
    };
  }

  private static String hex(HashCode hash) {
    return String.format(Locale.ROOT, "%08x", hash.asInt());
  }

  private static String of(String name, byte[] input) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance(name).digest(input));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
