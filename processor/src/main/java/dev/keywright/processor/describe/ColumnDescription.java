package dev.keywright.processor.describe;

import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.Inspection;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile.Limits;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A column: its parts, its size beside the limit of the store, and an example, item by item. */
final class ColumnDescription {
  private final Layout layout;
  private final Map<String, Object> example;

  /**
   * Describes the columns of a layout.
   *
   * @param example the columns of one key, by name; empty if there is none
   */
  ColumnDescription(Layout layout, Map<String, Object> example) {
    this.layout = layout;
    this.example = example;
  }

  List<Map<String, Object>> all() {
    List<InspectedItem> items = example.isEmpty() ? List.of() : inspection().items();
    return layout.columns().stream().map(column -> of(column, items)).toList();
  }

  private Inspection inspection() {
    Object[] columns =
        layout.columns().stream().map(column -> example.get(column.name())).toArray();
    return KeyInspector.of(layout.signature()).inspect(columns);
  }

  private Map<String, Object> of(Column column, List<InspectedItem> items) {
    Limits limits = Profiles.of(layout).limits();
    Optional<Limit> limit =
        column.isPartition() ? limits.partitionKeyBytes() : limits.sortKeyBytes();
    return new Fields()
        .add("name", column.name())
        .add("partition", column.isPartition())
        .add("native", column.nativeType())
        .add("template", column.template().map(ColumnTemplate::value))
        .add("maxBytes", EncodedLength.of(layout, column))
        .add("limitBytes", limit.map(Limit::value))
        .add("example", Optional.ofNullable(example.get(column.name())).map(this::stored))
        .addAll(
            "items",
            items.stream().filter(it -> it.column().equals(column.name())).map(this::of).toList())
        .add(
            "parts",
            column.parts().stream().map(part -> PartDescription.of(layout, column, part)).toList())
        .toMap();
  }

  private Map<String, Object> of(InspectedItem item) {
    return new Fields()
        .add("kind", item.kind().name().toLowerCase(Locale.ROOT))
        .add("name", item.name())
        .add("position", item.position())
        .add("raw", item.raw())
        .add("value", item.value().map(ColumnDescription::shown))
        .toMap();
  }

  private static String shown(Object value) {
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString();
  }

  private Map<String, Object> stored(Object value) {
    if (value instanceof byte[] bytes) {
      return new Fields().add("hex", HexFormat.of().formatHex(bytes)).toMap();
    }
    return new Fields().add(value instanceof String ? "text" : "number", value).toMap();
  }
}
