package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.Surrounded;
import org.jspecify.annotations.Nullable;

/**
 * How one part of a BINARY column is checked, written and read.
 *
 * <p>{@link #size} and {@link #write} are for exact and direct writing into one array; those for
 * primitive types take them without a box.
 *
 * @param <T> the type of the values
 */
public sealed interface BinaryPart<T> extends PartCodec<T, byte[]>
    permits BinaryInteger,
        BinaryFloat,
        BinaryDouble,
        BinaryFlag,
        BinaryChar,
        BinaryString,
        BinaryBytes,
        BinaryUuid,
        BinaryTime,
        BinaryFramed,
        BinaryCode,
        TupleText,
        TupleBytes,
        TupleChar,
        BinarySuffix,
        BinaryList,
        BinaryMap {

  /**
   * The number of bytes that {@link #write} will write.
   *
   * @throws InvalidPartException for every value that {@link #check} refuses, unless it is a list
   *     whose elements {@link #write} refuses
   */
  int size(T value);

  /** The number of bytes of every value; 0 if that varies. */
  default int width() {
    return 0;
  }

  /**
   * Writes a value that has been sized, and returns the index after it.
   *
   * @throws InvalidPartException if it is a list with an element that its parts may not hold
   */
  int write(T value, byte[] out, int at);

  @Override
  default byte[] encode(T value) {
    byte[] out = new byte[size(NullCheck.require(name(), value))];
    write(value, out, 0);
    return out;
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, T value, byte @Nullable [] behind) {
    byte[] out = Surrounded.room(before, size(NullCheck.require(name(), value)), behind);
    Surrounded.end(out, write(value, out, Surrounded.start(before)), behind);
    return out;
  }

  @Override
  default byte[] contentAfter(byte @Nullable [] before, T value, byte @Nullable [] behind) {
    return bytesAfter(before, value, behind);
  }

  /**
   * Reads one value.
   *
   * @throws MalformedKeyException if no value of this part is written like this
   */
  T read(BinaryReader in);
}
