package dev.keywright.processor.crash;

import dev.keywright.runtime.time.AllTimeTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** An entity with members, types and annotations at random, most of which make no sense. */
final class OddEntity {
  private static final List<String> IMPORTS =
      List.of(
          "dev.keywright.*",
          "jakarta.validation.constraints.*",
          "java.math.BigDecimal",
          "java.time.*",
          "java.time.temporal.ChronoUnit",
          "java.util.*");

  private static final List<String> WHOLE =
      List.of("byte", "short", "int", "long", "Byte", "Integer", "Long");
  private static final List<String> TIMES =
      Stream.of(AllTimeTypes.values()).map(it -> it.type().valueClass().getSimpleName()).toList();
  private static final String USUAL = "zabcdefg";
  private static final List<String> USUAL_TYPES = OddNames.TYPES.subList(0, 30);

  private final Draw draw;
  private final List<String> lines = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private boolean isBinary;
  private boolean hasPart;
  private boolean isBare;
  private int partitionParts;
  private int sortParts;

  private OddEntity(Draw draw) {
    this.draw = draw;
  }

  static String source(Draw draw) {
    return String.join("\n", new OddEntity(draw).lines());
  }

  private List<String> lines() {
    for (int i = 1 + draw.below(6); i > 0; i--) {
      names.add(draw.isOdd() ? draw.of(OddNames.PARTS) : USUAL.substring(i, i + 1));
    }
    if (!draw.isOdd()) {
      lines.add("package " + draw.of("demo", "demo", "a.b", "\u00e9", "OddKey") + ";");
    }
    IMPORTS.forEach(it -> lines.add("import " + it + ";"));
    boolean isNested = draw.oneIn(6);
    if (isNested) {
      lines.add(
          draw.of(List.of("", "abstract "), List.of("sealed "))
              + draw.of("class", "interface")
              + " Around {");
    }
    typeAnnotations();
    entity(isNested);
    if (isNested) {
      lines.add("}");
    }
    lines.addAll(OddNames.HELPERS);
    lines.add("record Told(" + told(draw.of("int", "long", "String", "Instant")) + " value) {}");
    if (draw.isOdd()) {
      lines.add(draw.of(OddNames.BROKEN_HELPERS));
    }
    return lines;
  }

  /** A single-value type that says something of its value. */
  private String told(String type) {
    List<String> said = new ArrayList<>();
    for (String name : List.of("Domain", "EncodedNumber", "EncodedText")) {
      if (draw.oneIn(name.equals("Domain") ? 2 : 5)) {
        said.add(annotation(name, OddAnnotations.attributes(name), type) + " ");
      }
    }
    return String.join("", said) + type;
  }

  private void typeAnnotations() {
    isBare = draw.oneIn(8);
    if (isBare) {
      // A partition key without parts: the bucket alone, or constants.
      lines.add(
          draw.of(
              List.of(
                  "@Bucket(count = 4, of = \"" + names.get(0) + "\")",
                  "@PartitionTemplate(\"FIXED\")",
                  "@PartitionTemplate(\"S#{bucket}\") @Bucket(count = 2, of = \""
                      + names.get(0)
                      + "\")")));
    }
    int count = draw.below(3);
    for (int i = 0; i < count; i++) {
      String name = OddAnnotations.onType(draw);
      lines.add(annotation(name, OddAnnotations.attributes(name), ""));
      isBinary |= lines.get(lines.size() - 1).contains("BINARY");
    }
  }

  private void entity(boolean isNested) {
    String modifiers = isNested ? draw.of("", "static ", "private ", "private static ") : "";
    String generics = draw.isOdd() ? draw.of("<T>", "<T extends Missing>", "<T, U>") : "";
    String kind = draw.of(List.of("record", "class"), List.of("interface", "enum", "@interface"));
    if (kind.equals("record")) {
      lines.add(modifiers + "record Odd" + generics + "(");
      for (int i = 0; i < names.size(); i++) {
        String type = type();
        memberAnnotations(type);
        lines.add(type + " " + names.get(i) + (i < names.size() - 1 ? "," : ""));
      }
      lines.add(") " + draw.of(List.of(""), List.of("implements Missing ", "extends Id ")) + "{");
    } else {
      String parents =
          draw.of(List.of(""), List.of(" extends Missing", " implements Comparable<Odd>"));
      lines.add(modifiers + kind + " Odd" + generics + parents + " {");
      lines.add(kind.equals("enum") ? draw.of("A;", "@KeyCode(\"a\") A, B;", ";") : "");
      for (int i = 0; i < names.size(); i++) {
        String type = type();
        memberAnnotations(type);
        lines.add(fieldOrGetter(type, names.get(i), kind.equals("interface")));
      }
    }
    if (draw.isOdd()) {
      lines.add(
          draw.of(
              "void f(@AllowDesign(check = \"KW201\", reason = \"\") int x) {}",
              "@PartitionKey(order = 9) Odd() {}",
              "@PartitionKey(order = 9) static int S;",
              "@PartitionKey(order = 9) int f(int x) { return x; }",
              "@PartitionKey(order = 9) <X> X g() { return null; }",
              "@Domain(min = 1) int idle() { return 1; }",
              "{ @PartitionKey(order = 1) class L { @PartitionKey(order = 0, pad = 3) int l; } }",
              "Object o = new Object() { @PartitionKey(order = 0, pad = 3) int l; };",
              "@SortKey(order = 0) class Odd {}"));
    }
    lines.add("}");
  }

