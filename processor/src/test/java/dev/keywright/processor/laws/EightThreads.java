package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.runtime.Key;
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

/** Generated keys are for any number of threads: eight of them write and read the same. */
final class EightThreads {
  private static final int THREADS = 8;
  private static final int KEYS = 10;
  private static final int EVERY = 7;

  private EightThreads() {}

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

  /** Judges some of some designs. */
  static Tally judge(String law, List<LoadedDesign> all) throws Exception {
    Tally tally = new Tally(law);
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
    return tally;
  }
}
