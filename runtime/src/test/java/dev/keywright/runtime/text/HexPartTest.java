package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class HexPartTest {
  private static final HexPart TOKEN = HexPart.of("token");

  @Test
  void eachByteIsTwoDigits() {
    for (byte[] value : values()) {
      assertThat(TOKEN.text(value)).isEqualTo(HexFormat.of().formatHex(value));
    }
  }

  @Test
  void theLawsHold() {
    PartLaws.assertOrder(TOKEN, Arrays::compareUnsigned, values());
    PartLaws.assertInverse(TOKEN, values());
    PartLaws.assertCanonical(TOKEN, values());
    PartLaws.assertCanonical(TOKEN.atMost(1), List.of(new byte[] {(byte) 0xca}));
  }

  @Test
  void moreBytesThanDeclaredAreRefused() {
    assertRefused(TOKEN.atMost(1), new byte[2], "token is 2 bytes, but must have at most 1 bytes");
    assertMalformed(
        TOKEN.atMost(1),
        "0000",
        0,
        "token at position 0: expected two digits for each of at most 1 bytes, found \"0000\"");
  }

  @Test
  void otherSpellingsAreMalformed() {
    assertMalformed(
        TOKEN,
        "caFE",
        2,
        "token at position 2: expected two lower-case hexadecimal digits, found \"FE\"");
    assertMalformed(
        TOKEN,
        "caf",
        0,
        "token at position 0: expected two digits for each of at most 2147483647 bytes, found"
            + " \"caf\"");
  }

  @Test
  void bytesEndAtTheirSeparator() {
    TextReader in = TextReader.explaining("partitionKey", "cafe,1");
    assertThat(TOKEN.before(',').read(in)).containsExactly(0xca, 0xfe);
    assertThat(in.position()).isEqualTo(4);
  }

  @Test
  void nullIsRefused() {
    assertRefused(TOKEN, null, "token is null, but must be present: null is never a part of a key");
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "xxxxxx".getBytes(UTF_8);
    assertThat(TOKEN.size(new byte[] {1, -1})).isEqualTo(4);
    assertThat(TOKEN.write(new byte[] {1, -1}, out, 1)).isEqualTo(5);
    assertThat(new String(out, UTF_8)).isEqualTo("x01ffx");
  }

  private static List<byte[]> values() {
    int[] bytes = {0x00, 0x01, 0x0f, 0x10, 0x7f, 0x80, 0xa0, 0xff};
    List<byte[]> values = new ArrayList<>(List.of(new byte[0]));
    for (int first : bytes) {
      values.add(new byte[] {(byte) first});
      for (int second : bytes) {
        values.add(new byte[] {(byte) first, (byte) second});
      }
    }
    return values;
  }
}
