package dev.keywright.store;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.Position;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a table that a condition holds for, and skips the others. */
final class FilteredReader<R> implements StoreReader<R> {
  private final StoreReader<R> all;
  private final Predicate<? super R> wanted;

  FilteredReader(StoreReader<R> all, Predicate<? super R> wanted) {
    this.all = all;
    this.wanted = wanted;
  }

  @Override
  public PagedRows<R> read(KeyRange<?> range, long limit) {
    long required = PagedRows.required(limit);
    return all.read(range).only(wanted, required);
  }

  @Override
  public PagedRows<R> readAfter(KeyRange<?> range, Position after, long limit) {
    long required = PagedRows.required(limit);
    return all.readAfter(range, after, Long.MAX_VALUE).only(wanted, required);
  }

  @Override
  public PagedRows<R> readAll(@Nullable Position after, long limit) {
    long required = PagedRows.required(limit);
    return all.readAll(after, Long.MAX_VALUE).only(wanted, required);
  }

  @Override
  public Position positionInAll(R row) {
    return all.positionInAll(row);
  }

  @Override
  public Position position(R row) {
    return all.position(row);
  }

  @Override
  public StoreLayout layout() {
    return all.layout();
  }

  @Override
  public StoredColumns columns(R row) {
    return all.columns(row);
  }

  @Override
  public long requests() {
    return all.requests();
  }
}
