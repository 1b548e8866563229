package dev.keywright.processor.check.witness;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.function.Predicate;

/**
 * An attribute that means something for some types of parts only.
 *
 * @param meaning what it does, as messages say it
 * @param used whether a part has it, in a way that asks for something
 * @param fits the types it means something for
 */
public record TypedAttribute(
    String name, String meaning, Predicate<Part> used, Predicate<Kind> fits, boolean isFact) {

  /** The attributes of a part's own annotation; they all say how a value is encoded. */
  public static final List<TypedAttribute> OF_PART =
      List.of(
          option(
              "pad",
              "pad counts the digits of a number",
              part -> part.declaration().written().contains("pad"),
              Kind::takesPad),
          option(
              "signed",
              "signed lets a number be negative",
              part -> part.encoding().signed(),
              Kind::takesPad),
          option(
              "time",
              "time chooses how a time is written",
              part -> part.declaration().written().contains("time"),
              kind -> kind == Kind.TIME),
          option(
              "direction",
              "in TEXT, direction = DESC is for numbers, times, UUID and boolean",
              part -> part.encoding().descending(),
              kind -> kind.canDescend(LayoutFormat.TEXT)),
          option(
              "reversed",
              "reversed is for numbers, times and String",
              part -> part.encoding().reversed(),
              Kind::canReverse),
          option(
              "reversedLabels",
              "reversedLabels is for the names in a String",
              part -> part.encoding().labels(),
              Kind::hasLabels));

  /** Those that depend on the type; BINARY writes every type but lists in both directions. */
  public static List<TypedAttribute> of(LayoutFormat format, Part part) {
    return format.isText() || (format.hasVariants() && part.is(Kind.LIST))
        ? OF_PART
        : OF_PART.stream().filter(attribute -> !attribute.name().equals("direction")).toList();
  }

  /** Whether {@code direction = DESC} may be written for a part; no member declares a chunk. */
  public static boolean canDescend(LayoutFormat format, Part part) {
    return part.isOfEntity()
        && !part.declaration().nativeType()
        && part.encoding().time().filter(it -> !it.isOfDigits()).isEmpty()
        && part.type().signature().filter(it -> it.kind().canDescend(format)).isPresent();
  }

  /** The attributes of {@code @Domain}. */
  public static final List<TypedAttribute> OF_DOMAIN =
      List.of(
          fact(
              "min",
              "min bounds a number",
              part -> part.limits().min().isPresent(),
              Kind::takesRange),
          fact(
              "max",
              "max bounds a number",
              part -> part.limits().max().isPresent(),
              Kind::takesRange),
          fact(
              "minLength",
              "minLength bounds a String or byte[]",
              part -> part.limits().minLength().isPresent(),
              Kind::takesLengths),
          fact(
              "maxLength",
              "maxLength bounds a String or byte[]",
              part -> part.limits().maxLength().isPresent(),
              Kind::takesLengths),
          fact(
              "alphabet",
              "alphabet lists the characters of a String or char",
              part -> part.limits().alphabet().isPresent(),
              Kind::takesAlphabet),
          fact(
              "monotonic",
              "monotonic says that there are always larger values",
              part -> part.facts().monotonic(),
              Kind::canGrow),
          fact(
              "step",
              "step is what numbers and times are multiples of",
              part -> part.facts().step().isPresent(),
              Kind::hasNumber));

  private static TypedAttribute option(
      String name, String meaning, Predicate<Part> used, Predicate<Kind> fits) {
    return new TypedAttribute(name, meaning, used, fits, false);
  }

  private static TypedAttribute fact(
      String name, String meaning, Predicate<Part> used, Predicate<Kind> fits) {
    return new TypedAttribute(name, meaning, used, fits, true);
  }

  public boolean isUsed(Part part) {
    return used.test(part);
  }

  public boolean isMisused(Part part) {
    return isUsed(part) && part.type().signature().filter(it -> fits.test(it.kind())).isEmpty();
  }
}
