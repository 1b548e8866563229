package dev.keywright.runtime.layout;

import static dev.keywright.runtime.layout.SimpleType.BOOLEAN;
import static dev.keywright.runtime.layout.SimpleType.BYTES;
import static dev.keywright.runtime.layout.SimpleType.CHAR;
import static dev.keywright.runtime.layout.SimpleType.DOUBLE;
import static dev.keywright.runtime.layout.SimpleType.FLOAT;
import static dev.keywright.runtime.layout.SimpleType.LOCAL_DATE;
import static dev.keywright.runtime.layout.SimpleType.LONG;
import static dev.keywright.runtime.layout.SimpleType.STRING;

import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** One reason for which a part cannot be written as its signature says. */
record PartRule(Predicate<PartPlace> isBroken, Function<PartPlace, String> reason) {
  private static final int MOST_DIGITS = 19;

  private static final List<PartRule> ALL =
      List.of(
          rule(
              place -> place.isNative() && place.column().parts().size() > 1,
              "native is for the only part of a column"),
          rule(
              place -> place.isNative() && place.columnIndex() == 0,
              "the partition column is always encoded"),
          rule(
              place -> place.isNative() && !isStoredAsItIs(place),
              "native is for long, String and byte[] that are written as they are"),
          rule(
              place -> isFloating(place) && place.isText(),
              "float and double have no form in TEXT; their digits do not sort"),
          rule(
              place -> place.part().pad() > MOST_DIGITS,
              place -> "pad is " + place.part().pad() + ", but must be from 1 to " + MOST_DIGITS),
          rule(
              place -> place.part().pad() > 0 && !isEncodedNumber(place),
              "pad is for whole numbers in TEXT"),
          rule(
              place -> place.part().signed() && place.part().pad() == 0,
              "signed adds 10^pad, and there is no pad"),
          rule(
              place -> place.part().time().isPresent() != needsTimeForm(place),
              place ->
                  needsTimeForm(place)
                      ? "a time needs its form, such as time=EPOCH_MILLIS"
                      : "time= is not for " + place.type() + " in " + place.layout().format()),
          rule(
              place -> !place.isText() && place.part().time().equals(Optional.of(TimeFormat.BASIC)),
              "BASIC is made of digits; BINARY takes EPOCH_MILLIS, EPOCH_SECONDS or DOTNET_TICKS"),
          rule(
              place -> place.part().descending() && !canDescend(place),
              place -> "DESC is not for " + place.type() + " in " + place.layout().format()),
          rule(
              place ->
                  place.part().descending() && isEncodedNumber(place) && place.part().pad() == 0,
              "DESC turns digits of a fixed width around, and there is no pad"),
          rule(
              place -> place.part().reversed() && !canReverse(place),
              "reversed is for whole numbers, times and String"),
          rule(
              place -> place.part().min().isPresent() && !place.part().isWhole(),
              "min is for whole numbers"),
          rule(
              place -> place.part().max().isPresent() && !place.part().isWhole(),
              "max is for whole numbers"),
          rule(
              place ->
                  place.part().alphabet().isPresent()
                      && place.type() != STRING
                      && place.type() != CHAR,
              "alphabet is for String and char"),
          rule(
              place ->
                  place.part().minLength().isPresent()
                      && place.type() != STRING
                      && place.type() != BYTES,
              "minLength is for String and byte[]"),
          rule(
              place ->
                  place.part().maxLength().isPresent()
                      && place.type() != STRING
                      && place.type() != BYTES,
              "maxLength is for String and byte[]"),
          rule(
              place -> place.type() instanceof SuffixType suffix && !isSuffixLength(suffix),
              "the length of a suffix must be from 1 to " + RandomSuffix.MOST),
          rule(
              place -> place.type() instanceof SuffixType && !place.isLast(),
              "a suffix is the last part of a key"));

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
        .or(() -> ContentRules.firstBroken(place));
  }

  private static boolean isFloating(PartPlace place) {
    return place.type() == FLOAT || place.type() == DOUBLE;
  }

  private static boolean isEncodedNumber(PartPlace place) {
    return place.isText() && place.part().isWhole() && !place.isNative();
  }

  private static boolean needsTimeForm(PartPlace place) {
    return place.part().isTime() && (place.isText() || place.type() != LOCAL_DATE);
  }

  private static boolean canDescend(PartPlace place) {
    boolean isFixed =
        place.part().isWhole()
            || place.part().isTime()
            || place.type() == SimpleType.UUID
            || place.type() == BOOLEAN;
    return place.isText() ? isFixed : !(place.type() instanceof SuffixType);
  }

  private static boolean canReverse(PartPlace place) {
    return place.part().isWhole() || place.part().isTime() || place.type() == STRING;
  }

  private static boolean isSuffixLength(SuffixType suffix) {
    return suffix.length() >= 1 && suffix.length() <= RandomSuffix.MOST;
  }

  private static boolean isStoredAsItIs(PartPlace place) {
    PartSignature part = place.part();
    boolean isStorable = part.type() == LONG || part.type() == STRING || part.type() == BYTES;
    return isStorable
        && part.pad() == 0
        && !part.descending()
        && !part.reversed()
        && part.hash().isEmpty();
  }
}
