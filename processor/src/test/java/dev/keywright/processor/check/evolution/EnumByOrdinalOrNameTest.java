package dev.keywright.processor.check.evolution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.names;
import static dev.keywright.processor.check.PartBuilder.part;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.check.Spot;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnumByOrdinalOrNameTest {
  @Test
  void namesOfConstantsAreReported() {
    assertThat(
            places(
                new EnumByOrdinalOrName(),
                partition(names("channel", "Channel", "TAOBAO", "TMALL"))))
        .containsExactly("KW503 channel");
  }

  @Test
  void codesAreFine() {
    assertThat(
            places(new EnumByOrdinalOrName(), partition(codes("channel", "Channel", "tb", "tm"))))
        .isEmpty();
  }

  @Test
  void constantsOfTheJdkStayAsTheyAre() {
    Constant monday = new Constant("MONDAY", "MONDAY", /* isDeclared= */ false, new Spot("day"));
    assertThat(
            places(
                new EnumByOrdinalOrName(),
                partition(
                    part(
                        "day",
                        new PartType.Codes(
                            TypeRef.of("java.time", "DayOfWeek"), List.of(monday))))))
        .isEmpty();
  }

  @Test
  void shortCodesAreProposedThatSortAsTheConstantsAreDeclared() {
    assertThat(proposed("TAOBAO", "TMALL"))
        .isEqualTo("write @KeyCode(\"ta\") TAOBAO and @KeyCode(\"tm\") TMALL");
    assertThat(proposed("A", "B_1", "CASH"))
        .isEqualTo("write @KeyCode(\"a\") A, @KeyCode(\"b1\") B_1 and @KeyCode(\"ca\") CASH");
    assertThat(proposed("A", "B", "C", "D"))
        .isEqualTo(
            "write @KeyCode(\"a\") A, @KeyCode(\"b\") B, @KeyCode(\"c\") C and @KeyCode(\"d\") D");
  }

  @Test
  void numbersAreProposedWhereNoBeginningsSort() {
    assertThat(proposed("BETA", "ALPHA"))
        .isEqualTo("write @KeyCode(\"1\") BETA and @KeyCode(\"2\") ALPHA");
    assertThat(proposed("CARD", "CASH"))
        .isEqualTo("write @KeyCode(\"1\") CARD and @KeyCode(\"2\") CASH");
    assertThat(proposed("ÄPFEL", "ÖL"))
        .isEqualTo("write @KeyCode(\"1\") ÄPFEL and @KeyCode(\"2\") ÖL");
    assertThat(proposed("Z9", "Z8", "Z7", "Z6", "Z5", "Z4", "Z3", "Z2", "Z1"))
        .isEqualTo(
            "write @KeyCode(\"1\") Z9, @KeyCode(\"2\") Z8, @KeyCode(\"3\") Z7, @KeyCode(\"4\") Z6, @KeyCode(\"5\") Z5, @KeyCode(\"6\") Z4, @KeyCode(\"7\") Z3, @KeyCode(\"8\") Z2 and @KeyCode(\"9\") Z1");
    assertThat(proposed("Z9", "Z8", "Z7", "Z6", "Z5", "Z4", "Z3", "Z2", "Z1", "Z0"))
        .isEqualTo(
            "write @KeyCode(\"01\") Z9, @KeyCode(\"02\") Z8, @KeyCode(\"03\") Z7, @KeyCode(\"04\") Z6, @KeyCode(\"05\") Z5, @KeyCode(\"06\") Z4, @KeyCode(\"07\") Z3, @KeyCode(\"08\") Z2, @KeyCode(\"09\") Z1 and @KeyCode(\"10\") Z0");
  }

  private static String proposed(String... constants) {
    List<String> findings =
        by(new EnumByOrdinalOrName(), partition(names("kind", "Kind", constants)));
    assertThat(findings).hasSize(1);
    String fix = findings.get(0).lines().skip(2).findFirst().orElseThrow();
    assertThat(fix).startsWith("give the constants codes: ");
    return fix.substring("give the constants codes: ".length());
  }

  @Test
  void aConstantWithoutACodeAmongOthersGetsOneToo() {
    List<Constant> constants =
        List.of(
            new Constant("CASH", "c", /* isDeclared= */ true, new Spot("Kind.CASH")),
            new Constant("DEBT", "DEBT", /* isDeclared= */ false, new Spot("Kind.DEBT")));
    PartBuilder kind = part("kind", new PartType.Codes(TypeRef.of("shop", "Kind"), constants));
    assertThat(by(new EnumByOrdinalOrName(), partition(kind)))
        .containsExactly(
            """
            KW503 kind
            kind is written by the names of Kind: rows with DEBT are not found once it is renamed
            give it the code that rows have already: write @KeyCode("DEBT") DEBT\
            """);
  }

  @Test
  void theNamesAreProposedAsCodesWhereRowsHaveThem() {
    assertThat(
            by(
                new EnumByOrdinalOrName(),
                partition(names("kind", "Kind", "NEW", "PAID"))
                    .frozen(
                        1,
                        "TEXT separator=',' | partitionKey: kind enum(NEW=\"NEW\" PAID=\"PAID\")")))
        .singleElement(STRING)
        .endsWith(
            "give them the codes that rows have already: write @KeyCode(\"NEW\") NEW and"
                + " @KeyCode(\"PAID\") PAID");
  }

  @Test
  void aRenamedConstantGetsTheCodeOfItsRows() {
    assertThat(fixes("NEW", "SETTLED"))
        .endsWith("write @KeyCode(\"NEW\") NEW and @KeyCode(\"PAID\") SETTLED");
    assertThat(fixes("NEW", "PAID", "SETTLED")).endsWith("and @KeyCode(\"SETTLED\") SETTLED");
  }

  @Test
  void constantsThatMayBeAnyOfThoseThatAreGoneGetNoCode() {
    assertThat(fixes("OPEN", "SETTLED")).isEqualTo("give them the codes that rows have already");
    assertThat(fixes("NEW", "OPEN", "SETTLED"))
        .isEqualTo("give it the code that rows have already: write @KeyCode(\"NEW\") NEW");
  }

  private static String fixes(String... constants) {
    List<String> findings =
        by(
            new EnumByOrdinalOrName(),
            partition(names("kind", "Kind", constants))
                .frozen(
                    1, "TEXT separator=',' | partitionKey: kind enum(NEW=\"NEW\" PAID=\"PAID\")"));
    return findings.get(0).lines().skip(2).findFirst().orElseThrow();
  }
}
