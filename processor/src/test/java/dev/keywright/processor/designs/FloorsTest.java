package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.assertFound;
import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Times that are rounded down as they enter a key. */
class FloorsTest {
  private static final String ID =
      "@PartitionKey @Domain(alphabet = \"a-z\", maxLength = 9) String id";
  private static final String UNIT = "java.time.temporal.ChronoUnit.";
  private static final Instant NOW = Instant.parse("2012-08-01T17:10:04.123456789Z");

  private static String at(String attributes) {
    return "@SortKey(%s) java.time.Instant at".formatted(attributes);
  }

  @ParameterizedTest
  @CsvSource({
    "floor = %MILLIS,                             1343841004123",
    "'time = TimeFormat.EPOCH_SECONDS, floor = %SECONDS', 1343841004",
    "'time = TimeFormat.EPOCH_MICROS, floor = %MILLIS', 1343841004123000",
    "'time = TimeFormat.EPOCH_NANOS, floor = %MICROS', 1343841004123456000",
    "'time = TimeFormat.EPOCH_HOURS, floor = %HOURS', 0373289",
    "'time = TimeFormat.EPOCH_DAYS, floor = %DAYS', 015553",
    "'time = TimeFormat.BASIC, floor = %MINUTES', 20120801171000",
    "'time = TimeFormat.DOTNET_TICKS, floor = %MICROS', 0634794378041234560",
    "'time = TimeFormat.ISO, floor = %HALF_DAYS', 2012-08-01T12:00:00Z",
    "'time = TimeFormat.ISO_MILLIS, floor = %MILLIS', 2012-08-01T17:10:04.123Z"
  })
  void entitiesAreRoundedInEveryForm(String attributes, String written) {
    GeneratedKey key = GeneratedKey.of(List.of(), ID, at(attributes.replace("%", UNIT)));

    assertThat(key.of("ann", NOW).columns()).containsEntry("sortKey", written);
  }

  @Test
  void whatIsNotWholeIsRefusedOutsideOfEntities() {
    GeneratedKey key = GeneratedKey.of(List.of(), ID, at("floor = " + UNIT + "MILLIS"));

    assertThatThrownBy(() -> key.call("encodeSortKey", NOW))
        .hasMessage(
            "at is 2012-08-01T17:10:04.123456789Z, but must be in whole milliseconds;"
                + " use truncatedTo(ChronoUnit.MILLIS), or of(entity), which rounds down with"
                + " floor = ChronoUnit.MILLIS");
  }

  @Test
  void aFloorStandsOnce() {
    assertFound(
        """
        [KW006 attribute-not-applicable] floor of at is written twice, here and at @EncodedNumber
          Fix: keep one of them
        """,
        List.of(),
        ID,
        "@EncodedNumber(as = NumberEncoding.DECIMAL, width = 13, floor = "
            + UNIT
            + "HOURS) "
            + at("floor = " + UNIT + "MILLIS"));
  }

  @Test
  void aFloorIsNoShorterThanTheForm() {
    assertFound(
        """
        [KW005 attribute-out-of-range] floor = MILLIS is not a unit from SECONDS to DAYS, which EPOCH_SECONDS can be rounded down to
          Fix: write floor = ChronoUnit.SECONDS, or remove floor
        """,
        List.of(),
        ID,
        at("time = TimeFormat.EPOCH_SECONDS, floor = " + UNIT + "MILLIS"));
  }

  @Test
  void aFloorIsForMoments() {
    assertThat(found(List.of(), ID, "@SortKey(floor = " + UNIT + "DAYS) java.time.LocalDate on"))
        .singleElement(STRING)
        .contains("floor rounds an Instant or a LocalDateTime, and on has type LocalDate");
    assertThat(found(List.of(), ID, "@SortKey(pad = 4, floor = " + UNIT + "DAYS) int number"))
        .singleElement(STRING)
        .contains("floor rounds an Instant or a LocalDateTime, and number has type int");
  }

  private static List<String> unrounded(List<String> annotations, String at) {
    return found(annotations, ID, at).stream().filter(it -> it.startsWith("[KW113 ")).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "'', whole milliseconds, MILLIS",
    "time = TimeFormat.EPOCH_SECONDS, whole seconds, SECONDS",
    "time = TimeFormat.EPOCH_MICROS, whole microseconds, MICROS",
    "time = TimeFormat.EPOCH_HOURS, whole hours, HOURS",
    "time = TimeFormat.EPOCH_DAYS, whole days, DAYS",
    "time = TimeFormat.BASIC, whole seconds, SECONDS",
    "time = TimeFormat.DOTNET_TICKS, units of 100 nanoseconds, MICROS",
    "time = TimeFormat.ISO, whole seconds, SECONDS",
    "time = TimeFormat.ISO_MILLIS, whole milliseconds, MILLIS"
  })
  void whatAClockShowsIsTooFineWithoutAFloor(String attributes, String units, String floor) {
    assertThat(unrounded(List.of(), at(attributes)))
        .containsExactly(
            "[KW113 unrounded-time] at takes %s only, so of(entity) throws for Instant.now()"
                    .formatted(units)
                + "\n  Fix: add floor = ChronoUnit.%s, and of(entity) rounds down"
                    .formatted(floor));
    GeneratedKey key = GeneratedKey.of(List.of(), ID, at(attributes));
    assertThatThrownBy(() -> key.of("ann", NOW)).hasMessageContaining("but must be in " + units);
    String both = attributes.isEmpty() ? "" : attributes + ", ";
    GeneratedKey floored = GeneratedKey.of(List.of(), ID, at(both + "floor = " + UNIT + floor));
    assertThat(floored.of("ann", NOW)).isNotNull();
  }

  @Test
  void whatWritesNanosecondsOrStatesItsStepsNeedsNoFloor() {
    assertThat(unrounded(List.of(), at("time = TimeFormat.EPOCH_NANOS"))).isEmpty();
    assertThat(unrounded(List.of(), at("time = TimeFormat.ISO_JAVA, ordered = false"))).isEmpty();
    assertThat(unrounded(List.of(), "@Domain(step = 60000) " + at(""))).isEmpty();
    assertThat(unrounded(List.of(), at("").replace("Instant at", "LocalDate on"))).isEmpty();
  }

  @Test
  void noFloorIsProposedThatRowsMayNotHave() {
    List<String> existing = List.of("@ExistingRows(reason = \"written by hand\")");

    assertThat(unrounded(existing, at("time = TimeFormat.ISO")))
        .singleElement(STRING)
        .endsWith(
            "Fix: add floor = ChronoUnit.SECONDS if all rows hold whole seconds; or write time ="
                + " TimeFormat.ISO_JAVA if some hold fractions, as Instant.toString() does");
    assertThat(unrounded(existing, at("")))
        .singleElement(STRING)
        .endsWith("Fix: add floor = ChronoUnit.MILLIS, and of(entity) rounds down");
    assertThat(unrounded(existing, at("time = TimeFormat.DOTNET_TICKS")))
        .singleElement(STRING)
        .endsWith("Fix: round it in the entity, where it is made");
  }
}
