package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.JoinedBytes;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/**
 * The leading bytes of a hash of a part's encoded bytes, or those of several parts, written before
 * them so that neighbouring values are spread over the whole key space.
 *
 * @param function the hash
 * @param bytes how many bytes of it, at least 1
 * @param salt its UTF-8 is appended to the encoded bytes before hashing
 * @param seed the number that the hash begins with; 0 unless it takes another one
 */
public record BinaryHash(HashFunction function, int bytes, String salt, int seed)
    implements HashCodec<byte[]> {
  private static final byte[] NO_SALT = {};

  /** Bytes of the MD5 digest (RFC 1321), at most 16. */
  public static BinaryHash md5(int bytes) {
    return new BinaryHash(HashFunction.MD5, bytes, "", 0);
  }

  /** Bytes of the SHA-256 digest (FIPS 180-4), at most 32. */
  public static BinaryHash sha256(int bytes) {
    return new BinaryHash(HashFunction.SHA_256, bytes, "", 0);
  }

  /** Bytes of MurmurHash3_x86_32 with seed 0, at most 4. */
  public static BinaryHash murmur3(int bytes) {
    return new BinaryHash(HashFunction.MURMUR3_32, bytes, "", 0);
  }

  /** Bytes of CRC-32C (RFC 3720), at most 4. */
  public static BinaryHash crc32c(int bytes) {
    return new BinaryHash(HashFunction.CRC32C, bytes, "", 0);
  }

  /** The same prefix of the hash of encoded bytes and salt. */
  public BinaryHash salted(String appended) {
    return new BinaryHash(function, bytes, appended, seed);
  }

  /** The same prefix of the hash that begins with a number. */
  public BinaryHash seeded(int number) {
    return new BinaryHash(function, bytes, salt, number);
  }

  @Override
  public int width() {
    return bytes;
  }

  /** Writes the prefix at an index, for the encoded part that is in {@code out[from, to)}. */
  public void write(byte[] out, int at, int from, int to) {
    if (bytes > Long.BYTES) {
      System.arraycopy(hash(out, from, to), 0, out, at, bytes);
    } else {
      BigEndian.write(first(out, from, to), bytes, out, at);
    }
  }

  /**
   * Writes the prefix at an index, for several stretches of {@code out}.
   *
   * @param stretches where each begins and ends
   */
  public void write(byte[] out, int at, int... stretches) {
    byte[] joined = JoinedBytes.joined(out, 0, stretches);
    System.arraycopy(hash(joined, 0, joined.length), 0, out, at, bytes);
  }

  /** The prefix as a number, if it has no more than eight bytes: there is no array then. */
  private long first(byte[] in, int from, int to) {
    byte[] salted = salt.isEmpty() ? NO_SALT : salt.getBytes(UTF_8);
    return function.first(in, from, to, salted, seed) >>> (Long.SIZE - Byte.SIZE * bytes);
  }

  private byte[] hash(byte[] in, int from, int to) {
    return function.hash(in, from, to, salt.isEmpty() ? NO_SALT : salt.getBytes(UTF_8), seed);
  }

  @Override
  public byte[] of(byte[] encoded) {
    return Arrays.copyOf(hash(encoded, 0, encoded.length), bytes);
  }

  /** Passes over the prefix, to be {@linkplain #verify verified} once the part has been read. */
  public void skip(BinaryReader in) {
    in.take(bytes);
  }

  /**
   * Compares the prefix that is at a position with the hash of the part after it.
   *
   * @param start where the prefix is, from the start of the column
   * @throws MalformedKeyException if the part has another hash
   */
  public void verify(BinaryReader in, int start) {
    int from = in.index(start);
    int end = in.index(in.position());
    if (bytes <= Long.BYTES
        && BigEndian.read(in.bytes(), from, bytes) == first(in.bytes(), from + bytes, end)) {
      return;
    }
    compare(in, start, hash(in.bytes(), from + bytes, end));
  }

  /**
   * Compares the prefix that is at a position with the hash of several stretches after it.
   *
   * @param start where the prefix is, from the start of the column
   * @param stretches where each begins and ends, from the start of the column
   * @throws MalformedKeyException if they have another hash
   */
  public void verify(BinaryReader in, int start, int... stretches) {
    byte[] joined = JoinedBytes.joined(in.bytes(), in.index(0), stretches);
    compare(in, start, hash(joined, 0, joined.length));
  }

  private void compare(BinaryReader in, int start, byte[] hash) {
    int from = in.index(start);
    if (!Arrays.equals(in.bytes(), from, from + bytes, hash, 0, bytes)) {
      String expected = HexFormat.of().formatHex(hash, 0, bytes);
      throw in.malformedAt(start, "the hash prefix " + expected);
    }
  }

  /**
   * Boundaries that cut the key space into equal shares, for pre-splitting a table.
   *
   * @param shares how many regions the table shall have; between 1 and 256^bytes
   * @return {@code shares - 1} prefixes in ascending order
   */
  public List<byte[]> splitPoints(int shares) {
    // Four bytes tell any two of the at most 2^31 boundaries apart, and keep the product a long.
    int width = Math.min(bytes, Integer.BYTES);
    long space = 1L << (Byte.SIZE * width);
    if (shares < 1 || shares > space) {
      throw new IllegalArgumentException(
          "splitPoints(" + shares + "): " + bytes + " bytes make 1 to " + space + " shares");
    }
    List<byte[]> points = new ArrayList<>(shares - 1);
    for (int i = 1; i < shares; i++) {
      byte[] point = new byte[width];
      BigEndian.write(space * i / shares, width, point, 0);
      points.add(point);
    }
    return Collections.unmodifiableList(points);
  }

  /**
   * The same boundaries of columns that begin with a literal.
   *
   * @param literal one character for each byte
   */
  public List<byte[]> splitPoints(int shares, String literal) {
    byte[] front = literal.getBytes(ISO_8859_1);
    return splitPoints(shares).stream().map(point -> ColumnOrder.BYTES.join(front, point)).toList();
  }
}
