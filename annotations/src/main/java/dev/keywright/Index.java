package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Says that a named key is the key of an index, not that of the table.
 *
 * <pre>{@code
 * @Index(key = "byStatus", name = "GSI1", sparse = true)
 * }</pre>
 *
 * <p>Some stores keep indexes themselves, such as DynamoDB and Tablestore. Their index keys need
 * not be unique, and parts may change. Elsewhere the application writes the entries. Two rows with
 * one index key would then overwrite each other, so the layout of an entry ends with the parts of
 * the table's key that it lacks.
 *
 * <p>The table's own key is the default key, or the only key without this annotation.
 */
@Target(ElementType.TYPE)
@Repeatable(Index.List.class)
public @interface Index {
  /** The name of the key. */
  String key();

  /**
   * What the store calls the index, or the name of the second table; empty if that is not known.
   */
  String name() default "";

  /** Who keeps the entries when rows change. */
  Maintainer maintainedBy() default Maintainer.BY_PROFILE;

  /**
   * Whether a row without one of the parts has no entry. {@code of} then refuses null, and {@code
   * tryOf} of the generated key returns an {@code Optional}.
   */
  boolean sparse() default false;

  /**
   * The columns that an entry holds besides its key; {@code "*"} for all columns of the row, and
   * none if that is not known.
   */
  String[] projects() default {};

  /**
   * Whether an entry that the application writes ends with the parts of the table's key that it
   * lacks. Without them, two rows with the same index key overwrite each other's entry.
   */
  boolean tableKey() default true;

  /** Several indexes. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    Index[] value();
  }
}
