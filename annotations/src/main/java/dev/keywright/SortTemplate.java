package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Shows a sort column of a key as it looks, as {@link PartitionTemplate} does for the partition
 * column. The columns of a key stand in the order of these annotations.
 *
 * <pre>{@code
 * @PartitionTemplate(value = "GAME#{id}", column = "PK")
 * @SortTemplate(value = "#METADATA#{id}", column = "SK")
 * record Game(@PartitionKey @Domain(alphabet = "0-9a-f") String id, String map) {}
 * }</pre>
 *
 * <p>A part may be in several columns, once in each. It is then one parameter of the key, and
 * decoding refuses copies that differ. A template without parts is a column that is always the
 * same. <code>{uniqueSuffix}</code> places the characters of {@link UniqueSuffix}, which otherwise
 * come last.
 */
@Target(ElementType.TYPE)
@Repeatable(SortTemplate.List.class)
public @interface SortTemplate {
  /** The literals and, in braces, the names of the parts. */
  String value();

  /** The store's name for the column, such as {@code "SK"}; by default {@code sortKey}. */
  String column() default "";

  /**
   * Whether text parts may hold any character. The first character of the literal after a part then
   * acts as the separator of {@link Separator#escape}.
   */
  boolean escape() default false;

  /** The name of the key that this column belongs to; the default key has no name. */
  String key() default "";

  /** Sort columns of one key, or of several. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    SortTemplate[] value();
  }
}
