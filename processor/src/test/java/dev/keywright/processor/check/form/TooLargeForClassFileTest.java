package dev.keywright.processor.check.form;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.aShort;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Judgement;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.LayoutCheck;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TooLargeForClassFileTest {
  private static final LayoutCheck CHECK = new TooLargeForClassFile();

  private static PartBuilder[] parts(int count, IntFunction<PartBuilder> part) {
    return IntStream.range(0, count).mapToObj(part).toArray(PartBuilder[]::new);
  }

  @Test
  void aMethodTakesTwoHundredAndFiftyParts() {
    assertThat(Judgement.by(CHECK, partition(parts(250, i -> anInt("p" + i))))).isEmpty();
    assertThat(Judgement.places(CHECK, partition(parts(251, i -> anInt("p" + i)))))
        .containsExactly("KW018 p250");
  }

  @Test
  void aLongCountsAsTwo() {
    assertThat(Judgement.by(CHECK, partition(parts(125, i -> aLong("p" + i))))).isEmpty();
    assertThat(Judgement.by(CHECK, partition(parts(126, i -> aLong("p" + i)))))
        .singleElement()
        .asString()
        .contains("the key has 126 parts", "p125 is one too many");
  }

  @Test
  void theSignatureIsOneConstant() {
    String head = "BINARY | partitionKey: a String alphabet=\"\"";
    String alphabet = "x".repeat(65_534 - head.length());

    assertThat(Judgement.by(CHECK, partition(text("a").alphabet(alphabet)).binary())).isEmpty();
    assertThat(Judgement.by(CHECK, partition(text("a").alphabet(alphabet + "y")).binary()))
        .singleElement()
        .asString()
        .contains("would have 65,535 bytes", "name the characters of a by ranges");
  }

  @Test
  void theLongestPartIsBlamedForWhatIsLongInIt() {
    String tail = "_".repeat(180);

    assertThat(
            Judgement.by(
                CHECK, partition(parts(250, i -> codes("p" + i + tail, "Kind", "a" + tail)))))
        .singleElement()
        .asString()
        .contains("make p100", "a String that holds the code, instead of Kind");
    assertThat(Judgement.by(CHECK, partition(parts(250, i -> aShort("p" + i + tail))))).isEmpty();
  }

  @Test
  void theCodesOfAllEnumsAreMadeByOneMethod() {
    String[] codes = IntStream.range(0, 1_900).mapToObj(i -> "c" + i).toArray(String[]::new);

    assertThat(Judgement.by(CHECK, partition(codes("one", "Kind", codes)))).isEmpty();
    assertThat(
            Judgement.by(
                CHECK, partition(codes("one", "Kind", codes), codes("two", "Kind", codes))))
        .containsExactly(
            """
            KW018 two
            the enums of the key up to two have 3,800 constants, and the generated class has room for the codes of 3,740
            make two a String that holds the code, instead of Kind\
            """);
  }

  @Test
  void aFileHasANameOfSoManyBytes() {
    String longest = "a".repeat(255 - "PurchaseKey$After.class".length());

    assertThat(Judgement.by(CHECK, partition(anInt(longest), anInt("b")))).isEmpty();
    assertThat(Judgement.by(CHECK, partition(anInt("b"), anInt(longest + "a")))).isEmpty();
    assertThat(Judgement.places(CHECK, partition(anInt(longest + "a"), anInt("b"))))
        .containsExactly("KW018 " + longest + "a");
  }
}
