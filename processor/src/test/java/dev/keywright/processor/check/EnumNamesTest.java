package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.names;
import static org.assertj.core.api.Assertions.assertThat;

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
}