  private String fieldOrGetter(String type, String name, boolean isInterface) {
    if (isInterface) {
      return type + " " + name + "();";
    }
    return switch (draw.isOdd() ? draw.below(5) : 3 + draw.below(2)) {
      case 0 -> "private " + type + " " + name + ";";
      case 1 ->
          "private " + type + " " + name + "; " + type + " " + getter(name) + "{return null;}";
      case 2 -> "static final " + type + " " + name + " = null;";
      case 3 -> type + " " + getter(name) + " { throw new Error(); }";
      default -> type + " " + name + ";";
    };
  }

  private String getter(String name) {
    return draw.of("get", "is", "", "get_") + name + draw.of(List.of("()"), List.of("(int i)"));
  }

  private String type() {
    return draw.of(USUAL_TYPES, OddNames.TYPES);
  }

  private void memberAnnotations(String type) {
    if (draw.isOdd() && draw.oneIn(3)) {
      return;
    }
    boolean isSort = isBare || (hasPart && draw.oneIn(3));
    String place = isSort ? "SortKey" : "PartitionKey";
    hasPart = true;
    String written = annotation(place, OddAnnotations.attributes(place), type);
    // Mostly a sound position, or nothing else would ever be looked at.
    int order = isSort ? sortParts++ : partitionParts++;
    boolean isShown =
        lines.stream()
            .anyMatch(line -> line.contains(isSort ? "SortTemplate(" : "PartitionTemplate("));
    if (isShown && !draw.isOdd()) {
      lines.add(written.replaceFirst("order = [^,)]*(, )?", ""));
      return;
    }
    lines.add(
        draw.isOdd() && draw.oneIn(3)
            ? written
            : written.replaceFirst("order = [^,)]*", "order = " + order));
    if (type.equals("String") && !draw.oneIn(3)) {
      lines.add(annotation("Domain", List.of("alphabet", "maxLength"), type));
    }
    if (draw.oneIn(4)) {
      String name = OddAnnotations.onMember(draw);
      lines.add(annotation(name, OddAnnotations.attributes(name), type));
    }
  }

  private String annotation(String name, List<String> attributes, String type) {
    List<String> values = new ArrayList<>();
    for (String attribute : attributes) {
      boolean isWritten =
          draw.isOdd()
              ? draw.oneIn(2)
              : OddAnnotations.isRequired(attribute) || fits(attribute, type);
      if (isWritten) {
        values.add(attribute + " = " + OddValues.of(draw, name, attribute, names));
      }
    }
    if (draw.isOdd() && draw.oneIn(10)) {
      values.add(draw.of("missing = 1", "order = 1", "value = \"\"", "key = KEY"));
    }
    return "@" + name + "(" + String.join(", ", values) + ")";
  }

  private boolean fits(String attribute, String type) {
    boolean isNumber = WHOLE.contains(type);
    return switch (attribute) {
      case "pad" -> (isNumber && !isBinary) || (type.isEmpty() && draw.oneIn(4));
      case "signed" -> isNumber && !isBinary && draw.oneIn(4);
      case "min", "max" -> isNumber && draw.oneIn(3);
      case "time", "direction" -> TIMES.contains(type) && draw.oneIn(2);
      case "reversedLabels" -> type.equals("String") && !isBinary && draw.oneIn(8);
      case "alphabet" -> type.equals("String");
      case "minLength", "maxLength" -> type.equals("String") || type.equals("byte[]");
      case "hash", "hashPrefix", "column", "key", "nativeType" -> draw.oneIn(40);
      default -> draw.oneIn(30);
    };
  }
}
