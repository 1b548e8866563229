package dev.keywright.processor.emit.key;

import com.palantir.javapoet.NameAllocator;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.List;
import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Every name that the generated class invents. */
public final class InventedNames {
  // Tags of names that no part can have. Not the parts themselves: their hash codes are those of
  // all their components.
  private static final String SLICES = "#slices";
  private static final String BUCKETS = "#buckets";
  private static final String BUCKET = "#bucket";
  private static final String REST = "#rest";
  private static final String CODEC = "#codec";
  private static final String HASH = "#hash";
  private static final String TYPE = "#type";
  private static final String SCAN = " scan";

  /** What the names of an older version begin with: {@code V1}; empty for today's. */
  private final String version;

  private final NameAllocator constants;
  private final NameAllocator stages;

  private InventedNames(String version, NameAllocator constants, NameAllocator stages) {
    this.version = version;
    this.constants = constants;
    this.stages = stages;
  }

  public static InventedNames of(Layout layout) {
    InventedNames names = new InventedNames("", new NameAllocator(), new NameAllocator());
    names.constants.newName("ORDER", "ORDER");
    names.constants.newName("LAYOUT", "LAYOUT");
    // A part is a field of the key, too, and a constant or a nested class would hide a class.
    layout.parts().forEach(part -> names.constants.newName(part.name()));
    Naming.typesIn(layout).forEach(names::reserve);
    names.stages.newName("Scan", "");
    layout
        .parts()
        .forEach(
            part -> names.stages.newName("After" + Naming.capitalized(part.name()), part.name()));
    layout.bucket().ifPresent(bucket -> names.reserveBuckets());
    layout.options().slice().ifPresent(slice -> names.constants.newName("SLICES", SLICES));
    names.reserveParts(layout);
    for (Column column : layout.columns()) {
      names.constants.newName(constantCase(column.javaName()) + "_SCAN", column.name() + SCAN);
      if (column.bucketIndex() > 0) {
        names.constants.newName(constantCase(column.javaName()) + "_REST_SCAN", REST);
      }
      names.reserveCopies(layout, column);
    }
    return names;
  }

  /** The names that an older version adds to these: {@code V1_ACCOUNT}. */
  public InventedNames older(Layout old, int number) {
    InventedNames names = new InventedNames("V" + number, constants, stages);
    old.bucket().ifPresent(bucket -> names.reserveBuckets());
    names.reserveParts(old);
    old.columns().forEach(column -> names.reserveCopies(old, column));
    return names;
  }

  private void reserveParts(Layout layout) {
    // The codecs first, so that only the rarer names have to give way.
    layout.parts().forEach(part -> reserve(constantCase(part.name()), part.name() + CODEC));
    layout
        .parts()
        .forEach(
            part -> {
              reserve(constantCase(part.name()) + "_HASH", part.name() + HASH);
              reserve(constantCase(part.name()) + "_TYPE", part.name() + TYPE);
            });
    layout.parts().forEach(this::reserveElements);
  }

  /** A constant of this version. */
  private void reserve(String name, String tag) {
    constants.newName(version.isEmpty() ? name : version + "_" + name, version + tag);
  }

  private String constant(String tag) {
    return constants.get(version + tag);
  }

  public static String encodeMethod(Column column) {
    return "encode" + Naming.capitalized(column.javaName());
  }

  private void reserve(String typeName) {
    if (SourceVersion.isName(typeName)) {
      constants.newName(typeName);
      stages.newName(typeName);
    }
  }

  /** The first stage of a scan. */
  public String firstStage() {
    return stages.get("");
  }

  /** The stage of a scan once a part is fixed. */
  public String stageAfter(Part part) {
    return stages.get(part.name());
  }

  public String codec(Part part) {
    return constant(part.name() + CODEC);
  }

  private void reserveCopies(Layout layout, Column column) {
    List<Part> own = layout.ownParts(column);
    for (Part part : column.parts()) {
      if (!own.contains(part)) {
        String name = constantCase(part.name()) + "_IN_" + constantCase(column.javaName());
        reserve(name, part.name() + " in " + column.name());
      }
    }
  }

  /** The codec of a part in a column that is not its first. */
  public String copy(Column column, Part part) {
    return constant(part.name() + " in " + column.name());
  }

  public String hash(Part part) {
    return constant(part.name() + HASH);
  }

  String wrapper(Part part) {
    return constant(part.name() + TYPE);
  }

  /** The class that writes the elements of a list. */
  public String element(Part list) {
    return stages.get(version + list.name() + "#element");
  }

  /** The codec of a part that the elements of a list have. */
  public String codec(Part list, Part part) {
    return constant(list.name() + "." + part.name());
  }

  /** What is inside the type of a part that the elements of a list have. */
  String wrapper(Part list, Part part) {
    return constant(list.name() + "." + part.name() + "#type");
  }

  private void reserveElements(Part part) {
    if (part.type() instanceof PartType.Repeated list) {
      String what = list.isMap() ? "Entry" : "Element";
      stages.newName(
          version + Naming.capitalized(part.name()) + what, version + part.name() + "#element");
      for (Part of : list.parts()) {
        String name = constantCase(part.name()) + "_" + constantCase(of.name());
        reserve(name, part.name() + "." + of.name());
        reserve(name + "_TYPE", part.name() + "." + of.name() + "#type");
      }
    }
  }

  private void reserveBuckets() {
    reserve("BUCKETS", BUCKETS);
    reserve("BUCKET", BUCKET);
  }

  /** The tables of the time slices. */
  public String slices() {
    return constants.get(SLICES);
  }

  /** How the bucket is calculated. */
  public String buckets() {
    return constant(BUCKETS);
  }

  /** How the bucket of an older version is calculated, once that has its names. */
  public String buckets(int older) {
    return constants.get("V" + older + BUCKETS);
  }

  /** How the bucket is written. */
  public String bucket() {
    return constant(BUCKET);
  }

  /** The scan that has fixed nothing of what stands behind the bucket in its column. */
  public String rest() {
    return constants.get(REST);
  }

  /** The scan that has fixed nothing of a column. */
  public String scan(Column column) {
    return constants.get(column.name() + SCAN);
  }

  private static String constantCase(String name) {
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean hump =
          i > 0 && Character.isUpperCase(c) && !Character.isUpperCase(name.charAt(i - 1));
      constant.append(hump ? "_" : "").append(c);
    }
    return constant.toString().toUpperCase(Locale.ROOT);
  }
}
