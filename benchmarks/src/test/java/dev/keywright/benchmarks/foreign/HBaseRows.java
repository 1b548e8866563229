package dev.keywright.benchmarks.foreign;

import static dev.keywright.Format.BINARY;
import static dev.keywright.NumberEncoding.TWOS_COMPLEMENT;
import static dev.keywright.NumberEncoding.UNSIGNED;

import dev.keywright.Domain;
import dev.keywright.EncodedNumber;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.util.List;
import org.apache.hadoop.hbase.util.Bytes;

/** What the class {@code Bytes} of HBase writes. */
final class HBaseRows {
  @KeyFormat(BINARY)
  record Short16(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 2) @Domain(min = 0)
          short value) {}

  @KeyFormat(BINARY)
  record Int32(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 4) @Domain(min = 0)
          int value) {}

  @KeyFormat(BINARY)
  record Long64(
      @PartitionKey(order = 0) @EncodedNumber(as = TWOS_COMPLEMENT, width = 8) @Domain(min = 0)
          long value) {}

  @KeyFormat(BINARY)
  record Text(@PartitionKey(order = 0) String value) {}

  @KeyFormat(BINARY)
  record Flag(@PartitionKey(order = 0) @EncodedNumber(as = UNSIGNED, width = 1) byte value) {}

  static final List<ForeignRow> ALL =
      List.of(
          ForeignRow.of(
              "HBase `Bytes.toBytes(short)`, `(int)`, `(long)`",
              HBaseRows.class,
              new Case<Short>(
                  "Short16",
                  List.of((short) 0, (short) 255, (short) 256, Short.MAX_VALUE),
                  random -> (short) (Values.intNumber(random) & Short.MAX_VALUE),
                  HBaseRows_Short16Key::encodePartitionKey,
                  Bytes::toBytes),
              new Case<Integer>(
                  "Int32",
                  Values.INT_COUNTS,
                  Values::intCount,
                  HBaseRows_Int32Key::encodePartitionKey,
                  Bytes::toBytes),
              new Case<Long>(
                  "Long64",
                  Values.COUNTS,
                  Values::count,
                  HBaseRows_Long64Key::encodePartitionKey,
                  Bytes::toBytes)),
          ForeignRow.of(
              "HBase `Bytes.toBytes(String)`",
              HBaseRows.class,
              new Case<String>(
                  "Text",
                  Values.TEXTS,
                  Values::text,
                  HBaseRows_TextKey::encodePartitionKey,
                  Bytes::toBytes)),
          ForeignRow.of(
              "HBase `Bytes.toBytes(boolean)`",
              HBaseRows.class,
              new Case<Boolean>(
                  "Flag",
                  List.of(false, true),
                  random -> random.nextBoolean(),
                  flag -> HBaseRows_FlagKey.encodePartitionKey((byte) (flag ? -1 : 0)),
                  Bytes::toBytes)));

  private HBaseRows() {}
}
