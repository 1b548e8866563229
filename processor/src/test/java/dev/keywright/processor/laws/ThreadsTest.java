package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.runtime.Key;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Generated keys are for any number of threads: they have no state that changes. */
class ThreadsTest {
  private static final int THREADS = 8;
  private static final int KEYS = 10;
  private static final int EVERY = 7;

  @Test
  void aGeneratedClassHasNoFieldThatCanChange() {
    Tally tally = new Tally("no shared state");
    for (LoadedDesign loaded : CompiledDesigns.loaded()) {
      for (Class<?> type : loaded.key().classes()) {
        for (Field field : type.getDeclaredFields()) {
          boolean isFinal = Modifier.isFinal(field.getModifiers());
          boolean isSharedArray = field.getType().isArray() && isStatic(field);
          tally.check(isFinal && !isSharedArray, loaded.design(), ": ", field);
          tally.check(!isStatic(field) || isSafe(field.getType()), loaded.design(), ": ", field);
          tally.count("fields", 1);
        }
      }
      tally.count("layouts", 1);
    }
    tally.close();
  }

  private static boolean isStatic(Field field) {
    return Modifier.isStatic(field.getModifiers());
  }

  // SharedStateTest of the runtime looks into its classes.
  private static boolean isSafe(Class<?> type) {
    return type == String.class
        || type == java.util.Comparator.class
        || type.isPrimitive()
        || type.getName().startsWith("dev.keywright.runtime.");
  }

  /** A key and what the oracles say of its columns. */
  private record Expected(
      LoadedDesign loaded, List<Object> arguments, List<Object> columns, Key key) {

    static Expected of(LoadedDesign loaded, Row row) {
      Design design = loaded.design();
      List<Object> columns = new ArrayList<>();
      for (int i = 0; i < design.columns().size(); i++) {
        Column column = design.columns().get(i);
        columns.add(column.isStored() ? row.stored()[i] : design.written(column, row.values()));
      }
      return new Expected(loaded, row.arguments(), columns, row.key());
    }

    boolean holds() {
      Key made = loaded.key().make(arguments.toArray());
      return Row.areSame(made.columns().values(), columns)
          && Objects.equals(loaded.key().decode(columns.toArray()), key)
          && loaded.key().order().compare(made, key) == 0;
    }
  }

  @Test
  void eightThreadsWriteAndReadWhatTheOraclesSay() throws Exception {
    Tally tally = new Tally("eight threads");
    List<LoadedDesign> all = CompiledDesigns.loadedAgain();
    List<Expected> expected =
        IntStream.range(0, all.size() / EVERY)
            .mapToObj(i -> all.get(i * EVERY))
            .flatMap(loaded -> loaded.fewRows(KEYS).stream().map(row -> Expected.of(loaded, row)))
            .toList();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        List<Expected> shuffled = new ArrayList<>(expected);
        Collections.shuffle(shuffled, new Random(thread));
        running.add(
            threads.submit(
                () -> {
                  start.await(1, TimeUnit.MINUTES);
                  shuffled.forEach(
                      it -> tally.check(it.holds(), it.loaded().design(), ": ", it.key()));
                  tally.count("keys written and read", shuffled.size());
                  return null;
                }));
      }
      for (Future<?> thread : running) {
        thread.get();
      }
    } finally {
      threads.shutdown();
    }
    assertThat(expected).isNotEmpty();
    tally.close();
  }
}
