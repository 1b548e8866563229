package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Keeps the rows of each period of time in a table of their own. You can then give different
 * resources to hot and cold rows, and drop old rows with their table.
 *
 * <pre>{@code
 * @TimeSlice(by = "boughtAt", period = TimePeriod.MONTH, table = "purchases_{yyyyMM}")
 * record Purchase(@PartitionKey(order = 0, pad = 6) int deviceId, Instant boughtAt) {}
 * // PurchaseKey.table(purchase)         "purchases_202611"
 * // PurchaseKey.tables(from, to)        the tables that a time range touches, in order
 * // PurchaseKey.tier("purchases_202410", now)   ARCHIVE
 * }</pre>
 *
 * <p>The key itself stays the same. Two rows of different periods may have the same key, each in
 * its own table.
 */
@Target(ElementType.TYPE)
@Repeatable(TimeSlice.List.class)
public @interface TimeSlice {
  /**
   * The record component, field or getter that holds the time, of a type that {@link TimeFormat}
   * can write. It need not be a part of the key.
   */
  String by();

  /** How long a slice is. */
  TimePeriod period() default TimePeriod.MONTH;

  /**
   * The name of a table, with the period in braces: {@code purchases_{yyyyMM}}, or with {@code -}
   * or {@code _} between the fields. The letters are {@code yyyyMMddHH} for hours, {@code yyyyMMdd}
   * for days, {@code yyyyMM} for months and {@code yyyy} for years.
   */
  String table();

  /**
   * How long a table is {@code RECENT} after its period is over, as an ISO-8601 period. From the
   * moment when that time is over, it is {@code ARCHIVE}.
   */
  String recent() default "P1Y";

  /**
   * How long you keep a table after its period is over, as an ISO-8601 period. From the moment when
   * that time is over, it is {@code EXPIRED}. At least as long as {@link #recent}; empty keeps it
   * for ever.
   */
  String retention() default "";

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Slices of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    TimeSlice[] value();
  }
}
