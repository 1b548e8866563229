package dev.keywright.layout.signature;

import dev.keywright.runtime.number.NumberFault;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.util.Optional;

/** Refuses numbers in forms of other systems that cannot be written or read back. */
final class NumberRules {
  private NumberRules() {}

  /** Why a part cannot be written, or empty if it can. */
  static Optional<String> firstBroken(PartPlace place) {
    return place.part().encoding().number().flatMap(form -> broken(place, form));
  }

  private static Optional<String> broken(PartPlace place, NumberForm form) {
    Encoding encoding = place.part().encoding();
    boolean isText = place.layout().format().isText();
    if (!place.part().kind().hasNumber()
        || place.isNative()
        || form.encoding().isText() != isText) {
      return Optional.of(
          "as="
              + form.encoding()
              + " is for whole numbers and times in "
              + (form.encoding().isText() ? LayoutFormat.TEXT : LayoutFormat.BINARY));
    }
    if (!isText && encoding.reversed()) {
      return Optional.of("as=" + form.encoding() + " fixes the place of each byte: not reversed");
    }
    if (encoding.pad() > 0 || encoding.signed()) {
      return Optional.of("as= says how the number is written: neither pad nor signed is for it");
    }
    if (encoding.descending() && form.countDownFrom().isPresent()) {
      return Optional.of("countDownFrom= writes large values as small ones: DESC is not for it");
    }
    if (form.floor().isPresent() && place.part().kind() != Kind.TIME) {
      return Optional.of("floor= is for times");
    }
    return form.fault()
        .map(NumberFault::problem)
        .or(() -> encoding.time().flatMap(unit -> brokenTime(place, unit, form)));
  }

  private static Optional<String> brokenTime(PartPlace place, TimeFormat unit, NumberForm form) {
    if (!unit.isCounted()) {
      return Optional.of(unit + " is no count of units, which as= is for");
    }
    return hasTimes(place.type(), unit, form)
        ? Optional.empty()
        : Optional.of("no " + place.type() + " has a number that " + form + " can write");
  }

  private static boolean hasTimes(TypeSignature type, TimeFormat unit, NumberForm form) {
    try {
      TimeScale<?> unused =
          TimeScale.ofNumbers(
              TimeType.of(type.valueClass()), unit, form.min(), form.max(), form.floor());
      return true;
    } catch (IllegalArgumentException none) {
      return false;
    }
  }
}
