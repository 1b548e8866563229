package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.month;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static dev.keywright.processor.check.PartBuilder.year;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.Trial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tables of all stores, with one to three parts whose values are counted, each as bounds, as
 * digits, as letters and a length, or as a cardinality: what is found is the same.
 */
class CountsOfRandomLayoutsTest {
  private static final int FEW = 600;
  private static final long SEED = Long.getLong("counts.seed", 3_701);
  private static final List<Store> STORES = List.of(Store.values());
  private static final Set<CheckId> COUNTING =
      Set.of(
          CheckId.KW201,
          CheckId.KW202,
          CheckId.KW203,
          CheckId.KW204,
          CheckId.KW205,
          CheckId.KW206,
          CheckId.KW207,
          CheckId.KW209,
          CheckId.KW306,
          CheckId.KW307,
          CheckId.KW405);

  /**
   * The parts of a table in the order of its key, each in all its writings, and what else it has.
   */
  private record Table(
      List<List<Supplier<PartBuilder>>> parts, int front, boolean isBinary, long shape) {
    LayoutBuilder written(Random ways) {
      return in(IntStream.range(0, parts.size()).boxed().toList(), ways);
    }

    LayoutBuilder in(List<Integer> order, Random ways) {
      PartBuilder[] written =
          order.stream()
              .map(parts::get)
              .map(it -> it.get(ways.nextInt(it.size())).get())
              .toArray(PartBuilder[]::new);
      LayoutBuilder layout = partition(Arrays.copyOf(written, front));
      if (front < written.length) {
        layout.sort("", Arrays.copyOfRange(written, front, written.length));
      }
      return shaped(isBinary ? layout.binary() : layout, new Random(shape));
    }

    /** The same columns, their parts in another order. */
    List<Integer> shuffled(Random random) {
      List<Integer> first = new ArrayList<>(IntStream.range(0, front).boxed().toList());
      List<Integer> rest = new ArrayList<>(IntStream.range(front, parts.size()).boxed().toList());
      Collections.shuffle(first, random);
      Collections.shuffle(rest, random);
      first.addAll(rest);
      return first;
    }
  }

  private static LayoutBuilder shaped(LayoutBuilder layout, Random random) {
    layout.holding("order");
    if (random.nextInt(3) == 0) {
      layout.bucket(
          2 + random.nextInt(1 << (1 + random.nextInt(9))), random.nextBoolean() ? "c0" : "c1");
    }
    if (random.nextInt(3) > 0) {
      layout.volume(
          1L << random.nextInt(40),
          random.nextBoolean() ? 1 + random.nextInt(10_000) : 0,
          random.nextBoolean() ? 1L << random.nextInt(22) : 0);
    }
    if (random.nextInt(12) == 0) {
      layout.suffix(8);
    }
    int store = random.nextInt(STORES.size() + 3);
    return store < STORES.size() ? layout.in(STORES.get(store)) : layout;
  }

  private static Table drawn(Random random) {
    boolean isBinary = random.nextInt(4) == 0;
    RandomCounts counts = new RandomCounts(random, isBinary);
    List<List<Supplier<PartBuilder>>> parts = new ArrayList<>();
    int counted = 2 + random.nextInt(2);
    for (int i = 0; i < counted; i++) {
      parts.add(counts.part("c" + i, true));
    }
    List<Supplier<PartBuilder>> others = new ArrayList<>(others(counts));
    Collections.shuffle(others, random);
    others.subList(0, random.nextInt(3)).forEach(it -> parts.add(List.of(it)));
    Collections.shuffle(parts, random);
    return new Table(parts, 1 + random.nextInt(parts.size()), isBinary, random.nextLong());
  }

