package dev.keywright.processor.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generated keys beside what the systems write by hand: the same text, the system's own values, and
 * scans that find nothing of the other rows in the table.
 */
class TextSystemsTest {
  private static final int ROWS = 2_000;
  private static final int MANY = 10_000;
  private static final int SCANS = 60;

  static List<ExistingSystem> systems() {
    return TextSystems.ALL;
  }

  @ParameterizedTest
  @MethodSource("systems")
  void keysAreTheSystemsOwn(ExistingSystem system)
      throws ReflectiveOperationException, IOException {
    judge(system, ROWS);
  }

  @ParameterizedTest
  @MethodSource("systems")
  @Tag("evidence")
  void tenThousandKeysAreTheSystemsOwn(ExistingSystem system)
      throws ReflectiveOperationException, IOException {
    judge(system, MANY);
  }

  private static void judge(ExistingSystem system, int count)
      throws ReflectiveOperationException, IOException {
    Compiled compiled = compiled(system);
    Class<?> type = compiled.load().loadClass("systems." + system.entity() + "Key");
    Random random = new Random(16);
    List<Object[]> values =
        IntStream.range(0, count).mapToObj(i -> system.values().apply(random)).toList();

    for (Object[] row : values) {
      Key key = (Key) type.getDeclaredConstructors()[0].newInstance(row);
      assertThat(List.<Object>copyOf(key.columns().values())).isEqualTo(system.byHand().apply(row));
      Object decoded = decode(type, key.columns());
      assertThat(decoded).isEqualTo(key);
      assertThat(parts(decoded)).containsExactly(row);
    }
    int changed = canonical(type, values.subList(0, 20));
    int answers = scans(system, type, values);

    List<String> found =
        compiled.findings().stream().map(it -> it.getMessage(Locale.ROOT).substring(1, 6)).toList();
    System.out.printf(
        "%-14s %d keys identical, %d changed texts refused or canonical, %d answers of %d scans,"
            + " findings %s%n",
        system.entity(), count, changed, answers, SCANS, found);
    assertThat(found).containsExactlyElementsOf(system.findings());
  }

  private static Compiled compiled(ExistingSystem system) throws IOException {
    String name = system.entity();
    String source = Files.readString(Path.of("src/test/resources/systems/" + name + ".java"));
    return Compiled.with(List.of(), Compiled.source("systems." + name, source));
  }

  private static List<Object> parts(Object key) throws ReflectiveOperationException {
    List<Object> parts = new ArrayList<>();
    for (RecordComponent component : key.getClass().getRecordComponents()) {
      parts.add(component.getAccessor().invoke(key));
    }
    return parts;
  }

  private static Object decode(Class<?> type, Map<String, ?> columns)
      throws ReflectiveOperationException {
    return type.getMethod("decode", Map.class).invoke(null, columns);
  }

  /** Every text with one character changed is refused, or is the one text of another key. */
  private static int canonical(Class<?> type, List<Object[]> rows)
      throws ReflectiveOperationException {
    int changed = 0;
    for (Object[] row : rows) {
      Key key = (Key) type.getDeclaredConstructors()[0].newInstance(row);
      for (String column : key.columns().keySet()) {
        String text = (String) key.columns().get(column);
        for (int i = 0; i < text.length(); i++) {
          Map<String, Object> other = new LinkedHashMap<>(key.columns());
          other.put(
              column, text.substring(0, i) + (char) (text.charAt(i) ^ 1) + text.substring(i + 1));
          changed++;
          try {
            assertThat(((Key) decode(type, other)).columns()).isEqualTo(other);
          } catch (InvocationTargetException refused) {
            assertThat(refused.getCause()).isInstanceOf(MalformedKeyException.class);
          }
        }
      }
    }
    return changed;
  }

  /** The typical scan of some rows, beside a filter of all rows, with foreign rows in the table. */
  private static int scans(ExistingSystem system, Class<?> type, List<Object[]> rows) {
    List<List<String>> foreign =
        rows.subList(0, SCANS).stream()
            .flatMap(row -> system.foreign().apply(system.byHand().apply(row)).stream())
            .toList();
    List<String> names = names(type, rows.get(0));
    int answers = 0;
    for (Object[] asked : rows.subList(0, SCANS)) {
      KeyRange<?> range = system.typical().apply(Asking.of(type)).apply(asked);
      for (Object[] row : rows) {
        boolean isFound = contains(range, names, system.byHand().apply(row));
        assertThat(isFound)
            .as("%s in %s", List.of(row), range)
            .isEqualTo(system.answers().test(asked, row));
        answers += isFound ? 1 : 0;
      }
      assertThat(foreign).filteredOn(row -> contains(range, names, row)).isEmpty();
    }
    return answers;
  }

  private static List<String> names(Class<?> type, Object[] row) {
    try {
      return List.copyOf(
          ((Key) type.getDeclaredConstructors()[0].newInstance(row)).columns().keySet());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  @SuppressWarnings("unchecked") // all columns of these systems are text
  private static boolean contains(KeyRange<?> range, List<String> names, List<String> row) {
    for (int i = 0; i < names.size(); i++) {
      Object fixed = range.fixed().get(names.get(i));
      if (fixed != null && !fixed.equals(row.get(i))) {
        return false;
      }
      if (names.get(i).equals(range.column())) {
        return ((KeyRange<String>) range).contains(row.get(i));
      }
    }
    throw new AssertionError(range + " is of no column in " + names);
  }
}
