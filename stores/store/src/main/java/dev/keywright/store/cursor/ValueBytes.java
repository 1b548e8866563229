package dev.keywright.store.cursor;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/** A value of the store's own type in bytes: a letter for its type, and one or two numbers. */
final class ValueBytes {
  private static final byte BOOLEAN = 'b';
  private static final byte DATE = 'd';
  private static final byte INSTANT = 'i';
  private static final byte UUID = 'u';

  private ValueBytes() {}

  /**
   * The bytes of a value.
   *
   * @throws IllegalArgumentException if no key column holds such a thing
   */
  static byte[] of(Object content) {
    if (content instanceof Boolean flag) {
      return bytes(BOOLEAN, flag ? 1 : 0);
    }
    if (content instanceof LocalDate day) {
      return bytes(DATE, day.toEpochDay());
    }
    if (content instanceof Instant time) {
      return bytes(INSTANT, time.toEpochMilli());
    }
    if (content instanceof UUID id) {
      return bytes(UUID, id.getMostSignificantBits(), id.getLeastSignificantBits());
    }
    throw new IllegalArgumentException(content.getClass() + " cannot be stored in a key column");
  }

  private static byte[] bytes(byte type, long... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(1 + numbers.length * Long.BYTES).put(type);
    for (long number : numbers) {
      bytes.putLong(number);
    }
    return bytes.array();
  }

  /** The value that {@link #of} wrote. */
  static Object read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    byte type = in.get();
    long number = in.getLong();
    return switch (type) {
      case BOOLEAN -> number != 0;
      case DATE -> LocalDate.ofEpochDay(number);
      case INSTANT -> Instant.ofEpochMilli(number);
      default -> new UUID(number, in.getLong());
    };
  }
}
