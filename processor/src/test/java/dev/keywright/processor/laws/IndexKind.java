package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.FixedValues.Uuids;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.List;
import java.util.regex.Pattern;

/** Whether a key is the entity's own, or that of an index, and who keeps the entries. */
enum IndexKind {
  NONE(""),
  OF_STORE("maintainedBy = Maintainer.STORE"),
  SPARSE("maintainedBy = Maintainer.STORE, sparse = true"),
  /** An entry ends with the key of the table, which is one component. */
  OF_APPLICATION("maintainedBy = Maintainer.APPLICATION");

  private static final String KEY = "byIndex";
  private static final String TABLE = "rowId";
  private static final Pattern OF_KEY =
      Pattern.compile(
          "@(PartitionKey|SortKey|EncodedNumber|EncodedText|Bucket|PartitionTemplate|SortTemplate)"
              + "\\(");
  private static final List<String> NEVER_NULL = List.of("int", "long", "short", "byte", "boolean");

  private final String attributes;

  IndexKind(String attributes) {
    this.attributes = attributes;
  }

  /** A kind of index that a design can be of. */
  static Design drawn(Choices choices, Design design) {
    if (design.hasSuffix() || !choices.oneIn(4)) {
      return design;
    }
    boolean isAlone =
        design.columns().size() == 1
            && !design.columns().get(0).isTemplate()
            && design.parts().stream().noneMatch(it -> it.spec().is(Trait.LIST));
    boolean mayBeNull =
        design.parts().stream().anyMatch(it -> !NEVER_NULL.contains(it.spec().type()));
    if (isAlone && choices.oneIn(2)) {
      NamedPart table = new NamedPart(TABLE, new Uuids(/* descending= */ false).spec(), 2);
      Column added = new Column("sortKey", List.of(table));
      return design.with(List.of(design.columns().get(0), added)).of(OF_APPLICATION);
    }
    return design.of(mayBeNull && choices.oneIn(2) ? SPARSE : OF_STORE);
  }

  /** What the name of the generated class has behind that of the entity. */
  String className() {
    return this == NONE ? "Key" : "ByIndexKey";
  }

  /** Annotations of the entity, or of a component, for this key. */
  String keyed(String annotations) {
    return this == NONE
        ? annotations
        : OF_KEY.matcher(annotations).replaceAll("$0key = \"" + KEY + "\", ").replace(", )", ")");
  }

  /** The annotation that makes the key that of an index. */
  String annotation() {
    return this == NONE ? "" : " @Index(key = \"" + KEY + "\", " + attributes + ")";
  }

  /** Whether a component is the key of the table, which the entries have as they are. */
  boolean isTable(NamedPart part) {
    return this == OF_APPLICATION && part.name().equals(TABLE);
  }

  /** The component that is the key of the table. */
  static String table() {
    return "@PartitionKey(column = \"tableKey\") UUID " + TABLE;
  }

  /** Whether the entity has the key of its table beside the parts of the index. */
  boolean hasTableBeside() {
    return this == OF_STORE || this == SPARSE;
  }
}
