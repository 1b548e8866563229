package dev.keywright.benchmarks.wide;

import dev.keywright.Bucket;
import dev.keywright.EncodedNumber;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.NumberEncoding;
import dev.keywright.PartitionKey;
import dev.keywright.runtime.function.FlinkKeyGroup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import org.apache.flink.api.common.typeutils.base.LongSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.runtime.state.CompositeKeySerializationUtils;
import org.apache.flink.runtime.state.KeyGroupRangeAssignment;
import org.apache.flink.runtime.state.SerializedCompositeKeyBuilder;

/**
 * A value of keyed state, as Flink writes it into RocksDB: key group, key, and namespace. The peer
 * is Flink's own code, and what refuses keys that Flink has not written.
 */
final class SystemFlink extends Kind<SystemFlink.Total, byte[]> {
  private static final int GROUPS = 300;
  private static final int GROUP_BYTES =
      CompositeKeySerializationUtils.computeRequiredBytesInKeyGroupPrefix(GROUPS);

  @KeyFormat(Format.BINARY)
  @Bucket(count = GROUPS, of = "user", function = FlinkKeyGroup.class)
  record Total(
      @PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8) long user,
      @PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 8)
          long window) {}

  private final SerializedCompositeKeyBuilder<Long> builder =
      new SerializedCompositeKeyBuilder<>(LongSerializer.INSTANCE, GROUP_BYTES, 32);

  @Override
  Total row(Random random) {
    return new Total(random.nextLong(), random.nextLong() >>> 20);
  }

  @Override
  List<Total> refused() {
    return List.of();
  }

  @Override
  byte[] encode(Total row) {
    return SystemFlink_TotalKey.encodePartitionKey(row.user(), row.window());
  }

  @Override
  Object decode(byte[] column) {
    return SystemFlink_TotalKey.decode(column);
  }

  @Override
  byte[] encodeByHand(Total row) {
    builder.setKeyAndKeyGroup(
        row.user(), KeyGroupRangeAssignment.assignToKeyGroup(row.user(), GROUPS));
    return builder.buildCompositeKeyNamespace(row.window(), LongSerializer.INSTANCE);
  }

  @Override
  Total decodeByHand(byte[] column) {
    DataInputDeserializer in = new DataInputDeserializer(column);
    try {
      int group = CompositeKeySerializationUtils.readKeyGroup(GROUP_BYTES, in);
      long user = CompositeKeySerializationUtils.readKey(LongSerializer.INSTANCE, in, false);
      long window =
          CompositeKeySerializationUtils.readNamespace(LongSerializer.INSTANCE, in, false);
      Hand.require(group == KeyGroupRangeAssignment.assignToKeyGroup(user, GROUPS));
      Hand.require(in.available() == 0);
      return new Total(user, window);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
