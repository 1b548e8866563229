package dev.keywright.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rocksdb.ReadOptions;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.RocksIterator;

/** The keys of the default column family of a RocksDB, in its order; it is opened to be read. */
record RocksSource(Path directory) implements KeySource {
  /** Each RocksDB has it; it names the list of all other files. */
  private static final String NEWEST = "CURRENT";

  @Override
  public void read(KeySink sink) throws IOException {
    if (!Files.isDirectory(directory)) {
      throw new UnreadableInputException("it is no RocksDB, which is a directory");
    }
    if (!Files.exists(directory.resolve(NEWEST))) {
      throw new UnreadableInputException(
          "it is no RocksDB, as it has no file "
              + NEWEST
              + "; to read all files of a directory, name them: '"
              + directory.resolve("*")
              + "'");
    }
    try {
      RocksDB.loadLibrary();
      // Another process may write to it: only a reader may open it a second time.
      try (RocksDB rocks = RocksDB.openReadOnly(directory.toString());
          ReadOptions options = new ReadOptions().setFillCache(false);
          RocksIterator rows = rocks.newIterator(options)) {
        read(rows, sink);
      }
    } catch (RocksDBException failed) {
      throw new UnreadableInputException(String.valueOf(failed.getMessage()), failed);
    }
  }

  private static void read(RocksIterator rows, KeySink sink) throws RocksDBException, IOException {
    long number = 1;
    for (rows.seekToFirst(); rows.isValid(); rows.next()) {
      byte[] key = rows.key();
      sink.key(number++, () -> new Object[] {key});
    }
    // An iterator that fails looks as if it had come to the end.
    rows.status();
  }
}
