package dev.keywright.spark.key;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.junit.jupiter.api.Test;

class KeyStructTest {
  private static final long SEED = 40;
  private static final String LAYOUT =
      "TEXT separator='/' | pk: device int pad=6 min=0, seller String alphabet=\"0-9a-z\""
          + " maxLength=8 | sk: id UUID, at Instant time=EPOCH_MILLIS";

  private final KeyStruct struct = KeyStruct.of(KeyLayouts.of(Map.of("key", LAYOUT)));

  private static String changed(String text, Random random) {
    int at = random.nextInt(text.length());
    return text.substring(0, at) + "0/a\uFFFDZ-".charAt(random.nextInt(6)) + text.substring(at + 1);
  }

  /** Text is read straight into the row; bytes of a text column are converted first. */
  @Test
  void textAndItsBytesGiveTheSameStructOrTheSameReason() {
    LayoutCodec codec = LayoutCodec.of(LayoutSignature.parse(LAYOUT));
    Random random = new Random(SEED);
    int malformed = 0;
    for (int i = 0; i < 2_000; i++) {
      Map<String, Object> values =
          Map.of(
              "device",
              random.nextInt(1_000_000),
              "seller",
              "a" + random.nextInt(1_000),
              "id",
              new UUID(random.nextLong(), random.nextLong()),
              "at",
              Instant.ofEpochMilli(random.nextInt(1_000_000)));
      List<String> columns = codec.encode(values).values().stream().map(Object::toString).toList();
      String pk = random.nextBoolean() ? columns.get(0) : changed(columns.get(0), random);
      String sk = random.nextBoolean() ? columns.get(1) : changed(columns.get(1), random);
      InternalRow read = struct.of(pk, sk);

      assertThat(read)
          .as("seed %d, %s and %s", SEED, pk, sk)
          .isEqualTo(struct.of(pk.getBytes(UTF_8), sk.getBytes(UTF_8)));
      malformed += read.isNullAt(4) ? 0 : 1;
    }

    assertThat(malformed).isBetween(200, 1_800);
  }

  @Test
  void onlyTextThatIsNoUtf8StaysBytes() {
    byte[] broken = {'a', (byte) 0xFF};

    assertThat(SparkColumn.fromSpark(DataTypes.StringType, UTF8String.fromBytes(broken)))
        .isEqualTo(broken);
    assertThat(SparkColumn.fromSpark(DataTypes.StringType, UTF8String.fromString("a\uFFFD")))
        .isEqualTo("a\uFFFD");
  }
}
