package dev.keywright.example.store;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.type.ByteArrayDataType;
import org.jspecify.annotations.Nullable;

/** Rows in a map of H2's MVStore, in one file. */
final class MvSortedStore implements SortedStore {
  private static final String FILE = "rows.mv";

  private final MVStore store;
  private final MVMap<byte[], byte[]> rows;

  MvSortedStore(Path directory) {
    try {
      // Without automatic commits, nothing of a batch is on disk before its own commit.
      store =
          new MVStore.Builder()
              .fileName(directory.resolve(FILE).toString())
              .autoCommitDisabled()
              .open();
      // ByteArrayDataType compares bytes as unsigned numbers.
      rows =
          store.openMap(
              "rows",
              new MVMap.Builder<byte[], byte[]>()
                  .keyType(ByteArrayDataType.INSTANCE)
                  .valueType(ByteArrayDataType.INSTANCE));
    } catch (MVStoreException e) {
      throw new StoreException("cannot open the store: " + e.getMessage(), e);
    }
  }

  static boolean existsIn(Path directory) {
    return directory.resolve(FILE).toFile().exists();
  }

  @Override
  public void replace(List<byte[]> deleted, List<Row> written) {
    // Every page that changes is copied: unsorted, a batch changes all of them.
    List<byte[]> keys = deleted.stream().sorted(Arrays::compareUnsigned).toList();
    List<Row> sorted =
        written.stream().sorted((a, b) -> Arrays.compareUnsigned(a.key(), b.key())).toList();
    try {
      keys.forEach(rows::remove);
      sorted.forEach(row -> rows.put(row.key(), row.value()));
      store.commit();
    } catch (MVStoreException e) {
      store.rollback();
      throw new StoreException("cannot write: " + e.getMessage(), e);
    }
  }

  @Override
  public Optional<byte[]> get(byte[] key) {
    return Optional.ofNullable(rows.get(key));
  }

  @Override
  public Stream<Row> scan(byte[] from, byte @Nullable [] to) {
    return StreamSupport.stream(new Run(rows.cursor(from), to), false);
  }

  @Override
  public void close() {
    store.close();
  }

  /** The rows from a cursor up to a bound. */
  private static final class Run extends AbstractSpliterator<Row> {
    private final Cursor<byte[], byte[]> cursor;
    private final byte @Nullable [] to;

    Run(Cursor<byte[], byte[]> cursor, byte @Nullable [] to) {
      super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
      this.cursor = cursor;
      this.to = to;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Row> action) {
      if (!cursor.hasNext()) {
        return false;
      }
      byte[] key = cursor.next();
      if (to != null && Arrays.compareUnsigned(key, to) >= 0) {
        return false;
      }
      action.accept(new Row(key, cursor.getValue()));
      return true;
    }
  }
}
