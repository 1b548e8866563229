package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.report.sample.SampleRow;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** A sampled row as its key columns, each cut into stretches that have the colours of the ruler. */
public record ShownRow(String keyName, List<List<Span>> columns) {

  /**
   * A stretch of a column.
   *
   * @param style a class of the style sheet
   */
  public record Span(String style, String text) {}

  static ShownRow of(KeyDescription key, SampleRow row) {
    List<List<Span>> columns = new ArrayList<>();
    for (int i = 0; i < row.columns().size(); i++) {
      String name = key.columns().get(i).name();
      List<InspectedItem> items =
          row.items().stream().filter(it -> it.column().equals(name)).toList();
      columns.add(spans(key, row.columns().get(i), items));
    }
    return new ShownRow(key.simpleName(), columns);
  }

  private static List<Span> spans(KeyDescription key, Object content, List<InspectedItem> items) {
    int digits = content instanceof byte[] ? 2 : 1;
    String whole =
        content instanceof byte[] bytes ? HexFormat.of().formatHex(bytes) : content.toString();
    List<Span> spans = new ArrayList<>();
    int end = 0;
    for (InspectedItem item : items) {
      addGap(spans, whole, end, item.position() * digits);
      spans.add(new Span(style(key, item), item.raw()));
      end = item.position() * digits + item.raw().length();
    }
    addGap(spans, whole, end, whole.length());
    return spans;
  }

  private static void addGap(List<Span> spans, String whole, int from, int to) {
    if (from < to) {
      spans.add(new Span("sep", whole.substring(from, to)));
    }
  }

  private static String style(KeyDescription key, InspectedItem item) {
    return switch (item.kind()) {
      case PART -> "h" + Ruler.hue(key, item.name());
      case BUCKET -> "bucket";
      case HASH_PREFIX -> "hash";
      case LITERAL, SURPLUS -> "sep";
    };
  }
}
