package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.Format;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
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
    String name, String meaning, Predicate<Part> used, Predicate<PartType> fits, boolean isFact) {

  /** The attributes of a part's own annotation; they all say how a value is encoded. */
  public static final List<TypedAttribute> OF_PART =
      List.of(
          option(
              "pad",
              "pad counts the digits of a number",
              part -> part.options().written().contains("pad"),
              type -> type instanceof PartType.Whole),
          option(
              "signed",
              "signed lets a number be negative",
              part -> part.options().signed(),
              type -> type instanceof PartType.Whole),
          option(
              "time",
              "time chooses the digits of a time",
              part -> part.options().written().contains("time"),
              type -> type instanceof PartType.Time),
          option(
              "direction",
              "direction = DESC turns digits around",
              part -> part.options().descending(),
              type ->
                  type instanceof PartType.Whole
                      || type instanceof PartType.Time
                      || type instanceof PartType.Uuid
                      || type instanceof PartType.Flag),
          option(
              "reversed",
              "reversed is for numbers, times and String",
              part -> part.options().reversed(),
              type ->
                  type instanceof PartType.Whole
                      || type instanceof PartType.Time
                      || type instanceof PartType.Text));

  /** Those that depend on the type; BINARY turns every type around. */
  public static List<TypedAttribute> of(Format format) {
    return format == Format.TEXT
        ? OF_PART
        : OF_PART.stream().filter(attribute -> !attribute.name().equals("direction")).toList();
  }

  /** Whether {@code direction = DESC} may be written for a part. */
  public static boolean canDescend(Format format, Part part) {
    return !part.options().nativeType()
        && of(format).stream()
            .filter(attribute -> attribute.name().equals("direction"))
            .allMatch(attribute -> attribute.fits().test(part.type()));
  }

  /** The attributes of {@code @Domain}. */
  public static final List<TypedAttribute> OF_DOMAIN =
      List.of(
          fact(
              "min",
              "min bounds a number",
              part -> part.facts().min().isPresent(),
              type -> type instanceof PartType.Whole),
          fact(
              "max",
              "max bounds a number",
              part -> part.facts().max().isPresent(),
              type -> type instanceof PartType.Whole),
          fact(
              "maxLength",
              "maxLength bounds a String or byte[]",
              part -> part.facts().maxLength().isPresent(),
              type -> type instanceof PartType.Text || type instanceof PartType.Bytes),
          fact(
              "alphabet",
              "alphabet lists the characters of a String or char",
              part -> part.facts().alphabet().isPresent(),
              type -> type instanceof PartType.Text || type instanceof PartType.Char),
          fact(
              "monotonic",
              "monotonic says that there are always larger values",
              part -> part.facts().monotonic(),
              PartType::canGrow),
          fact(
              "step",
              "step is what numbers and times are multiples of",
              part -> part.facts().step().isPresent(),
              type -> type instanceof PartType.Whole || type instanceof PartType.Time));

  private static TypedAttribute option(
      String name, String meaning, Predicate<Part> used, Predicate<PartType> fits) {
    return new TypedAttribute(name, meaning, used, fits, false);
  }

  private static TypedAttribute fact(
      String name, String meaning, Predicate<Part> used, Predicate<PartType> fits) {
    return new TypedAttribute(name, meaning, used, fits, true);
  }

  public boolean isUsed(Part part) {
    return used.test(part);
  }

  public boolean isMisused(Part part) {
    return isUsed(part) && !fits.test(part.type());
  }
}
