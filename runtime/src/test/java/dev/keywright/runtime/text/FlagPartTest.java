package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlagPartTest {
  private static final FlagPart PAID = FlagPart.of("paid");
  private static final List<Boolean> BOTH = List.of(false, true);

  @Test
  void falseIsZeroAndTrueIsOne() {
    assertThat(PAID.text(false)).isEqualTo("0");
    assertThat(PAID.text(true)).isEqualTo("1");
    assertThat(PAID.descendingOrder().text(false)).isEqualTo("1");
    assertThat(PAID.descendingOrder().text(true)).isEqualTo("0");
  }

  @Test
  void theLawsHoldInBothDirections() {
    for (FlagPart part : List.of(PAID, PAID.descendingOrder())) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), BOTH);
      PartLaws.assertInverse(part, BOTH);
      PartLaws.assertCanonical(part, BOTH);
    }
  }

  @Test
  void anythingElseIsMalformed() {
    assertMalformed(PAID, "2", 0, "paid at position 0: expected 0 or 1, found \"2\"");
    assertMalformed(PAID, "", 0, "paid at position 0: expected 0 or 1, found the end");
  }

  @Test
  void nullIsRefused() {
    assertRefused(PAID, null, "paid is null, but must be present: null is never a part of a key");
  }

  @Test
  void writingTouchesItsOwnByteOnly() {
    byte[] out = "xxx".getBytes(UTF_8);
    assertThat(PAID.size(true)).isEqualTo(1);
    assertThat(PAID.write(true, out, 1)).isEqualTo(2);
    assertThat(new String(out, UTF_8)).isEqualTo("x1x");
    assertThat(PAID.descendingOrder().write(true, out, 1)).isEqualTo(2);
    assertThat(new String(out, UTF_8)).isEqualTo("x0x");
  }
}
