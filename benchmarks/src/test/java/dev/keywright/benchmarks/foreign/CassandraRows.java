package dev.keywright.benchmarks.foreign;

import static dev.keywright.Format.BINARY;
import static dev.keywright.NumberEncoding.TWOS_COMPLEMENT;
import static dev.keywright.TextEncoding.LENGTH_PREFIXED;

import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.EncodedText;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/** What Cassandra makes of values that become blobs: the bytes that its driver sends for them. */
final class CassandraRows {
  @KeyFormat(BINARY)
  record Bigint(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 8) @Domain(min = 0)
          long value) {}

  @KeyFormat(BINARY)
  record Int(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 4) @Domain(min = 0)
          int value) {}

  @KeyFormat(BINARY)
  record Id(@PartitionKey(order = 0) UUID value) {}

  @KeyFormat(BINARY)
  record Text(@PartitionKey(order = 0) String value) {}

  @KeyFormat(BINARY)
  @PartitionTemplate("{owner}\\x00{name}\\x00")
  record Composite(
      @PartitionKey(ordered = false) @EncodedText(as = LENGTH_PREFIXED, lengthBytes = 2)
          String owner,
      @PartitionKey(ordered = false) @EncodedText(as = LENGTH_PREFIXED, lengthBytes = 2)
          String name) {}

  static final List<ForeignRow> ALL =
      List.of(
          ForeignRow.of(
              "Cassandra `bigintAsBlob`, `intAsBlob`",
              CassandraRows.class,
              new Case<Long>(
                  "Bigint",
                  Values.COUNTS,
                  Values::count,
                  CassandraRows_BigintKey::encodePartitionKey,
                  it -> sent(TypeCodecs.BIGINT, it)),
              new Case<Integer>(
                  "Int",
                  Values.INT_COUNTS,
                  Values::intCount,
                  CassandraRows_IntKey::encodePartitionKey,
                  it -> sent(TypeCodecs.INT, it))),
          ForeignRow.of(
              "Cassandra `uuidAsBlob`, `textAsBlob`",
              CassandraRows.class,
              new Case<UUID>(
                  "Id",
                  List.of(new UUID(0, 0), new UUID(-1, -1), new UUID(Long.MIN_VALUE, 1)),
                  random -> new UUID(random.nextLong(), random.nextLong()),
                  CassandraRows_IdKey::encodePartitionKey,
                  it -> sent(TypeCodecs.UUID, it)),
              new Case<String>(
                  "Text",
                  Values.TEXTS,
                  Values::text,
                  CassandraRows_TextKey::encodePartitionKey,
                  it -> sent(TypeCodecs.TEXT, it))),
          ForeignRow.of(
              "Cassandra `CompositeType`",
              CassandraRows.class,
              new Case<Composite>(
                  "Composite",
                  Values.TEXTS.stream().map(it -> new Composite(it, "n")).toList(),
                  random -> new Composite(Values.text(random), Values.text(random)),
                  it -> CassandraRows_CompositeKey.encodePartitionKey(it.owner, it.name),
                  it -> Values.joined(component(it.owner), component(it.name)))));

  private CassandraRows() {}

  private static <T> byte[] sent(TypeCodec<T> codec, T value) {
    return Values.copied(Objects.requireNonNull(codec.encode(value, ProtocolVersion.DEFAULT)));
  }

  /** As the comment at {@code CompositeType} of the server says; its driver does not know it. */
  private static byte[] component(String text) {
    byte[] value = sent(TypeCodecs.TEXT, text);
    return ByteBuffer.allocate(Short.BYTES + value.length + 1)
        .putShort((short) value.length)
        .put(value)
        .put((byte) 0)
        .array();
  }
}
