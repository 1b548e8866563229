package dev.keywright.processor.fixes;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Foreign;
import dev.keywright.processor.model.Volume;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** The entity that has a layout, as a user would write it, with questions by chance. */
final class LayoutSource {
  private final Layout layout;
  private final Random random;
  private final String key;
  private final List<String> types = new ArrayList<>();

  private LayoutSource(Layout layout, Random random) {
    this.layout = layout;
    this.random = random;
    this.key = random.nextInt(4) == 0 ? "byDay" : "";
  }

  static String of(Layout layout, Random random) {
    return new LayoutSource(layout, random).text();
  }

  private String text() {
    List<String> lines = new ArrayList<>();
    layout.parts().forEach(part -> addType(part, lines));
    List<String> annotations = onEntity();
    List<String> components = new ArrayList<>();
    int sort = 0;
    for (Column column : layout.columns()) {
      for (int i = 0; i < column.parts().size(); i++) {
        if (column.parts().get(i).isOfEntity()) {
          int order = column.isPartition() ? i : sort++;
          components.add(component(column, column.parts().get(i), order));
        }
      }
    }
    if (!key.isEmpty()) {
      components.add("@PartitionKey(order = 0) UUID id");
    }
    lines.addAll(types);
    lines.addAll(annotations);
    lines.add("record Row(\n" + String.join(",\n", components) + ") {}");
    return String.join("\n", lines);
  }

  private static void addType(Part part, List<String> lines) {
    if (part.type() instanceof Codes codes) {
      lines.add(
          codes.constants().stream()
              .map(it -> "@KeyCode(" + new Attribute("", it.code()).literal() + ") " + it.name())
              .collect(Collectors.joining(", ", "enum Kind" + part.name() + " {", "}")));
    }
  }

  private List<String> onEntity() {
    List<String> lines = new ArrayList<>();
    if (layout.format() == LayoutFormat.BINARY) {
      lines.add("@KeyFormat(Format.BINARY)");
    } else {
      String escape = layout.escape() ? ", escape = true" : "";
      String separator = new Attribute("", layout.separator()).literal();
      lines.add("@Separator(value = " + separator + escape + ")");
    }
    layout.options().storedIn().ifPresent(it -> lines.add(ofKey("StoredIn", value(it.store()))));
    layout.options().bucket().ifPresent(it -> lines.add(ofKey("Bucket", attributes(it))));
    layout.options().volume().ifPresent(it -> lines.add(ofKey("Volume", attributes(it))));
    layout
        .parts()
        .filter(part -> !part.isOfEntity())
        .forEach(it -> lines.add(ofKey("UniqueSuffix", List.of(new Attribute("length", 8)))));
    if (random.nextInt(3) == 0) {
      lines.add(ofKey("AccessPattern", question("one")));
    }
    if (random.nextInt(6) == 0) {
      lines.add(ofKey("Chunked", List.of(new Attribute("maxBytes", 1000))));
    }
    return lines;
  }

  private static List<Attribute> value(Enum<?> constant) {
    return List.of(new Attribute("value", new Attribute.Name("Store", constant.name())));
  }

  private static List<Attribute> attributes(Bucket bucket) {
    List<Attribute> attributes = new ArrayList<>();
    attributes.add(new Attribute("count", bucket.count()));
    attributes.add(Attribute.names("of", bucket.of()));
    if (bucket.hash().isEmpty()) {
      attributes.add(new Attribute("by", new Attribute.Name("BucketBy", "MODULO")));
    }
    bucket.after().ifPresent(it -> attributes.add(new Attribute("after", it)));
    return attributes;
  }

  private static List<Attribute> attributes(Volume volume) {
    List<Attribute> attributes = new ArrayList<>();
    volume.rows().ifPresent(it -> attributes.add(new Attribute("rows", it)));
    volume.bytesPerRow().ifPresent(it -> attributes.add(new Attribute("bytesPerRow", it)));
    volume
        .peakWritesPerSecond()
        .ifPresent(it -> attributes.add(new Attribute("peakWritesPerSecond", it)));
    return attributes;
  }

