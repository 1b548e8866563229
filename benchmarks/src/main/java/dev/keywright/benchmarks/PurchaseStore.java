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
import org.openjdk.jmh.infra.Blackhole;

/** A million rows in a temporary file of H2's MVStore, which is opened as it is by default. */
final class PurchaseStore {
  static final int COUNT = 1_000_000;

  private static final int VALUE_SIZE = 32;

  private final Path file;
  private MVStore store;

  /** Makes the file; the rows are written in the order of their keys. */
  PurchaseStore() {
    try {
      file = Files.createTempFile("rows", ".mv");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    store = open();
    MVMap<String, byte[]> rows = rows();
    for (String key : keys()) {
      rows.append(key, new byte[VALUE_SIZE]);
    }
    store.commit();
    reopen();
  }

  /** The keys of the rows, in their order. */
  static String[] keys() {
    String[] keys = new String[COUNT];
    Row[] rows = Row.random(COUNT);
    for (int i = 0; i < COUNT; i++) {
      Row row = rows[i];
      keys[i] = PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
    }
    Arrays.sort(keys);
    return keys;
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

  /** Forgets all pages that were read. */
  void reopen() {
    store.close();
    store = open();
  }

  /** Reads each row and decodes its key. */
  void decodeAll(Blackhole read) {
    Cursor<String, byte[]> cursor = rows().cursor(null);
    int count = 0;
    while (cursor.hasNext()) {
      read.consume(PurchaseKey.decode(cursor.next()));
      read.consume(cursor.getValue());
      count++;
    }
    requireAll(count);
  }

  /** Reads each row and leaves its key as it is. */
  void readAll(Blackhole read) {
    Cursor<String, byte[]> cursor = rows().cursor(null);
    int count = 0;
    while (cursor.hasNext()) {
      read.consume(cursor.next());
      read.consume(cursor.getValue());
      count++;
    }
    requireAll(count);
  }

  private static void requireAll(int count) {
    if (count != COUNT) {
      throw new IllegalStateException(count + " rows");
    }
  }

  /** Deletes the file. */
  void delete() throws IOException {
    store.closeImmediately();
    Files.delete(file);
  }
}
