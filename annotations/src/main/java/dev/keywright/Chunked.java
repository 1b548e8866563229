package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Splits the value of a row into chunks, for stores that limit the size of an attribute. Each chunk
 * is a row of its own. Its key ends with one more part, {@code chunk}, the number of the chunk from
 * 0.
 *
 * <pre>{@code
 * @Chunked(maxBytes = 2 * 1024 * 1024)
 * record Photo(@PartitionKey(order = 0, pad = 9) int user, @SortKey(order = 0) String name) {}
 * // int chunks = PhotoKey.chunkCount(bytes.length);
 * // PhotoKey first = PhotoKey.of(photo, 0);
 * // KeyRange<String> all = first.chunks();
 * }</pre>
 */
@Target(ElementType.TYPE)
@Repeatable(Chunked.List.class)
public @interface Chunked {
  /** The most bytes that one row may hold: 1 or more. 2 MiB is the limit of Tablestore. */
  int maxBytes() default 2 * 1024 * 1024;

  /** The digits of the chunk's number in TEXT, 1 to 9; the other formats write an {@code int}. */
  int pad() default 4;

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Chunks of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    Chunked[] value();
  }
}
