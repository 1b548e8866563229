package dev.keywright.analysis.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.RowKind;
import dev.keywright.layout.signature.LayoutSignature;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of every answer, there is an entity that compiles. */
class InferredSourceTest {
  private static final int KEYS = 12;

  @TempDir private Path folder;

  @Test
  void kindsMayHaveEnumsOfOneName() throws InexpressibleLayoutException {
    List<String> layouts =
        Stream.of("USER", "GAME", "ITEM", "ROOM")
            .map(
                it ->
                    "TEXT | PK: \"" + it + "#\" code1 enum(A=\"a\" B=\"b\") \"#\" part1 int pad=4")
            .toList();
    String source = source("Row", List.of("PK"), layouts);
    assertThat(source).contains("@KeyFamily", "enum Code1 ", "enum Code1Code ", "enum Code1Code3 ");
    checkFamily(source, layouts);
  }

  @Test
  void kindsMayBeNamedAsClassesOfJava() throws InexpressibleLayoutException {
    List<String> layouts =
        Stream.of("STRING", "OBJECT", "ROW", "Row", "override", "INSTANT")
            .map(it -> "TEXT | PK: \"" + it + "#\" time1 Instant time=ISO \"#\" part1 int pad=4")
            .toList();
    checkFamily(source("Row", List.of("PK"), layouts), layouts);
  }

  @Test
  void kindsThatMayWriteOneKeyHaveAKeyEach() throws InexpressibleLayoutException {
    List<String> layouts =
        List.of(
            "TEXT separator='#' | PK: part1 String, part2 int pad=4",
            "TEXT | PK: \"GAME#\" part1 int pad=4");
    String source = source("Row", List.of("PK"), layouts);
    assertThat(source)
        .contains("Kind and Game may write the same key")
        .doesNotContain("\n@KeyFamily");
    CompiledSources compiled = CompiledSources.in(folder, Map.of("Row", source));
    assertThat(compiled.errors()).isEmpty();
    check(compiled, "demo.Row_KindKey", layouts.get(0));
    check(compiled, "demo.Row_GameKey", layouts.get(1));
  }

  @Test
  void columnsMayHaveNamesThatJavaHasNot() throws InexpressibleLayoutException {
    String layout = "TEXT separator='#' | partitionKey: part1 int pad=4 | sortKey: part2 int pad=3";
    for (List<String> names :
        List.of(
            List.of("2", "1"),
            List.of("class", "for"),
            List.of("a-b", "a_b"),
            List.of("part1", "part2"),
            List.of("", " "))) {
      String source = source("Row", names, List.of(layout));
      CompiledSources compiled = CompiledSources.in(folder, Map.of("Row", source));
      assertThat(compiled.errors()).as("%s", names).isEmpty();
      check(compiled, "demo.RowKey", layout);
    }
  }

  private static String source(String name, List<String> columns, List<String> layouts)
      throws InexpressibleLayoutException {
    List<RowKind> kinds = layouts.stream().map(it -> new RowKind(it, KEYS, List.of())).toList();
    List<String> nothing = List.of();
    Candidate candidate =
        new Candidate(kinds, KEYS, 1, 100, nothing, List.of(), nothing, List.of());
    return InferredSource.of(
        candidate, new InferredSource.Naming("demo", name, new StoreColumns(columns), "keys.txt"));
  }

  private void checkFamily(String source, List<String> layouts) {
    CompiledSources compiled = CompiledSources.in(folder, Map.of("Row", source));
    assertThat(compiled.errors()).isEmpty();
    layouts.forEach(layout -> check(compiled, "demo.RowKey", layout));
  }

  private static void check(CompiledSources compiled, String key, String layout) {
    RandomKeys random = new RandomKeys(LayoutSignature.parse(layout), 5);
    List<List<Object>> keys = random.next(KEYS);
    assertThat(keys).hasSizeGreaterThan(KEYS / 2);
    keys.forEach(
        columns -> assertThat(CompiledSources.decode(compiled.load(key), columns)).isNotNull());
  }
}
