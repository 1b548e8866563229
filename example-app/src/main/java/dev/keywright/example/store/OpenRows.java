package dev.keywright.example.store;

import java.util.Iterator;
import java.util.stream.Stream;

/** The rows of a stream one by one, for a merge, which closes what it read. */
final class OpenRows<T> implements Iterator<T>, AutoCloseable {
  private final Stream<T> rows;
  private final Iterator<T> rest;

  OpenRows(Stream<T> rows) {
    this.rows = rows;
    this.rest = rows.iterator();
  }

  @Override
  public boolean hasNext() {
    return rest.hasNext();
  }

  @Override
  public T next() {
    return rest.next();
  }

  @Override
  public void close() {
    rows.close();
  }
}
