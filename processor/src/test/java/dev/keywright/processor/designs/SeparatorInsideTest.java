package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Values that hold the separator, and still show where they end. */
class SeparatorInsideTest {

  @Test
  void aTextOfOneLengthIsReadBackWhateverStandsInIt() {
    GeneratedKey key =
        GeneratedKey.of(
            List.of("@Separator('-')"),
            "@PartitionKey(order = 0) @Domain(alphabet = \"A-Z0-9\\\\-\", minLength = 7, maxLength"
                + " = 7) String code",
            "@PartitionKey(order = 1, pad = 3) int line");
    for (String code : List.of("AB-1234", "-------", "ABCDEF-", "-ABCDEF")) {
      Object row = key.of(code, 54);

      assertThat(key.call("encodePartitionKey", code, 54)).isEqualTo(code + "-054");
      assertThat(key.call("decode", code + "-054")).isEqualTo(row);
    }
    for (String malformed : List.of("AB-1234054", "AB-123-054", "AB-12345-054", "AB-1234")) {
      assertThat(key.call("tryDecode", malformed)).as(malformed).isEqualTo(Optional.empty());
    }
  }

  @Test
  void theSignOfANumberIsNoSeparator() {
    GeneratedKey key =
        GeneratedKey.of(
            List.of("@Separator('-')"),
            "@PartitionKey(order = 0, ordered = false) @Domain(min = -3) int shift",
            "@PartitionKey(order = 1, pad = 3) int line");
    for (int shift : new int[] {-3, -1, 0, 3}) {
      assertThat(key.call("decode", shift + "-054")).isEqualTo(key.of(shift, 54));
    }
    assertThat(key.call("tryDecode", "--054")).isEqualTo(Optional.empty());
  }
}
