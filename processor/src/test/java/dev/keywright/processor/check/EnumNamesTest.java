package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.names;
import static dev.keywright.processor.check.PartBuilder.part;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnumNamesTest {
  @Test
  void namesOfConstantsAreReported() {
    assertThat(places(new EnumNames(), partition(names("channel", "Channel", "TAOBAO", "TMALL"))))
        .containsExactly("KW503 channel");
  }

  @Test
  void codesAreFine() {
    assertThat(places(new EnumNames(), partition(codes("channel", "Channel", "tb", "tm"))))
        .isEmpty();
  }

  @Test
  void constantsOfTheJdkStayAsTheyAre() {
    Constant monday = new Constant("MONDAY", "MONDAY", /* isDeclared= */ false, new Spot("day"));
    assertThat(
            places(
                new EnumNames(),
                partition(
                    part(
                        "day",
                        new PartType.Codes(
                            TypeRef.of("java.time", "DayOfWeek"), List.of(monday))))))
        .isEmpty();
  }
}
