package dev.keywright.store.cursor;

import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position in a scan: after one row. It holds the contents of that row's key columns, and for an
 * entry of an index those of its table's key as well, because many entries may have one index key.
 *
 * <p>It is immutable. To send it to a client, seal it with {@link Cursors#token}: a position that
 * clients can read tells them keys of rows that they may not see.
 */
public final class Position {
  private final int layout;
  private final List<Object> contents;

  Position(int layout, List<Object> contents) {
    this.layout = layout;
    this.contents = contents;
  }

  /**
   * The position after a row.
   *
   * @param layout the {@code LAYOUT} of the key
   */
  public static Position after(String layout, Key key) {
    return of(layout, key.columns().values());
  }

  /**
   * The position after an entry of an index.
   *
   * @param layout the {@code LAYOUT} of the index key
   * @param entry the index key
   * @param row the key of the entry's row in its table
   */
  public static Position after(String layout, Key entry, Key row) {
    List<Object> contents = new ArrayList<>(entry.columns().values());
    contents.addAll(row.columns().values());
    return of(layout, contents);
  }

  private static Position of(String layout, Collection<Object> contents) {
    List<Object> copy = new ArrayList<>(contents.size());
    contents.forEach(content -> copy.add(copy(content)));
    return new Position(Digest.ofLayout(layout), Collections.unmodifiableList(copy));
  }

  /** What the key columns hold, in their order: {@code String}, {@code Long} or {@code byte[]}. */
  public List<Object> contents() {
    List<Object> copy = new ArrayList<>(contents);
    copy.replaceAll(Position::copy);
    return copy;
  }

  /**
   * Requires that the position is one among keys of a layout, as a reader does before it begins
   * there.
   *
   * @param layout the {@code LAYOUT} of the reader's keys
   * @throws InvalidCursorException if it is one of another layout
   */
  public void requireLayout(String layout) {
    if (this.layout != Digest.ofLayout(layout)) {
      throw new InvalidCursorException(InvalidCursorException.Reason.OTHER_LAYOUT);
    }
  }

  int layout() {
    return layout;
  }

  private static Object copy(Object content) {
    return content instanceof byte[] bytes ? bytes.clone() : content;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position that
        && layout == that.layout
        && Arrays.deepEquals(contents.toArray(), that.contents.toArray());
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(contents.toArray());
  }

  /** How many columns it has, and not what they hold: a position may be in a log. */
  @Override
  public String toString() {
    return "position of " + contents.size() + (contents.size() == 1 ? " column" : " columns");
  }
}
