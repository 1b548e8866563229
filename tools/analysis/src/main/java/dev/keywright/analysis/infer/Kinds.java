package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Looks for several kinds of row: groups keys by what they begin with, or by their length, and
 * searches for a layout of each group.
 */
final class Kinds {
  private static final int MOST = 12;
  private static final int LEAST_KEYS = 20;
  private static final int FEW = 100;
  private static final double MOST_LOST = 0.02;
  private static final double PER_KIND = 10;

  private Kinds() {}

  /**
   * @param tokens what kinds can differ in
   * @param best the bits of the best answer with one layout
   * @param search finds layouts that all of some keys have
   */
  static List<Answer> answers(
      List<SampledKey> sample,
      List<Function<byte[], String>> tokens,
      double best,
      Function<List<SampledKey>, List<Answer>> search) {
    List<Answer> answers = new ArrayList<>();
    Set<Set<List<SampledKey>>> seen = new LinkedHashSet<>();
    for (int i = 0; i < sample.get(0).columns(); i++) {
      int column = i;
      for (Function<byte[], String> token : tokens) {
        Map<String, List<SampledKey>> groups = new LinkedHashMap<>();
        sample.forEach(
            key ->
                groups
                    .computeIfAbsent(token.apply(key.column(column)), it -> new ArrayList<>())
                    .add(key));
        if (isWorthIt(groups, sample.size())
            && seen.add(Set.copyOf(groups.values()))
            && isBetterInFew(groups, search)) {
          add(groups, sample, best, search, answers);
        }
      }
    }
    return answers;
  }

  // Kinds that differ show it in few keys, and a search through few keys is fast.
  private static boolean isBetterInFew(
      Map<String, List<SampledKey>> groups, Function<List<SampledKey>, List<Answer>> search) {
    List<SampledKey> few = new ArrayList<>();
    double apart = 0;
    for (List<SampledKey> group : groups.values()) {
      if (isKind(group)) {
        List<SampledKey> some = group.subList(0, Math.min(group.size(), FEW));
        few.addAll(some);
        apart += PER_KIND + bits(search.apply(some)) + some.size() * Bits.of(groups.size());
      }
    }
    return apart < bits(search.apply(few));
  }

  private static double bits(List<Answer> answers) {
    return answers.stream().mapToDouble(Answer::bits).min().orElse(Double.POSITIVE_INFINITY);
  }

  private static boolean isWorthIt(Map<String, List<SampledKey>> groups, int keys) {
    long kept = groups.values().stream().filter(Kinds::isKind).mapToLong(List::size).sum();
    long kinds = groups.values().stream().filter(Kinds::isKind).count();
    return kinds > 1 && kinds <= MOST && keys - kept <= MOST_LOST * keys;
  }

  private static boolean isKind(List<SampledKey> group) {
    return group.size() >= LEAST_KEYS;
  }

  private static void add(
      Map<String, List<SampledKey>> groups,
      List<SampledKey> sample,
      double best,
      Function<List<SampledKey>, List<Answer>> search,
      List<Answer> answers) {
    List<List<Answer>> found = new ArrayList<>();
    List<SampledKey> lost = new ArrayList<>();
    double bits = 0;
    for (List<SampledKey> group : groups.values()) {
      List<Answer> own = isKind(group) ? search.apply(group) : List.of();
      if (own.isEmpty()) {
        lost.addAll(group);
      } else {
        found.add(own);
        bits += own.get(0).bits() + PER_KIND;
        bits += group.size() * Bits.of((double) sample.size() / group.size());
      }
    }
    bits += Answer.unexplained(lost, sample.size());
    if (found.size() < 2 || bits >= best) {
      return;
    }
    Map<String, List<SampledKey>> merged = merged(found);
    if (merged.size() < found.size()) {
      if (merged.size() > 1) {
        lost.forEach(key -> merged.computeIfAbsent("", it -> new ArrayList<>()).add(key));
        add(merged, sample, best, search, answers);
      }
      return;
    }
    List<Answer> first = found.stream().map(own -> own.get(0)).toList();
    answers.add(family(first, sample.size(), bits));
    for (int i = 0; i < found.size(); i++) {
      for (Answer other : found.get(i).subList(1, found.get(i).size())) {
        List<Answer> changed = new ArrayList<>(first);
        changed.set(i, other);
        answers.add(family(changed, sample.size(), bits + other.bits() - first.get(i).bits()));
      }
    }
  }

  /** Groups with one layout are one kind. */
  private static Map<String, List<SampledKey>> merged(List<List<Answer>> found) {
    Map<String, List<SampledKey>> merged = new LinkedHashMap<>();
    for (List<Answer> own : found) {
      Explanation kind = own.get(0).kinds().get(0);
      List<SampledKey> keys =
          merged.computeIfAbsent(own.get(0).signatures().get(0), it -> new ArrayList<>());
      keys.addAll(kind.keys());
      keys.addAll(kind.rest());
    }
    // The keys of a sample stand in a random order, whichever kind they are of.
    merged.values().forEach(keys -> keys.sort(null));
    return merged;
  }

  private static Answer family(List<Answer> members, int sampled, double bits) {
    List<Explanation> kinds =
        members.stream()
            .map(member -> member.kinds().get(0))
            .sorted(Comparator.comparingInt(kind -> -kind.keys().size()))
            .toList();
    List<String> doubts = new ArrayList<>();
    for (Answer member : members) {
      String layout = member.signatures().get(0);
      member.doubts().forEach(doubt -> doubts.add("In " + layout + ": " + doubt));
    }
    return new Answer(kinds, sampled, bits, doubts);
  }
}
