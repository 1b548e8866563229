package dev.keywright.runtime.binary;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/**
 * Room for an encoded column at the position of a caller's buffer, as part of an array, which is
 * where codecs write to.
 *
 * <p>For a buffer with an array, that is the array; for another one, a new array that {@link #fill}
 * copies.
 */
public final class BinaryRoom {
  private final ByteBuffer out;
  private final byte[] array;
  private final int offset;
  private final int size;

  private BinaryRoom(ByteBuffer out, byte[] array, int offset, int size) {
    this.out = out;
    this.array = array;
    this.offset = offset;
    this.size = size;
  }

  /**
   * Room for exactly so many bytes. Until {@link #fill}, the position stays where it is: if a value
   * is refused while it is written, the buffer has the same content as before, though bytes behind
   * its position may be others.
   *
   * @throws BufferOverflowException if the buffer has fewer bytes left; it stays as it was
   * @throws ReadOnlyBufferException if nothing can be written to the buffer
   */
  public static BinaryRoom in(ByteBuffer out, int size) {
    if (out.isReadOnly()) {
      throw new ReadOnlyBufferException();
    }
    if (out.remaining() < size) {
      throw new TooSmallException(
          "the column takes " + size + " bytes, but the buffer has room for " + out.remaining());
    }
    return out.hasArray()
        ? new BinaryRoom(out, out.array(), out.arrayOffset() + out.position(), size)
        : new BinaryRoom(out, new byte[size], 0, size);
  }

  /** The array to write to. */
  public byte[] array() {
    return array;
  }

  /** Where to write in the {@link #array}. */
  public int offset() {
    return offset;
  }

  /** Brings what was written into the buffer, and moves its position after it. */
  public void fill() {
    if (out.hasArray()) {
      out.position(out.position() + size);
    } else {
      out.put(array);
    }
  }

  /** The overflow of a buffer, with a message. */
  private static final class TooSmallException extends BufferOverflowException {
    private static final long serialVersionUID = 1L;

    private final String message;

    TooSmallException(String message) {
      this.message = message;
    }

    @Override
    public String getMessage() {
      return message;
    }
  }
}
