package dev.keywright.processor.check.evolution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.names;
import static dev.keywright.processor.check.PartBuilder.part;
import static org.assertj.core.api.Assertions.assertThat;

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
        .isEqualTo("@KeyCode(\"ta\") TAOBAO, @KeyCode(\"tm\") TMALL");
    assertThat(proposed("A", "B_1", "CASH"))
        .isEqualTo("@KeyCode(\"a\") A, @KeyCode(\"b1\") B_1, @KeyCode(\"ca\") CASH");
    assertThat(proposed("A", "B", "C", "D"))
        .isEqualTo("@KeyCode(\"a\") A, @KeyCode(\"b\") B, @KeyCode(\"c\") C, and so on");
  }

  @Test
  void numbersAreProposedWhereNoBeginningsSort() {
    assertThat(proposed("BETA", "ALPHA")).isEqualTo("@KeyCode(\"1\") BETA, @KeyCode(\"2\") ALPHA");
    assertThat(proposed("CARD", "CASH")).isEqualTo("@KeyCode(\"1\") CARD, @KeyCode(\"2\") CASH");
    assertThat(proposed("ÄPFEL", "ÖL")).isEqualTo("@KeyCode(\"1\") ÄPFEL, @KeyCode(\"2\") ÖL");
    assertThat(proposed("Z9", "Z8", "Z7", "Z6", "Z5", "Z4", "Z3", "Z2", "Z1"))
        .isEqualTo("@KeyCode(\"1\") Z9, @KeyCode(\"2\") Z8, @KeyCode(\"3\") Z7, and so on");
    assertThat(proposed("Z9", "Z8", "Z7", "Z6", "Z5", "Z4", "Z3", "Z2", "Z1", "Z0"))
        .isEqualTo("@KeyCode(\"01\") Z9, @KeyCode(\"02\") Z8, @KeyCode(\"03\") Z7, and so on");
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
            give it a code, too: @KeyCode("DEBT") DEBT\
            """);
  }
}
