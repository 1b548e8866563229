package dev.keywright.store.kv;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineTable;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/** An embedded store with its files in a directory, a table in each file or directory. */
abstract class EmbeddedEngine implements Engine {
  private final Path directory;

  EmbeddedEngine(Path directory) {
    this.directory = directory;
  }

  Path newPath() {
    try {
      return Files.createTempDirectory(directory, "table");
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** A table that is written and read by these, with something that closes it. */
  static EngineTable table(
      KvKeys keys,
      StoreReader<KeyValue> reader,
      StoreWriter<KeyValue> writer,
      Consumer<byte[]> delete,
      Runnable close) {
    return new EngineTable() {
      @Override
      public void write(List<? extends Key> rows) {
        writer.write(
            rows.stream().map(key -> keys.row(key, key.toString().getBytes(UTF_8))).toList());
      }

      @Override
      public void delete(List<? extends Key> rows) {
        rows.forEach(row -> delete.accept(keys.key(row)));
      }

      @Override
      public StoreReader<?> reader() {
        return reader;
      }

      @Override
      public void close() {
        close.run();
      }
    };
  }

  /** H2's MVStore. */
  static final class Mv extends EmbeddedEngine {
    Mv(Path directory) {
      super(directory);
    }

    @Override
    public String name() {
      return "H2 MVStore";
    }

    @Override
    public EngineTable open(String layout, List<?> splitPoints) {
      KvKeys keys = KvKeys.of(layout);
      MVStore store = MVStore.open(newPath().resolve("rows.mv").toString());
      MVMap<byte[], byte[]> map = MvStoreReader.openMap(store, "rows");
      return table(
          keys, MvStoreReader.of(map, keys), MvStoreWriter.of(map), map::remove, store::close);
    }
  }

  /** RocksDB. */
  static final class Rocks extends EmbeddedEngine {
    Rocks(Path directory) {
      super(directory);
    }

    @Override
    public String name() {
      return "RocksDB " + RocksDB.rocksdbVersion();
    }

    @Override
    public EngineTable open(String layout, List<?> splitPoints) {
      KvKeys keys = KvKeys.of(layout);
      try (Options options = new Options().setCreateIfMissing(true)) {
        RocksDB rocks = RocksDB.open(options, newPath().toString());
        return table(
            keys,
            RocksReader.of(rocks, keys),
            RocksWriter.of(rocks),
            key -> delete(rocks, key),
            rocks::close);
      } catch (RocksDBException exception) {
        throw new IllegalStateException(exception);
      }
    }

    private static void delete(RocksDB rocks, byte[] key) {
      try {
        rocks.delete(key);
      } catch (RocksDBException exception) {
        throw new IllegalStateException(exception);
      }
    }
  }
}
