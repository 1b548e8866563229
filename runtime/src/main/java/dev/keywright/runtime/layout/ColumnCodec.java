package dev.keywright.runtime.layout;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.scan.PartCodec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and opens one column. */
sealed interface ColumnCodec permits TextColumn, BinaryColumn, NativeColumn {

  /** The codec of each part. */
  List<? extends PartCodec<?, ?>> parts();

  /** What the column holds: {@code String}, {@code byte[]} or {@code Long}. */
  Class<?> contentClass();

  /**
   * The content of the column.
   *
   * @param values one for each part, as the codecs take them
   * @param bucket the number of the bucket, if the column begins with one
   * @throws InvalidPartException if a part may not hold its value
   */
  Object encode(List<Object> values, int bucket);

  /**
   * Begins to read a content.
   *
   * @param stored of the {@linkplain #contentClass class of the contents}
   * @throws MalformedKeyException if it is null
   */
  ColumnContent open(@Nullable Object stored);

  /** The encoded value of a part. */
  @SuppressWarnings("unchecked") // the value has been brought to the type that the codec takes
  static <C> C encode(PartCodec<?, C> codec, Object value) {
    return ((PartCodec<Object, C>) codec).encode(value);
  }
}
