package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertInverse;
import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import java.util.List;
import org.junit.jupiter.api.Test;

class BinaryCodeTest {
  private static final BinaryCode<Samples.Side> LAST =
      BinaryCode.of("side", Samples.Side.values(), "l", "lé", "r");

  @Test
  void aConstantIsItsCodeInUtf8() {
    assertThat(hex(LAST.encode(Samples.Side.A))).isEqualTo("6c");
    assertThat(hex(LAST.encode(Samples.Side.A1))).isEqualTo("6cc3a9");
    assertThat(hex(LAST.followed().encode(Samples.Side.B))).isEqualTo("720001");
    assertThat(hex(LAST.descendingOrder().encode(Samples.Side.B))).isEqualTo("8dfffe");
    assertThat(hex(LAST.descendingOrder().followed().encode(Samples.Side.B))).isEqualTo("8dfffe");
    assertThat(LAST.size(Samples.Side.A1)).isEqualTo(3);
    assertInverse(LAST.followed(), List.of(Samples.Side.values()));
  }

  @Test
  void otherCodesAreMalformed() {
    assertMalformed(
        LAST, "6d", 0, "side at position 0: expected one of the codes [l, lé, r], found 6d");
    assertMalformed(
        LAST, "", 0, "side at position 0: expected one of the codes [l, lé, r], found the end");
    assertMalformed(
        LAST.followed(),
        "6c",
        1,
        "side at position 1: expected the end 00 01 of the part, found the end");
  }

  @Test
  void aConstantThatTheKeyWasNotCompiledWithIsRefused() {
    Samples.Side[] known = {Samples.Side.A, Samples.Side.A1};
    BinaryCode<Samples.Side> old = BinaryCode.of("side", known, "l", "r");
    assertThatThrownBy(() -> old.size(Samples.Side.B))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("side is B, but must be one of [A, A1]");
  }

  @Test
  void eachConstantNeedsACodeOfItsOwn() {
    assertThatThrownBy(() -> BinaryCode.of("side", Samples.Side.values(), "l", "r"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "side: 3 constants need as many different codes, not {l=A, r=A1}; compile the key"
                + " again");
    assertThatThrownBy(() -> BinaryCode.of("side", Samples.Side.values(), "l", "r", "l"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BinaryCode.of("side", Samples.Side.values(), "l", "m", "r", "s"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
