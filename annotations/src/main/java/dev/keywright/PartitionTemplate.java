package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Shows the partition column of a key as it looks: literals, and parts in braces. The parts are in
 * the order of the template. Their annotations have no {@code order}, and no separator joins them.
 *
 * <pre>{@code
 * @PartitionTemplate(value = "USER#{userId}", column = "PK")
 * @SortTemplate(value = "ORDER#{day}#{orderId}", column = "SK")
 * record UserOrder(
 *     @PartitionKey @Domain(alphabet = "0-9A-Za-z") String userId,
 *     @SortKey LocalDate day,
 *     @SortKey UUID orderId) {}
 * }</pre>
 *
 * <p>The literal after a part ends it, so it should begin with a character that sorts below all
 * characters of the part. Two parts may touch if the first one has a fixed width. <code>{bucket}
 * </code> places the number of a {@link Bucket}, which otherwise comes first.
 *
 * <p>Two opening or two closing braces mean one brace, and two backslashes one backslash. In
 * BINARY, <code>\x80</code> is one raw byte, and all other characters of a literal are UTF-8. In
 * FDB_TUPLE, each literal is one text element, or the bytes of whole elements: <code>\x15\x07
 * </code>. In Java source, write each of these backslashes twice.
 */
@Target(ElementType.TYPE)
@Repeatable(PartitionTemplate.List.class)
public @interface PartitionTemplate {
  /** The literals and, in braces, the names of the parts. */
  String value();

  /** The store's name for the column, such as {@code "PK"}; by default {@code partitionKey}. */
  String column() default "";

  /**
   * Whether text parts may hold any character. The first character of the literal after a part then
   * acts as the separator of {@link Separator#escape}.
   */
  boolean escape() default false;

  /** The name of the key that this column belongs to; the default key has no name. */
  String key() default "";

  /** Partition columns of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    PartitionTemplate[] value();
  }
}
