package dev.keywright.processor.check.access;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.Judgement.places;
import static dev.keywright.processor.check.Judgement.severities;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.processor.check.PartBuilder;
import dev.keywright.processor.finding.Severity;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotUniqueTest {
  @Test
  void rowsOfOneMomentAreReported() {
    assertThat(places(new NotUnique(), partition(anInt("sensor").pad(6)).sort("", instant("at"))))
        .containsExactly("KW405 at");
    assertThat(places(new NotUnique(), partition(date("day")))).containsExactly("KW405 day");
  }

  @Test
  void theIdOfARowIsNamedAfterIt() {
    for (String id : List.of("line", "lineId", "chatLine", "id")) {
      assertThat(
              places(
                  new NotUnique(), partition(uuid("room"), uuid(id), instant("at")).of("ChatLine")))
          .as(id)
          .isEmpty();
    }
    assertThat(
            places(
                new NotUnique(),
                partition(uuid("payment"), instant("at")).of("CardPaymentByOwner")))
        .isEmpty();
  }

  @Test
  void theIdOfAnOwnerIsNot() {
    for (String other : List.of("chat", "in", "owner", "roomId", "hatLine")) {
      assertThat(
              places(
                  new NotUnique(), partition(uuid(other)).sort("", instant("at")).of("ChatLine")))
          .as(other)
          .containsExactly("KW405 at");
    }
    assertThat(
            places(
                new NotUnique(),
                partition(text("line").maxLength(9), instant("at")).of("ChatLine")))
        .containsExactly("KW405 at");
  }

  @Test
  void moreRowsThanKeysAreReported() {
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("sensor").pad(6).cardinality(10), codes("kind", "Kind", "a", "b"))
                    .volume(21, 0, 0)))
        .containsExactly("KW405 kind");
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("sensor").pad(6).cardinality(10), codes("kind", "Kind", "a", "b"))
                    .volume(20, 0, 0)))
        .isEmpty();
  }

  @Test
  void digitsAndRangesBoundTheKeysAsACardinalityDoes() {
    assertThat(by(new NotUnique(), partition(anInt("n").pad(3)).volume(1_000_000, 0, 0)))
        .containsExactly(
            """
            KW405 n
            1,000,000 rows have at most 1,000 keys, so some share a key, and the later write replaces the earlier
            add a part that tells them apart, or @UniqueSuffix(length = 8)\
            """);
    assertThat(places(new NotUnique(), partition(anInt("n").pad(3)).volume(1_000, 0, 0))).isEmpty();
    assertThat(places(new NotUnique(), partition(anInt("n").pad(3)).volume(1_001, 0, 0)))
        .containsExactly("KW405 n");
    assertThat(places(new NotUnique(), partition(anInt("n").pad(3).signed()).volume(1_999, 0, 0)))
        .isEmpty();
    assertThat(places(new NotUnique(), partition(anInt("n").pad(6).min(1).max(9)).volume(10, 0, 0)))
        .containsExactly("KW405 n");
    assertThat(
            places(
                new NotUnique(), partition(anInt("n").pad(1), anInt("m").pad(1)).volume(101, 0, 0)))
        .containsExactly("KW405 m");
    assertThat(places(new NotUnique(), partition(anInt("n").pad(3), text("t")).volume(9_999, 0, 0)))
        .isEmpty();
  }

  @Test
  void whatIsUniqueElsewhereIsReported() {
    assertThat(
            places(
                new NotUnique(),
                partition(text("seller")).sort("", anInt("number").pad(9).uniqueWithin("device"))))
        .containsExactly("KW405 number");
  }

  @Test
  void whatIsUniqueIsFine() {
    assertThat(
            places(
                new NotUnique(),
                partition(text("seller")).sort("", anInt("number").pad(9).uniqueWithin("seller"))))
        .isEmpty();
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("sensor").pad(6)).sort("", instant("at")).suffix(6)))
        .isEmpty();
    assertThat(places(new NotUnique(), partition(uuid("id").unique(), instant("at")))).isEmpty();
    assertThat(places(new NotUnique(), partition(anInt("sensor").pad(6).unique(), instant("at"))))
        .isEmpty();
  }

  @Test
  void noSuffixIsProposedBehindANativeColumn() {
    assertThat(
            by(
                new NotUnique(),
                partition(text("seller"))
                    .sort("number", aLong("number").nativeType().uniqueWithin("device"))))
        .containsExactly(
            """
            KW405 number
            number is unique within device only, which the key does not hold: two rows with the same\
             number share a key, and the later write replaces the earlier
            add device to the key\
            """);
    assertThat(
            by(
                new NotUnique(),
                partition(anInt("sensor").pad(6).cardinality(10))
                    .sort("number", aLong("number").nativeType().cardinality(2))
                    .volume(21, 0, 0)))
        .singleElement()
        .asString()
        .endsWith("\nadd a part that tells them apart, in a column of its own");
  }

  @Test
  void theUuidOfAnOwnerTellsItsRowsNotApart() {
    assertThat(places(new NotUnique(), partition(uuid("conversation")).sort("", instant("sentAt"))))
        .containsExactly("KW405 sentAt");
    assertThat(
            places(
                new NotUnique(),
                partition(uuid("seller")).sort("", anInt("number").pad(9).uniqueWithin("device"))))
        .containsExactly("KW405 number");
  }

  @Test
  void aUuidInTheLastColumnTellsRowsApart() {
    assertThat(
            places(
                new NotUnique(),
                partition(uuid("conversation")).sort("", instant("sentAt"), uuid("message"))))
        .isEmpty();
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("number").pad(9).uniqueWithin("device"), uuid("photo"))
                    .chunked(1_000, 3)))
        .isEmpty();
  }

  @Test
  void whatNothingIsKnownOfIsFine() {
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("sensor").pad(6), instant("at"), anInt("event").pad(4))))
        .isEmpty();
    assertThat(places(new NotUnique(), partition(text("user")))).isEmpty();
  }

  @Test
  void theMomentThatRowsShareIsAsLongAsTheirDigitsAreCoarse() {
    for (Map.Entry<PartBuilder, String> unit :
        Map.of(
                instant("at"), "millisecond",
                instant("at").time(TimeFormat.DOTNET_TICKS), "tenth of a microsecond",
                instant("at").time(TimeFormat.EPOCH_SECONDS), "second",
                instant("at").time(TimeFormat.BASIC), "second")
            .entrySet()) {
      assertThat(
              by(new NotUnique(), partition(flag("on"), anInt("sensor")).sort("", unit.getKey())))
          .containsExactly(
              "KW405 at\ntwo rows with the same on, sensor in one "
                  + unit.getValue()
                  + " share a key, and the later write replaces the earlier\n"
                  + "add @UniqueSuffix(length = 8); or say that it cannot happen:"
                  + " add @Domain(uniqueWithin = {\"on\", \"sensor\"})");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "MICROS, microsecond",
    "MILLIS, millisecond",
    "SECONDS, second",
    "MINUTES, minute",
    "HOURS, hour",
    "HALF_DAYS, half day",
    "DAYS, day"
  })
  void theMomentThatRowsShareIsAsLongAsTheirTimesAreRounded(ChronoUnit floor, String unit) {
    NumberForm form = NumberForm.of(NumberEncoding.UNSIGNED, 8);
    assertThat(
            by(
                new NotUnique(),
                partition(
                        text("shop"),
                        instant("at").time(TimeFormat.EPOCH_NANOS).encoded(form).floored(floor))
                    .binary()))
        .singleElement(STRING)
        .contains("two rows with the same shop in one " + unit + " share a key");
  }

  @Test
  void oneRowForEachDayOrWindowIsUsual() {
    assertThat(places(new NotUnique(), partition(anInt("hotel").pad(6), date("night")))).isEmpty();
    assertThat(
            places(new NotUnique(), partition(anInt("sensor").pad(6), instant("at").step(60_000))))
        .isEmpty();
  }

  @Test
  void theOrderOfThePartsDoesNotMatter() {
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("hotel").pad(6), date("night"), anInt("room").pad(3))))
        .isEmpty();
    assertThat(
            places(
                new NotUnique(),
                partition(anInt("hotel").pad(6), anInt("room").pad(3), date("night"))))
        .isEmpty();
    assertThat(places(new NotUnique(), partition(anInt("sensor").pad(6), instant("at"))))
        .containsExactly("KW405 at");
    assertThat(places(new NotUnique(), partition(instant("at"), anInt("sensor").pad(6))))
        .containsExactly("KW405 at");
    assertThat(
            severities(new NotUnique(), partition(anInt("sensor").pad(6)).sort("", instant("at"))))
        .containsExactly(Severity.INFO);
  }

  @Test
  void aTimeAloneIsUniqueOrNot() {
    assertThat(by(new NotUnique(), partition(instant("at")).key("byTime")))
        .containsExactly(
            """
            KW405 at
            two rows in one millisecond share a key, and the later write replaces the earlier
            add @UniqueSuffix(length = 8, key = "byTime"); or say that it cannot happen:\
             add @Domain(unique = true)\
            """);
    assertThat(by(new NotUnique(), partition(text("shop"), instant("at"))))
        .singleElement(STRING)
        .contains("with the same shop in one")
        .endsWith("add @Domain(uniqueWithin = \"shop\")");
  }

  @Test
  void aSuffixIsProposedForTheKeyThatLacksIt() {
    assertThat(
            by(
                new NotUnique(),
                partition(anInt("sensor").pad(6).cardinality(10), flag("on"))
                    .key("bySensor")
                    .volume(2_100, 0, 0)))
        .containsExactly(
            """
            KW405 on
            2,100 rows have at most 20 keys, so some share a key, and the later write replaces the earlier
            add a part that tells them apart; or add @UniqueSuffix(length = 8, key = "bySensor")\
            """);
    assertThat(
            by(
                new NotUnique(),
                partition(text("seller"), anInt("number").uniqueWithin("seller", "device", "day"))))
        .containsExactly(
            """
            KW405 number
            number is unique within device, day only, which the key does not hold: two rows with the\
             same number share a key, and the later write replaces the earlier
            add device, day to the key; or add @UniqueSuffix(length = 8)\
            """);
  }
}
