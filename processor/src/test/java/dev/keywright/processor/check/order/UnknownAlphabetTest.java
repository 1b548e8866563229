package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnknownAlphabetTest {
  @Test
  void aTextBeforeASeparatorIsReported() {
    assertThat(places(new UnknownAlphabet(), partition(text("host"), anInt("id").pad(6))))
        .containsExactly("KW106 host");
  }

  @Test
  void noAlphabetIsProposedThatLacksWhatTheNameSuggests() {
    String escape = "allow all characters: write @Separator(value = ',', escape = true)";
    assertThat(fix(partition(text("tenantId"), text("user"))))
        .isEqualTo("declare it: add @Domain(alphabet = \"\\\\-.0-9A-Z_a-z\"); or " + escape);
    assertThat(fix(partition(text("tenantId"), text("user")).separator('-')))
        .startsWith("declare it: add @Domain(alphabet = \"0-9A-Z_a-z\"); or ");
    // Digits sort below it.
    assertThat(fix(partition(text("tenantId"), text("user")).separator(':'))).isEqualTo(escape);
    assertThat(fix(partition(text("tenantId").unordered(), text("user")).separator(':')))
        .startsWith("declare it: add @Domain(alphabet = \"\\\\-.0-9A-Z_a-z\"); or ");
    for (String name : List.of("email", "url", "fileName")) {
      assertThat(fix(partition(text(name), text("user")))).isEqualTo(escape);
    }
  }

  private static String fix(LayoutBuilder layout) {
    return by(new UnknownAlphabet(), layout).get(0).lines().toList().get(2);
  }

  @Test
  void whatIsKnownIsFine() {
    assertThat(
            places(
                new UnknownAlphabet(), partition(text("host").alphabet("a-z"), anInt("id").pad(6))))
        .isEmpty();
    assertThat(places(new UnknownAlphabet(), partition(anInt("id").pad(6), text("host"))))
        .isEmpty();
    assertThat(places(new UnknownAlphabet(), partition(text("host"), anInt("id").pad(6)).escape()))
        .isEmpty();
    assertThat(places(new UnknownAlphabet(), partition(text("host"), anInt("id").pad(6)).binary()))
        .isEmpty();
  }

  @Test
  void textsDoNotHoldZero() {
    LayoutBuilder names = partition(text("name"), anInt("shard").pad(4));
    assertThat(places(new UnknownAlphabet(), names.separator('\0'))).isEmpty();
    assertThat(places(new UnknownAlphabet(), names.separator('\1'))).containsExactly("KW106 name");
  }

  @Test
  void theSeparatorThatIsProposedSuitsTheOtherParts() {
    assertThat(by(new UnknownAlphabet(), partition(text("host"), anInt("id").pad(6))))
        .singleElement(STRING)
        .endsWith("@Separator(value = ',', escape = true)");
    assertThat(
            by(new UnknownAlphabet(), partition(text("host"), anInt("id").pad(6)).separator('~')))
        .singleElement(STRING)
        .endsWith("@Separator(value = ',', escape = true)");
    assertThat(
            by(
                new UnknownAlphabet(),
                partition(text("host"), text("path").alphabet("+0-9"), anInt("id").pad(6))))
        .singleElement(STRING)
        .endsWith("@Separator(value = '!', escape = true)");
    assertThat(
            by(
                new UnknownAlphabet(),
                partition(text("host"), anInt("id").pad(6)).separator('#').in(Store.AZURE_TABLE)))
        .singleElement(STRING)
        .endsWith("@Separator(value = ',', escape = true)");
  }

  @Test
  void aColumnOfTheBucketAloneLeavesTheSeparatorToTheOthers() {
    assertThat(
            by(
                new UnknownAlphabet(),
                partition().bucket(8, "host").sort("sortKey", text("host"), anInt("id").pad(6))))
        .singleElement(STRING)
        .endsWith("@Separator(value = ',', escape = true)");
  }

  @Test
  void theSeparatorThatIsProposedStaysOutOfEscapesAndNumbers() {
    for (Map.Entry<Character, String> kept :
        Map.of(
                ',', "','", '-', "'-'", '/', "'/'", '0', "','", ':', "','", 'a', "','", '\u0001',
                "','")
            .entrySet()) {
      assertThat(
              by(new UnknownAlphabet(), partition(text("a"), text("b")).separator(kept.getKey())))
          .singleElement(STRING)
          .endsWith("@Separator(value = " + kept.getValue() + ", escape = true)");
    }
    assertThat(
            by(
                new UnknownAlphabet(),
                partition(text("a"), aLong("n").unordered(), text("b")).separator('-')))
        .singleElement(STRING)
        .endsWith("@Separator(value = ',', escape = true)");
  }

  @Test
  void onlyAnOrderedTextIsAlsoHeldAboveTheSeparator() {
    assertThat(by(new UnknownAlphabet(), partition(text("a"), text("b"))))
        .singleElement(STRING)
        .contains("the encoder refuses ',' and every character that sorts below it\n");
    assertThat(by(new UnknownAlphabet(), partition(text("a").unordered(), text("b"))))
        .singleElement(STRING)
        .contains("the encoder refuses ','\n");
  }

  @Test
  void aNumberThatIsNeverNegativeMayStandBeforeAMinus() {
    assertThat(
            by(
                new UnknownAlphabet(),
                partition(text("a"), aLong("n").min(0).unordered(), text("b")).separator('-')))
        .singleElement(STRING)
        .endsWith("@Separator(value = '-', escape = true)");
  }
}
