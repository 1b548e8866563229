package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.LayoutBuilder;
import org.junit.jupiter.api.Test;

class DigitsAsTextTest {
  @Test
  void aTextOfDigitsIsReported() {
    assertThat(places(new DigitsAsText(), partition(text("number").alphabet("0-9").maxLength(10))))
        .containsExactly("KW309 number");
    assertThat(
            places(
                new DigitsAsText(),
                partition(text("number").alphabet("1-9").maxLength(18)).binary()))
        .containsExactly("KW309 number");
  }

  @Test
  void aCodeOfFixedLengthIsFine() {
    assertThat(
            places(
                new DigitsAsText(),
                partition(text("zip").alphabet("0-9").minLength(5).maxLength(5))))
        .isEmpty();
  }

  @Test
  void moreThanALongHoldsIsFine() {
    assertThat(places(new DigitsAsText(), partition(text("number").alphabet("0-9").maxLength(19))))
        .isEmpty();
    assertThat(places(new DigitsAsText(), partition(text("number").alphabet("0-9")))).isEmpty();
    assertThat(places(new DigitsAsText(), partition(text("number").alphabet("0-9a").maxLength(10))))
        .isEmpty();
  }

  @Test
  void whatALongGainsDependsOnTheFormat() {
    LayoutBuilder layout = partition(text("code").alphabet("0-9").maxLength(9));
    assertThat(by(new DigitsAsText(), layout))
        .containsExactly(
            """
            KW309 code
            code holds only digits: a long sorts as a number
            declare it as a long with pad = 9\
            """);
    String bytes =
        """
        KW309 code
        code holds only digits: a long has 8 bytes instead of up to 9
        declare it as a long with @Domain(min = 0)\
        """;
    assertThat(by(new DigitsAsText(), layout.binary())).containsExactly(bytes);
    assertThat(
            by(
                new DigitsAsText(),
                partition(anInt("id").pad(6))
                    .sort("code", text("code").alphabet("0-9").maxLength(9).nativeType())))
        .containsExactly(bytes);
  }
}