  private List<Attribute> question(String name) {
    List<String> names = layout.parts().filter(Part::isOfEntity).map(Part::name).toList();
    int fixed = random.nextInt(names.size() + 1);
    List<String> equal = new ArrayList<>(names.subList(0, fixed));
    if (fixed > 1 && random.nextInt(5) == 0) {
      equal.remove(0);
    }
    List<Attribute> attributes = new ArrayList<>(List.of(new Attribute("name", name)));
    if (!equal.isEmpty()) {
      attributes.add(Attribute.names("equal", equal));
    }
    if (fixed < names.size() && random.nextInt(3) > 0) {
      attributes.add(new Attribute("range", names.get(fixed)));
    }
    if (random.nextInt(3) == 0) {
      attributes.add(new Attribute("newestFirst", true));
    }
    return attributes;
  }

  private String ofKey(String annotation, List<Attribute> attributes) {
    List<Attribute> all = new ArrayList<>(attributes);
    if (!key.isEmpty()) {
      all.add(new Attribute("key", key));
    }
    return shown(annotation, all);
  }

  private static String shown(String annotation, List<Attribute> attributes) {
    return "@"
        + annotation
        + attributes.stream().map(Attribute::toString).collect(Collectors.joining(", ", "(", ")"));
  }

  private String component(Column column, Part part, int order) {
    List<Attribute> attributes = new ArrayList<>();
    if (!isAlone(column) || random.nextBoolean()) {
      attributes.add(new Attribute("order", order));
    }
    if (part.encoding().pad() > 0) {
      attributes.add(new Attribute("pad", part.encoding().pad()));
    }
    addFlag(part.encoding().signed(), "signed", true, attributes);
    addFlag(part.encoding().reversed(), "reversed", true, attributes);
    addFlag(!part.ordered(), "ordered", false, attributes);
    // What has no partition part but a bucket has its first part in the sort key.
    part.hash()
        .filter(it -> column.isPartition())
        .ifPresent(it -> attributes.add(new Attribute("hashPrefix", it.digits())));
    if (part.encoding().descending()) {
      attributes.add(new Attribute("direction", new Attribute.Name("Direction", "DESC")));
    }
    if (part.declaration().written().contains("time")) {
      part.encoding()
          .time()
          .ifPresent(
              it ->
                  attributes.add(
                      new Attribute("time", new Attribute.Name("TimeFormat", it.name()))));
    }
    List<Attribute> facts = facts(part.facts());
    String annotation = ofKey(column.isPartition() ? "PartitionKey" : "SortKey", attributes);
    if (facts.isEmpty() || random.nextInt(4) > 0) {
      return annotation + domain(facts) + type(part) + " " + part.name();
    }
    // Some of the facts stand at the part, and the others at a type around its value.
    int own = random.nextInt(facts.size() + 1);
    String held = "Held" + part.name();
    types.add(
        "record "
            + held
            + "("
            + domain(facts.subList(own, facts.size())).stripLeading()
            + type(part)
            + " value) {}");
    return annotation + domain(facts.subList(0, own)) + held + " " + part.name();
  }

  private static String domain(List<Attribute> facts) {
    return facts.isEmpty() ? " " : " " + shown("Domain", facts) + " ";
  }

  private boolean isAlone(Column column) {
    return layout.columns().stream()
            .filter(it -> it.isPartition() == column.isPartition())
            .flatMap(it -> it.parts().stream())
            .filter(Part::isOfEntity)
            .count()
        == 1;
  }

  private static void addFlag(boolean is, String name, boolean value, List<Attribute> attributes) {
    if (is) {
      attributes.add(new Attribute(name, value));
    }
  }

  private static String type(Part part) {
    if (part.type() instanceof Codes) {
      return "Kind" + part.name();
    }
    return part.type() instanceof Foreign foreign ? foreign.javaName() : part.type().name();
  }

  private static List<Attribute> facts(Facts facts) {
    List<Attribute> declared = new ArrayList<>();
    facts.limits().min().ifPresent(it -> declared.add(new Attribute("min", it)));
    facts.limits().max().ifPresent(it -> declared.add(new Attribute("max", it)));
    facts.limits().alphabet().ifPresent(it -> declared.add(new Attribute("alphabet", it)));
    facts.limits().minLength().ifPresent(it -> declared.add(new Attribute("minLength", it)));
    facts.limits().maxLength().ifPresent(it -> declared.add(new Attribute("maxLength", it)));
    facts.cardinality().ifPresent(it -> declared.add(new Attribute("cardinality", it)));
    addFlag(facts.monotonic(), "monotonic", true, declared);
    addFlag(facts.unique(), "unique", true, declared);
    if (!facts.determinedBy().isEmpty()) {
      declared.add(Attribute.names("determinedBy", facts.determinedBy()));
    }
    return declared;
  }
}
