package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.assertFound;
import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Instants as Java writes them, which do not sort. */
class InstantTextsTest {
  private static final String ID =
      "@PartitionKey @Domain(alphabet = \"a-z\", maxLength = 9) String id";
  private static final String AT =
      "@SortKey(time = TimeFormat.ISO_JAVA) @Domain(unique = true) java.time.Instant at";

  @Test
  void twoKeysShowThatTheyDoNotSort() {
    assertFound(
        """
        [KW112 foreign-order] ISO_JAVA does not sort the values of at: at = 2012-08-01T17:10:04Z sorts after at = 2012-08-01T17:10:04.500Z: "2012-08-01T17:10:04Z" > "2012-08-01T17:10:04.500Z"
          Fix: write new rows in order: write time = TimeFormat.ISO_MILLIS, or add ordered = false if you never scan by it
        """,
        List.of(),
        ID,
        AT);
  }

  @Test
  void rowsThatExistStay() {
    assertThat(found(List.of("@ExistingRows(reason = \"written by hand\")"), ID, AT))
        .singleElement(STRING)
        .contains(
            "(the bytes stay; scans by at(…) stay right, and other ranges of at would miss rows)");
  }

  @Test
  void whatTurnsDigitsOrCountsIsRefused() {
    assertThat(found(List.of(), ID, AT.replace("ISO_JAVA", "ISO_JAVA, direction = Direction.DESC")))
        .singleElement(STRING)
        .contains("direction = DESC turns digits, and time = ISO_JAVA has more than those");
    assertThat(found(List.of(), ID, AT.replace("Instant at", "LocalDate on")))
        .singleElement(STRING)
        .contains("time = ISO_JAVA is what Instant.toString() writes, and on is a LocalDate")
        .contains("write time = TimeFormat.ISO");
    assertThat(
            found(
                List.of(),
                ID,
                AT.replace("ISO_JAVA", "ISO_JAVA, floor = java.time.temporal.ChronoUnit.MILLIS")))
        .singleElement(STRING)
        .contains("time = ISO_JAVA writes every Instant as it is, so nothing is rounded");
    assertThat(
            found(
                    List.of("@Bucket(count = 4, of = \"at\", by = BucketBy.MODULO)"),
                    "@PartitionKey(time = TimeFormat.ISO_JAVA, ordered = false)"
                        + " java.time.Instant at")
                .toString())
        .contains("by = MODULO takes the remainder of a number or time");
  }
}
