package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.IndexChange;
import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The entries of an index are those of the rows whose parts are not null, after any changes. What a
 * row's entry should hold is told from the row's own values.
 */
class IndexesTest {
  private static final int ENTITIES = 120;
  private static final int CHANGES = 300;

  private static final Map<RandomIndexes, GeneratedKey> COMPILED = new LinkedHashMap<>();

  @BeforeAll
  static void compile() {
    List<RandomIndexes> all = IntStream.range(0, ENTITIES).mapToObj(RandomIndexes::of).toList();
    StringBuilder source =
        new StringBuilder(
            "package shop; import dev.keywright.*; import java.time.*; import java.util.UUID;"
                + " public final class Rows { private Rows() {}"
                + " public enum Color { @KeyCode(\"R\") RED, @KeyCode(\"G\") GREEN,"
                + " @KeyCode(\"B\") BLUE }\n");
    all.forEach(it -> source.append("\n").append(it.source()));
    Compiled compiled =
        Compiled.whateverTheLoad(Compiled.source("shop.Rows", source.append("\n}").toString()));
    ClassLoader loader = compiled.load();
    for (RandomIndexes design : all) {
      try {
        COMPILED.put(
            design,
            new GeneratedKey(
                loader.loadClass("shop.Rows$" + design.name()),
                loader.loadClass("shop.Rows_" + design.name() + "ByIKey")));
      } catch (ClassNotFoundException e) {
        throw new AssertionError(compiled.errors().toString(), e);
      }
    }
  }

  /** The values of a row by name, null where it has none. */
  private static Map<String, Object> row(RandomIndexes design, GeneratedKey key, Random random) {
    Map<String, Object> row = new LinkedHashMap<>();
    design
        .components()
        .forEach(
            (name, value) -> {
              boolean isNullable = design.isSparse() && !design.table().contains(name);
              Object drawn = value.draw(random, isNullable);
              row.put(name, value.type().equals("Color") ? color(key, drawn) : drawn);
            });
    row.put("total", random.nextInt(2));
    return row;
  }

