package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Says how many bits keys take by layouts that somebody else found. */
public final class LayoutScores {
  /** So many ways to read what is between the cuts of a layout are looked at. */
  private static final int MOST = 60;

  private LayoutScores() {}

  /**
   * What keys take.
   *
   * @param answer the layouts with their keys
   * @param isInBits whether the bits are those of the layouts, and not of the nearest ones
   * @param nearest the layouts that were scored
   */
  public record Score(Answer answer, boolean isInBits, List<String> nearest) {}

  /**
   * The score of layouts, each of which takes the keys that none before it decodes.
   *
   * @param layouts one for each kind of row
   */
  public static Score score(List<LayoutSignature> layouts, List<SampledKey> sample) {
    List<ExplainedKeys> kinds = new ArrayList<>();
    List<String> nearest = new ArrayList<>();
    List<SampledKey> rest = sample;
    boolean isInBits = true;
    double bits = 0;
    for (LayoutSignature layout : layouts) {
      ExplainedKeys kind = ExplainedKeys.of(new DecodedLayout(layout), rest);
      kinds.add(kind);
      rest = kind.rest();
      Optional<Answer> read = kind.keys().isEmpty() ? Optional.empty() : nearest(kind);
      isInBits &= read.filter(it -> isOfForm(it, layout)).isPresent();
      read.ifPresent(it -> nearest.add(withColumns(it, layout)));
      bits +=
          read.map(Answer::bits).orElseGet(() -> Answer.unexplained(kind.keys(), sample.size()));
      bits += layouts.size() > 1 ? Kinds.bits(kind.keys().size(), sample.size()) : 0;
    }
    bits -=
        Kinds.ofLengths(
            kinds.stream().map(ExplainedKeys::keys).filter(it -> !it.isEmpty()).toList(),
            sample.size());
    ExplainedKeys last = kinds.get(kinds.size() - 1);
    bits += layouts.size() > 1 ? Answer.unexplained(rest, sample.size()) : last.bitsOfRest();
    return new Score(new Answer(kinds, sample.size(), bits, List.of()), isInBits, nearest);
  }

  /** What keys take that a layout decodes, or more than that if a search has no words for it. */
  static double bits(LayoutSignature layout, List<SampledKey> keys) {
    LayoutSearch.CutFilter cuts = new GivenCuts(layout, LayoutSearch.first(keys));
    return new LayoutSearch(keys, layout.format(), 1, cuts)
        .answersWithoutDoubts().stream()
            .mapToDouble(Answer::bits)
            .min()
            .orElse(Double.POSITIVE_INFINITY);
  }

  /** The layout itself in words of a search, or the one that is nearest to it. */
  private static Optional<Answer> nearest(ExplainedKeys kind) {
    LayoutSignature layout = kind.reader().signature();
    List<SampledKey> keys = kind.keys();
    LayoutSearch.CutFilter cuts = new GivenCuts(layout, LayoutSearch.first(keys));
    return new LayoutSearch(keys, layout.format(), MOST, cuts)
        .answers().stream()
            .min(
                Comparator.comparing((Answer answer) -> !isOfForm(answer, layout))
                    .thenComparingDouble(Answer::bits));
  }

  /** The layout that was found, with the names that the columns have. */
  private static String withColumns(Answer answer, LayoutSignature given) {
    LayoutSignature found = answer.kinds().get(0).reader().signature();
    List<ColumnSignature> columns = new ArrayList<>();
    for (ColumnSignature column : found.columns()) {
      String name = given.columns().get(columns.size()).name();
      columns.add(
          new ColumnSignature(name, column.bucket(), column.parts(), false, column.template()));
    }
    return found.format().isText()
        ? LayoutSignature.text(found.separator(), false, columns).toString()
        : LayoutSignature.binary(columns).toString();
  }

  private static boolean isOfForm(Answer answer, LayoutSignature layout) {
    return answer.kinds().stream()
        .allMatch(it -> LayoutForm.of(it.reader().signature()).equals(LayoutForm.of(layout)));
  }
}
