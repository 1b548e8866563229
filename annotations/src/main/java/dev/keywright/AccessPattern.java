package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * A query that the table must answer with one contiguous range. The processor verifies that the
 * layout can answer it, and generates a method of that name.
 *
 * <pre>{@code
 * @AccessPattern(name = "ordersOfDevice", equal = "deviceId", range = "orderNumber")
 * // KeyRange<String> range = PurchaseKey.ordersOfDevice(54, 200000, 300000);
 * }</pre>
 */
@Target(ElementType.TYPE)
@Repeatable(AccessPattern.List.class)
public @interface AccessPattern {
  /** The name of the method. */
  String name();

  /** The parts whose values are given; they must be the first ones of the key, in any order. */
  String[] equal() default {};

  /**
   * The part of the range query, from inclusive and to exclusive. It must be the part that follows
   * the parts of {@link #equal}. Empty for all rows with the given values.
   */
  String range() default "";

  /**
   * The part of a prefix scan: a {@code String} or {@code byte[]} that follows the parts of {@link
   * #equal}. A path, for example, finds all files below {@code "/home/"}. You cannot combine it
   * with {@link #range}.
   */
  String prefix() default "";

  /**
   * Whether the query wants the largest value first. If the part is ascending, you read the range
   * backward, which some stores cannot do. {@code direction = DESC} makes newest first the store's
   * own order.
   */
  boolean newestFirst() default false;

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Several queries. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    AccessPattern[] value();
  }
}