  private static Object color(GeneratedKey key, Object name) {
    try {
      Class<?> colors = key.entity().getClassLoader().loadClass("shop.Rows$Color");
      return name == null ? null : Reflected.call(colors, null, "valueOf", name);
    } catch (ClassNotFoundException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Object entity(GeneratedKey key, Map<String, Object> row) {
    try {
      return key.entity().getConstructors()[0].newInstance(row.values().toArray());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  @SuppressWarnings("unchecked") // the key of the index
  private static IndexChange<Key> changes(GeneratedKey key, Object before, Object after) {
    try {
      return (IndexChange<Key>)
          key.type().getMethod("changes", key.entity(), key.entity()).invoke(null, before, after);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** What an entry should hold, by the row alone; empty if it has none. */
  private static Optional<Map<String, Object>> expected(
      RandomIndexes design, Map<String, Object> row) {
    Map<String, Object> entry = new HashMap<>();
    design.index().forEach(it -> entry.put(it, row.get(it)));
    design.table().forEach(it -> entry.put(it, row.get(it)));
    return entry.containsValue(null) ? Optional.empty() : Optional.of(entry);
  }

  /** What an entry holds, read back from its columns. */
  private static Map<String, Object> held(
      RandomIndexes design, GeneratedKey key, Map<String, Object> columns) {
    Object decoded = key.call("decode", columns);
    Set<String> names = new HashSet<>(design.index());
    names.addAll(design.table());
    Map<String, Object> held = new HashMap<>();
    names.forEach(it -> held.put(it, Reflected.call(key.type(), decoded, it)));
    return held;
  }

  private static Object shown(Map<String, Object> columns) {
    Map<String, Object> shown = new HashMap<>();
    columns.forEach(
        (name, value) ->
            shown.put(
                name,
                value instanceof byte[] bytes ? List.of(new String(bytes, ISO_8859_1)) : value));
    return shown;
  }

  @Test
  void entriesAreThoseOfTheRows() {
    long entries = 0;
    for (Map.Entry<RandomIndexes, GeneratedKey> one : COMPILED.entrySet()) {
      RandomIndexes design = one.getKey();
      GeneratedKey key = one.getValue();
      Random random = new Random(design.name().hashCode());
      Map<List<Object>, Map<String, Object>> table = new HashMap<>();
      Map<Object, Map<String, Object>> index = new HashMap<>();
      for (int i = 0; i < CHANGES; i++) {
        Map<String, Object> row = row(design, key, random);
        List<Object> id = new ArrayList<>();
        design.table().forEach(it -> id.add(row.get(it)));
        Map<String, Object> old = table.get(id);
        boolean isDeleted = old != null && random.nextInt(4) == 0;
        Object before = old == null ? null : entity(key, old);
        Object after = isDeleted ? null : entity(key, row);
        IndexChange<Key> change = changes(key, before, after);
        change.puts().forEach(it -> index.put(shown(it.columns()), it.columns()));
        if (isDeleted) {
          table.remove(id);
        } else {
          table.put(id, row);
        }
        change.deletes().forEach(it -> assertThat(index.remove(shown(it.columns()))).isNotNull());
      }
      List<Map<String, Object>> expected =
          table.values().stream().flatMap(it -> expected(design, it).stream()).toList();
      assertThat(index.values().stream().map(it -> held(design, key, it)).toList())
          .as(design.source())
          .containsExactlyInAnyOrderElementsOf(expected);
      entries += expected.size();
    }
    System.out.printf(
        Locale.ROOT,
        "Index contents: %d random entities, %d changes each, %,d entries compared, wrong: 0%n",
        COMPILED.size(),
        CHANGES,
        entries);
    assertThat(entries).isGreaterThan(ENTITIES);
  }

  @Test
  void anEntryWithColumnsIsPutAgainAlsoWhereRowsAreEqualByTheirKey() {
    List<Object> changes = new ArrayList<>();
    for (String projects : List.of("", ", projects = \"total\"")) {
      Compiled compiled =
          Compiled.whateverTheLoad(
              Compiled.source(
                  "shop.Row",
                  "package shop; import dev.keywright.*;",
                  "@Index(key = \"byState\", maintainedBy = Maintainer.APPLICATION"
                      + projects
                      + ")",
                  "public record Row(@PartitionKey(pad = 6) @Domain(min = 0, unique = true) int"
                      + " id,",
                  "@PartitionKey(key = \"byState\") @Domain(alphabet = \"A-Z\", minLength = 1,"
                      + " maxLength = 8) String state, int total) {",
                  "@Override public boolean equals(Object o) {",
                  "return o instanceof Row row && row.id == id; }",
                  "@Override public int hashCode() { return id; } }"));
      GeneratedKey key = GeneratedKey.load(compiled.load(), "ByState");
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("id", 7);
      row.put("state", "SENT");
      row.put("total", 1);
      Object before = entity(key, row);
      row.put("total", 2);
      IndexChange<Key> change = changes(key, before, entity(key, row));
      assertThat(change.deletes()).isEmpty();
      changes.add(change.puts().size());
    }
    assertThat(changes).containsExactly(0, 1);
  }

  @Test
  void nothingChangesWhereNothingChanged() {
    COMPILED.forEach(
        (design, key) -> {
          Random random = new Random(design.name().hashCode());
          Map<String, Object> row = row(design, key, random);
          IndexChange<Key> change = changes(key, entity(key, row), entity(key, row));
          boolean isPut = design.projects() && expected(design, row).isPresent();
          assertThat(change.deletes()).isEmpty();
          assertThat(change.puts()).hasSize(isPut ? 1 : 0);
          assertThat(changes(key, null, null).isEmpty()).isTrue();
        });
  }

  @Test
  void aSparseIndexRefusesNullByName() {
    COMPILED.forEach(
        (design, key) -> {
          if (!design.isSparse()) {
            return;
          }
          Map<String, Object> row = row(design, key, new Random(1));
          String first = design.index().get(0);
          row.put(first, null);
          Object entity = entity(key, row);
          assertThat(key.call("tryOf", entity)).isEqualTo(Optional.empty());
          assertThatThrownBy(() -> key.call("of", entity))
              .hasMessageContaining(first)
              .hasMessageContaining("the index is sparse")
              .hasMessageContaining("tryOf");
        });
  }
}
