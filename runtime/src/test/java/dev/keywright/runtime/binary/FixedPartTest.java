package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.assertRefused;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Flags, characters, UUIDs and suffixes. */
class FixedPartTest {

  @Test
  void aFlagIsOneByte() {
    BinaryFlag flag = BinaryFlag.of("paid");
    assertThat(hex(flag.encode(false))).isEqualTo("00");
    assertThat(hex(flag.encode(true))).isEqualTo("01");
    assertThat(hex(flag.descendingOrder().encode(false))).isEqualTo("ff");
    assertThat(hex(flag.descendingOrder().encode(true))).isEqualTo("fe");
    assertThat(flag.size(true)).isEqualTo(1);
    assertMalformed(flag, "02", 0, "paid at position 0: expected 00 or 01, found 02");
    assertMalformed(flag, "", 0, "paid at position 0: expected 1 byte, found the end");
    assertMalformed(
        flag.descendingOrder(), "01", 0, "paid at position 0: expected fe or ff, found 01");
  }

  @Test
  void aCharacterIsTwoBytesWithTheHigherOneFirst() {
    BinaryChar letter = BinaryChar.of("c");
    assertThat(hex(letter.encode('A'))).isEqualTo("0041");
    assertThat(hex(letter.encode('€'))).isEqualTo("20ac");
    assertThat(hex(letter.descendingOrder().encode('€'))).isEqualTo("df53");
    assertThat(letter.size('A')).isEqualTo(2);
    BinaryChar grade = BinaryChar.of("c", "A-F");
    assertRefused(grade, 'G', "c is \"G\", but must be a character of [A-F]");
    assertMalformed(grade, "0047", 0, "c at position 0: expected a character of [A-F], found 0047");
  }

  @Test
  void everyCharacterButASurrogateIsReadBack() {
    for (BinaryChar part :
        new BinaryChar[] {BinaryChar.of("c"), BinaryChar.of("c").descendingOrder()}) {
      for (int c = 0; c <= Character.MAX_VALUE; c++) {
        char value = (char) c;
        if (Character.isSurrogate(value)) {
          assertThatThrownBy(() -> part.size(value)).isInstanceOf(InvalidPartException.class);
        } else if (BinaryLaws.read(part, part.encode(value)) != value) {
          throw new AssertionError(c);
        }
      }
    }
    assertThatThrownBy(() -> BinaryLaws.read(BinaryChar.of("c"), BinaryLaws.bytes("d800")))
        .hasMessageEndingWith(", found d800");
  }

  @Test
  void aUuidIsItsSixteenBytes() {
    BinaryUuid id = BinaryUuid.of("id");
    UUID value = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
    assertThat(hex(id.encode(value))).isEqualTo("f81d4fae7dec11d0a76500a0c91e6bf6");
    assertThat(hex(id.descendingOrder().encode(value)))
        .isEqualTo("07e2b051" + "8213" + "ee2f" + "589a" + "ff5f36e19409");
    assertThat(id.size(value)).isEqualTo(16);
    byte[] out = new byte[18];
    assertThat(id.write(value, out, 1)).isEqualTo(17);
    assertThat(hex(out)).isEqualTo("00f81d4fae7dec11d0a76500a0c91e6bf600");
    assertMalformed(id, "f81d4fae", 4, "id at position 4: expected 16 bytes, found the end");
  }

  @Test
  void aSuffixIsSoManyCharacters() {
    BinarySuffix suffix = BinarySuffix.of("suffix", 6);
    assertThat(hex(suffix.encode("0a9z00"))).isEqualTo("306139" + "7a3030");
    assertThat(suffix.size("0a9z00")).isEqualTo(6);
    byte[] out = new byte[8];
    assertThat(suffix.write("0a9z00", out, 1)).isEqualTo(7);
    assertThat(hex(out)).isEqualTo("003061397a303000");
    assertMalformed(
        suffix, "3061397a30", 5, "suffix at position 5: expected 6 bytes, found the end");
    assertMalformed(
        suffix,
        "3061397a305f",
        5,
        "suffix at position 5: expected 6 characters of [0-9a-z], found 5f");
    assertMalformed(
        BinarySuffix.of("suffix", 1),
        "ff",
        0,
        "suffix at position 0: expected 1 character of [0-9a-z], found ff");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0a9z0",
        "0a9z000",
        "0a9z0A",
        "0a9z0/",
        "0a9z0:",
        "0a9z0`",
        "0a9z0{",
        "0a9z0é",
        "0a9z0\u0130"
      })
  void otherSuffixesAreRefused(String value) {
    assertThatThrownBy(() -> BinarySuffix.of("suffix", 6).size(value))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageEndingWith(", but must be 6 characters of [0-9a-z]");
  }
}
