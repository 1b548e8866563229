package dev.keywright.layout.rule;

import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An attribute that means something for some types of parts only.
 *
 * @param meaning what it does, as messages say it
 * @param fits the types it means something for, in a format
 */
record TypedAttribute(On on, String name, String meaning, BiPredicate<Kind, LayoutFormat> fits) {

  private static final String DESCENDING_IN_TEXT =
      Stream.of(SimpleType.values())
          .filter(it -> it.kind().canDescend(LayoutFormat.TEXT) && !it.kind().hasNumber())
          .map(SimpleType::toString)
          .sorted()
          .collect(Collectors.joining(" and ", "numbers, times, ", ""));

  /** The attributes of a part's own annotation; they all say how a value is encoded. */
  static final List<TypedAttribute> OF_PART =
      List.of(
          option("pad", "pad counts the digits of a number", Kind::takesPad),
          option("signed", "signed lets a number be negative", Kind::takesPad),
          option("time", "time chooses how a time is written", kind -> kind == Kind.TIME),
          new TypedAttribute(
              On.PART,
              "direction",
              "in TEXT, {direction = DESC} is for " + DESCENDING_IN_TEXT,
              // A tuple has no direction at all: another rule says so.
              (kind, format) -> !format.hasVariants() || kind.canDescend(format)),
          option("reversed", "reversed is for numbers, times and String", Kind::canReverse),
          option(
              "reversedLabels", "{reversedLabels} is for the names in a String", Kind::hasLabels));

  /** The attributes of {@code @Domain}. */
  static final List<TypedAttribute> OF_DOMAIN =
      List.of(
          fact("min", "min bounds a number", Kind::takesRange),
          fact("max", "max bounds a number", Kind::takesRange),
          fact("minLength", "minLength bounds a String or byte[]", Kind::takesLengths),
          fact("maxLength", "maxLength bounds a String or byte[]", Kind::takesLengths),
          fact(
              "alphabet", "alphabet lists the characters of a String or char", Kind::takesAlphabet),
          fact("monotonic", "monotonic says that there are always larger values", Kind::canGrow),
          fact("step", "step is what numbers and times are multiples of", Kind::hasNumber));

  private static TypedAttribute option(String name, String meaning, Predicate<Kind> fits) {
    return new TypedAttribute(On.PART, name, meaning, (kind, format) -> fits.test(kind));
  }

  private static TypedAttribute fact(String name, String meaning, Predicate<Kind> fits) {
    return new TypedAttribute(On.DOMAIN, name, meaning, (kind, format) -> fits.test(kind));
  }

  void check(RuleSubject at, BreachCollector faults) {
    if (!at.has(name) || fits.test(at.part().kind(), at.format())) {
      return;
    }
    if (at.is(Kind.LIST) && on == On.PART) {
      faults.add(name, "{" + name + "} is for single values, and {name} is a {list}");
    } else if (name.equals("direction")) {
      Mend bytes = Mend.writeBytes("write bytes, which have both directions");
      faults.add(name, meaning + ", and {name} has type {type}", bytes, Mend.leave(name));
    } else {
      faults.on(on, name, meaning + ", and {name} has type {type}");
    }
  }
}
