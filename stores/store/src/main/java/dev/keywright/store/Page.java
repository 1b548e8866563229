package dev.keywright.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one request returned.
 *
 * @param rows in order; may be none, even if others follow
 * @param next where the next page begins, or null if this is the last
 */
public record Page<R, N>(List<R> rows, @Nullable N next) {
  public Page {
    rows = List.copyOf(rows);
  }
}
