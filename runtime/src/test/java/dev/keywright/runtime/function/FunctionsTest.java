package dev.keywright.runtime.function;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** The functions of other systems, by numbers that those systems gave themselves. */
class FunctionsTest {
  private static final int MANY = 100_000;

  // What KeyGroupRangeAssignment.assignToKeyGroup of flink-runtime 1.20.0 answers.
  @Test
  void flinkPutsTheseKeysIntoTheseGroups() {
    List<Object> keys = List.of(0, 1, -1, Integer.MIN_VALUE, 42L, -42L, "user-17", "");

    assertThat(keys.stream().map(key -> FlinkKeyGroup.bucket(key, 128)))
        .containsExactly(94, 86, 80, 108, 29, 62, 49, 94);
    assertThat(keys.stream().map(key -> FlinkKeyGroup.bucket(key, 300)))
        .containsExactly(154, 78, 148, 132, 265, 106, 81, 154);
  }

  @Test
  void flinkRefusesKeysWhoseHashIsOfOneJvm() {
    for (Object key : List.of(DayOfWeek.MONDAY, new byte[] {1})) {
      assertThatThrownBy(() -> FlinkKeyGroup.bucket(key, 128))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("differs from JVM to JVM");
    }
  }

  // Guava: Math.floorMod(Hashing.murmur3_32_fixed().hashString(text, UTF_8).asInt(), 1000)
  @Test
  void murmurIsTheSignedOneOfGuava() {
    assertThat(0x248bfa47 % 1000).isEqualTo(MurmurModulo.bucket("hello".getBytes(UTF_8), 1000));
    assertThat(Math.floorMod(0xba6bd213, 1000))
        .isEqualTo(MurmurModulo.bucket("test".getBytes(UTF_8), 1000));
  }

  // What SaltingUtil.getSaltingByte of phoenix-core 5.1.3 answers.
  @Test
  void phoenixGivesTheseRowsTheseSalts() {
    List<String> rows = List.of("", "a", "abc", "tenant\0", "\u00ff\u00fe");

    assertThat(rows.stream().map(row -> PhoenixSalt.bucket(row.getBytes(UTF_8), 12)))
        .containsExactly(1, 8, 1, 5, 0);
    assertThat(rows.stream().map(row -> PhoenixSalt.bucket(row.getBytes(UTF_8), 256)))
        .containsExactly(1, 128, 193, 117, 200);
  }

  @Test
  void phoenixHashesSignedBytes() {
    byte[] row = {1, (byte) 0x80, (byte) 0xFF};

    int hash = ((31 + 1) * 31 - 128) * 31 - 1;
    assertThat(PhoenixSalt.bucket(row, 256)).isEqualTo(Math.abs(hash % 256));
    assertThat(PhoenixSalt.bucket(new byte[0], 12)).isEqualTo(1);
  }

  @Test
  void everyAnswerIsABucket() {
    Random random = new Random(5);
    List<ToIntFunction<byte[]>> functions =
        List.of(
            bytes -> PhoenixSalt.bucket(bytes, 7),
            bytes -> MurmurModulo.bucket(bytes, 7),
            bytes -> FlinkKeyGroup.bucket(Arrays.hashCode(bytes), 7),
            bytes -> StringHashModulo.bucket(new String(bytes, UTF_8), 7));
    for (int i = 0; i < MANY; i++) {
      byte[] bytes = new byte[random.nextInt(12)];
      random.nextBytes(bytes);
      for (ToIntFunction<byte[]> function : functions) {
        assertThat(function.applyAsInt(bytes)).isBetween(0, 6);
      }
    }
    // Its hash code is the smallest int.
    assertThat(StringHashModulo.bucket("polygenelubricants", 7)).isBetween(0, 6);
  }
}
