package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MalformedAlphabetTest {

  @Test
  void aRangeThatRunsBackwardsIsReportedWithItsPlace() {
    assertThat(by(new IllegalPart(), partition(text("sellerId").alphabet("0-9z-a"))))
        .containsExactly(
            """
            KW009 sellerId@Domain.alphabet
            alphabet = "0-9z-a" of sellerId cannot be read at character 4: the range runs backwards; swap its ends
            write the characters and ranges of a regex class, such as alphabet = "0-9A-Za-z_\"\
            """);
  }

  @Test
  void anEmptyAlphabetIsReported() {
    assertThat(by(new IllegalPart(), partition(character("grade").alphabet(""))))
        .containsExactly(
            """
            KW009 grade@Domain.alphabet
            alphabet = "" of grade cannot be read as a regex class: it names no character; write for example "0-9A-Za-z"
            write the characters and ranges of a regex class, such as alphabet = "0-9A-Za-z_\"\
            """);
  }

  @Test
  void aRegexClassIsFine() {
    assertThat(by(new IllegalPart(), partition(text("sellerId").alphabet("\\w\\-")))).isEmpty();
  }

  @Test
  void anAlphabetOfANumberIsNotRead() {
    assertThat(places(new IllegalPart(), partition(anInt("deviceId").alphabet("z-a"))))
        .containsExactly("KW006 deviceId@Domain.alphabet");
  }
}
