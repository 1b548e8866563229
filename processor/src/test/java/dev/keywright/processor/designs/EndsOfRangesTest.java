package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.KeyRange;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows that other programs put beside the keys of a layout are in none of its ranges. */
class EndsOfRangesTest {
  private static final Instant CUT = Instant.parse("2012-08-01T20:17:28Z");

  @Test
  void rowsBehindTimesThatCountDownAreNoReadings() {
    GeneratedKey reading =
        GeneratedKey.of(
            List.of("@KeyFormat(Format.BINARY)"),
            "@PartitionKey(order = 0) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 2) int site",
            "@PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 2) int serial",
            "@PartitionKey(order = 2) @EncodedNumber(as = NumberEncoding.TWOS_COMPLEMENT,"
                + " width = 8, countDownFrom = Long.MAX_VALUE) Instant at");
    GeneratedKey.Scan device = reading.scan().fix("site", 1).fix("serial", 2);
    byte[] metadata = HexFormat.of().parseHex("00010002ff4d");
    byte[] oldest = (byte[]) reading.of(1, 2, Instant.EPOCH).columns().get("partitionKey");

    for (Object asked :
        List.of(
            device.ask("all"),
            device.range("at", "lessThan", CUT),
            device.range("at", "atMost", CUT))) {
      KeyRange<?> range = (KeyRange<?>) asked;
      assertThat(holds(range, metadata)).as(range.toString()).isFalse();
      assertThat(holds(range, oldest)).as(range.toString()).isTrue();
    }
  }

  @Test
  void rowsBesideDigitsCodesAndTextsAreInNoRange() {
    GeneratedKey row =
        GeneratedKey.of(
            List.of("@PartitionTemplate(\"D#{device}#{name}\")"),
            "@PartitionKey(pad = 4) int device",
            "@PartitionKey @Domain(alphabet = \"a-z\", minLength = 1, maxLength = 8) String name");
    KeyRange<?> all = (KeyRange<?>) row.scan().ask("all");
    KeyRange<?> device = (KeyRange<?>) row.scan().fix("device", 7).ask("all");

    assertThat(all).hasToString("partitionKey [\"D#0000#\", \"D#9999$\")");
    assertThat(device).hasToString("partitionKey [\"D#0007#a\", \"D#0007#{\")");
  }

  @SuppressWarnings("unchecked") // the column holds bytes
  private static boolean holds(KeyRange<?> range, byte[] content) {
    return ((KeyRange<byte[]>) range).contains(content);
  }
}
