package dev.keywright.runtime.binary;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;

/**
 * How one part of a BINARY column is checked, written and read.
 *
 * <p>Each implementation also has {@code size} and {@code write}, for exact and direct writing into
 * one array. {@code size} refuses every value that {@link #check} refuses; {@code write} expects a
 * value that has been sized, and returns the index behind what it wrote.
 *
 * @param <T> the type of the values
 */
public sealed interface BinaryPart<T> extends PartCodec<T, byte[]>
    permits BinaryWhole,
        BinaryFloat,
        BinaryDouble,
        BinaryFlag,
        BinaryChar,
        BinaryString,
        BinaryBytes,
        BinaryUuid,
        BinaryTime,
        BinaryNumber,
        BinaryNumberTime,
        BinaryFramed,
        BinaryCode,
        BinarySuffix,
        BinaryList {

  /**
   * Reads one value.
   *
   * @throws MalformedKeyException if no value of this part is written like this
   */
  T read(BinaryReader in);
}
