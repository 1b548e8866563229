package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import dev.keywright.runtime.frame.TextForm;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What the keys of a sample hold after a cut by a codec that shows where its values end.
 *
 * @param <T> the type of the values
 */
public record EndedPart<T>(ItemBoundary end, List<T> values) {
  private static final BinaryBytes CONTENT = BinaryBytes.of("");
  public static final BinaryPart<byte[]> NATIVE = CONTENT.followed();
  public static final BinaryPart<byte[]> DESCENDING = CONTENT.descendingOrder();

  /** Contents in groups of 8 bytes with a marker after each. */
  static final BinaryPart<byte[]> GROUPED = BinaryFramed.grouped(CONTENT);

  /** Contents after their length in so many bytes, or in a varint for 0. */
  public static BinaryPart<byte[]> prefixed(int lengthBytes) {
    return BinaryFramed.lengthPrefixed(CONTENT, lengthBytes);
  }

  /**
   * Contents before an end.
   *
   * @param isDescending whether every byte is complemented, the end too
   */
  static BinaryPart<byte[]> terminated(
      int end, List<TextForm.Escape> escapes, boolean isDescending) {
    BinaryFramed<byte[]> part = BinaryFramed.of(CONTENT, TextForm.terminated(end, escapes));
    return isDescending ? part.descendingOrder() : part;
  }

  /** Empty if some key has no value of the codec there. */
  static <T> Optional<EndedPart<T>> of(ColumnSample sample, ItemBoundary cut, BinaryPart<T> codec) {
    int[] ends = new int[sample.size()];
    List<T> values = new ArrayList<>();
    for (int key = 0; key < ends.length; key++) {
      ends[key] = read(sample.content(key), cut.at(key), codec, values::add);
      if (ends[key] < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(new EndedPart<>(new ItemBoundary(ends), values));
  }

  /** The offset after the value at another one; -1 if no value is there. */
  public static int end(byte[] content, int from, BinaryPart<?> codec) {
    return read(content, from, codec, value -> {});
  }

  private static <T> int read(
      byte[] content, int from, BinaryPart<T> codec, Consumer<? super T> values) {
    ByteBuffer rest = ByteBuffer.wrap(content, from, content.length - from);
    BinaryReader in = BinaryReader.of("", rest, ReadMode.QUICK);
    try {
      values.accept(codec.read(in));
      return from + in.position();
    } catch (UnexplainedRefusal | MalformedKeyException other) {
      return -1;
    }
  }
}
