package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Finds the candidates for a sample: one layout for all keys, for most of them, or several. */
public final class Search {
  /** Layouts of BINARY that are looked at besides: some read the same as better ones. */
  private static final int SPARE = 3;

  private final List<SampledKey> sample;
  private final int most;
  private final List<LayoutFormat> formats;

  private Search(List<SampledKey> sample, int most) {
    this.sample = sample;
    this.most = most;
    this.formats = Formats.of(sample);
  }

  /**
   * The answers, the best one first; more than are asked for, to compare those with.
   *
   * @param most how many of them are asked for
   */
  public static List<Answer> answers(List<SampledKey> sample, int most) {
    return sample.isEmpty() ? List.of() : new Search(sample, most).answers();
  }

  private List<Answer> answers() {
    List<Answer> answers = new ArrayList<>(single(sample));
    double best = best(answers);
    Outliers outliers = new Outliers(sample, best, this::single, this::quick);
    answers.addAll(outliers.answers());
    answers.addAll(new Kinds(sample, answers, this::single, this::quick).answers(this::tokens));
    answers.sort(Comparator.comparingDouble(Answer::bits));
    Set<List<String>> seen = new HashSet<>();
    answers.removeIf(answer -> !seen.add(answer.signatures()));
    List<Answer> merged = SameReadings.merged(answers);
    outliers
        .doubt()
        .filter(it -> merged.get(0).explained() == sample.size())
        .ifPresent(it -> merged.set(0, merged.get(0).doubted(it)));
    // To compare kinds takes long, so it is done for the answers that are shown.
    merged
        .subList(0, Math.min(most, merged.size()))
        .replaceAll(it -> it.kinds().size() > 1 ? Doubts.withSharedKeys(it) : it);
    return merged;
  }

  /** What kinds of row can differ in, in one column. */
  private List<Function<byte[], String>> tokens(int column) {
    List<Function<byte[], String>> tokens =
        new ArrayList<>(formats.contains(LayoutFormat.BINARY) ? Tokens.OF_BINARY : Tokens.OF_TEXT);
    if (formats.contains(LayoutFormat.BINARY)) {
      tokens.addAll(MarkTokens.of(sample, column));
    }
    if (formats.contains(LayoutFormat.TEXT)) {
      tokens.addAll(FieldTokens.of(sample, column));
    }
    return tokens;
  }

  private static double best(List<Answer> answers) {
    return answers.stream().mapToDouble(Answer::bits).min().orElse(Double.POSITIVE_INFINITY);
  }

  private int most(LayoutFormat format) {
    return most + (format == LayoutFormat.BINARY ? SPARE : 0);
  }

  /** One layout for all of some keys. */
  private List<Answer> single(List<SampledKey> keys) {
    return Doubts.withFormats(answers(keys, LayoutSearch::answers));
  }

  /** The same without a word of doubt. */
  private List<Answer> quick(List<SampledKey> keys) {
    return answers(keys, LayoutSearch::answersWithoutDoubts);
  }

  private List<Answer> answers(List<SampledKey> keys, Function<LayoutSearch, List<Answer>> search) {
    List<Answer> answers = new ArrayList<>();
    for (LayoutFormat format : formats) {
      answers.addAll(
          search.apply(new LayoutSearch(keys, format, most(format), LayoutSearch.CutFilter.NONE)));
    }
    answers.sort(Comparator.comparingDouble(Answer::bits));
    if (!answers.isEmpty()) {
      BinaryTwins.of(answers.get(0), keys).ifPresent(answers::add);
      answers.sort(Comparator.comparingDouble(Answer::bits));
    }
    return answers;
  }
}
