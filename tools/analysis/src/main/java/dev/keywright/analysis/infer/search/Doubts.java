package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.reading.Reading;
import dev.keywright.analysis.infer.reading.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Says what the keys leave open: other answers that are nearly as short. */
final class Doubts {
  private static final int FEW_KEYS = 100;

  /** Another way to read the keys that takes so few bits more for each is no worse. */
  private static final double AS_GOOD_A_KEY = 0.02;

  private Doubts() {}

  /**
   * The sentences about a path.
   *
   * @param others all paths that were found, in any order
   */
  static List<String> of(KeyPath path, List<KeyPath> others, int keys) {
    List<String> doubts = new ArrayList<>();
    Map<String, Set<String>> readings = new LinkedHashMap<>();
    Set<String> cuts = new LinkedHashSet<>();
    double asGood = Math.max(Answer.AS_GOOD, AS_GOOD_A_KEY * keys);
    for (KeyPath other : others) {
      if (!other.equals(path) && Math.abs(other.bits() - path.bits()) < asGood) {
        if (haveSameCuts(path, other)) {
          addReadings(path, other, readings);
        } else {
          other.signature().ifPresent(it -> cuts.add(it.toString()));
        }
      }
    }
    readings.forEach(
        (part, words) ->
            doubts.add(part + ", but may as well be " + String.join(", or ", words) + "."));
    cuts.forEach(it -> doubts.add("The keys may as well be cut in another way: " + it + "."));
    addTouching(path, doubts);
    if (!doubts.isEmpty()) {
      doubts.add("More keys, or keys of other days, may decide.");
    }
    if (keys < FEW_KEYS) {
      doubts.add(
          String.format(
              Locale.ROOT,
              "The sample has only %d different %s; at least %d are better.",
              keys,
              keys == 1 ? "key" : "keys",
              FEW_KEYS));
    }
    return doubts;
  }

  /** The same answers, the best one with a doubt if one of another format is as good. */
  static List<Answer> withFormats(List<Answer> sorted) {
    List<Answer> answers = new ArrayList<>(sorted);
    for (Answer other : sorted) {
      Answer best = sorted.get(0);
      if (other.format() != best.format() && other.bits() - best.bits() < Answer.AS_GOOD) {
        String layout = other.signatures().get(0);
        answers.set(0, best.doubted("The keys may as well have another format: " + layout + "."));
        return answers;
      }
    }
    return answers;
  }

  /** In TEXT, nothing is between two parts seldom: people write, and read, one. */
  private static void addTouching(KeyPath path, List<String> doubts) {
    List<String> names = path.names(path.bucket().isPresent());
    int part = 0;
    for (ColumnPath column : path.columns()) {
      boolean wasPart = false;
      for (Step step : column.steps()) {
        if (wasPart && !step.isLiteral() && path.format().isText()) {
          doubts.add(names.get(part - 1) + " and " + names.get(part) + " may as well be one part.");
        }
        part += step.isLiteral() ? 0 : 1;
        wasPart = !step.isLiteral();
      }
    }
  }

  private static boolean haveSameCuts(KeyPath a, KeyPath b) {
    List<Step> as = a.parts();
    List<Step> bs = b.parts();
    if (as.size() != bs.size() || a.bucket().isPresent() != b.bucket().isPresent()) {
      return false;
    }
    for (int i = 0; i < as.size(); i++) {
      if (!as.get(i).from().equals(bs.get(i).from()) || !as.get(i).to().equals(bs.get(i).to())) {
        return false;
      }
    }
    return true;
  }

  private static void addReadings(KeyPath path, KeyPath other, Map<String, Set<String>> readings) {
    List<String> names = path.names(path.bucket().isPresent());
    for (int i = 0; i < names.size(); i++) {
      Step step = path.parts().get(i);
      Reading own = step.read();
      Reading its = other.parts().get(i).read();
      if (!own.words().equals(its.words())) {
        readings
            .computeIfAbsent(where(names.get(i), step) + own.words(), it -> new LinkedHashSet<>())
            .add(its.words());
      }
    }
  }

  private static String where(String name, Step step) {
    if (!step.span().isFixed() || !step.from().isFixed()) {
      return name + " is read as ";
    }
    int from = step.from().at(0);
    int last = step.to().at(0) - 1;
    String positions = from == last ? "position " + from : "positions " + from + " to " + last;
    return name + " (" + positions + ") is read as ";
  }
}
