package dev.keywright.layout.signature;

import dev.keywright.layout.rule.Breach;
import dev.keywright.layout.rule.ColumnFacts;
import dev.keywright.layout.rule.HashRules;
import dev.keywright.layout.rule.KeyRules;
import dev.keywright.layout.rule.NumberRules;
import dev.keywright.layout.rule.PartRules;
import dev.keywright.layout.rule.RuleSubject;
import dev.keywright.layout.rule.TextRules;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** One reason for which no annotation can declare a part that a signature describes. */
record UndeclarablePart(Predicate<PlacedPart> isBroken, String reason) {
  private static final List<UndeclarablePart> OF_TYPE =
      List.of(
          rule(
              place -> !place.part().kind().hasForm(place.layout().format()),
              "float and double have no form in TEXT; their digits do not sort"),
          rule(
              place ->
                  place.part().takesTime(place.layout().format())
                      && place.part().encoding().time().isEmpty()
                      && !place.isNative(),
              "a time needs its form, such as time=EPOCH_MILLIS"),
          rule(
              place -> place.isNative() && place.part().encoding().time().isPresent(),
              "a time that is kept as the store's own type has no form"));

  private static final List<UndeclarablePart> OF_PLACE =
      List.of(
          rule(
              place -> place.isNative() && place.column().template().isPresent(),
              "native is for a column without literals"),
          rule(
              place -> place.isNative() && place.isCopy(),
              "a part that is kept as the store's own type is in one column only"),
          rule(
              place ->
                  place.type() instanceof SuffixType && !place.isLast() && !place.isBeforeChunk(),
              "a suffix is the last part of a key"),
          rule(
              place -> place.isText() && place.isTouching() && !endsItself(place),
              "the next part comes right after it, and nothing shows where it ends"));

  private static UndeclarablePart rule(Predicate<PlacedPart> isBroken, String reason) {
    return new UndeclarablePart(isBroken, reason);
  }

  /** Why a part cannot be written, or empty if it can. */
  static Optional<String> firstBroken(PlacedPart place, ColumnFacts facts) {
    return firstBroken(OF_TYPE, place)
        .or(() -> declared(place, place.subject(facts)))
        .or(() -> firstBroken(OF_PLACE, place))
        .or(() -> ofSuffix(place).or(() -> ofEnd(place)).map(it -> place.name() + ": " + it))
        .or(
            () ->
                ContentRules.firstBroken(place, facts)
                    .or(() -> ListRules.firstBroken(place))
                    .map(it -> place.name() + ": " + it));
  }

  private static Optional<String> firstBroken(List<UndeclarablePart> rules, PlacedPart place) {
    return rules.stream()
        .filter(rule -> rule.isBroken().test(place))
        .findFirst()
        .map(rule -> place.name() + ": " + rule.reason());
  }

  /** What is wrong about it as it would be about annotations. */
  private static Optional<String> declared(PlacedPart place, RuleSubject subject) {
    // A copy has the hash prefix of the part itself, which is judged where that stands.
    List<Breach> ofHash = place.isCopy() ? List.of() : HashRules.of(subject);
    return Stream.of(PartRules.of(subject), ofHash, NumberRules.of(subject), TextRules.of(subject))
        .flatMap(List::stream)
        .filter(Breach::isIllegal)
        .findFirst()
        .map(Breach::problem);
  }

  private static boolean endsItself(PlacedPart place) {
    return place.part().endsItself();
  }

  private static Optional<String> ofSuffix(PlacedPart place) {
    return place.type() instanceof SuffixType suffix
        ? KeyRules.suffix(suffix.length())
        : Optional.empty();
  }

  private static Optional<String> ofEnd(PlacedPart place) {
    boolean isEndedByLiteral =
        place.isText()
            && place.column().template().isPresent()
            && !place.literalBehind().isEmpty()
            && !endsItself(place);
    return isEndedByLiteral
        ? KeyRules.end("it", place.separator(), place.escape()).map("the next literal "::concat)
        : Optional.empty();
  }
}
