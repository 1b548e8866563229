package dev.keywright.store;

import org.jspecify.annotations.Nullable;

/**
 * Makes one request for one page.
 *
 * @param <R> a row
 * @param <N> where a page begins, as the store tells it
 */
@FunctionalInterface
public interface PageFetcher<R, N> {
  /**
   * The page that begins there.
   *
   * @param next where the page begins; null for the first
   * @param most the most rows that the page may have, 1 or more
   */
  Page<R, N> read(@Nullable N next, int most);
}
