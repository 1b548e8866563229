package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The demo prints the guide's tables, in the order of bytes. */
class DemoTest {
  private static List<String> run(String store) {
    Ran ran = Ran.with("demo", "--store", store);
    assertThat(ran.exitCode()).isZero();
    return ran.lines().stream().map(line -> line.replaceAll(" {2,}", "  ")).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void eachDesignIsShownInTheOrderOfTheVectors(String store) {
    List<String> screen = run(store);
    for (String design : List.of("unpadded-colon", "padded-colon", "padded-comma")) {
      List<String> all = table("In the store:", design, row -> true);
      assertThat(screen).as(design).containsSequence(all);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void theRangeReadFindsTheDevices16And54AndNot167(String store) {
    List<String> screen = run(store);
    for (String design : List.of("padded-colon", "padded-comma")) {
      String title = "In the range partitionKey [\"000015\", \"000100\"):";
      List<String> answer = table(title, design, row -> !row[2].startsWith("000167"));
      assertThat(screen).as(design).containsSequence(answer);
    }
  }

  private static List<String> table(String title, String design, Predicate<String[]> wanted) {
    List<String> lines = new ArrayList<>(List.of(title, ""));
    Vectors.rows("text-keys.tsv").stream()
        .filter(row -> row[0].equals(design))
        .sorted(Comparator.comparing(row -> row[1]))
        .filter(wanted)
        .forEach(row -> lines.add(row[2] + "  " + row[3]));
    lines.add("");
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void theHashedOrdersAreShownInTheOrderOfTheirHashes(String store) {
    List<String> keys =
        Vectors.rows("hashed-orders.tsv").stream()
            .filter(row -> row[1].equals("\\n"))
            .map(row -> row[2])
            .sorted()
            .toList();
    List<String> table =
        Stream.of(
                Stream.of("In the store, split at [4000, 8000, c000]:", ""),
                keys.stream(),
                Stream.of("", "One order is still one read:", "", "2e38200004", ""))
            .flatMap(lines -> lines)
            .toList();
    assertThat(run(store)).containsSequence(table);
    assertThat(keys.get(0)).isEqualTo("2e38200004");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mvstore", "rocksdb"})
  void theGuidesOwnFaultIsShown(String store) {
    assertThat(run(store))
        .containsSequence("", "000054,a100,66661  200006", "000054,a100,6777  200003", "");
  }
}
