package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.Answer;
import dev.keywright.analysis.infer.search.LayoutSearch;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The answer to the keys of a layout, beside the layout.
 *
 * @param truth the layout that the keys were written by
 * @param sample the keys
 */
record Inferred(
    LayoutSignature truth, List<SampledKey> sample, InferenceReport report, long millis) {
  private static final int FEW = 500;

  /** A layout that takes so many bits more for few keys takes more for all. */
  private static final double FAR = 300;

  static Inferred of(LayoutSignature truth, List<byte[][]> keys) {
    Inference inference =
        Inference.of(InferenceOptions.USUAL.withSampleSize(Math.max(1, keys.size())));
    keys.forEach(inference::add);
    long from = System.nanoTime();
    InferenceReport report = inference.report();
    long millis = (System.nanoTime() - from) / 1_000_000;
    List<SampledKey> sample = inference.sample();
    return new Inferred(truth, sample, report, millis);
  }

  /**
   * What the search says of the truth, if its cuts are given; infinite if it has no words for it.
   */
  double trueBits() {
    List<Map<ItemBoundary, Set<ItemBoundary>>> cuts = cuts(truth, sample);
    String form = Layouts.form(truth);
    return new LayoutSearch(
            sample,
            truth.format(),
            60,
            (column, from, to) -> cuts.get(column).getOrDefault(from, Set.of()).contains(to))
        .answers().stream()
            .filter(
                answer -> answer.signatures().stream().map(Layouts::form).allMatch(form::equals))
            .mapToDouble(Answer::bits)
            .min()
            .orElse(Double.POSITIVE_INFINITY);
  }

  /** The cuts that the inspector shows, from the beginning of each item to its end. */
  private static List<Map<ItemBoundary, Set<ItemBoundary>>> cuts(
      LayoutSignature truth, List<SampledKey> sample) {
    KeyInspector inspector = KeyInspector.of(truth);
    boolean isText = truth.format() == LayoutFormat.TEXT;
    List<List<int[]>> offsets = new ArrayList<>();
    for (int key = 0; key < sample.size(); key++) {
      Object[] contents = new Object[truth.columns().size()];
      for (int i = 0; i < contents.length; i++) {
        byte[] bytes = sample.get(key).column(i);
        contents[i] = isText ? new String(bytes, StandardCharsets.UTF_8) : bytes;
      }
      List<InspectedItem> items = inspector.inspect(contents).items();
      for (int i = 0; i < contents.length; i++) {
        String name = truth.columns().get(i).name();
        List<InspectedItem> own =
            items.stream()
                .filter(it -> it.column().equals(name) && it.kind() != InspectedItem.Kind.LITERAL)
                .toList();
        add(truth, i, own, sample.get(key).column(i).length, key, sample.size(), offsets);
      }
    }
    List<Map<ItemBoundary, Set<ItemBoundary>>> cuts = new ArrayList<>();
    for (List<int[]> column : offsets) {
      Map<ItemBoundary, Set<ItemBoundary>> pairs = new HashMap<>();
      for (int i = 0; i + 1 < column.size(); i++) {
        ItemBoundary from = new ItemBoundary(column.get(i).clone());
        for (int first : new int[] {120, sample.size()}) {
          for (int next = i + 1; next < Math.min(i + 2, column.size()); next++) {
            ItemBoundary to = new ItemBoundary(column.get(next).clone());
            if (first <= sample.size()) {
              pairs
                  .computeIfAbsent(from.ofFirst(first), it -> new HashSet<>())
                  .add(to.ofFirst(first));
            }
          }
        }
      }
      cuts.add(pairs);
    }
    return cuts;
  }

  private static void add(
      LayoutSignature truth,
      int column,
      List<InspectedItem> items,
      int length,
      int key,
      int keys,
      List<List<int[]>> offsets) {
    List<String> literals = truth.template(column).literals();
    List<Integer> at = new ArrayList<>(List.of(0));
    int literal = 1;
    for (int i = 0; i < items.size(); i++) {
      at.add(items.get(i).position());
      boolean isPrefix = items.get(i).kind() == InspectedItem.Kind.HASH_PREFIX;
      int next = i + 1 < items.size() ? items.get(i + 1).position() : length;
      at.add(isPrefix ? next : next - literals.get(literal).length());
      literal += isPrefix ? 0 : 1;
    }
    at.add(length);
    while (offsets.size() <= column) {
      offsets.add(new ArrayList<>());
    }
    for (int i = 0; i < at.size(); i++) {
      if (offsets.get(column).size() <= i) {
        offsets.get(column).add(new int[keys]);
      }
      offsets.get(column).get(i)[key] = at.get(i);
    }
  }

  /**
   * Whether the first answer is another layout, and no word of doubt comes with it. An answer that
   * reads all keys rightly says in a doubt that no key tells it from the truth.
   */
  boolean isConfidentAndWrong() {
    return placeOfReading() != 0 && isSure();
  }

  /** Whether the first answer leaves nothing open. */
  boolean isSure() {
    return !report.candidates().isEmpty() && report.candidates().get(0).isSure();
  }

  /** The place of the truth among the answers, from 0; -1 if it is none. */
  int place() {
    return place(this::isTruth);
  }

  /** The place of an answer that reads all keys as the truth does, from 0; -1 if none does. */
  int placeOfReading() {
    return place(this::readsAsTruth);
  }

  private int place(Predicate<List<LayoutSignature>> isFound) {
    List<List<LayoutSignature>> answers = answers();
    for (int i = 0; i < answers.size(); i++) {
      if (isFound.test(answers.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** In what the first answer differs from the truth. */
  String cause() {
    return Miss.cause(truth, answers().stream().findFirst().orElse(List.of()));
  }

  private List<List<LayoutSignature>> answers() {
    return report.candidates().stream()
        .map(it -> it.signatures().stream().map(LayoutSignature::parse).toList())
        .toList();
  }

  private boolean isTruth(List<LayoutSignature> layouts) {
    return layouts.size() == 1 && Layouts.form(layouts.get(0)).equals(Layouts.form(truth));
  }

  private boolean readsAsTruth(List<LayoutSignature> layouts) {
    return isTruth(layouts) || (layouts.size() == 1 && Alike.of(truth, layouts.get(0), sample));
  }

  /** The truth beside its best rivals: answers, and layouts that read one part otherwise. */
  Verdict verdict() {
    Judge judge = new Judge(sample);
    double own = judge.bits(truth).orElseThrow();
    Judge few = sample.size() <= FEW ? judge : new Judge(sample.subList(0, FEW));
    double ofFew = few.bits(truth).orElseThrow() + FAR;
    Stream<LayoutSignature> neighbours =
        Neighbours.of(truth).stream().filter(it -> few.bits(it).orElse(ofFew) < ofFew);
    List<Rival> rivals =
        Stream.concat(answers().stream(), neighbours.map(List::of))
            .filter(it -> !isTruth(it))
            .flatMap(it -> judge.bits(it).stream().mapToObj(bits -> new Rival(bits, it)))
            .sorted(Comparator.comparingDouble(Rival::bits))
            .toList();
    Rival none = new Rival(Double.POSITIVE_INFINITY, List.of());
    Rival other =
        rivals.stream().filter(it -> !readsAsTruth(it.layouts())).findFirst().orElse(none);
    return new Verdict(own, rivals.isEmpty() ? none : rivals.get(0), other);
  }

  /** Other layouts, and the bits of the keys by them. */
  record Rival(double bits, List<LayoutSignature> layouts) {}

  /**
   * What a judge says who knows nothing of the search.
   *
   * @param bits of the truth
   * @param rival the other layouts that take the fewest bits
   * @param otherReading the same of the layouts that do not read all keys as the truth does
   */
  record Verdict(double bits, Rival rival, Rival otherReading) {
    boolean isIdentifiable() {
      return rival.bits() > bits;
    }

    /** Whether they show it by more than chance, and by more than the words of a layout take. */
    boolean isClear() {
      return otherReading.bits() - bits >= Answer.AS_GOOD;
    }

    String shown() {
      return String.format(
          Locale.ROOT,
          "%.0f, rival %+.1f %s",
          bits,
          otherReading.bits() - bits,
          otherReading.layouts());
    }

    /** Whether the keys show what to read from them, if not each declaration. */
    boolean isReadingIdentifiable() {
      return otherReading.bits() > bits;
    }
  }
}
