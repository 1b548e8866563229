package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreWriter;
import dev.keywright.store.kv.KeyValue;
import dev.keywright.store.kv.KvKeys;
import dev.keywright.store.kv.MvStoreReader;
import dev.keywright.store.kv.MvStoreWriter;
import dev.keywright.store.kv.RocksReader;
import dev.keywright.store.kv.RocksWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.jspecify.annotations.Nullable;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/** Tables of MVStore or RocksDB in one directory, each in a file or folder of its own. */
public record EmbeddedStore(
    StoreName name, Path directory, boolean isTemporary, Deque<Runnable> opened)
    implements Closeable {
  /** A table whose rows are bytes: those of a key, and a text. */
  public record Table(KvKeys keys, StoreReader<KeyValue> reader, StoreWriter<KeyValue> writer) {
    public KeyValue row(Key key, String text) {
      return keys.row(key, text.getBytes(UTF_8));
    }

    public String text(KeyValue row) {
      return new String(row.value(), UTF_8);
    }
  }

  /**
   * The tables in a directory, which is created if it is missing.
   *
   * @param directory null for a new one, which {@link #close} deletes
   */
  public static EmbeddedStore open(StoreName name, @Nullable Path directory) throws IOException {
    Path found =
        directory == null
            ? Files.createTempDirectory("keywright-example")
            : Files.createDirectories(directory.toAbsolutePath());
    return new EmbeddedStore(name, found, directory == null, new ArrayDeque<>());
  }

  /** Whether a directory has a table of purchases. */
  public static boolean exists(StoreName name, Path directory) {
    return Files.exists(file(name, directory, StoreName.TABLE));
  }

  private static Path file(StoreName name, Path directory, String table) {
    return directory.resolve(table + "." + name.name().toLowerCase(Locale.ROOT));
  }

  PurchaseTable<?, ?> purchases() throws IOException {
    PurchaseDesign design = name.design();
    Table table = table(StoreName.TABLE, design.layout());
    return new PurchaseTable<>(
        toString(),
        design,
        table.reader(),
        table.writer(),
        table::row,
        table::text,
        range -> range,
        key -> Optional.empty(),
        this);
  }

  /** Opens a table, and creates it if there is none. */
  public Table table(String table, String layout) throws IOException {
    KvKeys keys = KvKeys.of(layout);
    String file = file(name, directory, table).toString();
    if (name == StoreName.ROCKSDB) {
      try (Options options = new Options().setCreateIfMissing(true)) {
        RocksDB rocks = RocksDB.open(options, file);
        opened.push(rocks::close);
        return new Table(keys, RocksReader.of(rocks, keys), RocksWriter.of(rocks));
      } catch (RocksDBException failure) {
        throw new IOException(failure.getMessage(), failure);
      }
    }
    // Without automatic commits, nothing of a batch is on disk before its own commit.
    MVStore store = new MVStore.Builder().fileName(file).autoCommitDisabled().open();
    opened.push(store::close);
    MVMap<byte[], byte[]> map = MvStoreReader.openMap(store, table);
    return new Table(keys, MvStoreReader.of(map, keys), MvStoreWriter.of(map));
  }

  @Override
  public String toString() {
    return name.title() + " in " + (isTemporary ? "a temporary directory" : directory);
  }

  @Override
  public void close() throws IOException {
    while (!opened.isEmpty()) {
      opened.pop().run();
    }
    if (isTemporary) {
      try (Stream<Path> files = Files.walk(directory)) {
        List<Path> fromTheInside = files.sorted(Comparator.reverseOrder()).toList();
        for (Path file : fromTheInside) {
          Files.delete(file);
        }
      }
    }
  }
}
