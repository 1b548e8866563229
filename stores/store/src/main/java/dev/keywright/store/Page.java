package dev.keywright.store;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What one request returned, or a page for a client.
 *
 * @param rows in order; may be none, even if others follow
 * @param next where the next page begins, or null if this is the last
 */
public record Page<R, N>(List<R> rows, @Nullable N next) {
  public Page {
    rows = List.copyOf(rows);
  }

  /** The same page with something made of each row. */
  public <T> Page<T, N> map(Function<? super R, ? extends T> made) {
    return new Page<>(rows.stream().<T>map(made).toList(), next);
  }
}
