package dev.keywright.layout.signature;

import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** One reason for which a part cannot be written as its signature says. */
record PartRule(Predicate<PartPlace> isBroken, Function<PartPlace, String> reason) {
  private static final int MOST_DIGITS = 19;
  private static final char LAST_SEPARATOR = '~';

  private static final List<PartRule> ALL =
      List.of(
          rule(
              place ->
                  place.isNative()
                      && (place.column().items() > 1 || place.column().template().isPresent()),
              "native is for the only part of a column"),
          rule(
              place -> place.isNative() && !isStoredAsItIs(place),
              "native is for long, String and byte[] that are written as they are"),
          rule(
              place -> !kind(place).hasForm(place.layout().format()),
              "float and double have no form in TEXT; their digits do not sort"),
          rule(
              place -> encoding(place).pad() > MOST_DIGITS,
              place ->
                  "pad is " + encoding(place).pad() + ", but must be from 1 to " + MOST_DIGITS),
          rule(
              place -> encoding(place).pad() > 0 && !isEncodedNumber(place),
              "pad is for whole numbers in TEXT"),
          rule(
              place -> encoding(place).signed() && encoding(place).pad() == 0,
              "signed adds 10^pad, and there is no pad"),
          rule(
              place -> encoding(place).time().isPresent() != needsTimeForm(place),
              place ->
                  needsTimeForm(place)
                      ? "a time needs its form, such as time=EPOCH_MILLIS"
                      : "time= is not for " + place.type() + " in " + place.layout().format()),
          rule(
              place ->
                  !place.isText()
                      && encoding(place).time().filter(it -> !it.isCounted()).isPresent(),
              place -> encoding(place).time().orElseThrow().noCount()),
          rule(
              place ->
                  encoding(place).descending() && !kind(place).canDescend(place.layout().format()),
              place -> "DESC is not for " + place.type() + " in " + place.layout().format()),
          rule(
              place ->
                  (encoding(place).descending() || encoding(place).reversed())
                      && encoding(place).time().filter(it -> !it.isOfDigits()).isPresent(),
              place ->
                  encoding(place).time().orElseThrow()
                      + " is read as a date: neither DESC nor reversed is for it"),
          rule(
              place ->
                  encoding(place).time().filter(TimeFormat::isOfMoments).isPresent()
                      && TimeType.of(place.type().valueClass()).isPeriod(),
              place ->
                  encoding(place).time().orElseThrow()
                      + " writes milliseconds, and "
                      + place.type()
                      + " has none"),
          rule(
              place ->
                  encoding(place).descending()
                      && isEncodedNumber(place)
                      && !encoding(place).isPadded(),
              "DESC needs digits of a fixed width, and there is no pad"),
          rule(
              place -> !place.layout().format().hasVariants() && isVariant(place),
              "a tuple of FoundationDB has one form for each value: neither reversed, as=, text= nor"
                  + " a hash prefix is for it"),
          rule(
              place -> encoding(place).reversed() && !kind(place).canReverse(),
              "reversed is for whole numbers, times and String"),
          rule(
              place ->
                  encoding(place).labels()
                      && (!kind(place).hasLabels() || !place.isText() || place.isNative()),
              "labels is for String in TEXT"),
          rule(
              place -> encoding(place).labels() && encoding(place).reversed(),
              "labels and reversed write the same characters in two orders"),
          rule(
              place -> limits(place).min().isPresent() && !kind(place).takesRange(),
              "min is for whole numbers"),
          rule(
              place -> limits(place).max().isPresent() && !kind(place).takesRange(),
              "max is for whole numbers"),
          rule(
              place -> limits(place).alphabet().isPresent() && !kind(place).takesAlphabet(),
              "alphabet is for String and char"),
          rule(
              place -> limits(place).minLength().isPresent() && !kind(place).takesLengths(),
              "minLength is for String and byte[]"),
          rule(
              place -> limits(place).maxLength().isPresent() && !kind(place).takesLengths(),
              "maxLength is for String and byte[]"),
          rule(
              place -> place.type() instanceof SuffixType suffix && !isSuffixLength(suffix),
              "the length of a suffix must be from 1 to " + RandomSuffix.MOST),
          rule(
              place -> place.type() instanceof SuffixType && !place.isLast(),
              "a suffix is the last part of a key"),
          rule(
              place -> place.isNative() && place.isCopy(),
              "a part that is kept as the store's own type is in one column only"),
          rule(
              place -> place.isText() && place.isTouching() && !endsItself(place),
              "the next part comes right after it, and nothing shows where it ends"),
          rule(
              place -> isEndedByLiteral(place) && place.separator() > LAST_SEPARATOR,
              "the literal after it begins above '~' (U+007E), the last character that can end a"
                  + " part"),
          rule(
              place ->
                  isEndedByLiteral(place)
                      && place.escape()
                      && Character.digit(place.separator(), 16) >= 0,
              "the literal after it begins with a hexadecimal digit, which an escape may hold"));

  private static PartRule rule(Predicate<PartPlace> isBroken, String reason) {
    return new PartRule(isBroken, place -> reason);
  }

  private static PartRule rule(Predicate<PartPlace> isBroken, Function<PartPlace, String> reason) {
    return new PartRule(isBroken, reason);
  }

  /** Why a part cannot be written, or empty if it can. */
  static Optional<String> firstBroken(PartPlace place) {
    return ALL.stream()
        .filter(rule -> rule.isBroken().test(place))
        .findFirst()
        .map(rule -> rule.reason().apply(place))
        .or(() -> NumberRules.firstBroken(place))
        .or(() -> TextRules.firstBroken(place))
        .or(() -> ContentRules.firstBroken(place))
        .or(() -> ListRules.firstBroken(place));
  }

  private static Kind kind(PartPlace place) {
    return place.part().kind();
  }

  private static Encoding encoding(PartPlace place) {
    return place.part().encoding();
  }

  private static ValueLimits limits(PartPlace place) {
    return place.part().limits();
  }

  private static boolean endsItself(PartPlace place) {
    return place.part().endsItself();
  }

  private static boolean isEndedByLiteral(PartPlace place) {
    return place.isText()
        && place.column().template().isPresent()
        && !place.literalBehind().isEmpty()
        && !endsItself(place);
  }

  private static boolean isVariant(PartPlace place) {
    return encoding(place).reversed()
        || encoding(place).number().isPresent()
        || encoding(place).text().isPresent()
        || place.part().hash().isPresent();
  }

  private static boolean isEncodedNumber(PartPlace place) {
    return place.isText() && kind(place).takesPad() && !place.isNative();
  }

  private static boolean needsTimeForm(PartPlace place) {
    return place.part().takesTime(place.layout().format());
  }

  private static boolean isSuffixLength(SuffixType suffix) {
    return suffix.length() >= 1 && suffix.length() <= RandomSuffix.MOST;
  }

  private static boolean isStoredAsItIs(PartPlace place) {
    return place.type().canBeNative()
        && encoding(place).equals(Encoding.PLAIN)
        && place.part().hash().isEmpty();
  }
}
