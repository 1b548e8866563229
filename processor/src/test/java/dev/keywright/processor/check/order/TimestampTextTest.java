package dev.keywright.processor.check.order;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.part;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.model.PartType;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimestampTextTest {

  @Test
  void aPointSortsBeforeTheLetterOfTheZone() {
    assertThat(
            by(
                new TimestampText(),
                partition(
                    part(
                        "at",
                        new PartType.Foreign(PartType.Reason.TIME, "java.time.OffsetDateTime")))))
        .containsExactly(
            """
            KW107 at
            at has type OffsetDateTime, whose text does not sort: at = 2012-08-01T20:17:28Z sorts after at = 2012-08-01T20:17:28.500Z: "2012-08-01T20:17:28Z" > "2012-08-01T20:17:28.500Z"
            declare at as Instant, and choose its digits, such as time = TimeFormat.EPOCH_MILLIS, floor = ChronoUnit.MILLIS\
            """);
  }

  @Test
  void aZonedTimeIsReported() {
    assertThat(
            by(
                new TimestampText(),
                partition(
                    part(
                        "at",
                        new PartType.Foreign(PartType.Reason.TIME, "java.time.ZonedDateTime")))))
        .containsExactly(
            """
            KW107 at
            at has type ZonedDateTime, whose text does not sort: at = 2012-08-01T20:17:28Z sorts after at = 2012-08-01T20:17:28.500Z: "2012-08-01T20:17:28Z" > "2012-08-01T20:17:28.500Z"
            declare at as Instant, and choose its digits, such as time = TimeFormat.EPOCH_MILLIS, floor = ChronoUnit.MILLIS\
            """);
  }

  @Test
  void aTimeOfDayWithOffsetIsReported() {
    assertThat(
            by(
                new TimestampText(),
                partition(
                    part(
                        "at", new PartType.Foreign(PartType.Reason.TIME, "java.time.OffsetTime")))))
        .containsExactly(
            """
            KW107 at
            at has type OffsetTime, whose text does not sort: at = 20:17:28Z sorts after at = 20:17:28.500Z: "20:17:28Z" > "20:17:28.500Z"
            declare at as int, its second of the day in UTC, with pad = 5\
            """);
  }

  @Test
  void aTimeOfDayHasNoFixedWidth() {
    assertThat(
            by(
                new TimestampText(),
                partition(
                    part("at", new PartType.Foreign(PartType.Reason.TIME, "java.time.LocalTime")))))
        .containsExactly(
            """
            KW107 at
            at has type LocalTime, whose text has no fixed width: "20:17", but "20:17:28"
            declare at as int, its second of the day, with pad = 5\
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.util.Date", "java.util.Calendar", "java.sql.Timestamp"})
  void typesThatPrintTheLocalTimeAreReportedWithoutAnExample(String type) {
    assertThat(
            by(
                new TimestampText(),
                partition(part("at", new PartType.Foreign(PartType.Reason.TIME, type)))))
        .containsExactly(
            """
            KW107 at
            at has type %s, whose text depends on the time zone and the locale of the machine
            declare at as Instant, and choose its digits, such as time = TimeFormat.EPOCH_MILLIS, floor = ChronoUnit.MILLIS\
            """
                .formatted(type.substring(type.lastIndexOf('.') + 1)));
  }

  @Test
  void anInstantIsFine() {
    assertThat(by(new TimestampText(), partition(instant("at")))).isEmpty();
  }

  @Test
  void noTypeThatCanBeAPartIsSpokenOf() {
    String[] parts =
        Stream.of(SimpleType.values()).map(it -> it.valueClass().getName()).toArray(String[]::new);

    assertThat(TimestampText.EXAMPLES).doesNotContainKeys(parts);
    assertThat(TimestampText.FIXES).doesNotContainKeys(parts);
  }
}
