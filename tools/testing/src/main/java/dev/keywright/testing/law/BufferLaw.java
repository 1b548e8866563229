package dev.keywright.testing.law;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.testing.key.Reflected;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A buffer holds the bytes of a column where it is, and nothing around it is read or written. */
final class BufferLaw implements RowsJudge.RowsLaw {
  private static final int BEFORE = 3;
  private static final int AFTER = 5;
  private static final byte OTHER = 0x55;

  private final TestedKey key;
  private final Optional<Method> decode;
  private final Optional<Method> tryDecode;

  BufferLaw(TestedRows sample) {
    this.key = sample.testedKey();
    this.decode = ofBuffers("decode");
    this.tryDecode = ofBuffers("tryDecode");
  }

  private Optional<Method> ofBuffers(String name) {
    return key.methods(name)
        .filter(it -> List.of(it.getParameterTypes()).contains(ByteBuffer.class))
        .findFirst();
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    KeyRow row = rows.get(0);
    return Stream.of(false, true)
        .flatMap(
            isDirect ->
                Stream.concat(
                    decode.stream().flatMap(it -> read(it, row, row.key(), isDirect).stream()),
                    tryDecode.stream()
                        .flatMap(it -> read(it, row, Optional.of(row.key()), isDirect).stream())))
        .findFirst()
        .or(() -> written(row));
  }

  private static Optional<String> read(
      Method method, KeyRow row, Object expected, boolean isDirect) {
    Object[] buffers = row.columns().values().toArray();
    for (int i = 0; i < buffers.length; i++) {
      if (buffers[i] instanceof byte[] bytes && method.getParameterTypes()[i] != byte[].class) {
        buffers[i] = in(bytes, isDirect);
      }
    }
    Object read = Reflected.call(method, null, buffers);
    String of = row + "\n  " + method.getName() + " of buffers ";
    if (!expected.equals(read)) {
      return Optional.of(of + "returns " + read);
    }
    return Arrays.stream(buffers)
            .allMatch(it -> !(it instanceof ByteBuffer buffer) || buffer.position() == BEFORE)
        ? Optional.empty()
        : Optional.of(of + "moves their position");
  }

  private static ByteBuffer in(byte[] bytes, boolean isDirect) {
    int size = BEFORE + bytes.length + AFTER;
    ByteBuffer buffer = isDirect ? ByteBuffer.allocateDirect(size) : ByteBuffer.allocate(size);
    for (int i = 0; i < size; i++) {
      buffer.put(i, OTHER);
    }
    buffer.position(BEFORE).put(bytes).flip().position(BEFORE);
    return buffer;
  }

  private Optional<String> written(KeyRow row) {
    for (ColumnSignature column : key.layout().columns()) {
      String name = column.name();
      String method = "encode" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
      Optional<Method> encode = ofBuffers(method);
      Optional<List<Object>> arguments = encode.flatMap(it -> arguments(it, column, row));
      if (arguments.isPresent()) {
        Optional<String> fault = written(row, column, encode.get(), arguments.get());
        if (fault.isPresent()) {
          return fault;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> written(
      KeyRow row, ColumnSignature column, Method encode, List<Object> arguments) {
    byte[] bytes = (byte[]) Objects.requireNonNull(row.columns().get(column.name()));
    ByteBuffer expected = in(bytes, false);
    ByteBuffer out = in(new byte[bytes.length], false);
    out.limit(out.capacity());
    List<Object> all = new ArrayList<>(arguments);
    all.add(out);
    Reflected.call(encode, null, all.toArray());
    boolean isSame =
        out.position() == BEFORE + bytes.length
            && out.duplicate().clear().equals(expected.duplicate().clear());
    return isSame
        ? Optional.empty()
        : Optional.of(
            row
                + "\n  "
                + encode.getName()
                + " writes "
                + (out.position() - BEFORE)
                + " bytes into a buffer, or others than those of the column");
  }

  // The parts of the column, then those that decide the bucket; nothing if the method takes others.
  private Optional<List<Object>> arguments(Method encode, ColumnSignature column, KeyRow row) {
    List<String> parts =
        Stream.concat(
                column.parts().stream().map(PartSignature::name),
                column.bucket().stream().map(BucketSignature::of).flatMap(List::stream))
            .distinct()
            .toList();
    int count = encode.getParameterCount() - 1;
    if (count > parts.size()) {
      return Optional.empty();
    }
    List<Object> arguments = parts.subList(0, count).stream().map(row::java).toList();
    for (int i = 0; i < count; i++) {
      Class<?> type = encode.getParameterTypes()[i];
      if (!type.isPrimitive() && !type.isInstance(arguments.get(i))) {
        return Optional.empty();
      }
    }
    return Optional.of(arguments);
  }
}
