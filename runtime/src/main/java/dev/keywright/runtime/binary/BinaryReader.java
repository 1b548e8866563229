package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.codec.ColumnReader;
import dev.keywright.runtime.codec.JoinedBytes;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Reads one encoded BINARY column from left to right, part by part, and says where it went wrong.
 * It is for one thread.
 */
public final class BinaryReader extends ColumnReader {
  private final byte[] bytes;
  private final int from;
  private int to;
  private int index;
  private int offset;

  private BinaryReader(String column, @Nullable Object stored, ReadMode mode) {
    super(column, mode);
    if (stored instanceof byte[] array) {
      this.bytes = array;
      this.from = 0;
      this.to = array.length;
    } else if (stored instanceof ByteBuffer buffer) {
      boolean isThere = buffer.hasArray();
      this.bytes = isThere ? buffer.array() : copy(buffer);
      this.from = isThere ? buffer.arrayOffset() + buffer.position() : 0;
      this.to = from + buffer.remaining();
    } else {
      throw new MalformedKeyException(column, 0, null, "the stored bytes");
    }
    this.index = from;
  }

  private static byte[] copy(ByteBuffer buffer) {
    byte[] copy = new byte[buffer.remaining()];
    buffer.get(buffer.position(), copy);
    return copy;
  }

  /**
   * A reader of an array, or of the remaining bytes of a buffer, whose position and limit stay as
   * they are. Only the bytes of a direct or read-only buffer are copied.
   *
   * @param stored a {@code byte[]} or a {@link ByteBuffer}: one method reads both, and a reader
   *     that never leaves its method is no object
   * @throws MalformedKeyException if there is neither
   */
  public static BinaryReader of(String column, @Nullable Object stored, ReadMode mode) {
    return new BinaryReader(column, stored, mode);
  }

  /** The same, which checks every value, and says of a malformed key which part is at fault. */
  public static BinaryReader explaining(String column, @Nullable Object stored) {
    return of(column, stored, ReadMode.EXPLAINING);
  }

  /** A reader of bytes that have been taken out of this column at a position. */
  BinaryReader inside(byte[] taken, int position) {
    BinaryReader inside = new BinaryReader(part(), taken, mode());
    inside.offset = position;
    return inside;
  }

  /** This reader, which checks every value from here on. */
  public BinaryReader checked() {
    check();
    return this;
  }

  @Override
  public int position() {
    return index - from;
  }

  /**
   * Reads the number of a bucket, to be {@linkplain BucketForm#verify verified} after the parts.
   *
   * @throws MalformedKeyException if no bucket is written like this
   */
  public int bucket(BucketForm<byte[]> form) {
    begin(BucketForm.NAME);
    int bucket = form.read(bytes, index, to);
    if (bucket < 0) {
      throw malformedAt(position(), form.expected());
    }
    index += form.width();
    return bucket;
  }

  /**
   * Compares the number of a bucket with the one that a function chooses for stretches of bytes.
   *
   * @param stretches where each stretch of the bytes begins and ends, from the start of the column
   * @throws MalformedKeyException if they differ, or the function throws
   */
  public void verify(
      FunctionBuckets buckets, BucketForm<byte[]> form, int stored, int... stretches) {
    byte[] joined = JoinedBytes.joined(bytes, from, stretches);
    buckets.verify(form, stored, () -> buckets.chosen(joined));
  }

  /** The same for one stretch. */
  public void verify(
      FunctionBuckets buckets, BucketForm<byte[]> form, int stored, int start, int end) {
    byte[] in = bytes; // else the reader would be an object, which the call holds
    int at = from;
    buckets.verify(form, stored, () -> buckets.chosen(in, at + start, at + end));
  }

  /**
   * Reads the literal that is always here.
   *
   * @param literal one character for each byte
   * @return this reader, which the next part is read from
   * @throws MalformedKeyException if other bytes, or none, follow
   */
  public BinaryReader literal(String literal) {
    int length = literal.length();
    boolean isThere = to - index >= length;
    for (int i = 0; isThere && i < length; i++) {
      isThere = bytes[index + i] == (byte) literal.charAt(i);
    }
    if (!isThere) {
      byte[] expected = literal.getBytes(ISO_8859_1);
      throw malformedAt(position(), "the literal " + HexFormat.of().formatHex(expected));
    }
    index += length;
    return this;
  }

  /**
   * Reads a part that a column before has, too.
   *
   * @param encoded how its value is written here
   * @throws MalformedKeyException if another value is here
   */
  public void copy(String name, byte[] encoded) {
    begin(name);
    int end = index + encoded.length;
    if (end > to || !Arrays.equals(bytes, index, end, encoded, 0, encoded.length)) {
      String shown = HexFormat.of().formatHex(encoded);
      throw malformedAt(position(), "the same value as in the column before, " + shown);
    }
    index = end;
  }

  /**
   * Says that the column must end here.
   *
   * @throws MalformedKeyException if anything follows
   */
  public void end() {
    if (index != to) {
      throw malformedAt(position(), "the end of the column after it");
    }
  }

  /** The array that the column is in. */
  byte[] bytes() {
    return bytes;
  }

  /** The index in {@link #bytes} of a position in the column. */
  int index(int position) {
    return from + position;
  }

  /** Takes so many bytes and returns the index in {@link #bytes} at which they begin. */
  int take(int width) {
    if (to - index < width) {
      throw missing(width);
    }
    index += width;
    return index - width;
  }

  /** The exception if so many bytes are not there. */
  RuntimeException missing(int width) {
    return malformedAt(to - from, explains() ? width + (width == 1 ? " byte" : " bytes") : "");
  }

  /** Lets the column end after so many bytes, which are there, and returns where it did before. */
  int endAfter(int length) {
    int before = to;
    to = index + length;
    return before;
  }

  /** Lets the column end where it did before. */
  void endAt(int end) {
    to = end;
  }

  /** Takes an unsigned number of 1 to 8 bytes, most significant byte first. */
  long takeNumber(int width) {
    return BigEndian.read(bytes, take(width), width);
  }

  /** Takes the byte that begins an element of a tuple, if there is one. */
  void element(int code) {
    if (code == ElementCode.NONE) {
      return;
    }
    int found = bytes[take(1)] & 0xFF;
    if (found != code) {
      String expected = ElementCode.named(code) + ", not " + ElementCode.named(found);
      throw malformedAt(position() - 1, expected);
    }
  }

  /** Passes over so many bytes, which are there. */
  void skip(int width) {
    index += width;
  }

  /** Takes all that is left, as a copy. */
  byte[] takeRest() {
    byte[] rest = Arrays.copyOfRange(bytes, index, to);
    index = to;
    return rest;
  }

  /** How many bytes are left. */
  int remaining() {
    return to - index;
  }

  /** The exception for the part being read, in words that are made only if somebody reads them. */
  RuntimeException malformedAt(int position, Expecting part) {
    return explains() ? explained(position, part.expected()) : UnexplainedRefusal.ONCE;
  }

  @Override
  protected MalformedKeyException explained(int position, String expected) {
    int start = Math.min(from + position, to);
    HexExcerpt found = new HexExcerpt(bytes, start, to);
    return new MalformedKeyException(part(), offset + start - from, found, expected);
  }
}
