package dev.keywright.processor.check.limits;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.description.store.Store;
import dev.keywright.processor.check.LayoutBuilder;
import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.Severity;
import dev.keywright.runtime.frame.TextForm;
import java.util.List;
import java.util.Map;
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
  void aLengthPrefixIsNoLengthThatAnyoneDeclared() {
    for (int bytes : List.of(2, 4)) {
      PartBuilder name = text("name").framed(TextForm.lengthPrefixed(bytes)).unordered();
      LayoutBuilder names = partition(name, uuid("id")).binary();
      LayoutBuilder plain = partition(text("name"), uuid("id")).binary();
      assertThat(by(new KeyLengthUnbounded(), names.in(Store.HBASE)))
          .isEqualTo(by(new KeyLengthUnbounded(), plain.in(Store.HBASE)))
          .hasSize(1);
      assertThat(severities(new KeyLengthUnbounded(), names.in(Store.HBASE)))
          .containsExactly(Severity.INFO);
      assertThat(places(new KeyTooLong(), names.in(Store.HBASE))).isEmpty();
    }
    PartBuilder tag = text("tag").framed(TextForm.lengthPrefixed(1)).unordered();
    LayoutBuilder tags = partition(tag, uuid("id")).binary();
    assertThat(places(new KeyLengthUnbounded(), tags.in(Store.HBASE))).isEmpty();
    PartBuilder title =
        text("title").maxLength(40_000).framed(TextForm.lengthPrefixed(4)).unordered();
    assertThat(places(new KeyTooLong(), partition(title).binary().in(Store.HBASE)))
        .containsExactly("KW301 title");
  }

  @Test
  void theLengthThatIsProposedHoldsWhatTheNameSuggests() {
    Map.of("email", 254, "websiteUrl", 2_048, "title", 255, "tenantId", 64)
        .forEach(
            (name, length) ->
                assertThat(by(new KeyLengthUnbounded(), partition(text(name)).in(Store.HBASE)))
                    .singleElement(STRING)
                    .endsWith("add @Domain(maxLength = " + length + ")"));
    assertThat(by(new KeyLengthUnbounded(), partition(text("url")).in(Store.TABLESTORE)))
        .singleElement(STRING)
        .endsWith(
            "add @Domain(maxLength = 341) if all values are that short; otherwise store a hash");
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
