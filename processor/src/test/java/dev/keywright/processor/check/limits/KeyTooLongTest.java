package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.Severity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyTooLongTest {
  @Test
  void aColumnOverItsLimitIsReported() {
    assertThat(
            places(new KeyTooLong(), partition(text("title").maxLength(342)).in(Store.TABLESTORE)))
        .containsExactly("KW301 title");
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("title").alphabet("a-z").maxLength(1025)).in(Store.TABLESTORE)))
        .containsExactly("KW301 title");
    assertThat(
            places(
                new KeyTooLong(),
                partition(anInt("id").pad(6), text("title").alphabet("a-z").maxLength(1018))
                    .in(Store.TABLESTORE)))
        .containsExactly("KW301 title");
  }

  @Test
  void aKeyOverItsLimitIsReported() {
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(1024))
                    .sort("", text("b").alphabet("a-z").maxLength(1025))
                    .in(Store.LINDORM)))
        .containsExactly("KW301 b");
  }

  @Test
  void attributesOfAnIndexThatAreTogetherOverTheirLimitAreReported() {
    LayoutBuilder fits =
        partition("a", text("a").alphabet("a-z").maxLength(1_024).nativeType())
            .andPartition("b", text("b").alphabet("a-z").maxLength(1_024).nativeType())
            .key("byAll")
            .in(Store.DYNAMODB);
    assertThat(places(new KeyTooLong(), fits)).isEmpty();

    LayoutBuilder partition =
        partition("a", text("a").alphabet("a-z").maxLength(1_024).nativeType())
            .andPartition("b", text("b").alphabet("a-z").maxLength(1_025).nativeType())
            .key("byAll")
            .in(Store.DYNAMODB);
    assertThat(by(new KeyTooLong(), partition))
        .singleElement(STRING)
        .contains("the partition key can have 2049 bytes (b 1025, a 1024)")
        .contains("Amazon DynamoDB allows 2048");

    LayoutBuilder sort =
        fits.sort("c", text("c").alphabet("a-z").maxLength(512).nativeType())
            .sort("d", text("d").alphabet("a-z").maxLength(513).nativeType());
    assertThat(by(new KeyTooLong(), sort))
        .singleElement(STRING)
        .contains("the sort key can have 1025 bytes (d 513, c 512)")
        .contains("Amazon DynamoDB allows 1024");
  }

  @Test
  void sortColumnsThatAreTogetherOverTheirLimitAreReported() {
    LayoutBuilder fits =
        partition(text("a").alphabet("a-z").maxLength(60_000))
            .sort("b", text("b").alphabet("a-z").maxLength(32_768))
            .sort("c", text("c").alphabet("a-z").maxLength(32_767));

    assertThat(places(new KeyTooLong(), fits.in(Store.CASSANDRA))).isEmpty();
    assertThat(
            by(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(60_000))
                    .sort("b", text("b").alphabet("a-z").maxLength(32_768))
                    .sort("c", text("c").alphabet("a-z").maxLength(32_768))
                    .in(Store.CASSANDRA)))
        .singleElement(STRING)
        .contains("the sort key can have 65536 bytes (b 32768, c 32768)")
        .contains("Apache Cassandra allows 65535");
  }

  @Test
  void whatJustFitsIsFine() {
    assertThat(
            places(new KeyTooLong(), partition(text("title").maxLength(341)).in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("title").alphabet("a-z").maxLength(1024)).in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new KeyTooLong(),
                partition(anInt("id").pad(6), text("title").alphabet("a-z").maxLength(1017))
                    .in(Store.TABLESTORE)))
        .isEmpty();
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(1024))
                    .sort("", text("b").alphabet("a-z").maxLength(1024))
                    .in(Store.LINDORM)))
        .isEmpty();
  }

  @Test
  void azureCountsTwoBytesForEachChar() {
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("title").alphabet("a-z").maxLength(513)).in(Store.AZURE_TABLE)))
        .containsExactly("KW301 title");
    assertThat(
            places(new KeyTooLong(), partition(text("title").maxLength(512)).in(Store.AZURE_TABLE)))
        .isEmpty();
  }

  @Test
  void aDeclaredLimitCounts() {
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("title").alphabet("a-z").maxLength(1025))
                    .in(Store.TABLESTORE, Map.of("maxColumnBytes", 2048L))))
        .isEmpty();
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("title").alphabet("a-z").maxLength(17))
                    .in(Store.TABLESTORE, Map.of("maxColumnBytes", 16L))))
        .containsExactly("KW301 title");
  }

  @Test
  void withoutAStoreOrALengthNothingIsKnown() {
    assertThat(places(new KeyTooLong(), partition(text("title").maxLength(1_000_000)))).isEmpty();
    assertThat(places(new KeyTooLong(), partition(text("title")).in(Store.TABLESTORE))).isEmpty();
  }

  @Test
  void aPartThatNothingBoundsHidesNoOtherThatIsTooLong() {
    assertThat(
            by(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(2000), text("b"))
                    .in(Store.TABLESTORE)))
        .containsExactly(
            """
            KW301 a
            partitionKey can have 2001 or more bytes (a 2000), and Tablestore allows 1024
            write @Domain(alphabet = "a-z", maxLength = 1023) (or less)\
            """);
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(1023), text("b"))
                    .in(Store.TABLESTORE)))
        .isEmpty();
  }

  @Test
  void aColumnThatNothingBoundsHidesNoKeyThatIsTooLong() {
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(2049))
                    .sort("", text("b"))
                    .in(Store.LINDORM)))
        .containsExactly("KW301 a");
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(2048))
                    .sort("", text("b"))
                    .in(Store.LINDORM)))
        .isEmpty();
  }

  @Test
  void aSortColumnHasALimitOfItsOwn() {
    LayoutBuilder fits =
        partition(text("a").alphabet("a-z").maxLength(2048))
            .sort("", text("b").alphabet("a-z").maxLength(1024));
    assertThat(places(new KeyTooLong(), fits.in(Store.DYNAMODB))).isEmpty();
    assertThat(
            places(
                new KeyTooLong(),
                partition(text("a").alphabet("a-z").maxLength(2049))
                    .sort("", text("b").alphabet("a-z").maxLength(1025))
                    .in(Store.DYNAMODB)))
        .containsExactly("KW301 a", "KW301 b");
  }

  @Test
  void onlyWhatIsTooLongForSureIsAnError() {
    assertThat(severities(new KeyTooLong(), tablestore(text("title").maxLength(1025))))
        .containsExactly(Severity.ERROR);
    assertThat(severities(new KeyTooLong(), tablestore(text("title").maxLength(1024))))
        .containsExactly(Severity.WARNING);
    assertThat(
            severities(new KeyTooLong(), tablestore(text("title").alphabet("à-ÿ").maxLength(513))))
        .containsExactly(Severity.ERROR);
    assertThat(
            severities(
                new KeyTooLong(), tablestore(text("a").maxLength(600), text("b").maxLength(600))))
        .containsExactly(Severity.ERROR);
  }

  @Test
  void theLongestPartsAreNamedAndTheFirstOfThemThatCanBeIsCut() {
    assertThat(
            by(
                new KeyTooLong(),
                tablestore(
                    anInt("id").pad(6),
                    text("a").alphabet("a-z").maxLength(700),
                    bytes("digest").maxLength(200),
                    text("b").alphabet("a-z").maxLength(8))))
        .containsExactly(
            """
            KW301 a
            partitionKey can have 1117 bytes (a 700, digest 400, b 8), and Tablestore allows 1024
            write @Domain(alphabet = "a-z", maxLength = 607) (or less)\
            """);
    assertThat(by(new KeyTooLong(), tablestore(bytes("digest").maxLength(600))))
        .containsExactly(
            """
            KW301 digest
            partitionKey can have 1200 bytes (digest 1200), and Tablestore allows 1024
            write @Domain(maxLength = 512) (or less)\
            """);
    assertThat(by(new KeyTooLong(), tablestore(text("title").maxLength(343))))
        .singleElement(STRING)
        .endsWith("write @Domain(maxLength = 341) (or less)");
  }

  @Test
  void whereNoPartAloneCanGiveWaySeveralMust() {
    String several = "remove a part from the key, or shorten several";
    for (PartBuilder last : List.of(text("a").maxLength(1), character("a"), anInt("a").pad(3))) {
      assertThat(
              by(
                  new KeyTooLong(),
                  partition(anInt("id").pad(9), last)
                      .in(Store.TABLESTORE, Map.of("maxColumnBytes", 12L))))
          .singleElement(STRING)
          .endsWith("\n" + several);
    }
    assertThat(
            by(
                new KeyTooLong(),
                tablestore(
                    text("a").alphabet("a-z").maxLength(1500),
                    text("b").alphabet("a-z").maxLength(1500))))
        .singleElement(STRING)
        .endsWith("\n" + several);
  }

  private static LayoutBuilder tablestore(PartBuilder... parts) {
    return partition(parts).in(Store.TABLESTORE);
  }
}
