package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.names;
import static dev.keywright.processor.check.PartBuilder.part;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.check.Spot;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerboseConstantTest {
  @Test
  void aLongCodeIsReported() {
    assertThat(places(new VerboseConstant(), partition(codes("c", "Channel", "direct", "tb"))))
        .containsExactly("KW310 c");
    assertThat(places(new VerboseConstant(), partition(names("c", "Channel", "NEW", "TAOBAO"))))
        .containsExactly("KW310 c");
  }

  @Test
  void theOnlyConstantOfAnEnumTellsKindsOfRowApart() {
    assertThat(places(new VerboseConstant(), partition(codes("kind", "Kind", "customer"))))
        .isEmpty();
  }

  @Test
  void fourCharactersAreFine() {
    assertThat(places(new VerboseConstant(), partition(codes("c", "Channel", "dire", "tb"))))
        .isEmpty();
    assertThat(places(new VerboseConstant(), partition(names("c", "Channel", "NEW", "PAID"))))
        .isEmpty();
  }

  @Test
  void constantsOfTheJdkStayAsTheyAre() {
    Constant monday = new Constant("MONDAY", "MONDAY", /* isDeclared= */ false, new Spot("day"));
    assertThat(
            places(
                new VerboseConstant(),
                partition(
                    part(
                        "day",
                        new PartType.Codes(
                            TypeRef.of("java.time", "DayOfWeek"), List.of(monday))))))
        .isEmpty();
  }

  @Test
  void theLongestIsShown() {
    assertThat(
            by(
                new VerboseConstant(),
                partition(names("kind", "Kind", "A", "CREDIT_CARD_OF_ANOTHER_BANK", "ZZZ"))))
        .containsExactly(
            """
            KW310 kind
            "CREDIT_CARD_OF_ANOTHER_BANK" is written in every key whose kind is CREDIT_CARD_OF_ANOTHER_BANK
            give the constants short codes: write @KeyCode("a") A,\
             @KeyCode("cr") CREDIT_CARD_OF_ANOTHER_BANK and @KeyCode("zz") ZZZ\
            """);
  }
}
