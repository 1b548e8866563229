package dev.keywright.example.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.rocksdb.FlushOptions;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;
import org.rocksdb.WriteBatch;
import org.rocksdb.WriteOptions;

/** Rows in RocksDB, whose own order is that of unsigned bytes. */
final class RocksSortedStore implements SortedStore {
  private static final String FOLDER = "rocksdb";

  private final Options options;
  private final RocksDB rows;

  RocksSortedStore(Path directory) {
    RocksDB.loadLibrary();
    options = new Options().setCreateIfMissing(true);
    try {
      rows = RocksDB.open(options, directory.resolve(FOLDER).toString());
    } catch (RocksDBException e) {
      options.close();
      throw new StoreException("cannot open the store: " + e.getMessage(), e);
    }
  }

  static boolean existsIn(Path directory) {
    return Files.isDirectory(directory.resolve(FOLDER));
  }

  @Override
  public void replace(List<byte[]> deleted, List<Row> written) {
    try (WriteBatch writes = new WriteBatch();
        WriteOptions how = new WriteOptions()) {
      for (byte[] key : deleted) {
        writes.delete(key);
      }
      for (Row row : written) {
        writes.put(row.key(), row.value());
      }
      rows.write(how, writes);
    } catch (RocksDBException e) {
      throw new StoreException("cannot write: " + e.getMessage(), e);
    }
  }

  @Override
  public Optional<byte[]> get(byte[] key) {
    try {
      return Optional.ofNullable(rows.get(key));
    } catch (RocksDBException e) {
      throw new StoreException("cannot read: " + e.getMessage(), e);
    }
  }

  @Override
  public Stream<Row> scan(byte[] from, byte @Nullable [] to) {
    RocksIterator iterator = rows.newIterator();
    iterator.seek(from);
    return StreamSupport.stream(new Run(iterator, to), false).onClose(iterator::close);
  }

  @Override
  public void close() {
    // Otherwise the next to open the store replays the log of all that was written.
    try (FlushOptions flush = new FlushOptions()) {
      rows.flush(flush);
    } catch (RocksDBException e) {
      throw new StoreException("cannot write: " + e.getMessage(), e);
    } finally {
      rows.close();
      options.close();
    }
  }

  /** The rows from an iterator up to a bound. */
  private static final class Run extends AbstractSpliterator<Row> {
    private final RocksIterator iterator;
    private final byte @Nullable [] to;

    Run(RocksIterator iterator, byte @Nullable [] to) {
      super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
      this.iterator = iterator;
      this.to = to;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Row> action) {
      if (!iterator.isValid()) {
        requireHealthy();
        return false;
      }
      byte[] key = iterator.key();
      if (to != null && Arrays.compareUnsigned(key, to) >= 0) {
        return false;
      }
      action.accept(new Row(key, iterator.value()));
      iterator.next();
      return true;
    }

    // An iterator that met an error says "no more rows", which would pass for a complete answer.
    private void requireHealthy() {
      try {
        iterator.status();
      } catch (RocksDBException e) {
        throw new StoreException("cannot read: " + e.getMessage(), e);
      }
    }
  }
}
