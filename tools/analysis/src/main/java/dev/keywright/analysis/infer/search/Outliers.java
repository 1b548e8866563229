package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Looks for a layout that most keys have, and some do not. It learns from few keys at a time, so
 * that some of the attempts see no odd key.
 */
final class Outliers {
  private static final int ATTEMPTS = 3;
  private static final int FEW = 60;
  private static final double LEAST_SHARE = 0.9;

  private Outliers() {}

  /**
   * The layouts of most keys.
   *
   * @param best the bits of the answers that explain all keys
   * @param search finds layouts that all of some keys have
   */
  static List<Answer> answers(
      List<SampledKey> sample, double best, Function<List<SampledKey>, List<Answer>> search) {
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < ATTEMPTS && (i + 1) * FEW < sample.size(); i++) {
      for (Answer attempt : search.apply(sample.subList(i * FEW, (i + 1) * FEW))) {
        DecodedLayout reader = attempt.kinds().get(0).reader();
        ExplainedKeys explained = ExplainedKeys.of(reader, sample);
        boolean isMost = explained.keys().size() >= LEAST_SHARE * sample.size();
        if (isMost) {
          addBetter(explained, sample, best, search, answers);
        }
        // The best answer to few keys shows whether this attempt is worth more.
        break;
      }
      if (!answers.isEmpty()) {
        return answers;
      }
    }
    return answers;
  }

  /** A layout of most keys may read more keys, and all that it reads are its keys. */
  private static void addBetter(
      ExplainedKeys explained,
      List<SampledKey> sample,
      double best,
      Function<List<SampledKey>, List<Answer>> search,
      List<Answer> answers) {
    ExplainedKeys keys = explained;
    for (int i = 0; i < ATTEMPTS && !keys.rest().isEmpty(); i++) {
      ExplainedKeys more = keys;
      for (Answer found : search.apply(keys.keys())) {
        ExplainedKeys all = ExplainedKeys.of(found.kinds().get(0).reader(), sample);
        double bits = found.bits() + Answer.unexplained(all.rest(), sample.size());
        if (all.keys().size() > keys.keys().size()) {
          more = more.equals(keys) ? all : more;
        } else if (bits < best) {
          answers.add(new Answer(List.of(all), sample.size(), bits, found.doubts()));
        }
      }
      if (!answers.isEmpty() || more.equals(keys)) {
        return;
      }
      keys = more;
    }
  }
}
