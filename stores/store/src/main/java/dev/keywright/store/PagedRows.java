package dev.keywright.store;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one range, read page by page: a page is requested when its first row is asked for.
 *
 * <p>If a request fails, its exception is thrown, and asking again makes the same request again: an
 * answer is never cut short. It is for one thread.
 *
 * @param <R> a row
 */
public final class PagedRows<R> implements Iterator<R>, AutoCloseable {
  private final Source<R> pages;
  private final AutoCloseable whenClosed;
  private long left;
  private Iterator<R> page = Collections.emptyIterator();
  private boolean isClosed;

  private PagedRows(Source<R> pages, long limit, AutoCloseable whenClosed) {
    this.pages = pages;
    this.left = required(limit);
    this.whenClosed = whenClosed;
  }

  /**
   * A limit that rows may have.
   *
   * @throws IllegalArgumentException if it is negative
   */
  static long required(long limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("limit is " + limit + ", but must not be negative");
    }
    return limit;
  }

  /**
   * Rows that are read by continuation.
   *
   * @param pageRows the most rows of a page
   * @param limit the largest number of rows
   * @param requests is raised by one before each request
   * @param whenClosed is closed once, with the last row or by {@link #close}
   */
  static <R, N> PagedRows<R> of(
      PageFetcher<R, N> reader,
      int pageRows,
      long limit,
      AtomicLong requests,
      AutoCloseable whenClosed) {
    return new PagedRows<>(new Pages<>(reader, pageRows, requests), limit, whenClosed);
  }

  /**
   * The rows of several ranges, one after the other. A range is asked for when the one before has
   * no more rows, and for no more rows than are left of the limit.
   */
  static <R> PagedRows<R> chained(RangeChain<R> chain, long limit) {
    return new PagedRows<>(chain, limit, chain);
  }

  /** No rows, and no request: what an empty range holds. */
  public static <R> PagedRows<R> none() {
    PageFetcher<R, Object> nothing = (next, most) -> new Page<>(Collections.emptyList(), null);
    return of(nothing, 1, 0, new AtomicLong(), () -> {});
  }

  /**
   * The same rows with something made of each; it closes these.
   *
   * <p>If nothing can be made of a row, the function's exception is thrown and all is closed: no
   * row is skipped.
   *
   * @param made never returns null
   */
  public <T> PagedRows<T> map(Function<? super R, ? extends T> made) {
    return each(
        row -> List.of(Objects.requireNonNull(made.apply(row), "null was made of a row")), left);
  }

  /**
   * The first of these rows that a condition holds for; it closes these.
   *
   * @param limit the largest number of them
   */
  PagedRows<R> only(Predicate<? super R> wanted, long limit) {
    return each(row -> wanted.test(row) ? List.of(row) : List.of(), limit);
  }

  private <T> PagedRows<T> each(Function<R, List<T>> made, long limit) {
    Source<T> source =
        new Source<>() {
          @Override
          public boolean hasMore() {
            return hasNext();
          }

          @Override
          public Iterable<T> next(long wanted) {
            R row = PagedRows.this.next();
            try {
              return made.apply(row);
            } catch (RuntimeException | Error failure) {
              closeAfter(failure);
              throw failure;
            }
          }

          @Override
          public long made() {
            return requests();
          }
        };
    return new PagedRows<>(source, limit, this);
  }

  private void closeAfter(Throwable failure) {
    try {
      close();
    } catch (RuntimeException another) {
      failure.addSuppressed(another);
    }
  }

  /** How many requests were made for these rows by now. */
  public long requests() {
    return pages.made();
  }

  /** Whether there is another row; false once it is closed. May make requests. */
  @Override
  public boolean hasNext() {
    while (!isClosed && left > 0 && !page.hasNext() && pages.hasMore()) {
      page = pages.next(left).iterator();
    }
    if (!isClosed && left > 0 && page.hasNext()) {
      return true;
    }
    close();
    return false;
  }

  @Override
  public R next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    R row = page.next();
    left--;
    if (left == 0) {
      close();
    }
    return row;
  }

  /**
   * Makes no more requests.
   *
   * @throws IllegalStateException if what belongs to the rows cannot be closed
   */
  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    try {
      whenClosed.close();
    } catch (RuntimeException exception) {
      throw exception;
    } catch (Exception exception) {
      if (exception instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException("the rows could not be closed", exception);
    }
  }

  /** What rows are read from, some at a time. */
  interface Source<R> {
    /** Whether there may be more rows. */
    boolean hasMore();

    /**
     * Some of the next rows; may be none, even if others follow.
     *
     * @param wanted how many rows are wanted at most
     */
    Iterable<R> next(long wanted);

    /** How many requests it has made. */
    long made();
  }

  /** The chain of pages: where the next one begins, and whether there is one. */
  private static final class Pages<R, N> implements Source<R> {
    private final PageFetcher<R, N> reader;
    private final int pageRows;
    private final AtomicLong requests;
    private @Nullable N next;
    private boolean isLast;
    private long made;

    Pages(PageFetcher<R, N> reader, int pageRows, AtomicLong requests) {
      this.reader = reader;
      this.pageRows = pageRows;
      this.requests = requests;
    }

    @Override
    public boolean hasMore() {
      return !isLast;
    }

    @Override
    public long made() {
      return made;
    }

    @Override
    public Iterable<R> next(long wanted) {
      made++;
      requests.incrementAndGet();
      Page<R, N> page = reader.read(next, (int) Math.min(wanted, pageRows));
      next = page.next();
      isLast = next == null;
      return page.rows();
    }
  }
}
