package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aByte;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import org.junit.jupiter.api.Test;

class ContradictoryFactsTest {

  @Test
  void aMinAboveTheMaxIsReported() {
    assertThat(by(new ContradictoryFacts(), partition(anInt("deviceId").min(10).max(9))))
        .containsExactly(
            """
            KW017 deviceId@Domain.max
            deviceId can have no value: @Domain asks for at least 10 and at most 9
            swap them: write @Domain(min = 9, max = 10)\
            """);
  }

  @Test
  void bothAnnotationsAreNamed() {
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(anInt("deviceId").min(10).origin("min", "@Min").max(5))))
        .containsExactly(
            """
            KW017 deviceId@Domain.max
            deviceId can have no value: @Min asks for at least 10, and @Domain asks for at most 5
            lower the 10 of @Min to 5, or write @Domain(max = 10)\
            """);
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    anInt("a").min(1).origin("min", "@Positive").max(-1).origin("max", "@Max"))))
        .containsExactly(
            """
            KW017 a
            a can have no value: @Positive asks for at least 1, and @Max asks for at most -1
            raise the -1 of @Max to 1, or remove @Positive\
            """);
  }

  @Test
  void boundsBeyondTheJavaTypeAreReported() {
    assertThat(by(new ContradictoryFacts(), partition(aByte("shard").min(200))))
        .containsExactly(
            """
            KW017 shard@Domain.min
            shard can have no value: @Domain asks for at least 200, and a byte is at most 127
            write @Domain(min = 127)\
            """);
    assertThat(
            by(new ContradictoryFacts(), partition(aByte("shard").max(-200).origin("max", "@Max"))))
        .containsExactly(
            """
            KW017 shard
            shard can have no value: a byte is at least -128, and @Max asks for at most -200
            raise the -200 of @Max to -128\
            """);
  }

  @Test
  void oneValueIsEnough() {
    assertThat(by(new ContradictoryFacts(), partition(aByte("shard").min(127).max(300)))).isEmpty();
    assertThat(by(new ContradictoryFacts(), partition(text("a").minLength(4).maxLength(4))))
        .isEmpty();
  }

  @Test
  void lengthsThatLeaveNothingAreReported() {
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    text("sellerId")
                        .minLength(10)
                        .origin("minLength", "@Size")
                        .maxLength(8)
                        .origin("maxLength", "@Column"))))
        .containsExactly(
            """
            KW017 sellerId
            sellerId can have no value: @Size asks for a length of at least 10, and @Column asks for a length of at most 8
            lower the 10 of @Size to 8, or raise the 8 of @Column to 10\
            """);
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(bytes("token").minLength(2).origin("minLength", "@Size").maxLength(1))))
        .containsExactly(
            """
            KW017 token@Domain.maxLength
            token can have no value: @Size asks for a length of at least 2, and @Domain asks for a length of at most 1
            lower the 2 of @Size to 1, or write @Domain(maxLength = 2)\
            """);
  }

  @Test
  void aNegativeLengthIsAFaultOfItsOwn() {
    assertThat(by(new ContradictoryFacts(), partition(text("a").minLength(1).maxLength(-1))))
        .isEmpty();
  }

  @Test
  void alphabetsWithoutACommonCharacterAreReported() {
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    text("sellerId")
                        .alphabet("0-9")
                        .alphabetClash(
                            "@Domain(alphabet = \"0-9\")", "@Pattern(regexp = \"[a-z]+\")"))))
        .containsExactly(
            """
            KW017 sellerId@Domain.alphabet
            sellerId can have no value: @Domain(alphabet = "0-9") and @Pattern(regexp = "[a-z]+") allow no character in common
            let both name the same characters, or remove one of them\
            """);
  }

  @Test
  void anAnnotationWithoutANumberIsToBeTakenAway() {
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    anInt("a")
                        .min(1)
                        .origin("min", "@Positive")
                        .max(-1)
                        .origin("max", "@Negative"))))
        .containsExactly(
            """
            KW017 a
            a can have no value: @Positive asks for at least 1, and @Negative asks for at most -1
            remove one of @Positive and @Negative\
            """);
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    text("a")
                        .minLength(1)
                        .origin("minLength", "@NotEmpty")
                        .maxLength(0)
                        .origin("maxLength", "@Size"))))
        .containsExactly(
            """
            KW017 a
            a can have no value: @NotEmpty asks for a length of at least 1, and @Size asks for a length of at most 0
            raise the 0 of @Size to 1, or remove @NotEmpty\
            """);
  }

  @Test
  void aDecimalIsQuotedAsItStandsInTheSource() {
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    anInt("a")
                        .min(1)
                        .origin("min", "@DecimalMin(\"0.5\")")
                        .max(0)
                        .origin("max", "@DecimalMax(value = \"0.9\", inclusive = false)"))))
        .containsExactly(
            """
            KW017 a
            a can have no value: @DecimalMin("0.5") asks for at least 1, and @DecimalMax(value = "0.9", inclusive = false) asks for at most 0
            lower @DecimalMin("0.5") to 0; or raise @DecimalMax(value = "0.9", inclusive = false) to 2\
            """);
  }

  @Test
  void aStepThatLeavesNoMultipleIsReported() {
    assertThat(by(new ContradictoryFacts(), partition(anInt("a").min(1).max(9).step(10))))
        .containsExactly(
            """
            KW017 a@Domain.step
            a can have no value: no multiple of 10 lies between 1 and 9
            remove step; or write @Domain(min = 1, max = 10, step = 10)\
            """);
    assertThat(by(new ContradictoryFacts(), partition(aByte("a").min(101).step(100))))
        .containsExactly(
            """
            KW017 a@Domain.step
            a can have no value: no multiple of 100 lies between 101 and 127
            remove step\
            """);
    assertThat(by(new ContradictoryFacts(), partition(anInt("a").min(-9).max(-1).step(10))))
        .singleElement()
        .asString()
        .endsWith("remove step; or write @Domain(min = -9, max = 0, step = 10)");
  }

  @Test
  void oneMultipleIsEnough() {
    assertThat(by(new ContradictoryFacts(), partition(anInt("a").min(1).max(10).step(10))))
        .isEmpty();
    assertThat(by(new ContradictoryFacts(), partition(anInt("a").min(-9).max(9).step(10))))
        .isEmpty();
    assertThat(by(new ContradictoryFacts(), partition(anInt("a").min(-10).max(-1).step(10))))
        .isEmpty();
    assertThat(by(new ContradictoryFacts(), partition(aLong("a").step(Long.MAX_VALUE)))).isEmpty();
  }

  @Test
  void aLengthThatLeavesTheEmptyValueAloneIsReported() {
    assertThat(by(new ContradictoryFacts(), partition(text("a").maxLength(0))))
        .containsExactly(
            """
            KW017 a@Domain.maxLength
            a can only be empty: @Domain asks for a length of at most 0
            write @Domain(maxLength = 1)\
            """);
    assertThat(by(new ContradictoryFacts(), partition(text("a").maxLength(1)))).isEmpty();
  }

  @Test
  void oneValueThatIsNoMultipleIsNone() {
    assertThat(by(new ContradictoryFacts(), partition(anInt("slot").min(5).max(5).step(10))))
        .singleElement(STRING)
        .contains("no multiple of 10 lies between 5 and 5")
        .endsWith("\nremove step; or write @Domain(min = 5, max = 10, step = 10)");
    assertThat(by(new ContradictoryFacts(), partition(anInt("slot").min(5).max(5).step(5))))
        .isEmpty();
  }

  @Test
  void aMultipleThatTheTypeLacksIsNotProposed() {
    assertThat(by(new ContradictoryFacts(), partition(aByte("slot").min(101).max(120).step(50))))
        .singleElement(STRING)
        .endsWith("\nremove step");
    assertThat(by(new ContradictoryFacts(), partition(aByte("slot").min(100).max(120).step(127))))
        .singleElement(STRING)
        .endsWith("\nremove step; or write @Domain(min = 100, max = 127, step = 127)");
  }

  @Test
  void aBoundThatExcludesItselfIsMovedPastTheOther() {
    assertThat(
            by(
                new ContradictoryFacts(),
                partition(
                    anInt("n")
                        .min(6)
                        .max(3)
                        .origin("min", "@DecimalMin(value = \"5\", inclusive = false)")
                        .origin("max", "@Max"))))
        .singleElement(STRING)
        .endsWith(
            "\nlower @DecimalMin(value = \"5\", inclusive = false) to 2;"
                + " or raise the 3 of @Max to 6");
  }
}
