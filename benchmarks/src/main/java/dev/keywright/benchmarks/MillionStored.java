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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** A million rows in a file of H2's MVStore, read from the first to the last. */
@State(Scope.Benchmark)
public class MillionStored {
  static final int COUNT = 1_000_000;

  private static final int VALUE_SIZE = 32;
  private static final int CACHE_MEGABYTES = 512;

  private final Path file;
  private final MVStore store;
  private final MVMap<String, byte[]> rows;

  /** Opens a store in the folder for temporary files. */
  public MillionStored() {
    file = newFile();
    store =
        new MVStore.Builder()
            .fileName(file.toString())
            .cacheSize(CACHE_MEGABYTES)
            .autoCommitDisabled()
            .open();
    rows =
        store.openMap(
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

  /** Writes the rows in the order of their keys. */
  @Setup
  public void write() {
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
