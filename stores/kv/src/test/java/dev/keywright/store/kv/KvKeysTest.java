package dev.keywright.store.kv;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Keys as bytes, and the columns in them. */
class KvKeysTest {
  private final KvKeys keys = KvKeys.of("TEXT separator=',' | PK: deviceId int pad=6");

  @Test
  void aKeyIsItsRowKeyAndIsDecodedByTheNamesOfItsColumns() {
    byte[] row = keys.key(() -> Map.of("PK", "000054"));

    assertThat(row).isEqualTo("000054".getBytes(UTF_8));
    Map<String, Object> decoded = keys.decode(row, columns -> columns);
    assertThat(decoded).containsExactly(Map.entry("PK", "000054"));
  }
}
