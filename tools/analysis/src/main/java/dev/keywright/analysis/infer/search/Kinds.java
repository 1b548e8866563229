package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.KindLengths;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

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

  /** What one layout takes where kinds of several lengths have one each. */
  private static final double LENGTHS_A_KEY = 3;

  private final List<SampledKey> sample;
  private final Function<List<SampledKey>, List<Answer>> search;
  private final Function<List<SampledKey>, List<Answer>> quick;
  private final Optional<LayoutSignature> known;
  private final double best;
  private final List<Answer> answers = new ArrayList<>();

  /**
   * @param found the answers with one layout
   * @param search finds layouts that all of some keys have
   * @param quick finds them without a word of doubt
   */
  Kinds(
      List<SampledKey> sample,
      List<Answer> found,
      Function<List<SampledKey>, List<Answer>> search,
      Function<List<SampledKey>, List<Answer>> quick) {
    this.sample = sample;
    this.best = bits(found);
    this.known =
        found.stream()
            .filter(it -> it.explained() == sample.size())
            .min(Comparator.comparingDouble(Answer::bits))
            .map(it -> it.kinds().get(0).reader().signature());
    this.search = search;
    this.quick = quick;
  }

  /**
   * @param tokens what kinds can differ in, by the index of the column
   */
  List<Answer> answers(IntFunction<List<Function<byte[], String>>> tokens) {
    Set<Set<List<SampledKey>>> seen = new HashSet<>();
    for (int i = 0; i < sample.get(0).columns(); i++) {
      int column = i;
      for (Function<byte[], String> token : tokens.apply(column)) {
        Collection<List<SampledKey>> groups =
            sample.stream()
                .collect(
                    Collectors.groupingBy(
                        key -> token.apply(key.column(column)),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .values();
        if (isWorthIt(groups) && seen.add(Set.copyOf(groups)) && isBetterInFew(groups)) {
          add(groups);
        }
      }
    }
    return answers;
  }

  // Kinds that differ show it in few keys, and a search through few keys is fast.
  private boolean isBetterInFew(Collection<List<SampledKey>> groups) {
    List<List<SampledKey>> kinds =
        groups.stream()
            .filter(Kinds::isKind)
            .map(group -> group.subList(0, Math.min(group.size(), FEW)))
            .toList();
    List<SampledKey> few = kinds.stream().flatMap(List::stream).toList();
    // The layout of all keys is mostly the best one of few, and takes no search.
    double most = known.map(it -> LayoutScores.bits(it, few)).orElse(Double.POSITIVE_INFINITY);
    double apart = -ofLengths(kinds, few.size());
    for (int i = 0; i < kinds.size() && apart < most; i++) {
      List<SampledKey> some = kinds.get(i);
      apart += PER_KIND + bits(quick.apply(some)) + some.size() * Bits.of(groups.size());
    }
    return apart < most && apart < bits(quick.apply(few));
  }

  /** What it takes to say that so many of all keys are of one kind. */
  static double bits(int keys, int sampled) {
    return PER_KIND + keys * Bits.of((double) sampled / Math.max(1, keys));
  }

  /**
   * What kinds take less if the length of a key follows from its beginning, since one layout for
   * all of them would have to say it.
   */
  static double ofLengths(List<List<SampledKey>> kinds, int keys) {
    return KindLengths.differ(kinds) ? LENGTHS_A_KEY * keys : 0;
  }

  private static double bits(List<Answer> answers) {
    return answers.stream().mapToDouble(Answer::bits).min().orElse(Double.POSITIVE_INFINITY);
  }

  private boolean isWorthIt(Collection<List<SampledKey>> groups) {
    long kept = groups.stream().filter(Kinds::isKind).mapToLong(List::size).sum();
    long kinds = groups.stream().filter(Kinds::isKind).count();
    return kinds > 1 && kinds <= MOST && sample.size() - kept <= MOST_LOST * sample.size();
  }

  private static boolean isKind(List<SampledKey> group) {
    return group.size() >= LEAST_KEYS;
  }

  private void add(Collection<List<SampledKey>> groups) {
    Map<List<SampledKey>, List<Answer>> all = new LinkedHashMap<>();
    groups.forEach(group -> all.put(group, isKind(group) ? search.apply(group) : List.of()));
    // A table has one format.
    for (LayoutFormat format : LayoutFormat.values()) {
      Map<List<SampledKey>, List<Answer>> ofFormat = new LinkedHashMap<>();
      all.forEach(
          (group, own) ->
              ofFormat.put(group, own.stream().filter(it -> it.format() == format).toList()));
      add(ofFormat);
    }
  }

  private void add(Map<List<SampledKey>, List<Answer>> groups) {
    List<List<Answer>> found = new ArrayList<>();
    List<SampledKey> lost = new ArrayList<>();
    double bits = 0;
    for (Map.Entry<List<SampledKey>, List<Answer>> each : groups.entrySet()) {
      List<SampledKey> group = each.getKey();
      List<Answer> own = each.getValue();
      if (own.isEmpty()) {
        lost.addAll(group);
      } else {
        found.add(own);
        bits += own.get(0).bits() + bits(group.size(), sample.size());
      }
    }
    bits += Answer.unexplained(lost, sample.size());
    bits -= ofLengths(groups.keySet().stream().filter(Kinds::isKind).toList(), sample.size());
    if (found.size() < 2 || bits >= best) {
      return;
    }
    List<List<SampledKey>> merged = merged(found);
    if (merged.size() == found.size()) {
      addFamilies(found, bits);
    } else if (merged.size() > 1) {
      merged.add(lost);
      add(merged);
    }
  }

  /** The best layout of each kind; then, the others of one kind at a time. */
  private void addFamilies(List<List<Answer>> found, double bits) {
    List<Answer> first = found.stream().map(own -> own.get(0)).toList();
    answers.add(family(first, bits));
    for (int i = 0; i < found.size(); i++) {
      for (Answer other : found.get(i).subList(1, found.get(i).size())) {
        List<Answer> changed = new ArrayList<>(first);
        changed.set(i, other);
        answers.add(family(changed, bits + other.bits() - first.get(i).bits()));
      }
    }
  }

  /**
   * Groups with one layout are one kind, and so are groups that differ in what they begin with
   * alone: that is a value, such as a mark or a salt.
   */
  private static List<List<SampledKey>> merged(List<List<Answer>> found) {
    Map<String, List<SampledKey>> merged = new LinkedHashMap<>();
    List<ExplainedKeys> kinds = found.stream().map(own -> own.get(0).kinds().get(0)).toList();
    for (ExplainedKeys kind : kinds) {
      DecodedLayout form =
          kinds.stream()
              .map(ExplainedKeys::reader)
              .filter(it -> SharedForm.has(kind, it))
              .sorted(Comparator.comparingLong(it -> -it.signature().parts().count()))
              .findFirst()
              .orElse(kind.reader());
      List<SampledKey> keys =
          merged.computeIfAbsent(
              LayoutForm.afterFirstLiteral(form.signature()), it -> new ArrayList<>());
      keys.addAll(kind.keys());
      keys.addAll(kind.rest());
    }
    // The keys of a sample come in a random order, whichever kind they are of.
    merged.values().forEach(keys -> keys.sort(null));
    return new ArrayList<>(merged.values());
  }

  private Answer family(List<Answer> members, double bits) {
    List<Answer> sorted =
        members.stream().sorted(Comparator.comparingLong(member -> -member.explained())).toList();
    List<ExplainedKeys> kinds = sorted.stream().map(member -> member.kinds().get(0)).toList();
    return new Answer(
        kinds,
        sample.size(),
        bits,
        inKinds(sorted.stream().map(Answer::doubts).toList()),
        inKinds(sorted.stream().map(Answer::notes).toList()));
  }

  /** The sentences about some kinds, each of which is there once. */
  private static List<String> inKinds(List<List<String>> ofEach) {
    Map<String, List<String>> kinds = new LinkedHashMap<>();
    for (int i = 0; i < ofEach.size(); i++) {
      String kind = String.valueOf(i + 1);
      ofEach
          .get(i)
          .forEach(it -> kinds.computeIfAbsent(it, sentence -> new ArrayList<>()).add(kind));
    }
    List<String> sentences = new ArrayList<>();
    kinds.forEach(
        (sentence, its) ->
            sentences.add(
                (its.size() == 1 ? "In kind " : "In kinds ")
                    + String.join(", ", its)
                    + ": "
                    + sentence));
    return sentences;
  }
}
