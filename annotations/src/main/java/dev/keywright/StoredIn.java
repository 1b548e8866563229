package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Names the store that holds the rows of a key. The build fails if a key can exceed the store's
 * limits, and the checks apply the advice of its vendor.
 *
 * <p>If the store's clients take bytes, as HBase's clients do, TEXT keys also have an encoder to
 * bytes.
 *
 * <p>Limits drift, and contracts can raise them. Each attribute whose name begins with {@code max},
 * and {@link #pageRows}, replaces one limit of the store's profile; 0 leaves it as it is.
 *
 * <pre>{@code
 * @StoredIn(value = Store.TABLESTORE, maxPartitionBytes = 20L << 30)
 * }</pre>
 */
@Target(ElementType.TYPE)
@Repeatable(StoredIn.List.class)
public @interface StoredIn {
  /** The store. */
  Store value();

  /** The name of the table; empty if it is not known. */
  String table() default "";

  /** The largest encoded key, in bytes, over all columns; 0 for the store's own limit. */
  int maxKeyBytes() default 0;

  /** The largest encoded column, in bytes; 0 for the store's own limit. */
  int maxColumnBytes() default 0;

  /** How many key columns a table may have; 0 for the store's own limit. */
  int maxColumns() default 0;

  /** The advised size of all rows with one partition key, in bytes; 0 for the store's own. */
  long maxPartitionBytes() default 0;

  /** The writes per second that one partition can take; 0 for the store's own limit. */
  int maxWritesPerSecond() default 0;

  /** How many rows one request of a scan returns at most; 0 for the store's own limit. */
  int pageRows() default 0;

  /**
   * The name of the key. Without it, the annotation holds for every key of the entity, and on a
   * family for every member; {@code key = ""} is the default key.
   */
  String key() default "";

  /** Stores of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    StoredIn[] value();
  }
}
