package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The items in which two paths of the same keys differ.
 *
 * @param own those of the one
 * @param other those of the other
 */
record PathDifference(List<Step> own, List<Step> other) {
  /** What differs, between the first and the last such item of each column. */
  static PathDifference of(KeyPath path, KeyPath other) {
    PathDifference all = new PathDifference(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < path.columns().size(); i++) {
      all.add(path.columns().get(i).steps(), other.columns().get(i).steps());
    }
    if (path.bucket().isPresent()) {
      all.removeBucket(path.parts().get(0));
    }
    return all;
  }

  /** What a bucket is read as says nothing, once it is computed. */
  private void removeBucket(Step bucket) {
    if (!own.isEmpty() && isOfReadings() && own.get(0).equals(bucket)) {
      own.remove(0);
      other.remove(0);
    }
  }

  private void add(List<Step> its, List<Step> others) {
    int most = Math.min(its.size(), others.size());
    int front = 0;
    while (front < most && isSame(its.get(front), others.get(front))) {
      front++;
    }
    int back = 0;
    while (back < most - front
        && isSame(its.get(its.size() - 1 - back), others.get(others.size() - 1 - back))) {
      back++;
    }
    PathDifference middle =
        new PathDifference(
            its.subList(front, its.size() - back), others.subList(front, others.size() - back));
    boolean areCutAlike = middle.isOfReadings();
    for (int i = 0; areCutAlike && i < middle.own.size(); i++) {
      // Between two parts that are read in another way, others may be the same.
      if (!isSame(middle.own.get(i), middle.other.get(i))) {
        own.add(middle.own.get(i));
        other.add(middle.other.get(i));
      }
    }
    if (!areCutAlike) {
      own.addAll(middle.own);
      other.addAll(middle.other);
    }
  }

  private static boolean isSame(Step a, Step b) {
    return a.from().equals(b.from()) && a.to().equals(b.to()) && shown(a).equals(shown(b));
  }

  /** Whether the same bytes are cut at the same places, and read in other ways. */
  boolean isOfReadings() {
    return own.size() == other.size()
        && IntStream.range(0, own.size())
            .allMatch(
                i ->
                    own.get(i).from().equals(other.get(i).from())
                        && own.get(i).to().equals(other.get(i).to()));
  }

  /** Whether they differ in the Java type alone: the same as text or as bytes. */
  boolean isOfTypeAlone() {
    return isOfReadings()
        && !own.isEmpty()
        && IntStream.range(0, own.size()).allMatch(i -> isSameText(own.get(i), other.get(i)));
  }

  private static boolean isSameText(Step step, Step rival) {
    if (step.isLiteral() || rival.isLiteral()) {
      return step.isLiteral() && rival.isLiteral();
    }
    return step.read().part().kind() == Kind.TEXT
        && rival.read().part().kind() == Kind.BYTES
        && step.read().part().encoding().equals(rival.read().part().encoding());
  }

  /** Whether values are read in the other direction. */
  boolean isOfDirections() {
    return isOfReadings()
        && IntStream.range(0, own.size())
            .anyMatch(i -> isDescending(own.get(i)) != isDescending(other.get(i)));
  }

  /**
   * Whether one of them reads numbers with a sign, and the other one large numbers. If all begin
   * with the same digit, most people mean a large number; but with a sign, all from zero on begin
   * with 1.
   */
  boolean isOfSigns() {
    return isOfReadings()
        && IntStream.range(0, own.size())
            .anyMatch(
                i ->
                    isSigned(own.get(i)) != isSigned(other.get(i))
                        && (isSigned(own.get(i)) || haveLeadingDigits(own.get(i).span())));
  }

  private static boolean haveLeadingDigits(Span span) {
    return span.at(0, 0) == '1' || !span.every(key -> span.at(key, 0) == span.at(0, 0));
  }

  private static boolean isSigned(Step step) {
    return !step.isLiteral() && step.read().part().encoding().signed();
  }

  private static boolean isDescending(Step step) {
    return !step.isLiteral() && step.read().part().encoding().descending();
  }

  /** Whether times are read where the other one has numbers. */
  boolean isOfTimes() {
    return isOfReadings() && times(own) > times(other);
  }

  private static long times(List<Step> steps) {
    return parts(steps).filter(it -> it.kind() == Kind.TIME).count();
  }

  /**
   * Whether the other one has a literal for the first digits of a number, or a part for what is the
   * same in all keys.
   */
  boolean isOfConstants() {
    boolean areLiterals = !own.isEmpty() && own.stream().allMatch(Step::isLiteral);
    return areLiterals
        || IntStream.range(1, other.size())
            .anyMatch(i -> isOneNumber(other.get(i - 1).literal(), other.get(i)));
  }

  private static boolean isOneNumber(@Nullable String literal, Step next) {
    return literal != null
        && Bytes.isDigit((byte) literal.charAt(literal.length() - 1))
        && next.span().every(key -> Bytes.isDigit(next.span().at(key, 0)));
  }

  /** What the other one takes for forms that are seldom, which says nothing about the keys. */
  double priors(int keys) {
    if (isOfTimes() && !isOfDirections()) {
      return 0;
    }
    double turned = Math.max(0, turned(other) - turned(own));
    // Numbers below zero are as good in the keys as those counted down, which are more usual.
    double negative = countedDown(own) > countedDown(other) ? Priors.ALL_NEGATIVE_A_KEY : 0;
    return keys * (turned + negative);
  }

  private static long countedDown(List<Step> steps) {
    return parts(steps).filter(PathDifference::isCountedDown).count();
  }

  private static double turned(List<Step> steps) {
    return parts(steps)
        .mapToDouble(
            it ->
                (isCountedDown(it) ? Priors.DESCENDING_A_KEY : 0)
                    + (it.encoding().reversed() ? Priors.REVERSED_A_KEY : 0))
        .sum();
  }

  static Stream<PartSignature> parts(List<Step> steps) {
    return steps.stream().filter(step -> !step.isLiteral()).map(step -> step.read().part());
  }

  private static boolean isCountedDown(PartSignature part) {
    return part.kind() == Kind.WHOLE && part.encoding().descending();
  }

  /** What is read, and what could be: {@code : int pad=6 instead of char + int pad=3}. */
  String shown() {
    String name = own.stream().allMatch(Step::isLiteral) ? "" : ": ";
    return name + shown(own) + " instead of " + shown(other);
  }

  private static String shown(List<Step> steps) {
    return String.join(" + ", steps.stream().map(PathDifference::shown).toList());
  }

  private static String shown(Step step) {
    String literal = step.literal();
    return literal != null
        ? JavaLiteral.of(literal)
        : step.read().part().named("").toString().trim();
  }
}
