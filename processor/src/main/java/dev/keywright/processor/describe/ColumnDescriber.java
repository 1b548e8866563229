package dev.keywright.processor.describe;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.ColumnDescription.Example;
import dev.keywright.description.key.ColumnDescription.Item;
import dev.keywright.description.store.Limit;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.OwnStore;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A column: its parts, its size beside the limit of the store, and an example, item by item.
 *
 * @param example the columns of one key, by name; empty if there is none
 */
record ColumnDescriber(Layout layout, Map<String, Object> example) {
  List<ColumnDescription> all() {
    List<InspectedItem> items = example.isEmpty() ? List.of() : items();
    return layout.columns().stream().map(column -> of(column, items)).toList();
  }

  private List<InspectedItem> items() {
    Object[] columns =
        layout.columns().stream().map(column -> example.get(column.name())).toArray();
    return KeyInspector.of(layout.signature()).inspect(columns).items();
  }

  private ColumnDescription of(Column column, List<InspectedItem> items) {
    return new ColumnDescription(
        column.name(),
        column.isPartition(),
        column.nativeType(),
        column.template().map(ColumnTemplate::value),
        EncodedLength.of(layout, column),
        value(OwnStore.columnBytes(OwnStore.of(layout), column)),
        Optional.ofNullable(example.get(column.name())).map(ColumnDescriber::stored),
        items.stream()
            .filter(it -> it.column().equals(column.name()))
            .map(ColumnDescriber::of)
            .toList(),
        column.parts().stream().map(part -> PartDescriber.of(layout, column, part)).toList());
  }

  static OptionalLong value(Optional<Limit> limit) {
    return limit.stream().mapToLong(Limit::value).findFirst();
  }

  private static Item of(InspectedItem item) {
    return new Item(
        item.kind().name().toLowerCase(Locale.ROOT),
        item.name(),
        item.position(),
        item.raw(),
        item.value().map(ColumnDescriber::shown));
  }

  private static String shown(Object value) {
    return value instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : value.toString();
  }

  private static Example stored(Object value) {
    return new Example(
        Optional.of(value).filter(String.class::isInstance).map(String.class::cast),
        Optional.of(value).filter(byte[].class::isInstance).map(ColumnDescriber::shown),
        Optional.of(value).filter(Number.class::isInstance).map(it -> ((Number) it).longValue()));
  }
}
