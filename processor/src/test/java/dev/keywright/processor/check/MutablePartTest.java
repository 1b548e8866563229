package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MutablePartTest {
  @Test
  void whatChangesIsReported() {
    assertThat(places(new MutablePart(), partition(text("seller").changedBy("setSeller"))))
        .containsExactly("KW502 seller");
    assertThat(places(new MutablePart(), partition(instant("at").changedBy("@LastModifiedDate"))))
        .containsExactly("KW502 at");
    assertThat(places(new MutablePart(), partition(text("seller").changedBy("the field seller"))))
        .containsExactly("KW502 seller");
  }

  @Test
  void whatStaysIsFine() {
    assertThat(places(new MutablePart(), partition(text("seller")))).isEmpty();
  }
}
