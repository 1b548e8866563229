package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.apple.foundationdb.tuple.Tuple;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import org.apache.hadoop.hbase.util.Order;
import org.apache.hadoop.hbase.util.OrderedBytes;
import org.apache.hadoop.hbase.util.PositionedByteRange;
import org.apache.hadoop.hbase.util.SimplePositionedMutableByteRange;
import org.junit.jupiter.api.Test;

/** Numbers sort as in FoundationDB's tuple layer and as in HBase's OrderedBytes. */
class NumericOrderTest {
  private static final int RANDOM_VALUES = 300;
  private static final int LONGEST = 16;

  @Test
  void longsSortAsInBothStores() {
    List<Long> values = new ArrayList<>(List.of(0L, Long.MIN_VALUE, Long.MAX_VALUE));
    for (int shift = 0; shift < Long.SIZE; shift++) {
      for (int step = -1; step <= 1; step++) {
        values.add((1L << shift) + step);
        values.add(-(1L << shift) + step);
      }
    }
    Random random = new Random(1);
    for (int i = 0; i < RANDOM_VALUES; i++) {
      values.add(random.nextLong() >> random.nextInt(Long.SIZE));
    }
    BinaryWhole part = BinaryWhole.of("n", 8);
    assertSameOrder(values, part::encode, value -> Tuple.from(value).pack());
    assertSameOrder(
        values,
        part::encode,
        value -> hbase(out -> OrderedBytes.encodeInt64(out, value, Order.ASCENDING)));
    assertSameOrder(
        values,
        part.descendingOrder()::encode,
        value -> hbase(out -> OrderedBytes.encodeInt64(out, value, Order.DESCENDING)));
  }

  @Test
  void narrowerNumbersSortAsInBothStores() {
    List<Long> shorts = new ArrayList<>();
    for (long value = Short.MIN_VALUE; value <= Short.MAX_VALUE; value += 97) {
      shorts.add(value);
    }
    shorts.addAll(List.of(-1L, 0L, 1L, 127L, 128L, 255L, 256L, -128L, -129L, 32767L));
    for (BinaryWhole part : List.of(BinaryWhole.of("n", 2), BinaryWhole.of("n", 4))) {
      assertSameOrder(shorts, part::encode, value -> Tuple.from(value).pack());
      assertSameOrder(
          shorts,
          part::encode,
          value ->
              hbase(out -> OrderedBytes.encodeInt16(out, value.shortValue(), Order.ASCENDING)));
      assertSameOrder(
          shorts,
          part.descendingOrder()::encode,
          value -> hbase(out -> OrderedBytes.encodeInt32(out, value.intValue(), Order.DESCENDING)));
    }
    List<Long> bytes = shorts.stream().map(value -> (long) value.byteValue()).distinct().toList();
    assertThat(bytes).hasSize(256);
    assertSameOrder(
        bytes,
        BinaryWhole.of("n", 1)::encode,
        value -> hbase(out -> OrderedBytes.encodeInt8(out, value.byteValue(), Order.ASCENDING)));
  }

  @Test
  void doublesSortAsInBothStores() {
    List<Double> values = new ArrayList<>(List.of(0.0, -0.0, Double.MIN_VALUE, Double.MAX_VALUE));
    values.addAll(List.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_NORMAL));
    Random random = new Random(2);
    for (int i = 0; i < RANDOM_VALUES; i++) {
      values.add(Double.longBitsToDouble(random.nextLong()));
      values.add(random.nextGaussian());
    }
    values.addAll(values.stream().map(value -> -value).toList());
    // FoundationDB keeps each NaN as it is, and sorts those with a sign first.
    values.removeIf(value -> value.isNaN());
    values.add(Double.NaN);
    BinaryDouble part = BinaryDouble.of("d");
    assertSameOrder(values, part::encode, value -> Tuple.from(value).pack());
    assertSameOrder(
        values,
        part::encode,
        value -> hbase(out -> OrderedBytes.encodeFloat64(out, value, Order.ASCENDING)));
    assertSameOrder(
        values,
        part.descendingOrder()::encode,
        value -> hbase(out -> OrderedBytes.encodeFloat64(out, value, Order.DESCENDING)));
  }

  @Test
  void floatsSortAsInBothStores() {
    List<Float> values = new ArrayList<>(List.of(0f, -0f, Float.MIN_VALUE, Float.MAX_VALUE));
    values.addAll(List.of(Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_NORMAL));
    Random random = new Random(3);
    for (int i = 0; i < RANDOM_VALUES; i++) {
      values.add(Float.intBitsToFloat(random.nextInt()));
      values.add((float) random.nextGaussian());
    }
    values.addAll(values.stream().map(value -> -value).toList());
    // FoundationDB keeps each NaN as it is, and sorts those with a sign first.
    values.removeIf(value -> value.isNaN());
    values.add(Float.NaN);
    BinaryFloat part = BinaryFloat.of("f");
    assertSameOrder(values, part::encode, value -> Tuple.from(value).pack());
    assertSameOrder(
        values,
        part::encode,
        value -> hbase(out -> OrderedBytes.encodeFloat32(out, value, Order.ASCENDING)));
    assertSameOrder(
        values,
        part.descendingOrder()::encode,
        value -> hbase(out -> OrderedBytes.encodeFloat32(out, value, Order.DESCENDING)));
  }

  @Test
  void uuidsSortAsInFoundationDb() {
    List<UUID> values = new ArrayList<>();
    for (long high : new long[] {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
      for (long low : new long[] {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
        values.add(new UUID(high, low));
      }
    }
    assertSameOrder(values, BinaryUuid.of("id")::encode, value -> Tuple.from(value).pack());
  }

  @Test
  void timesSortAsTheirMillisecondsDoInBothStores() {
    List<Long> values = new ArrayList<>(List.of(0L, -1L, 1L, Long.MIN_VALUE, Long.MAX_VALUE));
    Random random = new Random(4);
    for (int i = 0; i < RANDOM_VALUES; i++) {
      values.add(random.nextLong() >> random.nextInt(Long.SIZE));
    }
    BinaryTime<Instant> part = BinaryTime.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
    assertSameOrder(
        values,
        value -> part.encode(Instant.ofEpochMilli(value)),
        value -> Tuple.from(value).pack());
    assertSameOrder(
        values,
        value -> part.descendingOrder().encode(Instant.ofEpochMilli(value)),
        value -> hbase(out -> OrderedBytes.encodeInt64(out, value, Order.DESCENDING)));
  }

  private static byte[] hbase(Function<PositionedByteRange, Integer> encoding) {
    PositionedByteRange out = new SimplePositionedMutableByteRange(LONGEST);
    int size = encoding.apply(out);
    return Arrays.copyOf(out.getBytes(), size);
  }

  private static <T> void assertSameOrder(
      List<T> values, Function<T, byte[]> ours, Function<T, byte[]> theirs) {
    List<byte[]> encoded = values.stream().map(ours).toList();
    List<byte[]> expected = values.stream().map(theirs).toList();
    for (int i = 0; i < values.size(); i++) {
      for (int j = 0; j < values.size(); j++) {
        int order = Integer.signum(Arrays.compareUnsigned(encoded.get(i), encoded.get(j)));
        if (order != Integer.signum(Arrays.compareUnsigned(expected.get(i), expected.get(j)))) {
          fail("%s and %s", values.get(i), values.get(j));
        }
      }
    }
  }
}
