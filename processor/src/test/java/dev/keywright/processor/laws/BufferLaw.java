package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Buffers get and give what arrays do, at their position, and not a byte more. */
record BufferLaw(Tally tally) implements Law {
  private static final int KEYS = 6;
  private static final int BEFORE = 3;
  private static final int AFTER = 5;
  private static final byte UNTOUCHED = 0x5A;

  @Override
  public void judge(LoadedDesign loaded) {
    if (loaded.design().form().binary()) {
      tally.count("layouts with buffers", 1);
      for (Row row : loaded.fewRows(KEYS)) {
        loaded.design().columns().stream()
            .filter(column -> !column.isStored())
            .forEach(column -> write(loaded, column, row));
        // A key of the store's own types has nothing that a buffer could hold.
        if (!loaded.design().columns().stream().allMatch(Column::isStored)) {
          read(loaded, row);
        }
      }
    }
  }

  private void write(LoadedDesign loaded, Column column, Row row) {
    byte[] expected = (byte[]) loaded.design().written(column, row.values());
    Call encoder = loaded.key().bufferEncoder(column.name());
    List<Object> own = loaded.design().inputsOf(column).stream().map(row.arguments()::get).toList();
    for (ByteBuffer buffer : buffers(expected.length + AFTER)) {
      encoder.on(arguments(own, buffer));
      boolean isBehind = buffer.position() == BEFORE + expected.length;
      boolean isWritten = Arrays.equals(content(buffer), surrounded(expected, AFTER));
      tally.count("buffers written", 1);
      tally.check(isBehind && isWritten, loaded.design(), ": ", row, " into ", buffer);
    }
    for (ByteBuffer exact : buffers(expected.length)) {
      encoder.on(arguments(own, exact));
      tally.count("buffers filled", 1);
      tally.check(!exact.hasRemaining(), loaded.design(), ": ", row, " into ", exact);
    }
    if (expected.length > 0) {
      for (ByteBuffer small : buffers(expected.length - 1)) {
        refuse(loaded, row, small, () -> encoder.on(arguments(own, small)));
      }
    }
  }

  private static Object[] arguments(List<Object> own, ByteBuffer buffer) {
    return Stream.concat(own.stream(), Stream.of(buffer)).toArray();
  }

  private void refuse(LoadedDesign loaded, Row row, ByteBuffer small, Runnable attempt) {
    byte[] before = content(small);
    tally.count("buffers too small", 1);
    try {
      attempt.run();
      tally.wrong(loaded.design(), ": ", row, " fits into ", small);
    } catch (BufferOverflowException expected) {
      boolean isUntouched = small.position() == BEFORE && Arrays.equals(content(small), before);
      tally.check(isUntouched, loaded.design(), ": ", row, " leaves ", small);
    }
  }

  /** With room for so many bytes: on the heap, within a longer array, direct, and little-endian. */
  private static List<ByteBuffer> buffers(int room) {
    int size = BEFORE + room;
    ByteBuffer heap = ByteBuffer.allocate(size);
    ByteBuffer slice = ByteBuffer.wrap(new byte[size + 7], 7, size).slice();
    ByteBuffer direct = ByteBuffer.allocateDirect(size);
    ByteBuffer little = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    ByteBuffer directLittle = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    List<ByteBuffer> buffers = List.of(heap, slice, direct, little, directLittle);
    for (ByteBuffer buffer : buffers) {
      IntStream.range(0, size).forEach(i -> buffer.put(i, UNTOUCHED));
      buffer.position(BEFORE);
    }
    return buffers;
  }

  private static byte[] content(ByteBuffer buffer) {
    byte[] content = new byte[buffer.capacity()];
    for (int i = 0; i < content.length; i++) {
      content[i] = buffer.get(i);
    }
    return content;
  }

  private static byte[] surrounded(byte[] bytes, int after) {
    byte[] all = new byte[BEFORE + bytes.length + after];
    Arrays.fill(all, UNTOUCHED);
    System.arraycopy(bytes, 0, all, BEFORE, bytes.length);
    return all;
  }

  private void read(LoadedDesign loaded, Row row) {
    for (int kind = 0; kind < buffers(0).size() + 1; kind++) {
      Object[] slices = slices(loaded, row.stored(), kind);
      tally.count("slices read", 1);
      Key decoded = loaded.key().decodeSlices(slices);
      tally.check(decoded.equals(row.key()), loaded.design(), ": ", row, " is ", decoded);
      Optional<?> tried = loaded.key().tryDecodeSlices(slices);
      tally.check(tried.equals(Optional.of(row.key())), loaded.design(), ": ", row, " is ", tried);
      for (Object slice : slices) {
        boolean isUnmoved =
            !(slice instanceof ByteBuffer buffer)
                || (buffer.position() == BEFORE && buffer.limit() == buffer.capacity() - AFTER);
        tally.check(isUnmoved, loaded.design(), ": ", row, " moves ", slice);
      }
    }
    truncate(loaded, row);
  }

  // What stands behind the limit is not part of the column.
  private void truncate(LoadedDesign loaded, Row row) {
    for (int kind = 0; kind < buffers(0).size(); kind++) {
      Object[] stored = row.stored();
      Object[] slices = slices(loaded, stored, kind);
      for (int i = 0; i < slices.length; i++) {
        if (slices[i] instanceof ByteBuffer buffer && buffer.hasRemaining()) {
          Object[] shorter = stored.clone();
          shorter[i] = Arrays.copyOf((byte[]) stored[i], ((byte[]) stored[i]).length - 1);
          buffer.limit(buffer.limit() - 1);
          String fromArray = outcome(() -> loaded.key().decode(shorter));
          String fromSlice = outcome(() -> loaded.key().decodeSlices(slices));
          tally.count("truncated slices", 1);
          tally.check(
              fromArray.equals(fromSlice), loaded.design(), ": ", fromArray, " or ", fromSlice);
          buffer.limit(buffer.limit() + 1);
        }
      }
    }
  }

  /** A key, or what is said about its bytes. */
  private static String outcome(Supplier<Key> decoding) {
    try {
      return decoding.get().toString();
    } catch (MalformedKeyException malformed) {
      return malformed.getMessage();
    }
  }

  private static Object[] slices(LoadedDesign loaded, Object[] stored, int kind) {
    Object[] slices = stored.clone();
    for (int i = 0; i < slices.length; i++) {
      if (!loaded.design().columns().get(i).isStored()) {
        slices[i] = slice((byte[]) stored[i], kind);
      }
    }
    return slices;
  }

  private static ByteBuffer slice(byte[] bytes, int kind) {
    List<ByteBuffer> buffers = buffers(bytes.length + AFTER);
    ByteBuffer buffer = buffers.get(kind % buffers.size());
    buffer.put(bytes).limit(BEFORE + bytes.length).position(BEFORE);
    return kind == buffers.size() ? buffer.asReadOnlyBuffer() : buffer;
  }
}
