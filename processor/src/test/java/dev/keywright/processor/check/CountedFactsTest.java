package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.Trial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * How many values a part has is one fact, however it is written: as a cardinality, as bounds of a
 * number or the width of its digits, or as the letters and the length of a text. And what makes
 * keys unique is not their order.
 */
class CountedFactsTest {
  private static final int LAYOUTS = Integer.getInteger("facts.layouts", 1_000);
  private static final long SEED = 37;
  private static final List<Store> STORES = List.of(Store.values());
  private static final Set<CheckId> COUNTING =
      Set.of(
          CheckId.KW203,
          CheckId.KW204,
          CheckId.KW207,
          CheckId.KW209,
          CheckId.KW306,
          CheckId.KW307,
          CheckId.KW405);

  /** One part, of which three writings say the same number of values. */
  private record Counted(List<Supplier<PartBuilder>> writings) {
    static Counted drawn(String name, Random random) {
      if (random.nextBoolean()) {
        long values = 2L + random.nextInt(random.nextBoolean() ? 30 : 3_000);
        int least = random.nextInt(50);
        List<Supplier<PartBuilder>> writings = new ArrayList<>();
        writings.add(() -> anInt(name).pad(9).cardinality(values));
        writings.add(() -> anInt(name).pad(9).min(least).max(least + values - 1));
        writings.add(
            () -> anInt(name).pad(9).min(least * 7L).max((least + values - 1) * 7).step(7));
        return new Counted(writings);
      }
      int letters = 1 + random.nextInt(26);
      int length = 1 + random.nextInt(3);
      long values = (long) Math.pow(letters, length);
      String alphabet = "A-" + (char) ('A' + letters - 1);
      return new Counted(
          List.of(
              () -> text(name).alphabet("A-Z").maxLength(3).cardinality(values),
              () -> text(name).alphabet(alphabet).minLength(length).maxLength(length)));
    }
  }

  @Test
  void factsThatSayTheSameGiveTheSameFindings() {
    Random random = new Random(SEED);
    int found = 0;
    for (int i = 0; i < LAYOUTS; i++) {
      Counted counted = Counted.drawn("counted", random);
      long shape = random.nextLong();
      List<List<String>> findings =
          counted.writings().stream()
              .map(writing -> found(around(writing.get(), new Random(shape))))
              .toList();
      assertThat(Set.copyOf(findings)).as("layout %s of seed %s", i, SEED).hasSize(1);
      found += findings.get(0).size();
    }
    assertThat(found).isGreaterThan(LAYOUTS / 4);
  }

  /** A table with the part, first or later, and others that are drawn. */
  private static LayoutBuilder around(PartBuilder counted, Random random) {
    List<PartBuilder> parts = new ArrayList<>(others(random));
    parts.add(random.nextInt(parts.size() + 1), counted);
    int partition = 1 + random.nextInt(parts.size());
    LayoutBuilder layout =
        partition(parts.subList(0, partition).toArray(PartBuilder[]::new))
            .sort("", parts.subList(partition, parts.size()).toArray(PartBuilder[]::new));
    if (random.nextInt(3) == 0) {
      layout.bucket(2 + random.nextInt(40), "counted");
    }
    if (random.nextBoolean()) {
      layout.volume(1L << random.nextInt(40), 1 + random.nextInt(10_000), 1L << random.nextInt(20));
    }
    return layout.in(STORES.get(random.nextInt(STORES.size())));
  }

  private static List<PartBuilder> others(Random random) {
    List<PartBuilder> others =
        new ArrayList<>(
            List.of(
                instant("at"),
                date("day"),
                uuid("owner"),
                anInt("number").pad(6),
                codes("kind", "Kind", "a", "b", "c")));
    Collections.shuffle(others, random);
    return others.subList(0, 1 + random.nextInt(3));
  }

  private static List<String> found(LayoutBuilder layout) {
    Findings findings = new Findings();
    Checks.run(layout.build(), Trial.NONE, findings);
    return findings.all().stream()
        .filter(finding -> COUNTING.contains(finding.check()))
        .map(finding -> finding.check() + " " + finding.severity() + " " + finding.spot())
        .toList();
  }

  @Test
  void theOrderOfPartsInAColumnDoesNotDecideWhetherKeysAreUnique() {
    Random random = new Random(SEED);
    int found = 0;
    for (int i = 0; i < LAYOUTS; i++) {
      long shape = random.nextLong();
      boolean isPartition = random.nextBoolean();
      List<String> one = unique(shuffled(shape, isPartition, random));
      assertThat(unique(shuffled(shape, isPartition, random)))
          .as("layout %s of seed %s", i, SEED)
          .isEqualTo(one);
      found += one.size();
    }
    assertThat(found).isGreaterThan(LAYOUTS / 20);
  }

  private static LayoutBuilder shuffled(long shape, boolean isPartition, Random order) {
    Random random = new Random(shape);
    List<PartBuilder> parts = new ArrayList<>(others(random));
    Collections.shuffle(parts, order);
    PartBuilder[] all = parts.toArray(PartBuilder[]::new);
    return isPartition ? partition(all) : partition(text("tenant").maxLength(20)).sort("", all);
  }

  private static List<String> unique(LayoutBuilder layout) {
    return found(layout).stream().filter(it -> it.startsWith("KW405")).toList();
  }
}
