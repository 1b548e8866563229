package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.JoinedBytes;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The leading hexadecimal digits of a hash of a part's encoded text, or of several parts, written
 * before that text so that neighbouring values are spread over the whole key space.
 *
 * @param function the hash
 * @param digits how many digits of it, at least 1
 * @param salt appended to the text before hashing
 * @param seed the number that the hash begins with; 0 unless it takes another one
 */
public record HashPrefix(HashFunction function, int digits, String salt, int seed)
    implements HashCodec<String> {
  /** How many digits are in the first eight bytes of a hash, which need no array. */
  private static final int FIRST = 2 * Long.BYTES;

  private static final byte[] NO_SALT = {};

  /** Digits of the MD5 digest (RFC 1321), at most 32. */
  public static HashPrefix md5(int digits) {
    return new HashPrefix(HashFunction.MD5, digits, "", 0);
  }

  /** Digits of the SHA-256 digest (FIPS 180-4), at most 64. */
  public static HashPrefix sha256(int digits) {
    return new HashPrefix(HashFunction.SHA_256, digits, "", 0);
  }

  /** Digits of MurmurHash3_x86_32 with seed 0, at most 8. */
  public static HashPrefix murmur3(int digits) {
    return new HashPrefix(HashFunction.MURMUR3_32, digits, "", 0);
  }

  /** Digits of CRC-32C (RFC 3720), at most 8. */
  public static HashPrefix crc32c(int digits) {
    return new HashPrefix(HashFunction.CRC32C, digits, "", 0);
  }

  /** The same prefix of the hash of text and salt. */
  public HashPrefix salted(String appended) {
    return new HashPrefix(function, digits, appended, seed);
  }

  /** The same prefix of the hash that begins with a number. */
  public HashPrefix seeded(int number) {
    return new HashPrefix(function, digits, salt, number);
  }

  @Override
  public int width() {
    return digits;
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.beginning("0".repeat(digits), "f".repeat(digits));
  }

  /** Writes the digits at an index, for the encoded text that is in {@code out[from, to)}. */
  public void write(byte[] out, int at, int from, int to) {
    byte[] salted = saltBytes();
    if (digits <= FIRST) {
      long first = function.first(out, from, to, salted, seed);
      Hex.write(first >>> (4 * (FIRST - digits)), digits, out, at);
      return;
    }
    byte[] hash = function.hash(out, from, to, salted, seed);
    for (int i = 0; i < digits; i++) {
      Hex.write(hash[i / 2] >> ((i & 1) == 0 ? 4 : 0), 1, out, at + i);
    }
  }

  /**
   * Writes the digits at an index, for several stretches of {@code out}.
   *
   * @param stretches where each begins and ends
   */
  public void write(byte[] out, int at, int... stretches) {
    String joined = new String(JoinedBytes.joined(out, 0, stretches), UTF_8);
    byte[] hash = of(joined).getBytes(UTF_8);
    System.arraycopy(hash, 0, out, at, digits);
  }

  private byte[] saltBytes() {
    return salt.isEmpty() ? NO_SALT : salt.getBytes(UTF_8);
  }

  @Override
  public String of(String text) {
    byte[] bytes = text.getBytes(UTF_8);
    byte[] out = new byte[digits + bytes.length];
    System.arraycopy(bytes, 0, out, digits, bytes.length);
    write(out, 0, digits, out.length);
    return new String(out, 0, digits, UTF_8);
  }

  /**
   * Passes over the digits before a part, to be {@linkplain #verify verified} once it has been
   * read.
   */
  public void skip(TextReader in, String part) {
    in.begin(part);
    in.skipExactly(digits);
  }

  /**
   * Compares the digits that are at an index with those of the text after them.
   *
   * @throws MalformedKeyException if the text has another hash
   */
  public void verify(TextReader in, int start) {
    if (!isOf(in.text(), start, in.position())) {
      String stored = in.since(start);
      String expected = of(stored.substring(digits));
      if (!stored.startsWith(expected)) {
        throw in.malformedAt(start, "the hash prefix " + expected);
      }
    }
  }

  /**
   * Compares the digits that are at an index with those of several stretches of text after them.
   *
   * @param stretches where each begins and ends
   * @throws MalformedKeyException if they have another hash
   */
  public void verify(TextReader in, int start, int... stretches) {
    StringBuilder joined = new StringBuilder();
    for (int i = 0; i < stretches.length; i += 2) {
      joined.append(in.text(), stretches[i], stretches[i + 1]);
    }
    String expected = of(joined.toString());
    if (!in.text().startsWith(expected, start)) {
      throw in.malformedAt(start, "the hash prefix " + expected);
    }
  }

  /** Whether the digits are those of an ASCII text; if not, it may still be another text. */
  @SuppressWarnings("deprecation") // the lower byte of each character: all that ASCII has
  private boolean isOf(String text, int start, int end) {
    int from = start + digits;
    byte[] out = TextBuffer.of(end - from);
    text.getBytes(from, end, out, 0);
    int all = 0;
    for (int i = from; i < end; i++) {
      all |= text.charAt(i);
    }
    return all < 0x80
        && digits <= FIRST
        && isHash(text, start, function.first(out, 0, end - from, saltBytes(), seed));
  }

  private boolean isHash(String text, int start, long first) {
    long difference = 0;
    for (int i = 0; i < digits; i++) {
      difference |= Hex.digit(text.charAt(start + i)) ^ (first >>> (60 - 4 * i) & 0xF);
    }
    return difference == 0;
  }

  /**
   * Boundaries that cut the key space into equal shares, for pre-splitting a table.
   *
   * @param shares how many regions the table shall have; between 1 and 16^digits
   * @return {@code shares - 1} prefixes in ascending order
   */
  public List<String> splitPoints(int shares) {
    long space = digits >= 15 ? Long.MAX_VALUE : 1L << (4 * digits);
    if (shares < 1 || shares > space) {
      throw new IllegalArgumentException(
          "splitPoints("
              + shares
              + "): "
              + digits
              + " hexadecimal digits make 1 to "
              + space
              + " shares");
    }
    // Eight digits tell any two of the at most 2^31 boundaries apart, and keep the product a long.
    int width = Math.min(digits, 8);
    List<String> points = new ArrayList<>(shares - 1);
    for (int i = 1; i < shares; i++) {
      byte[] out = new byte[width];
      Hex.write((1L << (4 * width)) * i / shares, width, out, 0);
      points.add(new String(out, UTF_8));
    }
    return Collections.unmodifiableList(points);
  }

  /** The same boundaries of columns that begin with a literal. */
  public List<String> splitPoints(int shares, String literal) {
    return splitPoints(shares).stream().map(literal::concat).toList();
  }
}
