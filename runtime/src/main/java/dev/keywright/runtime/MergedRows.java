package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rows of several ranges as one sorted run, read as they are asked for.
 *
 * <p>Close it, unless it was read to its end or threw: then it has closed itself. Closing closes
 * every iterator that was opened and is {@link AutoCloseable}, once. It is for one thread.
 *
 * @param <T> the type of the rows
 */
public final class MergedRows<T> implements Iterator<T>, AutoCloseable {
  private final Iterator<RangeRows<T>> unopened;
  private final Function<List<RangeRows<T>>, Iterator<T>> merge;
  private final List<RangeRows<T>> opened = new ArrayList<>();
  private @Nullable Iterator<T> rows;
  private long left;
  private boolean isClosed;

  /**
   * @param unopened opens the next range each time it is asked for one
   * @param merge makes one sorted run of at least two ranges
   * @param limit how many rows there are at most
   */
  MergedRows(
      Iterator<RangeRows<T>> unopened,
      Function<List<RangeRows<T>>, Iterator<T>> merge,
      long limit) {
    this.unopened = unopened;
    this.merge = merge;
    this.left = limit;
  }

  /**
   * Whether there is another row; false once it is closed.
   *
   * @throws IllegalStateException if a range is not read in the order of its keys
   */
  @Override
  public boolean hasNext() {
    if (isClosed) {
      return false;
    }
    try {
      if (left > 0 && rows().hasNext()) {
        return true;
      }
    } catch (Throwable failure) {
      closeOpened(failure);
      throw failure;
    }
    close();
    return false;
  }

  /**
   * The next row.
   *
   * @throws NoSuchElementException if there is none, or it is closed
   * @throws IllegalStateException if a range is not read in the order of its keys
   */
  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    T row;
    try {
      row = rows().next();
    } catch (Throwable failure) {
      closeOpened(failure);
      throw failure;
    }
    left--;
    if (left == 0) {
      close();
    }
    return row;
  }

  /**
   * Closes all that was opened. What one of them throws is thrown when all are closed.
   *
   * @throws java.io.UncheckedIOException if one throws an IOException
   * @throws IllegalStateException if one throws another checked exception
   */
  @Override
  public void close() {
    Throwable failure = closeOpened(null);
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private Iterator<T> rows() {
    if (rows == null) {
      unopened.forEachRemaining(opened::add);
      rows =
          switch (opened.size()) {
            case 0 -> Collections.emptyIterator();
            case 1 -> opened.get(0);
            default -> merge.apply(opened);
          };
    }
    return rows;
  }

  /** Closes all and returns the first failure, to which the others are attached. */
  private @Nullable Throwable closeOpened(@Nullable Throwable before) {
    isClosed = true;
    Throwable first = before;
    for (RangeRows<T> range : opened) {
      try {
        range.close();
      } catch (Throwable failure) {
        if (first == null) {
          first = failure;
        } else if (first != failure) {
          first.addSuppressed(failure);
        }
      }
    }
    return first;
  }
}
