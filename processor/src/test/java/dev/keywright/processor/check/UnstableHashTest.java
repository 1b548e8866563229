package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UnstableHashTest {
  @Test
  void aHashCodeIsReported() {
    assertThat(places(new UnstableHash(), partition(anInt("buyerHashCode").pad(10).signed())))
        .containsExactly("KW208 buyerHashCode");
  }

  @Test
  void anotherTypeOrNameIsFine() {
    assertThat(places(new UnstableHash(), partition(aLong("buyerHashCode").pad(10)))).isEmpty();
    assertThat(places(new UnstableHash(), partition(anInt("hash").pad(10)))).isEmpty();
    assertThat(places(new UnstableHash(), partition(text("hashCode2")))).isEmpty();
  }
}
