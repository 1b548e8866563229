package dev.keywright.store;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/**
 * How a reader reads pages: the most rows of a page, what else it asks of each request, and how
 * many requests it has made.
 *
 * <p>A change returns another pages, which counts from 0.
 *
 * @param <Q> a request, as the client takes it
 */
public final class PageOptions<Q> {
  private final int rows;
  private final int mostRows;
  private final UnaryOperator<Q> more;
  private final AtomicLong requests = new AtomicLong();

  private PageOptions(int rows, int mostRows, UnaryOperator<Q> more) {
    this.rows = rows;
    this.mostRows = mostRows;
    this.more = more;
  }

  /** Pages of at most so many rows, of a store that returns any number. */
  public static <Q> PageOptions<Q> of(int rows) {
    return of(rows, Integer.MAX_VALUE);
  }

  /** Pages of at most so many rows, of a store that returns no more than {@code mostRows}. */
  public static <Q> PageOptions<Q> of(int rows, int mostRows) {
    return new PageOptions<>(rows, mostRows, request -> request);
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if that is less than 1, or more than the store returns
   */
  public PageOptions<Q> rows(int most) {
    if (most < 1 || most > mostRows) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "pageRows is %,d, but must be 1 to %,d", most, mostRows));
    }
    return new PageOptions<>(most, mostRows, more);
  }

  /** With more asked of each request, after all that was asked before. */
  public PageOptions<Q> asking(UnaryOperator<Q> further) {
    return new PageOptions<>(rows, mostRows, request -> further.apply(more.apply(request)));
  }

  /** A request with all that is asked of it. */
  public Q refined(Q request) {
    return more.apply(request);
  }

  /**
   * The rows of one range.
   *
   * @param limit the largest number of rows
   * @throws IllegalArgumentException if the limit is negative
   */
  public <R, N> PagedRows<R> read(PageFetcher<R, N> reader, long limit) {
    return read(reader, limit, () -> {});
  }

  /**
   * The same, with something to be closed at the end: once, when the last row was returned, or when
   * {@link PagedRows#close} is called.
   */
  public <R, N> PagedRows<R> read(PageFetcher<R, N> reader, long limit, AutoCloseable whenClosed) {
    return PagedRows.of(reader, rows, limit, requests, whenClosed);
  }

  /** How many requests were made by now, for all rows together. */
  public long requests() {
    return requests.get();
  }
}
