package dev.keywright.processor.check;

import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Store;
import org.junit.jupiter.api.Test;

class UnicodeOrderTest {
  @Test
  void charactersOnBothSidesOfTheSurrogatesAreReported() {
    assertThat(
            places(
                new UnicodeOrder(),
                partition(
                    text("title")
                        .alphabet(Character.toString(0xff5e) + Character.toString(0x1f600)))))
        .containsExactly("KW109 title@Domain.alphabet");
    assertThat(
            places(
                new UnicodeOrder(),
                partition(
                        text("title")
                            .alphabet(Character.toString(0xff5e) + Character.toString(0x1f600)))
                    .in(Store.AZURE_TABLE)))
        .containsExactly("KW109 title@Domain.alphabet");
  }

  @Test
  void oneSideIsFine() {
    assertThat(
            places(
                new UnicodeOrder(),
                partition(text("title").alphabet("a-z" + Character.toString(0x1f600)))))
        .isEmpty();
    assertThat(
            places(
                new UnicodeOrder(),
                partition(text("title").alphabet("a-z" + Character.toString(0xff5e)))))
        .isEmpty();
    assertThat(places(new UnicodeOrder(), partition(text("title")))).isEmpty();
    assertThat(
            places(
                new UnicodeOrder(),
                partition(
                    text("title")
                        .unordered()
                        .alphabet(Character.toString(0xff5e) + Character.toString(0x1f600)))))
        .isEmpty();
  }
}
