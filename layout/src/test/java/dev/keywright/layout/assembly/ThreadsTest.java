package dev.keywright.layout.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.Threads;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Codecs that many threads share write and read what they do for one thread. */
class ThreadsTest {
  private static final int LAYOUTS = 150;
  private static final int KEYS = 12;

  /**
   * A key of a layout, made by one thread with codecs of its own.
   *
   * @param damaged its columns with one character or byte changed
   * @param damage what decoding those gives: values, or a message
   */
  private record Expected(
      LayoutCodec shared,
      KeyInspector inspector,
      Map<String, Object> values,
      List<Object> columns,
      String explained,
      List<Object> damaged,
      String damage) {}

  @Test
  void eightThreadsWriteReadAndExplainAsOneDoes() {
    List<Expected> keys = keysOfOneThread();
    List<Integer> wrong =
        Threads.run(
            thread -> {
              List<Expected> shuffled = new ArrayList<>(keys);
              Collections.shuffle(shuffled, new Random(thread));
              return (int) shuffled.stream().filter(it -> !isSame(it)).count();
            });

    System.out.println(
        "threads: "
            + Threads.COUNT
            + " sharing the codecs of "
            + LAYOUTS
            + " layouts, "
            + Threads.COUNT * keys.size()
            + " keys written, read, damaged and explained, wrong: "
            + wrong.stream().mapToInt(Integer::intValue).sum());
    assertThat(wrong).containsOnly(0);
  }

  private static List<Expected> keysOfOneThread() {
    RandomSignatures signatures = new RandomSignatures(4711);
    RandomValues drawn = new RandomValues(4712);
    Random random = new Random(4713);
    List<Expected> keys = new ArrayList<>();
    for (int i = 0; i < LAYOUTS; i++) {
      LayoutSignature signature = signatures.next();
      LayoutCodec own = LayoutCodec.of(signature);
      LayoutCodec shared = LayoutCodec.of(signature);
      KeyInspector inspector = KeyInspector.of(signature);
      for (int j = 0; j < KEYS; j++) {
        Map<String, Object> values = drawn.next(own);
        List<Object> columns = List.copyOf(own.encode(values).values());
        List<Object> damaged = new ArrayList<>(columns);
        int column = random.nextInt(columns.size());
        damaged.set(column, damaged(columns.get(column), random));
        String explained = explained(KeyInspector.of(signature), columns);
        keys.add(
            new Expected(
                shared, inspector, values, columns, explained, damaged, outcome(own, damaged)));
      }
    }
    return keys;
  }

  private static Object damaged(Object column, Random random) {
    if (column instanceof byte[] bytes && bytes.length > 0) {
      byte[] changed = bytes.clone();
      changed[random.nextInt(bytes.length)]++;
      return changed;
    }
    if (column instanceof String text && !text.isEmpty()) {
      int at = random.nextInt(text.length());
      return text.substring(0, at) + (char) (text.charAt(at) ^ 1) + text.substring(at + 1);
    }
    return column;
  }

  private static String explained(KeyInspector inspector, List<Object> columns) {
    return inspector.inspect(columns.toArray()).toString();
  }

  private static String outcome(LayoutCodec codec, List<Object> columns) {
    try {
      return shown(codec.decode(columns.toArray()));
    } catch (MalformedKeyException malformed) {
      return String.valueOf(malformed.getMessage());
    }
  }

  private static String shown(Map<String, Object> values) {
    return values.keySet() + Arrays.deepToString(values.values().toArray());
  }

  private static boolean isSame(Expected key) {
    Object[] written = key.shared().encode(key.values()).values().toArray();
    String read = outcome(key.shared(), key.columns());
    return Arrays.deepEquals(written, key.columns().toArray())
        && read.equals(shown(key.values()))
        && outcome(key.shared(), key.damaged()).equals(key.damage())
        && explained(key.inspector(), key.columns()).equals(key.explained());
  }
}
