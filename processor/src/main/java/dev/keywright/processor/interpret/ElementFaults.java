package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Why values of a type cannot follow each other: in a list, or as entries of a map. */
record ElementFaults(LayoutFormat format) {
  private static final String OF_LIST =
      "use a List of a supported type, or of a record whose components have supported types";
  private static final String OF_MAP =
      "use a SortedMap of supported types, or of records whose components have supported types";

  /** What to do about a type that cannot be repeated. */
  static String fix(boolean isMap) {
    return isMap ? OF_MAP : OF_LIST;
  }

  /** A list or a map that cannot be part of a key. */
  static PartType.Foreign foreign(String name, String problem, String fix) {
    return new PartType.Foreign(PartType.Reason.ELEMENT, name, problem, fix);
  }

  /** The first fault of a list or a map. */
  Optional<PartType> firstOf(PartType.Repeated list) {
    return entry(list)
        .or(
            () ->
                list.arguments().stream().flatMap(argument -> faults(list, argument)).findFirst());
  }

  private static Optional<PartType> entry(PartType.Repeated map) {
    for (PartType.Argument argument : map.arguments()) {
      String name = argument.type().name();
      if (argument.parts().isEmpty()) {
        return Optional.of(foreign(map.name(), name + " has no components", fix(map.isMap())));
      }
      boolean isKey = map.isMap() && argument.equals(map.arguments().get(0));
      if (isKey && argument.parts().size() > 1) {
        return Optional.of(
            foreign(
                map.name(),
                name
                    + " has "
                    + argument.parts().size()
                    + " components, but the key of a map is one part",
                "use a List of records that have all these components"));
      }
      if (map.isMap()
          && !isKey
          && argument.parts().stream().anyMatch(it -> it.name().equals(ListType.KEY))) {
        return Optional.of(
            foreign(
                map.name(),
                name + " has a component called key, the name of the map's key",
                "give the component another name"));
      }
    }
    return Optional.empty();
  }

  private Stream<PartType> faults(PartType.Repeated list, PartType.Argument argument) {
    Function<Part, String> shown =
        part -> argument.isRecord() ? component(part, argument) : what(list, argument);
    return argument.parts().stream().flatMap(part -> fault(list, part, shown.apply(part)).stream());
  }

  private static String component(Part part, PartType.Argument record) {
    String access = part.property().access();
    String name = access.substring(0, access.length() - "()".length());
    return name + " of " + record.type().name() + " is";
  }

  private static String what(PartType.Repeated list, PartType.Argument argument) {
    List<PartType.Argument> all = list.arguments();
    if (!list.isMap()) {
      return "its elements are";
    }
    return argument.equals(all.get(0)) ? "its keys are" : "its values are";
  }

  private Optional<PartType> fault(PartType.Repeated list, Part part, String shown) {
    String name = list.name();
    if (part.type() instanceof PartType.Foreign type) {
      String reason = type.problem().isEmpty() ? "which is not a supported type" : type.problem();
      return Optional.of(
          foreign(name, shown + " " + type.name() + ": " + reason, fix(list.isMap())));
    }
    boolean isText = format.isText();
    if (isText && part.is(Kind.FRACTION)) {
      return Optional.of(
          foreign(
              name,
              shown + " " + part.type().name() + ", which has no TEXT form",
              "write the key in BINARY: @KeyFormat(Format.BINARY)"));
    }
    if (isText && part.is(Kind.WHOLE) && part.encoding().number().isEmpty()) {
      return Optional.of(
          foreign(
              name,
              shown + " " + part.type().name() + ", whose digits have no fixed width",
              "add @EncodedNumber(as = NumberEncoding.DECIMAL, width = 6) to it"));
    }
    return part.is(Kind.BYTES)
        ? Optional.of(
            foreign(
                name,
                shown
                    + " byte[], which can change inside a "
                    + (list.isMap() ? "map" : "list")
                    + " and has no equality of its own",
                "use a String, a UUID or numbers instead of byte[]"))
        : Optional.empty();
  }
}
