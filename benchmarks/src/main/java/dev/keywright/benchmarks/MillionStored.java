package dev.keywright.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.h2.mvstore.type.StringDataType;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A million rows in a file of H2's MVStore as it is opened by default, read from the first to the
 * last. Its cache is smaller than they are, so that every pass reads the file.
 */
@State(Scope.Benchmark)
public class MillionStored {
  static final int COUNT = 1_000_000;

  private static final int VALUE_SIZE = 32;

  private final Path file;
  private MVStore store;
  private MVMap<String, byte[]> rows;

  /** Makes a store in the folder for temporary files. */
  public MillionStored() {
    file = newFile();
    store = open();
    rows = rows();
    write();
    store.close();
    // Nothing of what was written is left in memory now.
    store = open();
    rows = rows();
  }

  private MVStore open() {
    return new MVStore.Builder().fileName(file.toString()).autoCommitDisabled().open();
  }

  private MVMap<String, byte[]> rows() {
    return store.openMap(
        "rows",
        new MVMap.Builder<String, byte[]>()
            .keyType(StringDataType.INSTANCE)
            .valueType(ByteArrayDataType.INSTANCE));
  }

  private static Path newFile() {
    try {
      return Files.createTempFile("rows", ".mv");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write() {
    String[] keys = new String[COUNT];
    Row[] values = Row.random(COUNT);
    for (int i = 0; i < COUNT; i++) {
      Row row = values[i];
      keys[i] = PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
    }
    Arrays.sort(keys);
    for (String key : keys) {
      rows.append(key, new byte[VALUE_SIZE]);
    }
    store.commit();
    if (rows.sizeAsLong() != COUNT) {
      throw new IllegalStateException(rows.sizeAsLong() + " rows");
    }
  }

  /** Deletes the store. */
  @TearDown
  public void delete() throws IOException {
    store.closeImmediately();
    Files.delete(file);
  }

  /** Reads each row and decodes its key. */
  @Benchmark
  public void decoded(Blackhole read) {
    Cursor<String, byte[]> cursor = rows.cursor(null);
    while (cursor.hasNext()) {
      read.consume(PurchaseKey.decode(cursor.next()));
      read.consume(cursor.getValue());
    }
  }

  /** Reads each row and leaves its key as it is. */
  @Benchmark
  public void plain(Blackhole read) {
    Cursor<String, byte[]> cursor = rows.cursor(null);
    while (cursor.hasNext()) {
      read.consume(cursor.next());
      read.consume(cursor.getValue());
    }
  }
}
