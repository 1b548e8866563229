package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A part as an entity declares it: with a plain type and all its facts, or with a record around the
 * value that says some or all of them itself.
 *
 * @param declaration of the record, which stands in the entity; empty for a plain type
 * @param type of the component
 * @param facts attributes of the component's {@code @Domain}
 * @param said other annotations of the component
 */
record HeldPart(String declaration, String type, List<String> facts, List<String> said) {
  private static final Pattern LONGEST = Pattern.compile("maxLength = (\\d+)");
  private static final List<String> REPEATED = List.of("java.util.List", "java.util.SortedMap");

  /** Where what is said of a value stands. */
  enum Saying {
    AT_PART,
    /** The type says nothing of some parts, all of others, and more of some than their part. */
    MIXED,
    AT_TYPE
  }

  /** How a part is declared; the same in every run. */
  static HeldPart of(Design design, NamedPart part, Saying saying) {
    PartSpec spec = part.spec();
    // Whatever the design is called: a smaller one that fails has another name.
    String shown = design.toString().substring(design.name().length());
    int way = Math.floorMod((shown + part.name()).hashCode(), 4);
    boolean isSaid = !spec.facts().isEmpty() || !spec.said().isEmpty();
    if (saying == Saying.AT_PART || !isSaid || !isPossible(design, part)) {
      return plain(spec);
    }
    if (saying == Saying.AT_TYPE) {
      return spec.is(Trait.LIST) ? list(spec).orElse(plain(spec)) : held(part, 1);
    }
    // A record around an array has neither a copy of it nor an equality, and the keys of a map
    // are to be compared.
    if (way == 0 || spec.type().equals("byte[]") || spec.type().contains("Map")) {
      return plain(spec);
    }
    return spec.is(Trait.LIST) ? list(spec).orElse(plain(spec)) : held(part, way);
  }

  private static HeldPart plain(PartSpec spec) {
    return new HeldPart("", spec.type(), spec.facts(), spec.said());
  }

  // A function of a bucket takes the value as it is, and a floor rounds no other type than a time.
  private static boolean isPossible(Design design, NamedPart part) {
    boolean decides =
        design.form().bucket().filter(it -> it.of().contains(part.name())).isPresent();
    return !part.spec().is(Trait.WRAPPED)
        && !part.spec().is(Trait.SUFFIX)
        && !decides
        && part.spec().said().stream().noneMatch(it -> it.contains("floor"));
  }

  private static HeldPart held(NamedPart part, int way) {
    PartSpec spec = part.spec();
    String name = "Held" + part.name();
    List<String> ofType = new ArrayList<>();
    List<String> ofPart = new ArrayList<>();
    for (String fact : spec.facts()) {
      Matcher longest = LONGEST.matcher(fact);
      if (way == 1 || (way == 3 && ofType.size() == ofPart.size())) {
        ofType.add(fact);
      } else {
        ofPart.add(fact);
        // What the part narrows.
        if (longest.matches()) {
          ofType.add("maxLength = " + (Long.parseLong(longest.group(1)) + 3));
        } else if (fact.startsWith("alphabet")) {
          ofType.add(fact);
        }
      }
    }
    List<String> saidOfType = way == 3 ? List.of() : spec.said();
    return new HeldPart(
        record(name, ofType, saidOfType, spec.type() + " value"),
        name,
        ofPart,
        way == 1 ? List.of() : spec.said());
  }

  /** A list of records that say of their value what stood beside the list. */
  private static Optional<HeldPart> list(PartSpec spec) {
    Matcher type = Pattern.compile("(.*)<(\\w+)(?:, (\\w+))?>").matcher(spec.type());
    if (!type.matches() || !REPEATED.contains(type.group(1))) {
      return Optional.empty();
    }
    List<String> ofElements =
        spec.facts().stream().filter(it -> it.startsWith("alphabet")).toList();
    List<String> ofList = spec.facts().stream().filter(it -> !it.startsWith("alphabet")).toList();
    if (ofElements.isEmpty() && spec.said().isEmpty()) {
      return Optional.empty();
    }
    String declaration = record("HeldElement", ofElements, spec.said(), type.group(2) + " element");
    // The values of a map are of another type, or of the same.
    String values =
        type.group(3) == null
            ? ""
            : type.group(3).equals(type.group(2)) ? ", HeldElement" : ", " + type.group(3);
    return Optional.of(
        new HeldPart(
            declaration, type.group(1) + "<HeldElement" + values + ">", ofList, List.of()));
  }

  private static String record(
      String name, List<String> facts, List<String> said, String component) {
    return " public record "
        + name
        + "("
        + domain(facts)
        + said.stream().map(it -> it + " ").collect(Collectors.joining())
        + component
        + ") {}";
  }

  /** As it stands in front of the name of the component. */
  String source() {
    return domain(facts)
        + said.stream().map(it -> it + " ").collect(Collectors.joining())
        + type
        + " ";
  }

  private static String domain(List<String> facts) {
    return facts.isEmpty() ? "" : "@Domain(" + String.join(", ", facts) + ") ";
  }
}
