package dev.keywright.testing.golden;

import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.PartCandidates.Candidate;
import dev.keywright.testing.value.TestedRows;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rows of a file: the simplest ones, and for each time one of each precision. */
final class Examples {
  private static final int USUAL = 8;
  private static final int NANOS_OF_MILLI = 1_000_000;

  private Examples() {}

  static Set<KeyRow> of(TestedRows sample) {
    Set<KeyRow> examples = new LinkedHashSet<>(sample.rows().stream().limit(1).toList());
    for (int i = 0; i < sample.parts().size(); i++) {
      List<Candidate> legal = sample.parts().get(i).legal();
      Set<Integer> precisions = new HashSet<>();
      for (int pick = 0; pick < legal.size(); pick++) {
        int precision = precision(legal.get(pick).value());
        if (precision >= 0 && precisions.add(precision)) {
          List<Integer> picks = new ArrayList<>(Collections.nCopies(sample.parts().size(), 0));
          picks.set(i, pick);
          sample.make(picks).ifPresent(examples::add);
        }
      }
    }
    sample.rows().stream().filter(it -> examples.size() < USUAL).forEach(examples::add);
    return examples;
  }

  // Whole seconds, milliseconds or nanoseconds; negative for what is no time of the day.
  private static int precision(Object value) {
    if (!(value instanceof Temporal time) || !time.isSupported(ChronoField.NANO_OF_SECOND)) {
      return -1;
    }
    int nanos = time.get(ChronoField.NANO_OF_SECOND);
    return nanos == 0 ? 0 : nanos % NANOS_OF_MILLI == 0 ? 1 : 2;
  }
}
