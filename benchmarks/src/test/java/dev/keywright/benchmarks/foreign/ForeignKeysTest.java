package dev.keywright.benchmarks.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.benchmarks.foreign.ForeignRow.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The guide's table of keys that other systems wrote. Each row is declared as it says, and the key
 * has the bytes that the system's own library writes.
 */
class ForeignKeysTest {
  private static final Path GUIDE = Path.of("../docs/guide/existing.md");
  private static final Path SOURCES = Path.of("src/test/java/dev/keywright/benchmarks/foreign");
  private static final Pattern CODE = Pattern.compile("`([^`]* = [^`]*|\\\\[^`]*)`");
  private static final int RANDOM_VALUES = 10_000;

  static List<ForeignRow> rows() {
    return Stream.of(
            HBaseRows.ALL,
            KafkaRows.ALL,
            RocksDbRows.ALL,
            CassandraRows.ALL,
            PhoenixRows.ALL,
            FoundationDbRows.ALL)
        .flatMap(List::stream)
        .toList();
  }

  /** The second cell of each row, by the first. */
  private static Map<String, String> table() throws IOException {
    String chapter = Files.readString(GUIDE).split("\n## Keys of other systems\n", 2)[1];
    Map<String, String> table = new LinkedHashMap<>();
    for (String line : chapter.split("\n#", 2)[0].split("\n", -1)) {
      String[] cells = line.split(" ?\\| ?", -1);
      if (cells.length == 4 && !cells[1].equals("what you have") && !cells[1].startsWith("---")) {
        table.put(cells[1], cells[2]);
      }
    }
    return table;
  }

  @Test
  void eachRowOfTheGuideIsTested() throws IOException {
    assertThat(rows().stream().map(ForeignRow::have).toList())
        .containsExactlyInAnyOrderElementsOf(table().keySet());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theRowIsDeclaredAsTheGuideSays(ForeignRow row) throws IOException {
    String declared =
        row.cases().stream().map(it -> declaration(row, it)).collect(Collectors.joining("\n"));
    String said = String.valueOf(table().get(row.have()));
    List<String> fragments = new ArrayList<>();
    Matcher code = CODE.matcher(said);
    while (code.find()) {
      fragments.add(code.group(1));
    }
    assertThat(fragments).allSatisfy(it -> assertThat(declared).contains(it));
    if (said.startsWith("nothing") || said.startsWith("a `UUID`")) {
      assertThat(declared).doesNotContain("@Encoded");
    } else {
      assertThat(fragments.isEmpty()).isEqualTo(!said.contains(" = "));
    }
  }

  private static String declaration(ForeignRow row, Case<?> tested) {
    String file = row.declarations().getSimpleName() + ".java";
    try {
      String source = Files.readString(SOURCES.resolve(file)).replaceAll("\\s+", " ");
      Matcher declared =
          Pattern.compile(
                  "(@KeyFormat((?!@KeyFormat).)*? record " + tested.record() + "\\(.*?) \\{\\}")
              .matcher(source);
      assertThat(declared.find()).as(file).isTrue();
      return declared.group(1);
    } catch (IOException e) {
      throw new AssertionError(file, e);
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void keysHaveTheBytesOfTheOtherSystem(ForeignRow row) {
    int values = 0;
    for (Case<?> tested : row.cases()) {
      values += compared(tested);
    }
    System.out.printf("%-62s %,7d values, bytes equal%n", row.have(), values);
    assertThat(values).isGreaterThan(RANDOM_VALUES);
  }

  private static <T> int compared(Case<T> tested) {
    Random random = new Random(8);
    List<T> values = new ArrayList<>(tested.edges());
    for (int i = 0; i < RANDOM_VALUES; i++) {
      values.add(tested.any().apply(random));
    }
    for (T value : values) {
      assertThat(tested.ours().apply(value))
          .as("%s of %s", tested, value)
          .isEqualTo(tested.theirs().apply(value));
    }
    return values.size();
  }
}
