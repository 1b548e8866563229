package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.assertRefused;
import static dev.keywright.runtime.binary.BinaryLaws.bytes;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BinaryBytesTest {
  private static final BinaryBytes LAST = BinaryBytes.of("digest");
  private static final BinaryBytes FOLLOWED = LAST.followed();
  private static final BinaryBytes DESC = LAST.descendingOrder();

  @Test
  void lastBytesAreWrittenAsTheyAre() {
    assertThat(hex(LAST.encode(bytes("")))).isEmpty();
    assertThat(hex(LAST.encode(bytes("00 01 ff")))).isEqualTo("0001ff");
  }

  @Test
  void followedBytesHaveAnEndAndEscapes() {
    assertThat(hex(FOLLOWED.encode(bytes("")))).isEqualTo("0001");
    assertThat(hex(FOLLOWED.encode(bytes("00 01 ff")))).isEqualTo("00ff01ff0001");
    assertThat(FOLLOWED.size(new byte[16])).isEqualTo(34);
  }

  @Test
  void descendingBytesHaveAnEndWhereverTheyStand() {
    for (BinaryBytes part : List.of(DESC, DESC.followed(), FOLLOWED.descendingOrder())) {
      assertThat(hex(part.encode(bytes("00 01 ff")))).isEqualTo("ff00fe00fffe");
    }
    assertThat(new BinaryBytes("digest", 0, 9, false, true).ended()).isTrue();
  }

  @Test
  void aBeginningMayBeShorterThanEveryValueButNotLonger() {
    BinaryBytes part = LAST.atLeast(2).atMost(3);
    assertThat(hex(part.encodeBeginning(bytes("61")))).isEqualTo("61");
    assertThat(hex(part.encodeBeginning(bytes("61 62 63")))).isEqualTo("616263");
    for (BinaryBytes any : List.of(part, LAST.atMost(3), FOLLOWED.atMost(3))) {
      assertThatThrownBy(() -> any.encodeBeginning(new byte[4]))
          .isInstanceOf(InvalidPartException.class);
    }
  }

  @Test
  void aBeginningHasNoEnd() {
    assertThat(hex(LAST.encodeBeginning(bytes("61 00")))).isEqualTo("6100");
    assertThat(hex(FOLLOWED.encodeBeginning(bytes("61 00")))).isEqualTo("6100ff");
    assertThat(hex(DESC.encodeBeginning(bytes("61 00")))).isEqualTo("9eff00");
  }

  @Test
  void moreBytesAreRefusedAndMalformed() {
    BinaryBytes part = LAST.atMost(2);
    assertRefused(part, new byte[3], "digest is 3 bytes, but must have at most 2 bytes");
    assertMalformed(
        part, "000102", 0, "digest at position 0: expected at most 2 bytes, found 000102");
    assertMalformed(
        part.followed(),
        "00ff 01 02 0001",
        0,
        "digest at position 0: expected at most 2 bytes, found 00ff01020001");
    assertThat(BinaryLaws.read(part.followed(), bytes("00ff 01 0001"))).isEqualTo(bytes("00 01"));
  }

  @Test
  void longFindingsAreCut() {
    assertMalformed(
        LAST.atMost(1),
        "000102030405060708090a0b0c",
        0,
        "digest at position 0: expected at most 1 bytes, found 000102030405060708090a0b...");
  }

  @Test
  void theCallersArrayIsNeitherKeptNorChanged() {
    byte[] value = bytes("00 61");
    for (BinaryBytes part : List.of(LAST, FOLLOWED, DESC)) {
      byte[] encoded = part.encode(value);
      assertThat(value).isEqualTo(bytes("00 61"));
      byte[] read = BinaryLaws.read(part, encoded);
      Arrays.fill(encoded, (byte) 0x55);
      assertThat(read).isEqualTo(value);
    }
  }

  @Test
  void onlyItsOwnBytesAreWritten() {
    byte[] value = bytes("00 61 ff");
    for (BinaryBytes part : List.of(LAST, FOLLOWED, DESC)) {
      byte[] out = new byte[part.size(value) + 4];
      Arrays.fill(out, (byte) 0x55);
      assertThat(part.write(value, out, 2)).isEqualTo(out.length - 2);
      assertThat(hex(out)).isEqualTo("5555" + hex(part.encode(value)) + "5555");
    }
  }
}
