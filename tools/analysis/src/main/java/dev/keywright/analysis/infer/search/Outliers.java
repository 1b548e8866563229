package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.sample.SampledKey;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Looks for a layout that most keys have, and some do not. It learns from few keys at a time, so
 * that some of the attempts see no odd key.
 */
final class Outliers {
  private static final int ATTEMPTS = 3;
  private static final int FEW = 60;
  private static final double LEAST_SHARE = 0.9;

  /** If a layout has so many of the keys, the others may be malformed. */
  private static final double ALMOST_ALL = 0.992;

  /** By how many bits a key such a layout is shorter than the best one of all keys. */
  private static final double LESS_A_KEY = 0.01;

  private final List<SampledKey> sample;
  private final double best;
  private final Function<List<SampledKey>, List<Answer>> search;
  private final List<Answer> answers = new ArrayList<>();
  private Optional<String> doubt = Optional.empty();

  /**
   * Looks for them.
   *
   * @param best the bits of the answers that explain all keys
   * @param search finds layouts that all of some keys have
   * @param quick finds them without a word of doubt
   */
  Outliers(
      List<SampledKey> sample,
      double best,
      Function<List<SampledKey>, List<Answer>> search,
      Function<List<SampledKey>, List<Answer>> quick) {
    this.sample = sample;
    this.best = best;
    this.search = search;
    Set<String> tried = new HashSet<>();
    for (int i = 0; i < ATTEMPTS && (i + 1) * FEW < sample.size() && answers.isEmpty(); i++) {
      // The best answer to few keys shows whether this attempt is worth more.
      quick.apply(sample.subList(i * FEW, (i + 1) * FEW)).stream()
          .findFirst()
          .filter(it -> tried.addAll(it.signatures()))
          .map(it -> ExplainedKeys.of(it.kinds().get(0).reader(), sample))
          .filter(it -> it.keys().size() >= LEAST_SHARE * sample.size())
          .ifPresent(this::addBetter);
    }
  }

  /** The layouts of most keys. */
  List<Answer> answers() {
    return answers;
  }

  /** That a few keys may be malformed, since all others have a narrower layout. */
  Optional<String> doubt() {
    return doubt;
  }

  /** A layout of most keys may read more keys, and all that it reads are its keys. */
  private void addBetter(ExplainedKeys explained) {
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
        } else if (doubt.isEmpty()) {
          doubt = doubt(all, found.bits());
        }
      }
      if (!answers.isEmpty() || more.equals(keys)) {
        return;
      }
      keys = more;
    }
  }

  private Optional<String> doubt(ExplainedKeys almostAll, double bits) {
    int keys = almostAll.keys().size();
    double less = best / sample.size() - bits / keys;
    if (keys < ALMOST_ALL * sample.size() || less < LESS_A_KEY) {
      return Optional.empty();
    }
    int others = almostAll.rest().size();
    return Optional.of(
        String.format(
            Locale.ROOT,
            "%,d %s malformed, such as %s: all others have %s",
            others,
            others == 1 ? "key may be" : "keys may be",
            String.join(", ", almostAll.rest().get(0).shown()),
            almostAll.reader().signature()));
  }
}
