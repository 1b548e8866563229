package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.assertFound;
import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.runtime.KeyRange;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Instants as Java writes them, which do not sort. */
class InstantTextsTest {
  private static final int SECONDS = 8;
  private static final int FRACTIONS = 12;
  private static final String ID =
      "@PartitionKey @Domain(alphabet = \"a-z\", maxLength = 9) String id";
  private static final String AT =
      "@SortKey(time = TimeFormat.ISO_JAVA) @Domain(unique = true) java.time.Instant at";

  @Test
  void twoKeysShowThatTheyDoNotSort() {
    assertFound(
        """
        [KW112 foreign-order] ISO_JAVA does not sort the values of at: at = 2012-08-01T17:10:04Z sorts after at = 2012-08-01T17:10:04.500Z: "2012-08-01T17:10:04Z" > "2012-08-01T17:10:04.500Z"
          Fix: write new rows in order: write time = TimeFormat.ISO_MILLIS and floor = ChronoUnit.MILLIS, or add ordered = false if you never scan by it
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
            "(the bytes stay the same; scans by at(…) stay correct, but other ranges of at would miss rows)");
  }

  @Test
  void whatTurnsDigitsOrCountsIsRefused() {
    assertThat(found(List.of(), ID, AT.replace("ISO_JAVA", "ISO_JAVA, direction = Direction.DESC")))
        .singleElement(STRING)
        .contains("direction = DESC inverts digits, and time = ISO_JAVA writes more than digits");
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

  /** Instants of a few seconds, whole ones and fractions of every length, also at their limits. */
  private static List<Instant> instants() {
    Random random = new Random(36);
    Instant first = Instant.parse("2012-08-01T17:09:58Z");
    List<Instant> instants = new ArrayList<>();
    for (int second = 0; second < SECONDS; second++) {
      Instant whole = first.plusSeconds(second);
      instants.add(whole);
      instants.add(whole.plusNanos(1));
      instants.add(whole.plusNanos(999_999_999));
      for (int i = 0; i < FRACTIONS; i++) {
        int unit = List.of(1, 1_000, 1_000_000).get(random.nextInt(3));
        instants.add(whole.plusNanos((long) unit * random.nextInt(1_000_000_000 / unit)));
      }
    }
    return instants.stream().distinct().toList();
  }

  private static GeneratedKey existing() {
    return GeneratedKey.of(
        List.of("@ExistingRows(reason = \"written by hand\")"),
        ID,
        AT.replace("ISO_JAVA", "ISO_JAVA, ordered = false"));
  }

  @Test
  void scansThatFixTheTimeOrThePartsBeforeItAreRight() {
    GeneratedKey key = existing();
    Map<Instant, String> rows = rows(key);
    KeyRange<?> all = range(key.scan().fix("id", "ann").ask("all"));

    assertThat(rows).hasSizeGreaterThan(SECONDS * FRACTIONS);
    assertThat(rows.values()).allMatch(it -> contains(all, it));
    for (Instant at : rows.keySet()) {
      KeyRange<?> one = range(key.scan().fix("id", "ann").ask("at", at));
      assertThat(rows.entrySet().stream().filter(it -> contains(one, it.getValue())))
          .extracting(Map.Entry::getKey)
          .containsExactly(at);
    }
  }

  @Test
  void onlyBoundsOfWholeSecondsWithoutTheirEndAreExact() {
    Map<Instant, String> rows = rows(existing());
    List<Instant> wholes = rows.keySet().stream().filter(InstantTextsTest::isWhole).toList();
    int wrong = 0;
    for (Instant from : wholes) {
      for (Instant to : wholes) {
        assertThat(between(rows, begin(from), begin(to))).isEqualTo(expected(rows, from, to));
        boolean isExact =
            between(rows, from.toString(), to.toString()).equals(expected(rows, from, to));
        wrong += isExact ? 0 : 1;
      }
    }
    // With the Z, the fractions of the first second are lost, and those of the last are there.
    assertThat(wrong).isEqualTo(wholes.size() * (wholes.size() - 1) / 2);
  }

  private static boolean isWhole(Instant at) {
    return at.equals(at.truncatedTo(ChronoUnit.SECONDS));
  }

  private static String begin(Instant whole) {
    return whole.toString().replace("Z", "");
  }

  private static Set<Instant> between(Map<Instant, String> rows, String from, String to) {
    return rows.entrySet().stream()
        .filter(it -> it.getValue().compareTo(from) >= 0 && it.getValue().compareTo(to) < 0)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static Set<Instant> expected(Map<Instant, String> rows, Instant from, Instant to) {
    return rows.keySet().stream()
        .filter(it -> !it.isBefore(from) && it.isBefore(to))
        .collect(Collectors.toSet());
  }

  private static Map<Instant, String> rows(GeneratedKey key) {
    Map<Instant, String> rows = new LinkedHashMap<>();
    instants().forEach(at -> rows.put(at, (String) key.of("ann", at).columns().get("sortKey")));
    assertThat(rows).allSatisfy((at, text) -> assertThat(text).isEqualTo(at.toString()));
    return rows;
  }

  private static KeyRange<?> range(Object answer) {
    return (KeyRange<?>) answer;
  }

  private static boolean contains(KeyRange<?> range, String text) {
    String to = (String) range.to();
    return ((String) range.from()).compareTo(text) <= 0 && (to == null || text.compareTo(to) < 0);
  }
}
