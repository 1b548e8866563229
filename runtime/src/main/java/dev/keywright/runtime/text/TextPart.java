package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.Surrounded;
import dev.keywright.runtime.utf8.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * How one part of a TEXT column is checked, written and read.
 *
 * <p>{@link #size} and {@link #write} are for exact and direct writing into one array; those for
 * primitive types take them without a box. Called in this order, they refuse every value that
 * {@link #check} refuses.
 *
 * @param <T> the type of the values
 */
public sealed interface TextPart<T> extends PartCodec<T, String>
    permits TextNumber,
        TimePart,
        IsoTimePart,
        InstantPart,
        StringPart,
        LabelsPart,
        CodePart,
        UuidPart,
        FlagPart,
        CharPart,
        HexPart,
        SuffixPart,
        TextList,
        TextMap {

  /**
   * The encoded text of a value, without separators.
   *
   * @throws InvalidPartException if the value is null or outside what the part may hold
   */
  String text(T value);

  /**
   * The number of bytes that {@link #write} will write.
   *
   * @throws InvalidPartException if the size of the value tells that the part may not hold it
   */
  int size(T value);

  /**
   * Writes a value that has been sized, and returns the index after it.
   *
   * @throws InvalidPartException if the part may not hold the value
   */
  int write(T value, byte[] out, int at);

  /**
   * Reads one value.
   *
   * @throws MalformedKeyException if no value of this part is written like this
   */
  T read(TextReader in);

  /**
   * The bucket of a value that alone decides it, and calls no code of the application.
   *
   * @throws InvalidPartException if the part may not hold the value
   */
  default int bucket(HashBuckets buckets, T value) {
    byte[] out = TextBuffer.of(size(value));
    return buckets.of(out, 0, write(value, out, 0));
  }

  @Override
  default String encode(T value) {
    return text(value);
  }

  @Override
  default byte[] bytesAfter(byte @Nullable [] before, T value, byte @Nullable [] behind) {
    String text = text(value);
    byte[] out = Surrounded.room(before, Utf8.size(text), behind);
    Surrounded.end(out, Utf8.write(text, out, Surrounded.start(before)), behind);
    return out;
  }

  @Override
  default String contentAfter(byte @Nullable [] before, T value, byte @Nullable [] behind) {
    String text = text(value);
    if (before == null && behind == null) {
      return text;
    }
    byte[] out = TextBuffer.of(Surrounded.size(before, Utf8.size(text), behind));
    Surrounded.putFront(before, out);
    int end = Surrounded.end(out, Utf8.write(text, out, Surrounded.start(before)), behind);
    return TextBuffer.utf8(out, end);
  }
}
