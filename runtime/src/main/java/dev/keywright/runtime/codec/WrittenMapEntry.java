package dev.keywright.runtime.codec;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** An entry of a map as it is written: the bytes of its key, which sort the entries, come first. */
public final class WrittenMapEntry {
  /** Writes what has been written already. */
  public static final ElementWriter<WrittenMapEntry> COPY = new Copy();

  private static final Comparator<WrittenMapEntry> BY_KEY =
      (a, b) -> Arrays.compareUnsigned(a.bytes, 0, a.keySize, b.bytes, 0, b.keySize);

  private final byte[] bytes;
  private final int keySize;

  private WrittenMapEntry(byte[] bytes, int keySize) {
    this.bytes = bytes;
    this.keySize = keySize;
  }

  /**
   * The entries in the order of their keys.
   *
   * @throws InvalidPartException if two of them have the same key
   */
  public static <E> List<WrittenMapEntry> inOrder(
      String part, List<E> entries, ElementWriter<E> writer) {
    List<WrittenMapEntry> written = written(part, entries, writer);
    written.sort(BY_KEY);
    if (!areInOrder(written)) {
      throw new InvalidPartException(part, entries, "have each key once");
    }
    return written;
  }

  /** Whether entries stand in the order of their keys, and each key once. */
  public static <E> boolean areInOrder(String part, List<E> entries, ElementWriter<E> writer) {
    return areInOrder(written(part, entries, writer));
  }

  private static boolean areInOrder(List<WrittenMapEntry> entries) {
    for (int i = 1; i < entries.size(); i++) {
      if (BY_KEY.compare(entries.get(i - 1), entries.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static <E> List<WrittenMapEntry> written(
      String part, List<E> entries, ElementWriter<E> writer) {
    List<WrittenMapEntry> written = new ArrayList<>(entries.size());
    for (E entry : entries) {
      byte[] bytes = new byte[writer.size(NullCheck.requireElement(part, entry))];
      writer.write(entry, bytes, 0);
      written.add(new WrittenMapEntry(bytes, writer.keySize(entry)));
    }
    return written;
  }

  private static final class Copy implements ElementWriter<WrittenMapEntry> {
    @Override
    public int size(WrittenMapEntry entry) {
      return entry.bytes.length;
    }

    @Override
    public int write(WrittenMapEntry entry, byte[] out, int at) {
      System.arraycopy(entry.bytes, 0, out, at, entry.bytes.length);
      return at + entry.bytes.length;
    }
  }
}
