package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.finding.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderMismatchUnicodeTest {
  @Test
  void charactersOnBothSidesOfTheSurrogatesAreReported() {
    assertThat(
            places(
                new OrderMismatchUnicode(),
                partition(
                    text("title")
                        .alphabet(Character.toString(0xff5e) + Character.toString(0x1f600)))))
        .containsExactly("KW109 title@Domain.alphabet");
    assertThat(
            places(
                new OrderMismatchUnicode(),
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
                new OrderMismatchUnicode(),
                partition(text("title").alphabet("a-z" + Character.toString(0x1f600)))))
        .isEmpty();
    assertThat(
            places(
                new OrderMismatchUnicode(),
                partition(text("title").alphabet("a-z" + Character.toString(0xff5e)))))
        .isEmpty();
    assertThat(places(new OrderMismatchUnicode(), partition(text("title")))).isEmpty();
    assertThat(
            places(
                new OrderMismatchUnicode(),
                partition(
                    text("title")
                        .unordered()
                        .alphabet(Character.toString(0xff5e) + Character.toString(0x1f600)))))
        .isEmpty();
  }

  @Test
  void whoSortsByUtf16IsNamed() {
    LayoutBuilder layout = partition(text("title").alphabet("\ue000\ud83d\ude00"));
    assertThat(by(new OrderMismatchUnicode(), layout))
        .containsExactly(
            """
            KW109 title@Domain.alphabet
            title may hold "\\ue000" and "\\ud83d\\ude00": a sorted store sorts the second one\
             last, by UTF-8 bytes, and String.compareTo sorts it first
            remove the characters above U+FFFF from the alphabet: write @Domain(alphabet = "\\\\ue000"),\
             or compare keys only by ORDER of the generated key\
            """);
    assertThat(severities(new OrderMismatchUnicode(), layout)).containsExactly(Severity.INFO);
    layout.in(Store.AZURE_TABLE);
    assertThat(by(new OrderMismatchUnicode(), layout))
        .containsExactly(
            """
            KW109 title@Domain.alphabet
            title may hold "\\ue000" and "\\ud83d\\ude00": Azure Table Storage sorts the second\
             one first, by UTF-16 units, and ORDER of the generated key sorts it last
            remove the characters above U+FFFF from the alphabet: write @Domain(alphabet = "\\\\ue000")\
            """);
    assertThat(severities(new OrderMismatchUnicode(), layout)).containsExactly(Severity.WARNING);
  }

  @Test
  void theFirstAndTheLastCharacterOfEachSideCount() {
    for (String alphabet : List.of("\ue000\ud800\udc00", "\uffff\ud800\udc00")) {
      assertThat(places(new OrderMismatchUnicode(), partition(text("title").alphabet(alphabet))))
          .hasSize(1);
    }
    for (String alphabet : List.of("a-z\ud800\udc00", "\ud7ff\ud800\udc00", "a-z\uffff")) {
      assertThat(places(new OrderMismatchUnicode(), partition(text("title").alphabet(alphabet))))
          .isEmpty();
    }
  }
}
