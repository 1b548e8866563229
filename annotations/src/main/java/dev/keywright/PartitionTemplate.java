package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Shows the partition column of a key as it looks: literals, and parts in braces. The parts stand
 * in the order of the template. Their annotations have no {@code order}, and no separator joins
 * them.
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
 * <p>The literal behind a part ends it, so it should begin with a character that sorts below all
 * characters of the part. Two parts may touch if the first one has a fixed width. <code>{bucket}
 * </code> places the number of a {@link Bucket}, which otherwise comes first.
 *
 * <p>Two opening or two closing braces stand for one of them, two backslashes for a backslash. In
 * BINARY a literal is raw bytes: <code>\x80</code> is one of them, and all other characters are
 * written as UTF-8. Java source has each of these backslashes twice.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(PartitionTemplate.List.class)
public @interface PartitionTemplate {
  /** The literals and, in braces, the names of the parts. */
  String value();

  /**
   * The name of the column as the store has it, such as {@code "PK"}; without one it is {@code
   * partitionKey}.
   */
  String column() default "";

  /**
   * Whether text parts may hold any character: the first character of the literal behind a part is
   * then what {@link Separator#value} is for {@link Separator#escape}.
   */
  boolean escape() default false;

  /** The name of the key that this column belongs to; the default key has no name. */
  String key() default "";

  /** Partition columns of several keys. */
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    PartitionTemplate[] value();
  }
}
