package dev.keywright.processor.laws;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.HeldPart.Saying;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;

/** The entity of a design, as a user would write it. */
final class EntitySource {
  private EntitySource() {}

  static JavaFileObject of(Design design) {
    return of(design, Saying.MIXED);
  }

  /** The same with facts and encodings at parts, or at their types. */
  static JavaFileObject of(Design design, Saying saying) {
    return Compiled.source(
        UserTypes.PACKAGE + "." + design.name(),
        "package " + UserTypes.PACKAGE + ";",
        "import dev.keywright.*;",
        "import java.time.*;",
        "import java.util.UUID;",
        design.index().keyed(source(design) + suffix(design) + templates(design))
            + design.index().annotation(),
        "public record "
            + design.name()
            + "("
            + components(design, saying)
            + ") {"
            + types(design, saying)
            + "}");
  }

  private static String source(Design design) {
    return design.form().source(isJoined(design), design.columns().get(0).isTemplate());
  }

  private static boolean isJoined(Design design) {
    return design.columns().stream().anyMatch(it -> !it.isTemplate() && !it.isStored());
  }

  private static String templates(Design design) {
    StringBuilder templates = new StringBuilder();
    for (Column column : design.columns()) {
      if (column.isTemplate()) {
        boolean isPartition = column.equals(design.columns().get(0));
        templates
            .append(isPartition ? " @PartitionTemplate(" : " @SortTemplate(")
            .append("value = ")
            .append(JavaLiteral.of(template(design, column, isPartition)))
            .append(", column = ")
            .append(JavaLiteral.of(column.name()))
            .append(design.escape() ? ", escape = true)" : ")");
      }
    }
    return templates.toString();
  }

  private static String template(Design design, Column column, boolean isPartition) {
    List<String> names = new ArrayList<>(column.parts().stream().map(NamedPart::name).toList());
    if (isPartition && design.form().bucket().isPresent()) {
      names.add(design.bucketIndex(), "bucket");
    }
    StringBuilder template = new StringBuilder();
    for (int i = 0; i < column.literals().size(); i++) {
      for (char c : column.literals().get(i).toCharArray()) {
        template.append(written(c, design.form()));
      }
      template.append(i < names.size() ? "{" + names.get(i) + "}" : "");
    }
    return template.toString();
  }

  private static String written(char c, KeyForm form) {
    // Without bytes, the literal would be the text of an element.
    if (form.tuple()) {
      return "\\x" + HexFormat.of().toHexDigits((byte) c);
    }
    return switch (c) {
      case '{', '}', '\\' -> "" + c + c;
      default -> form.binary() && c > '~' ? "\\x" + HexFormat.of().toHexDigits((byte) c) : "" + c;
    };
  }

  private static String suffix(Design design) {
    return design.parts().stream()
        .map(part -> part.spec().oracle())
        .filter(Suffixes.class::isInstance)
        .map(it -> " @UniqueSuffix(length = " + ((Suffixes) it).length() + ")")
        .collect(Collectors.joining());
  }

  private static String types(Design design, Saying saying) {
    return design.parts().stream()
        .map(it -> HeldPart.of(design, it, saying).declaration())
        .collect(Collectors.joining());
  }

  private static String components(Design design, Saying saying) {
    List<String> components = new ArrayList<>();
    boolean areLonePlain = design.name().hashCode() % 2 == 0;
    int sortOrder = 0;
    for (Column column : design.columns()) {
      boolean isPartition = column.equals(design.columns().get(0));
      for (int i = 0; i < column.parts().size(); i++) {
        int order = isPartition || column.isTemplate() ? i : sortOrder++;
        if (!column.parts().get(i).spec().is(Trait.SUFFIX)) {
          boolean isNumbered =
              !column.isTemplate() && !(areLonePlain && isAlone(design, isPartition));
          NamedPart part = column.parts().get(i);
          String declared =
              component(column, part, isPartition, order, isNumbered)
                  + HeldPart.of(design, part, saying).source()
                  + part.name();
          components.add(
              design.index().isTable(part) ? IndexKind.table() : design.index().keyed(declared));
        }
      }
    }
    if (design.index().hasTableBeside()) {
      components.add(IndexKind.table());
    }
    return String.join(",\n", components);
  }

  /** Whether one part is all that a partition key, or all sort columns together, would count. */
  private static boolean isAlone(Design design, boolean isPartition) {
    List<Column> columns = design.columns();
    return (isPartition ? columns.subList(0, 1) : columns.subList(1, columns.size()))
            .stream()
                .filter(column -> !column.isTemplate())
                .flatMap(column -> column.parts().stream())
                .filter(part -> !part.spec().is(Trait.SUFFIX))
                .count()
        == 1;
  }

  /** The annotation that makes a part. */
  private static String component(
      Column column, NamedPart part, boolean isPartition, int order, boolean isNumbered) {
    PartSpec spec = part.spec();
    List<String> attributes = new ArrayList<>(spec.options());
    if (isNumbered) {
      attributes.add(0, "order = " + order);
    }
    // The partition column is named by its first part alone, and others by their template.
    boolean isNamed = (!isPartition || order == 0) && !column.isTemplate();
    if (isNamed && !column.name().equals(isPartition ? "partitionKey" : "sortKey")) {
      attributes.add("column = \"" + column.name() + "\"");
    }
    return (isPartition ? "@PartitionKey(" : "@SortKey(") + String.join(", ", attributes) + ") ";
  }

  /** Whether the compiler should warn of the entity: a text that is reversed has no order. */
  static boolean isWarnedOf(Design design) {
    return !design.form().binary()
        && design.parts().stream()
            .map(NamedPart::spec)
            .anyMatch(
                it ->
                    it.type().equals("String")
                        && it.is(Trait.REVERSED)
                        && !it.options().contains("ordered = false"));
  }
}
