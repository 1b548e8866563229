package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.names;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VerboseConstantTest {
  @Test
  void aLongCodeIsReported() {
    assertThat(places(new VerboseConstant(), partition(codes("c", "Channel", "direct", "tb"))))
        .containsExactly("KW310 c");
    assertThat(places(new VerboseConstant(), partition(names("c", "Channel", "TAOBAO"))))
        .containsExactly("KW310 c");
  }

  @Test
  void fourCharactersAreFine() {
    assertThat(places(new VerboseConstant(), partition(codes("c", "Channel", "dire", "tb"))))
        .isEmpty();
    assertThat(places(new VerboseConstant(), partition(names("c", "Channel", "NEW", "PAID"))))
        .isEmpty();
  }
}
