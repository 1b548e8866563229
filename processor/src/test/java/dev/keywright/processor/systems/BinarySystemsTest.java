package dev.keywright.processor.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generated keys beside what the systems write by hand: the same bytes, the system's own values,
 * and the scans that the system asks.
 */
class BinarySystemsTest {
  private static final int ROWS = 2_000;
  private static final int MANY = 10_000;
  private static final int CHANGED = 20;
  private static final int SCANS = 60;

  static List<BinarySystem> systems() {
    return BinarySystems.all();
  }

  @ParameterizedTest
  @MethodSource("systems")
  void keysAreTheSystemsOwn(BinarySystem system) throws ReflectiveOperationException, IOException {
    judge(system, ROWS);
  }

  @ParameterizedTest
  @MethodSource("systems")
  @Tag("evidence")
  void tenThousandKeysAreTheSystemsOwn(BinarySystem system)
      throws ReflectiveOperationException, IOException {
    judge(system, MANY);
  }

  private static void judge(BinarySystem system, int count)
      throws ReflectiveOperationException, IOException {
    String source =
        Files.readString(Path.of("src/test/resources/systems/" + system.entity() + ".java"));
    Compiled compiled =
        Compiled.with(List.of(), Compiled.source("systems." + system.entity(), source));
    List<String> found =
        compiled.findings().stream().map(it -> it.getMessage(Locale.ROOT).substring(1, 6)).toList();
    assertThat(found).containsExactlyElementsOf(system.findings());
    Class<?> type = compiled.load().loadClass("systems." + system.entity() + "Key");
    Random random = new Random(16);
    List<Object[]> rows =
        IntStream.range(0, count).mapToObj(i -> system.values().apply(random)).toList();

    int changed = 0;
    for (int i = 0; i < count; i++) {
      Key key = (Key) type.getDeclaredConstructors()[0].newInstance(rows.get(i));
      byte[] bytes = bytes(key);
      assertThat(bytes).isEqualTo(system.byHand().apply(rows.get(i)));
      Object decoded = decode(type, bytes);
      assertThat(decoded).isEqualTo(key);
      assertThat(parts(decoded)).containsExactly(rows.get(i));
      changed += i < CHANGED ? canonical(type, bytes) : 0;
    }
    int answers = scans(system, type, rows);
    System.out.printf(
        "%-14s %d keys identical, %d changed keys refused or canonical, %d answers of %d scans,"
            + " findings %s%n",
        system.entity(), count, changed, answers, SCANS, found);
    assertThat(answers).isGreaterThanOrEqualTo(SCANS);
  }

  private static byte[] bytes(Key key) {
    return (byte[]) key.columns().get("partitionKey");
  }

  private static Object decode(Class<?> type, byte[] bytes) throws ReflectiveOperationException {
    return type.getMethod("decode", byte[].class).invoke(null, bytes);
  }

  private static Object[] parts(Object key) throws ReflectiveOperationException {
    List<Object> parts = new ArrayList<>();
    for (RecordComponent component : key.getClass().getRecordComponents()) {
      parts.add(component.getAccessor().invoke(key));
    }
    return parts.toArray();
  }

  /** Every key with one byte changed is refused, or is the one form of another key. */
  private static int canonical(Class<?> type, byte[] bytes) throws ReflectiveOperationException {
    int changed = 0;
    for (int i = 0; i < bytes.length; i++) {
      for (int b = 0; b < 256; b++) {
        byte[] other = bytes.clone();
        other[i] = (byte) b;
        changed++;
        try {
          assertThat(bytes((Key) decode(type, other))).isEqualTo(other);
        } catch (InvocationTargetException refused) {
          assertThat(refused.getCause()).isInstanceOf(MalformedKeyException.class);
        }
      }
    }
    return changed;
  }

  private static int scans(BinarySystem system, Class<?> type, List<Object[]> rows) {
    List<byte[]> keys = rows.stream().map(system.byHand()).toList();
    int answers = 0;
    for (Object[] asked : rows.subList(0, SCANS)) {
      List<KeyRange<byte[]>> ranges = ranges(system.typical().apply(Asking.of(type)).apply(asked));
      assertThat(ranges).hasSize(system.ranges());
      for (int i = 0; i < keys.size(); i++) {
        byte[] key = keys.get(i);
        boolean isFound = ranges.stream().anyMatch(range -> range.contains(key));
        assertThat(isFound).isEqualTo(system.answers().test(asked, rows.get(i)));
        answers += isFound ? 1 : 0;
      }
    }
    return answers;
  }

  @SuppressWarnings("unchecked") // the columns of these systems are bytes
  private static List<KeyRange<byte[]>> ranges(Object answer) {
    return answer instanceof KeyRanges<?, ?> buckets
        ? ((KeyRanges<?, byte[]>) buckets).ranges()
        : List.of((KeyRange<byte[]>) answer);
  }
}
