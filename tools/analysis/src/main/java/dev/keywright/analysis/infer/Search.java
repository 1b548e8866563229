package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.LayoutSignature;
import java.util.ArrayList;
import java.util.List;

/** Finds the candidates for a sample. */
final class Search {
  private Search() {}

  static List<Candidate> candidates(List<SampledKey> sample, InferenceOptions options) {
    if (sample.isEmpty()) {
      return List.of();
    }
    List<Candidate> candidates = new ArrayList<>();
    for (String[] type : new String[][] {{"TEXT", "String"}, {"BINARY", "byte[]"}}) {
      StringBuilder signature =
          new StringBuilder(type[0] + (type[0].equals("TEXT") ? " separator=','" : ""));
      for (int i = 0; i < sample.get(0).columns(); i++) {
        signature.append(" | ").append(ColumnNames.of(i)).append(": ");
        signature.append("part").append(i + 1).append(' ').append(type[1]);
      }
      String text = signature.toString();
      Explanation all = Explanation.of(new LayoutReader(LayoutSignature.parse(text)), sample);
      if (all.rest().isEmpty()) {
        double bits = 8.0 * sample.stream().mapToLong(SampledKey::bytes).sum();
        candidates.add(
            new Candidate(List.of(all.kind()), all.keys().size(), 1, bits, List.of(), List.of()));
      }
    }
    return candidates.subList(0, Math.min(candidates.size(), options.candidates()));
  }
}
