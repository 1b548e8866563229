package dev.keywright.runtime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Objects;

/** The rows of one opened range, closed once: when there are no more, or when asked to. */
final class RangeRows<T> implements Iterator<T> {
  private final KeyRange<?> range;
  private final Iterator<T> rows;
  private boolean isClosed;

  RangeRows(KeyRange<?> range, Iterator<T> rows) {
    this.range = range;
    this.rows = Objects.requireNonNull(rows, "what the reader returned");
  }

  KeyRange<?> range() {
    return range;
  }

  @Override
  public boolean hasNext() {
    if (!isClosed && rows.hasNext()) {
      return true;
    }
    close();
    return false;
  }

  @Override
  public T next() {
    return rows.next();
  }

  void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    if (rows instanceof AutoCloseable closeable) {
      close(closeable);
    }
  }

  private void close(AutoCloseable closeable) {
    try {
      closeable.close();
    } catch (RuntimeException exception) {
      throw exception;
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    } catch (Exception exception) {
      if (exception instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException("the reader of " + range + " could not close", exception);
    }
  }
}
