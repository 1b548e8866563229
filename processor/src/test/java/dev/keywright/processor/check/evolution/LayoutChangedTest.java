package dev.keywright.processor.check.evolution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.names;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import org.junit.jupiter.api.Test;

class LayoutChangedTest {
  private static final String SIX = "TEXT separator=',' | partitionKey: id int pad=6";
  private static final String EIGHT = "TEXT separator=',' | partitionKey: id int pad=8";

  @Test
  void aChangeIsShownWithItsConsequenceAndBothWaysOut() {
    assertThat(by(new LayoutChanged(), partition(anInt("id").pad(8)).frozen(1, SIX)))
        .containsExactly(
            """
            KW501 @FrozenLayout.signature
            the key is no longer written as in version 1: id was pad=6 and is pad=8; rows whose id was\
             written in 6 digits are not found when 8 are written
            undo the change; or keep version 1 for decodeV1: add @FrozenLayout(version = 2,\
             signature = "TEXT separator=',' | partitionKey: id int pad=8")\
            """);
  }

  @Test
  void furtherChangesAreCounted() {
    assertThat(by(new LayoutChanged(), partition(anInt("id").pad(8).reversed()).frozen(1, SIX)))
        .singleElement(STRING)
        .contains(" and is pad=8 (and 1 more change); ");
    assertThat(
            by(
                new LayoutChanged(),
                partition(anInt("id").pad(8).reversed()).sort("", text("b")).frozen(1, SIX)))
        .singleElement(STRING)
        .contains(" and is pad=8 (and 2 more changes); ");
  }

  @Test
  void onlyTheNewestVersionIsCompared() {
    assertThat(
            by(new LayoutChanged(), partition(anInt("id").pad(8)).frozen(2, EIGHT).frozen(1, SIX)))
        .isEmpty();
    assertThat(
            by(new LayoutChanged(), partition(anInt("id").pad(6)).frozen(2, EIGHT).frozen(1, SIX)))
        .singleElement(STRING)
        .contains("as in version 2: id was pad=8 and is pad=6;")
        .contains("add @FrozenLayout(version = 3,");
  }

  @Test
  void whatReadsEveryOldRowIsFine() {
    assertThat(by(new LayoutChanged(), partition(anInt("id").pad(6)).frozen(1, SIX))).isEmpty();
    assertThat(
            by(
                new LayoutChanged(),
                partition(anInt("id").pad(6)).frozen(1, SIX.replace("pad=6", "pad=6 max=9000"))))
        .isEmpty();
    assertThat(by(new LayoutChanged(), partition(anInt("id").pad(6)))).isEmpty();
  }

  @Test
  void aNewNameIsOneEditOfTheSignature() {
    assertThat(by(new LayoutChanged(), partition(anInt("number").pad(6)).frozen(1, SIX)))
        .containsExactly(
            """
            KW501 @FrozenLayout.signature
            id of version 1 is number now: the name changed, the bytes stay
            update the name in the signature: write @FrozenLayout(version = 1,\
             signature = "TEXT separator=',' | partitionKey: number int pad=6")\
            """);
  }

  @Test
  void aNewTypeOfTheSameBytesIsOneEditOfTheSignature() {
    String older = SIX.replace("int", "long");

    assertThat(by(new LayoutChanged(), partition(anInt("id").pad(6)).frozen(1, older)))
        .containsExactly(
            """
            KW501 @FrozenLayout.signature
            id of version 1 was long and is int now: the type changed, the bytes stay
            update the type in the signature: write @FrozenLayout(version = 1,\
             signature = "TEXT separator=',' | partitionKey: id int pad=6")\
            """);
  }

  @Test
  void namesThatChangePlacesStayAnError() {
    String both = "TEXT separator=',' | partitionKey: a int pad=3, b int pad=3";

    assertThat(
            by(
                new LayoutChanged(),
                partition(anInt("b").pad(3), anInt("a").pad(3)).frozen(1, both)))
        .singleElement(STRING)
        .contains(
            "the key is no longer written as in version 1: column partitionKey was a, b and is b,"
                + " a;");
  }

  @Test
  void aRenamedConstantKeepsItsCodeBeforeAllElse() {
    assertThat(
            by(
                new LayoutChanged(),
                partition(names("kind", "Kind", "NEW", "SETTLED"))
                    .frozen(
                        1,
                        "TEXT separator=',' | partitionKey: kind enum(NEW=\"NEW\" PAID=\"PAID\")")))
        .singleElement(STRING)
        .contains("keep the code: write @KeyCode(\"PAID\") SETTLED; or undo the change; or keep");
  }
}
