package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodePartTest {
  enum Kind {
    SALE,
    REFUND,
    GIFT {
      @Override
      public String toString() {
        return "a gift";
      }
    }
  }

  private static final CodePart<Kind> KIND = CodePart.of("kind", Kind.values(), "s", "sr", "ü");

  @Test
  void aConstantIsWrittenAsItsCode() {
    assertThat(KIND.text(Kind.SALE)).isEqualTo("s");
    assertThat(KIND.text(Kind.REFUND)).isEqualTo("sr");
    assertThat(KIND.text(Kind.GIFT)).isEqualTo("ü");
    PartLaws.assertInverse(KIND, List.of(Kind.values()));
    PartLaws.assertCanonical(KIND, List.of(Kind.values()));
    PartLaws.assertOrder(KIND, Comparator.naturalOrder(), List.of(Kind.values()));
  }

  @Test
  void nullIsRefused() {
    assertRefused(KIND, null, "kind is null, but must be present: null is never a part of a key");
  }

  @Test
  void anUnknownCodeIsMalformed() {
    assertMalformed(
        KIND, "x", 0, "kind at position 0: expected one of the codes [s, sr, ü], found \"x\"");
    assertMalformed(
        KIND, "", 0, "kind at position 0: expected one of the codes [s, sr, ü], found the end");
  }

  @Test
  void aCodeEndsAtItsSeparator() {
    TextReader in = TextReader.explaining("partitionKey", "sr,1");
    assertThat(KIND.before(',').read(in)).isEqualTo(Kind.REFUND);
    assertThat(in.position()).isEqualTo(2);
  }

  @Test
  void codesBelongToTheConstantsTheyAreGivenWithWhateverTheirPlaceInTheEnum() {
    Kind[] reordered = {Kind.GIFT, Kind.SALE, Kind.REFUND};
    CodePart<Kind> part = CodePart.of("kind", reordered, "g", "s", "r");
    assertThat(part.text(Kind.SALE)).isEqualTo("s");
    assertThat(part.text(Kind.GIFT)).isEqualTo("g");
  }

  @Test
  void aConstantThatTheKeyWasNotCompiledWithIsRefused() {
    CodePart<Kind> older = CodePart.of("kind", new Kind[] {Kind.SALE, Kind.REFUND}, "s", "r");
    assertRefused(older, Kind.GIFT, "kind is a gift, but must be one of [SALE, REFUND]");
  }

  @Test
  void aMissingOrSharedCodeIsRefusedAtOnce() {
    assertThatThrownBy(() -> CodePart.of("kind", Kind.values(), "s", "r"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "kind: 3 constants need as many different codes, not {s=SALE, r=REFUND}; compile the"
                + " key again");
    assertThatThrownBy(() -> CodePart.of("kind", Kind.values(), "s", "r", "s"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CodePart.of("kind", Kind.values(), "s", "r", "x", "y"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "xxxxx".getBytes(UTF_8);
    assertThat(KIND.size(Kind.GIFT)).isEqualTo(2);
    assertThat(KIND.write(Kind.GIFT, out, 1)).isEqualTo(3);
    assertThat(KIND.write(Kind.SALE, out, 3)).isEqualTo(4);
    assertThat(new String(out, UTF_8)).isEqualTo("xüsx");
    CodePart<Kind> wide = CodePart.of("kind", Kind.values(), "\u0800", "売", "\uffff");
    for (Kind kind : Kind.values()) {
      assertThat(wide.size(kind)).isEqualTo(3);
      assertThat(wide.write(kind, out, 1)).isEqualTo(4);
      assertThat(new String(out, UTF_8)).isEqualTo("x" + wide.text(kind) + "x");
    }
  }

  @Test
  void codesMayHoldAnEscapedSeparator() {
    CodePart<Kind> part = CodePart.of("kind", Kind.values(), "s", "s,r", "-").escapedBefore(',');

    assertThat(part.codes().values()).containsExactly("s", "s,r", "-");
    assertThat(part.text(Kind.values()[1])).isEqualTo("s-2cr");
    assertThat(part.text(Kind.values()[2])).isEqualTo("-2d");
    assertThat(part.read(TextReader.explaining("key", "s-2cr,x"))).isEqualTo(Kind.values()[1]);
    assertThatThrownBy(() -> part.read(TextReader.explaining("key", "s-2c")))
        .isInstanceOf(MalformedKeyException.class);
  }
}
