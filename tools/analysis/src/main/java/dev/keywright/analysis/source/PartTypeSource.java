package dev.keywright.analysis.source;

import dev.keywright.runtime.layout.CodesType;
import dev.keywright.runtime.layout.Encoding;
import dev.keywright.runtime.layout.ListType;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.SimpleType;
import dev.keywright.runtime.layout.SuffixType;
import dev.keywright.runtime.layout.TypeSignature;
import dev.keywright.runtime.layout.ValueLimits;
import dev.keywright.runtime.source.JavaLiteral;
import dev.keywright.runtime.time.TimeFormat;
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
      return imports.of("java.util", "List") + "<" + element(name, list) + ">";
    }
    if (type instanceof SuffixType) {
      return "String";
    }
    throw new IllegalArgumentException("no source is known for " + type);
  }

  private String simple(SimpleType type) {
    return switch (type) {
      case BYTE, SHORT, INT, LONG, BOOLEAN, CHAR, STRING, BYTES, FLOAT, DOUBLE -> type.toString();
      case UUID -> imports.of("java.util", "UUID");
      case INSTANT, LOCAL_DATE_TIME, LOCAL_DATE, YEAR_MONTH, YEAR ->
          imports.of("java.time", type.toString());
    };
  }

  private String codes(String part, CodesType type) throws InexpressibleLayoutException {
    for (CodesType.Constant constant : type.constants()) {
      if (JavaWords.isKeyword(constant.name())) {
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

  private String element(String list, ListType type) throws InexpressibleLayoutException {
    PartSignature first = type.parts().get(0);
    for (PartSignature part : type.parts()) {
      if (part.encoding().time().filter(it -> it != TimeFormat.EPOCH_MILLIS).isPresent()) {
        throw new InexpressibleLayoutException(
            part.name()
                + " of "
                + list
                + " is a time in a form that no part of an element can name");
      }
    }
    boolean isPlain =
        type.isOfValues()
            && first.name().equals(ListType.ELEMENT)
            && first.limits().equals(ValueLimits.NONE)
            && first.encoding().withTime(Encoding.PLAIN.time()).equals(Encoding.PLAIN);
    return isPlain ? boxed(of(list, first.type())) : record(list, type);
  }

  private String record(String list, ListType type) throws InexpressibleLayoutException {
    MemberNames.checkParts(type.parts().stream().map(PartSignature::name).toList());
    String name = free(list, "Element");
    List<String> components = new ArrayList<>();
    for (PartSignature part : type.parts()) {
      components.add(
          Components.of(
              new PartSource(part, imports).encodings(), of(part), part.name(), List.of()));
    }
    nested.add("public record " + name + "(\n" + String.join(",\n", components) + ") {}");
    return name;
  }

  private String free(String part, String suffix) throws InexpressibleLayoutException {
    String capitalized = JavaWords.capitalized(part);
    String name =
        capitalized.equals(part) || imports.isTaken(capitalized)
            ? capitalized + suffix
            : capitalized;
    imports.take(name);
    return name;
  }

  private static String boxed(String type) {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "byte", "short", "long", "boolean", "float", "double" -> JavaWords.capitalized(type);
      default -> type;
    };
  }
}
