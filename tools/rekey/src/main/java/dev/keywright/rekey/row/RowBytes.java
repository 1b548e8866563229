package dev.keywright.rekey.row;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Serializable;
import java.util.Arrays;
import java.util.HexFormat;

/** Bytes that never change, in unsigned order: a key, or the value of a cell. */
public final class RowBytes implements Comparable<RowBytes>, Serializable {
  private static final long serialVersionUID = 1;

  /** No bytes at all. */
  public static final RowBytes EMPTY = new RowBytes(new byte[0]);

  private final byte[] bytes;

  private RowBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /** A copy of these bytes. */
  public static RowBytes of(byte[] bytes) {
    return new RowBytes(bytes.clone());
  }

  /** The UTF-8 form of a text. */
  public static RowBytes of(String text) {
    return new RowBytes(text.getBytes(UTF_8));
  }

  /** A copy of the bytes. */
  public byte[] toArray() {
    return bytes.clone();
  }

  /** How many there are. */
  public int size() {
    return bytes.length;
  }

  /** The bytes read as UTF-8. */
  public String text() {
    return new String(bytes, UTF_8);
  }

  @Override
  public int compareTo(RowBytes other) {
    return Arrays.compareUnsigned(bytes, other.bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RowBytes it && Arrays.equals(bytes, it.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** The text if all bytes are printable ASCII, or else hexadecimal digits after {@code 0x}. */
  @Override
  public String toString() {
    for (byte b : bytes) {
      if (b < ' ' || b > '~') {
        return "0x" + HexFormat.of().formatHex(bytes);
      }
    }
    return text();
  }
}
