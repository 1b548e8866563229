package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Finds the candidates for a sample: one layout for all keys, for most of them, or several. */
final class Search {
  /** Layouts of BINARY that are looked at besides: some read the same as better ones. */
  private static final int SPARE = 3;

  private final List<SampledKey> sample;
  private final InferenceOptions options;
  private final List<LayoutFormat> formats;

  private Search(List<SampledKey> sample, InferenceOptions options) {
    this.sample = sample;
    this.options = options;
    this.formats = Formats.of(sample);
  }

  static List<Candidate> candidates(List<SampledKey> sample, InferenceOptions options) {
    return sample.isEmpty() ? List.of() : new Search(sample, options).candidates();
  }

  private List<Candidate> candidates() {
    List<Answer> answers = new ArrayList<>(single(sample));
    double best = best(answers);
    answers.addAll(Outliers.answers(sample, best, this::single));
    List<Function<byte[], String>> tokens =
        formats.contains(LayoutFormat.BINARY) ? Tokens.OF_BINARY : Tokens.OF_TEXT;
    answers.addAll(Kinds.answers(sample, tokens, Math.min(best, best(answers)), this::single));
    answers.sort(Comparator.comparingDouble(Answer::bits));
    Set<List<String>> seen = new HashSet<>();
    answers.removeIf(answer -> !seen.add(answer.signatures()));
    List<Answer> merged = SameReadings.merged(answers);
    return merged.stream()
        .limit(options.candidates())
        .map(answer -> answer.candidate(merged))
        .toList();
  }

  private static double best(List<Answer> answers) {
    return answers.stream().mapToDouble(Answer::bits).min().orElse(Double.POSITIVE_INFINITY);
  }

  private int most(LayoutFormat format) {
    return options.candidates() + (format == LayoutFormat.BINARY ? SPARE : 0);
  }

  /** One layout for all of some keys. */
  private List<Answer> single(List<SampledKey> keys) {
    List<Answer> answers = new ArrayList<>();
    for (LayoutFormat format : formats) {
      answers.addAll(
          new LayoutSearch(keys, format, most(format), LayoutSearch.CutFilter.NONE).answers());
    }
    answers.sort(Comparator.comparingDouble(Answer::bits));
    if (!answers.isEmpty()) {
      BinaryTwins.of(answers.get(0), keys).ifPresent(answers::add);
      answers.sort(Comparator.comparingDouble(Answer::bits));
    }
    return Doubts.withFormats(answers);
  }
}
