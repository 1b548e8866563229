package dev.keywright.benchmarks.foreign;

import static dev.keywright.Format.BINARY;
import static dev.keywright.NumberEncoding.LITTLE_ENDIAN;
import static dev.keywright.NumberEncoding.VARINT_LEB128;
import static dev.keywright.TextEncoding.LENGTH_PREFIXED;

import com.google.protobuf.CodedOutputStream;
import dev.keywright.EncodedNumber;
import dev.keywright.EncodedText;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * What programs on RocksDB write with its {@code coding.h}, which is no part of its Java library. A
 * {@code ByteBuffer} has the same fixed numbers, and protobuf the same varints.
 */
final class RocksDbRows {
  @KeyFormat(BINARY)
  record Fixed32(
      @PartitionKey(order = 0, ordered = false) @EncodedNumber(as = LITTLE_ENDIAN, width = 4)
          int value) {}

  @KeyFormat(BINARY)
  record Fixed64(
      @PartitionKey(order = 0, ordered = false) @EncodedNumber(as = LITTLE_ENDIAN, width = 8)
          long value) {}

  @KeyFormat(BINARY)
  record Varint32(
      @PartitionKey(order = 0, ordered = false) @EncodedNumber(as = VARINT_LEB128) int value) {}

  @KeyFormat(BINARY)
  record Varint64(
      @PartitionKey(order = 0, ordered = false) @EncodedNumber(as = VARINT_LEB128) long value) {}

  @KeyFormat(BINARY)
  record Slice(
      @PartitionKey(order = 0, ordered = false) @EncodedText(as = LENGTH_PREFIXED, lengthBytes = 0)
          String name,
      @PartitionKey(order = 1, ordered = false) @EncodedNumber(as = LITTLE_ENDIAN, width = 4)
          int value) {}

  static final List<ForeignRow> ALL =
      List.of(
          ForeignRow.of(
              "RocksDB `PutFixed32`, `PutFixed64`",
              RocksDbRows.class,
              new Case<Integer>(
                  "Fixed32",
                  Values.INTS,
                  Values::intNumber,
                  RocksDbRows_Fixed32Key::encodePartitionKey,
                  RocksDbRows::fixed32),
              new Case<Long>(
                  "Fixed64",
                  Values.LONGS,
                  Values::number,
                  RocksDbRows_Fixed64Key::encodePartitionKey,
                  it -> little(Long.BYTES).putLong(it).array())),
          ForeignRow.of(
              "RocksDB `PutVarint32`, `PutVarint64`, a varint of protobuf",
              RocksDbRows.class,
              new Case<Integer>(
                  "Varint32",
                  Values.INT_COUNTS,
                  Values::intCount,
                  RocksDbRows_Varint32Key::encodePartitionKey,
                  it -> coded(out -> out.writeUInt32NoTag(it))),
              new Case<Long>(
                  "Varint64",
                  Values.COUNTS,
                  Values::count,
                  RocksDbRows_Varint64Key::encodePartitionKey,
                  it -> coded(out -> out.writeUInt64NoTag(it)))),
          ForeignRow.of(
              "RocksDB `PutLengthPrefixedSlice`",
              RocksDbRows.class,
              new Case<Slice>(
                  "Slice",
                  Values.TEXTS.stream().map(it -> new Slice(it, -1)).toList(),
                  random -> new Slice(Values.text(random), Values.intNumber(random)),
                  it -> RocksDbRows_SliceKey.encodePartitionKey(it.name, it.value),
                  it ->
                      Values.joined(
                          coded(out -> out.writeStringNoTag(it.name)), fixed32(it.value)))));

  private RocksDbRows() {}

  private static byte[] fixed32(int value) {
    return little(Integer.BYTES).putInt(value).array();
  }

  private static ByteBuffer little(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private interface Writing {
    void to(CodedOutputStream out) throws IOException;
  }

  private static byte[] coded(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      CodedOutputStream out = CodedOutputStream.newInstance(bytes);
      writing.to(out);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
