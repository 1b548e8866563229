package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A column: its items, one after the other.
 *
 * @param <C> what it holds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of a native
 *     column
 */
public sealed interface ColumnCodec<C> permits TextColumn, BinaryColumn, NativeColumn {

  /** What the column is. */
  ColumnSignature signature();

  /** All that is in it. */
  List<Item<C>> items();

  /** The class of the contents. */
  Class<C> contentClass();

  /** How a store compares the contents. */
  ColumnOrder<C> order();

  /** Contents one after the other. */
  default C joined(List<C> contents) {
    return contents.stream().reduce(order().first(), order()::join);
  }

  /**
   * Begins to read a content.
   *
   * @param stored of the {@linkplain #contentClass class of the contents}
   * @throws MalformedKeyException if it is null
   */
  ColumnContent<C> open(@Nullable Object stored);

  /**
   * Refuses a content that the column cannot hold.
   *
   * @throws IllegalArgumentException if it has another class
   */
  default void requireClass(@Nullable Object stored) {
    if (stored != null && !contentClass().isInstance(stored)) {
      String held = contentClass().getSimpleName();
      String given = stored.getClass().getSimpleName();
      throw new IllegalArgumentException(
          "column " + signature().name() + " holds a " + held + ", but a " + given + " is given");
    }
  }

  /**
   * The content of the column.
   *
   * @param values of all parts, by name, as the codecs take them
   * @param bucket the number of the bucket, if the column begins with one
   * @throws InvalidPartException if a part may not hold its value
   */
  default C encode(Map<String, Object> values, int bucket) {
    return beginning(values, bucket, items().size());
  }

  /**
   * What the column begins with.
   *
   * @param values of the parts among the first items, by name, as the codecs take them
   * @param items how many of the items
   * @throws InvalidPartException if a part may not hold its value
   */
  default C beginning(Map<String, Object> values, int bucket, int items) {
    ItemWriter<C> writer = new ItemWriter<>(this, values, bucket);
    return joined(items().stream().limit(items).map(item -> item.accept(writer)).toList());
  }
}
