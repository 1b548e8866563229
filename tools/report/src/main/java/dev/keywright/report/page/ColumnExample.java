package dev.keywright.report.page;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.ColumnDescription.Example;
import dev.keywright.description.key.ColumnDescription.Item;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.report.sample.SampleRow;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a column of one row holds.
 *
 * @param items what is where in it
 */
record ColumnExample(Example content, List<Item> items) {

  /** A column of a sampled row. */
  static ColumnExample of(SampleRow row, int index, ColumnDescription column) {
    Object stored = row.columns().get(index);
    Optional<String> hex =
        stored instanceof byte[] bytes
            ? Optional.of(HexFormat.of().formatHex(bytes))
            : Optional.empty();
    Optional<Long> number =
        stored instanceof Number whole ? Optional.of(whole.longValue()) : Optional.empty();
    boolean isText = hex.isEmpty() && number.isEmpty();
    Optional<String> text = isText ? Optional.of(String.valueOf(stored)) : Optional.empty();
    List<Item> items =
        row.items().stream()
            .filter(it -> it.column().equals(column.name()))
            .map(ColumnExample::item)
            .toList();
    return new ColumnExample(new Example(text, hex, number), items);
  }

  private static Item item(InspectedItem it) {
    String kind = it.kind().name().toLowerCase(Locale.ROOT);
    Optional<String> value = it.value().map(SampleRow::shown);
    return new Item(kind, it.name(), it.position(), it.raw(), value);
  }
}
