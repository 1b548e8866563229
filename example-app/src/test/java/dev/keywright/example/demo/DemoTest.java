package dev.keywright.example.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.store.StoreDirectory;
import dev.keywright.example.store.StoreKind;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The demo prints the guide's tables, in the order of bytes. */
class DemoTest {
  @TempDir private Path directory;

  private List<String> run(StoreKind kind) {
    StringWriter out = new StringWriter();
    try (StoreDirectory files = StoreDirectory.lasting(directory)) {
      new Demo(kind, files, new PrintWriter(out)).run();
    }
    return out.toString().lines().map(line -> line.strip().replaceAll(" {3,}", "\t")).toList();
  }

  @ParameterizedTest
  @EnumSource
  void eachDesignIsShownInTheOrderOfTheVectors(StoreKind kind) {
    List<String> screen = run(kind);
    for (String design : List.of("unpadded-colon", "padded-colon", "padded-comma")) {
      assertThat(screen).as(design).containsSequence(table(design, row -> true));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theRangeReadFindsTheDevices16And54AndNot167(StoreKind kind) {
    List<String> screen = run(kind);
    for (String design : List.of("padded-colon", "padded-comma")) {
      List<String> answer = new ArrayList<>(table(design, row -> !row[2].startsWith("000167")));
      answer.add("");
      assertThat(screen).as(design).containsSequence(answer);
    }
    assertThat(screen)
        .containsSequence("Devices [15, 100) are asked for as [\"15\", \"100\"):", "", "no rows");
  }

  private static List<String> table(String design, Predicate<String[]> wanted) {
    return Stream.concat(
            Stream.of("partition key\torder"),
            Vectors.rows("text-keys.tsv").stream()
                .filter(row -> row[0].equals(design))
                .sorted(Comparator.comparing(row -> row[1]))
                .filter(wanted)
                .map(row -> row[2] + "\t" + row[3]))
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void theHashedOrdersAreShownInTheOrderOfTheirHashes(StoreKind kind) {
    List<String> keys =
        Vectors.rows("hashed-orders.tsv").stream()
            .filter(row -> row[1].equals("\\n"))
            .map(row -> row[2])
            .sorted()
            .toList();
    assertThat(run(kind).stream().map(line -> line.replaceAll("\t.*", "")).toList())
        .containsSequence(keys);
    assertThat(keys.get(0)).isEqualTo("2e38200004");
  }

  @ParameterizedTest
  @EnumSource
  void theGuidesOwnFaultIsShown(StoreKind kind) {
    assertThat(run(kind))
        .containsSequence(
            "partition key\torder", "000054,a100,66661\t200006", "000054,a100,6777\t200003");
  }

  @ParameterizedTest
  @EnumSource
  void theDemoCanBeRunAgainInTheSameDirectory(StoreKind kind) {
    assertThat(run(kind)).isEqualTo(run(kind));
  }
}
