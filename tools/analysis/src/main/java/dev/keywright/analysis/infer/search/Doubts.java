package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.SharedKeys;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Says what the keys leave open: other answers that are nearly as short. */
final class Doubts {
  private static final int FEW_KEYS = 100;

  /** Another way to cut the keys that takes so few bits more for each is no worse. */
  private static final double AS_GOOD_A_KEY = 0.02;

  /** The same of another way to read what is between the cuts: a code gains little by chance. */
  private static final double AS_GOOD_A_READING = 0.001;

  /** The same of numbers instead of times: few numbers by chance are all from some years. */
  private static final double AS_GOOD_AS_A_TIME = 4;

  /** Numbers below zero look like times from the largest on. */
  private static final double AS_GOOD_AS_A_TIME_DOWN = 24;

  /** The same of numbers with a sign: around zero they look like numbers of a digit more. */
  private static final double AS_GOOD_AS_A_SIGN_A_KEY = 0.12;

  /** The same of few keys: a sign and numbers below zero take some bits to say. */
  private static final double AS_GOOD_AS_A_SIGN = 24;

  /** Units of which any small number is a time. */
  private static final Set<TimeFormat> LONG = Set.of(TimeFormat.EPOCH_HOURS, TimeFormat.EPOCH_DAYS);

  private Doubts() {}

  /**
   * The sentences about a path.
   *
   * @param others all paths that were found and have a layout, in any order
   */
  static List<String> of(KeyPath path, List<KeyPath> others, int keys) {
    Map<Set<String>, String> byParts = new LinkedHashMap<>();
    for (KeyPath other : others) {
      if (!other.equals(path)) {
        PathDifference difference = PathDifference.of(path, other);
        boolean isBucketAlone = path.bucket().isPresent() && difference.own().isEmpty();
        double margin = margin(path, other);
        Set<String> parts = parts(path, difference);
        boolean isNew = byParts.keySet().stream().allMatch(it -> Collections.disjoint(it, parts));
        if (!isBucketAlone
            && isNew
            && isDoubt(difference, margin, keys)
            && !ClearReadings.are(difference, path.format())) {
          byParts.putIfAbsent(parts, line(path, other, margin / keys));
        }
      }
    }
    List<String> doubts = new ArrayList<>(byParts.values());
    if (path.format().isText()) {
      doubts.addAll(UnusualTexts.in(path));
    } else {
      doubts.addAll(UnusualItems.in(path));
    }
    LikelyBucket.in(path).ifPresent(doubts::add);
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

  // Two paths with the bucket first differ in what is behind it, and only one was looked through.
  private static double margin(KeyPath path, KeyPath other) {
    return path.isBucketOf(other)
        ? Math.max(0, other.bits() - path.bitsOfParts())
        : Math.abs(other.bits() - path.bits());
  }

  private static boolean isDoubt(PathDifference difference, double margin, int keys) {
    if (difference.isOfTypeAlone()) {
      return false;
    }
    double own = margin - difference.priors(keys);
    if (difference.isOfTimes()) {
      double most = difference.isOfDirections() ? AS_GOOD_AS_A_TIME_DOWN : AS_GOOD_AS_A_TIME;
      return own < most || PathDifference.parts(difference.own()).anyMatch(Doubts::isUnusualTime);
    }
    if (difference.isOfSigns()) {
      return own < Math.max(AS_GOOD_AS_A_SIGN, AS_GOOD_AS_A_SIGN_A_KEY * keys);
    }
    // A code that learns skewed values gains by chance what shows a direction. In TEXT, this is
    // among the bits of the other direction.
    boolean isByChance = difference.isOfDirections() && difference.priors(keys) <= 0;
    boolean isFirm = difference.isOfReadings() && !isByChance;
    double each = isFirm || difference.isOfConstants() ? AS_GOOD_A_READING : AS_GOOD_A_KEY;
    return own < Math.max(Answer.AS_GOOD, each * keys);
  }

  /**
   * Whether hours or days are counted, in whose range are numbers of any kind, or the digits of a
   * time are written backward, which few people do.
   */
  private static boolean isUnusualTime(PartSignature part) {
    return part.kind() == Kind.TIME
        && (part.encoding().reversed()
            || part.encoding()
                .time()
                .map(LONG::contains)
                .orElse(part.type() == SimpleType.LOCAL_DATE));
  }

  /** The parts that differ: each is doubted once, beside the reading that is nearest. */
  private static Set<String> parts(KeyPath path, PathDifference difference) {
    List<String> names = path.names(path.bucket().isPresent());
    return difference.own().stream()
        .filter(step -> !step.isLiteral())
        .map(step -> names.get(path.parts().indexOf(step)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static String line(KeyPath path, KeyPath other, double bitsOfEach) {
    PathDifference difference = PathDifference.of(path, other);
    boolean isOfItems = !difference.own().isEmpty() && !difference.other().isEmpty();
    String words =
        isOfItems
            ? String.join(", ", parts(path, difference)) + difference.shown()
            : signature(path) + " instead of " + signature(other);
    return words + ": " + String.format(Locale.ROOT, "%.2f bits a key.", bitsOfEach);
  }

  private static String signature(KeyPath path) {
    return path.signature().map(LayoutSignature::toString).orElse("");
  }

  /** The same answers, the best one with a doubt if one of another format is as good. */
  static List<Answer> withFormats(List<Answer> sorted) {
    List<Answer> answers = new ArrayList<>(sorted);
    for (Answer other : sorted) {
      Answer best = sorted.get(0);
      if (other.format() != best.format() && other.bits() - best.bits() < Answer.AS_GOOD) {
        String line = "The keys could also have another format: " + other.signatures().get(0) + ".";
        boolean isTwin = BinaryTwins.areTwins(best, other);
        answers.set(0, isTwin ? best.noted(List.of(line)) : best.doubted(line));
        return answers;
      }
    }
    return answers;
  }

  /** The same answer, with a doubt about each two kinds that may write the same key. */
  static Answer withSharedKeys(Answer answer) {
    List<String> doubts = new ArrayList<>(answer.doubts());
    for (SharedKeys.Pair pair :
        SharedKeys.of(answer.kinds().stream().map(kind -> kind.reader().signature()).toList())) {
      doubts.add(
          "Kinds %s and %s may write the same key, so they may be one kind."
              .formatted(pair.first() + 1, pair.second() + 1));
    }
    return answer.with(doubts);
  }
}
