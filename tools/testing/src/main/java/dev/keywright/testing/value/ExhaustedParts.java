package dev.keywright.testing.value;

import dev.keywright.testing.value.PartCandidates.Candidate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Rows with all values of a part that has few of them, while the other parts are simple. */
record ExhaustedParts(TestedRows sample) {

  /** The rows of each part, in the order of its values. */
  List<List<KeyRow>> rows() {
    List<PartCandidates> parts = sample.parts();
    List<Candidate> simple = parts.stream().map(it -> it.legal().get(0)).toList();
    List<List<KeyRow>> all = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      List<KeyRow> ofPart = new ArrayList<>();
      List<Candidate> candidates = new ArrayList<>(simple);
      List<Candidate> whole = parts.get(i).whole();
      for (int j = 0; j < whole.size(); j++) {
        // Behind those of the candidates, so that no two rows are taken for one.
        List<Integer> picks = new ArrayList<>(Collections.nCopies(parts.size(), 0));
        picks.set(i, parts.get(i).legal().size() + j);
        candidates.set(i, whole.get(j));
        sample.make(picks, candidates).ifPresent(ofPart::add);
      }
      all.add(ofPart);
    }
    return all;
  }
}
