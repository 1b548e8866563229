package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnusableCodeTest {

  @Test
  void anEmptyCodeIsReported() {
    assertThat(by(new UnusableCode(), partition(codes("source", "Source", "tb", ""))))
        .containsExactly(
            """
            KW011 Source.C1.value
            code "" of Source.C1 is empty, and an empty code cannot be told from a missing one
            write @KeyCode with a short code that only C1 has\
            """);
  }

  @Test
  void equalCodesAreReportedAtTheSecond() {
    assertThat(by(new UnusableCode(), partition(codes("source", "Source", "tb", "tm", "tb"))))
        .containsExactly(
            """
            KW011 Source.C2.value
            code "tb" of Source.C2 is also the code of C0, so a key cannot tell them apart
            write @KeyCode with a short code that only C2 has\
            """);
  }

  @Test
  void aCharacterAboveTheBasicPlaneIsReported() {
    assertThat(by(new UnusableCode(), partition(codes("source", "Source", "\ud83d\ude00"))))
        .containsExactly(
            """
            KW011 Source.C0.value
            code "\\ud83d\\ude00" of Source.C0 holds a character above U+FFFF, on whose order stores disagree
            write @KeyCode with a short code that only C0 has\
            """);
  }

  @Test
  void anEnumWithoutConstantsIsReported() {
    assertThat(by(new UnusableCode(), partition(codes("source", "Source"))))
        .containsExactly(
            """
            KW011 source
            Source has no constants, so source can have no value
            give Source a constant, or remove source from the key\
            """);
  }

  @Test
  void anEnumThatIsUsedTwiceIsReportedOnce() {
    assertThat(
            by(
                new UnusableCode(),
                partition(codes("from", "Source", ""), codes("to", "Source", ""))))
        .containsExactly(
            """
            KW011 Source.C0.value
            code "" of Source.C0 is empty, and an empty code cannot be told from a missing one
            write @KeyCode with a short code that only C0 has\
            """);
  }

  @Test
  void codesThatDifferAreFine() {
    assertThat(by(new UnusableCode(), partition(codes("source", "Source", "tb", "t", "\u00e9"))))
        .isEmpty();
  }
}
