package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.designs.EncodedMember.Drawn;
import dev.keywright.processor.designs.ReadFamilies.Read;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Members in all encodings, of which every key is written out: KW021 is reported of two exactly if
 * they have one key in common.
 */
class EncodedFamilyLawTest {
  private static final int FEW = 300;
  private static final int MANY = 500;
  private static final int AT_ONCE = 100;

  private final Map<String, Integer> counts = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();

  @Test
  @Tag("part")
  void aSharedKeyIsReportedExactlyIfThereIsOne() {
    judge(1, FEW);
  }

  @Test
  @Tag("full")
  void soItIsInFiveHundredFamilies() {
    judge(2, MANY);

    assertThat(counts.get("shared")).isGreaterThan(MANY / 4);
    assertThat(counts.get("apart")).isGreaterThan(MANY / 4);
  }

  /** As many as {@code families.count} says, from {@code families.seed} on. */
  @Test
  @Tag("evidence")
  void soItIsInAsManyFamiliesAsAreAskedFor() {
    judge(Long.getLong("families.seed", 1), Integer.getInteger("families.count"));
  }

  private void judge(long seed, int count) {
    for (int from = 0; from < count; from += AT_ONCE) {
      judge(
          IntStream.range(from, Math.min(count, from + AT_ONCE))
              .mapToObj(number -> EncodedFamily.of(seed, number))
              .toList());
    }
    System.out.printf(
        Locale.ROOT,
        "families: %,d in all encodings, seed %d, pairs: %s; wrong: %d%n",
        count,
        seed,
        counts,
        wrong.size());
    assertThat(wrong).isEmpty();
  }

  private void judge(List<EncodedFamily> families) {
    Map<String, Read> read =
        ReadFamilies.of(
            families.stream()
                .map(it -> Compiled.source("shop." + it.name(), it.source()))
                .toList());
    families.forEach(it -> judge(it, read.get(it.name())));
  }

  private void judge(EncodedFamily family, Read read) {
    counts.merge(
        "refused members", family.members().size() - read.family().members().size(), Integer::sum);
    Map<String, Set<String>> keys = new TreeMap<>();
    for (Layout member : read.family().members()) {
      String name = name(member);
      Drawn drawn =
          family.members().stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
      keys.put(name, WrittenOut.keys(member, drawn.parts()));
    }
    for (Finding finding : read.found()) {
      if (!Set.of(CheckId.KW021, CheckId.KW022).contains(finding.check())) {
        wrong.add(family.source() + finding.message());
      }
    }
    List<String> names = List.copyOf(keys.keySet());
    for (int i = 0; i < names.size(); i++) {
      for (String other : names.subList(i + 1, names.size())) {
        judge(family, names.get(i), other, keys, read.found());
      }
    }
  }

  private void judge(
      EncodedFamily family,
      String one,
      String other,
      Map<String, Set<String>> keys,
      List<Finding> found) {
    Set<String> both = new TreeSet<>(keys.get(one));
    both.retainAll(keys.get(other));
    counts.merge(both.isEmpty() ? "apart" : "shared", 1, Integer::sum);
    List<String> messages =
        found.stream()
            .filter(it -> it.check() == CheckId.KW021)
            .map(Finding::message)
            .filter(it -> it.contains("." + one + " and ") && it.contains("." + other + " can "))
            .toList();
    if (messages.isEmpty() != both.isEmpty()) {
      wrong.add(
          family.of(one, other).source()
              + (both.isEmpty() ? messages : "not found: " + Collections.min(both)));
    }
  }

  private static String name(Layout member) {
    List<String> names = member.entity().type().simpleNames();
    return names.get(names.size() - 1);
  }
}
