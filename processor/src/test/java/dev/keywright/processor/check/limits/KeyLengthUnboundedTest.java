package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import org.junit.jupiter.api.Test;

class KeyLengthUnboundedTest {
  @Test
  void aTextOfAnyLengthIsReported() {
    assertThat(places(new KeyLengthUnbounded(), partition(text("title")).in(Store.TABLESTORE)))
        .containsExactly("KW302 title");
    assertThat(
            places(
                new KeyLengthUnbounded(),
                partition(bytes("digest"))
                    .sort("", text("a"), text("b").maxLength(3))
                    .in(Store.LINDORM)))
        .containsExactly("KW302 digest", "KW302 a");
  }

  @Test
  void whatIsBoundedIsFine() {
    assertThat(
            places(
                new KeyLengthUnbounded(),
                partition(
                        text("title").maxLength(64),
                        anInt("id").pad(6),
                        instant("at"),
                        uuid("u"),
                        codes("c", "C", "a"))
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void withoutALimitItDoesNotMatter() {
    assertThat(places(new KeyLengthUnbounded(), partition(text("title")))).isEmpty();
    assertThat(places(new KeyLengthUnbounded(), partition(text("title")).in(Store.COCKROACHDB)))
        .isEmpty();
  }

  @Test
  void aLimitThatNobodyReachesIsNotSpokenOf() {
    assertThat(places(new KeyLengthUnbounded(), partition(text("member")).in(Store.REDIS)))
        .isEmpty();
  }

  @Test
  void aMebibyteIsStillALimitToSpeakOf() {
    assertThat(places(new KeyLengthUnbounded(), partition(text("a")).in(Store.ACCUMULO)))
        .containsExactly("KW302 a");
    assertThat(places(new KeyLengthUnbounded(), partition(text("a")).in(Store.REDIS))).isEmpty();
  }
}