  private static List<Supplier<PartBuilder>> others(RandomCounts counts) {
    return List.of(
        () -> instant("at"),
        () -> instant("until").descending(),
        () -> date("day"),
        () -> month("month"),
        () -> year("year"),
        () -> uuid("owner"),
        () -> text("user").alphabet("0-9a-z"),
        () -> counts.padded(aLong("serial")).monotonic(),
        () -> counts.padded(aLong("line")).uniqueWithin("order"),
        () -> counts.padded(aLong("sku")).unique(),
        () -> text("city").alphabet("a-z").maxLength(40).determinedBy("c0"),
        () -> flag("open"),
        () -> codes("kind", "Kind", "k"),
        () -> codes("state", "State", "a", "b", "c"));
  }

  @Test
  void boundsLettersAndCardinalitiesGiveTheSameFindings() {
    compareWritings(FEW);
  }

  /** As many as {@code counts.layouts} says, from {@code counts.seed} on. */
  @Test
  @Tag("evidence")
  void soTheyDoInAsManyLayoutsAsAreAskedFor() {
    compareWritings(Integer.getInteger("counts.layouts"));
  }

  private static void compareWritings(int layouts) {
    Random random = new Random(SEED);
    Map<CheckId, Integer> found = new EnumMap<>(CheckId.class);
    for (int i = 0; i < layouts; i++) {
      Table table = drawn(random);
      List<Finding> first = found(table.written(random));
      for (int way = 0; way < 4; way++) {
        assertThat(shown(found(table.written(random))))
            .as("layout %s of seed %s", i, SEED)
            .isEqualTo(shown(first));
      }
      first.forEach(it -> found.merge(it.check(), 1, Integer::sum));
    }
    System.out.printf(
        "counts: %,d layouts of seed %d, each in 5 ways, the same findings: %s%n",
        layouts, SEED, found);
    assertThat(found)
        .containsKeys(
            CheckId.KW203,
            CheckId.KW204,
            CheckId.KW207,
            CheckId.KW306,
            CheckId.KW307,
            CheckId.KW405);
  }

  @Test
  void theOrderOfPartsInAColumnDoesNotDecideWhetherKeysAreUnique() {
    compareOrders(FEW);
  }

  /** As many as {@code counts.layouts} says, from {@code counts.seed} on. */
  @Test
  @Tag("evidence")
  void norDoesItInAsManyLayoutsAsAreAskedFor() {
    compareOrders(Integer.getInteger("counts.layouts"));
  }

  private static void compareOrders(int layouts) {
    Random random = new Random(SEED);
    int found = 0;
    for (int i = 0; i < layouts; i++) {
      Table table = drawn(random);
      List<String> first = unique(table.written(random));
      for (int order = 0; order < 4; order++) {
        assertThat(unique(table.in(table.shuffled(random), random)))
            .as("layout %s of seed %s", i, SEED)
            .isEqualTo(first);
      }
      found += first.size();
    }
    System.out.printf(
        "counts: %,d layouts of seed %d, each in 5 orders, the same KW405: %,d%n",
        layouts, SEED, found);
    assertThat(found).isGreaterThan(layouts / 20);
  }

  private static List<Finding> found(LayoutBuilder layout) {
    Findings findings = new Findings();
    boolean isWellFormed = Checks.run(layout.build(), Trial.NONE, findings);
    assertThat(isWellFormed).as(() -> findings.all().toString()).isTrue();
    return findings.all().stream().filter(it -> COUNTING.contains(it.check())).toList();
  }

  // How sure a figure is differs: a range says what may come, not how much of it does.
  private static List<String> shown(List<Finding> findings) {
    return findings.stream()
        .map(
            it ->
                "%s %s %s %s"
                    .formatted(
                        it.check(),
                        it.severity(),
                        it.spot(),
                        it.problem().replaceAll("about |at least |at most ", "")))
        .toList();
  }

  // A message lists parts in the order of the key, and stands at the last one.
  private static List<String> unique(LayoutBuilder layout) {
    return found(layout).stream()
        .filter(it -> it.check() == CheckId.KW405)
        .map(
            it ->
                it.severity()
                    + " "
                    + Arrays.stream(it.problem().split("[ ,]+", -1)).sorted().toList())
        .toList();
  }
}
