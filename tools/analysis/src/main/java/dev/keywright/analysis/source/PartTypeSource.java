package dev.keywright.analysis.source;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The Java types of parts, and the enums and records that they need inside the entity. */
final class PartTypeSource {
  private final Imports imports;
  private final List<String> nested = new ArrayList<>();

  PartTypeSource(Imports imports) {
    this.imports = imports;
  }

  /** The declarations that stand in the body of the entity. */
  List<String> nested() {
    return nested;
  }

  /** The type of a part. */
  String of(PartSignature part) throws InexpressibleLayoutException {
    return of(part.name(), part.type());
  }

  private String of(String name, TypeSignature type) throws InexpressibleLayoutException {
    if (type instanceof SimpleType simple) {
      return simple(simple);
    }
    if (type instanceof CodesType codes) {
      return codes(name, codes);
    }
    if (type instanceof ListType list) {
      checkTimes(name, list);
      return list.isMap()
          ? imports.of("java.util", "SortedMap") + "<" + entry(name, list.parts()) + ">"
          : imports.of("java.util", "List")
              + "<"
              + argument(name, "Element", ListType.ELEMENT, list.parts())
              + ">";
    }
    if (type instanceof SuffixType) {
      return "String";
    }
    throw new IllegalArgumentException("no source is known for " + type);
  }

  private String simple(SimpleType type) {
    String imported = type.valueClass().getPackageName();
    return imported.equals("java.lang") ? type.toString() : imports.of(imported, type.toString());
  }

  private String codes(String part, CodesType type) throws InexpressibleLayoutException {
    for (CodesType.Constant constant : type.constants()) {
      if (SourceNames.isKeyword(constant.name())) {
        throw new InexpressibleLayoutException(
            constant.name() + " of " + part + " is a word of Java, which names no constant");
      }
    }
    String code = imports.keywright("KeyCode");
    String name = free(part, "Code");
    nested.add(
        type.constants().stream()
            .map(it -> "  @" + code + "(" + JavaLiteral.of(it.code()) + ")\n  " + it.name())
            .collect(Collectors.joining(",\n", "public enum " + name + " {\n", "\n}")));
    return name;
  }

  private static void checkTimes(String list, ListType type) throws InexpressibleLayoutException {
    for (PartSignature part : type.parts()) {
      if (part.encoding().time().filter(it -> it != part.type().usualTime()).isPresent()) {
        throw new InexpressibleLayoutException(
            part.name()
                + " of "
                + list
                + " is a time in a form that no part of an element can name");
      }
    }
  }

  private String entry(String map, List<PartSignature> parts) throws InexpressibleLayoutException {
    boolean isOfKeys = parts.get(0).name().equals(ListType.KEY);
    boolean isOfOne = parts.size() == 2;
    if (!isOfKeys || (isOfOne && !parts.get(1).name().equals(ListType.VALUE))) {
      throw new InexpressibleLayoutException(
          "the parts of an entry of " + map + " are called neither key nor value");
    }
    String key = argument(map, "Key", ListType.KEY, parts.subList(0, 1));
    return key + ", " + argument(map, "Value", ListType.VALUE, parts.subList(1, parts.size()));
  }

  /** The type of the elements of a list, or of the keys or the values of a map. */
  private String argument(String list, String what, String plain, List<PartSignature> parts)
      throws InexpressibleLayoutException {
    PartSignature first = parts.get(0);
    boolean isPlain =
        parts.size() == 1
            && first.name().equals(plain)
            && first.limits().equals(ValueLimits.NONE)
            && first.encoding().withTime(Encoding.PLAIN.time()).equals(Encoding.PLAIN);
    return isPlain ? boxed(of(list, first.type())) : record(list, what, parts);
  }

  private String record(String list, String what, List<PartSignature> parts)
      throws InexpressibleLayoutException {
    RefusedMemberNames.checkParts(parts.stream().map(PartSignature::name).toList());
    String name = free(list, what);
    List<String> components = new ArrayList<>();
    for (PartSignature part : parts) {
      components.add(
          Components.of(
              new PartSource(part, imports).encodings(), of(part), part.name(), List.of()));
    }
    nested.add("public record " + name + "(\n" + String.join(",\n", components) + ") {}");
    return name;
  }

  private String free(String part, String suffix) throws InexpressibleLayoutException {
    String capitalized = SourceNames.capitalized(part);
    String name = capitalized;
    for (int i = 1; name.equals(part) || imports.isTaken(name); i++) {
      name = capitalized + suffix + (i == 1 ? "" : i);
    }
    imports.take(name);
    return name;
  }

  private static String boxed(String type) {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "byte", "short", "long", "boolean", "float", "double" -> SourceNames.capitalized(type);
      default -> type;
    };
  }
}
