package dev.keywright.report.sample;

import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.runtime.ColumnOrder;
import java.util.List;
import java.util.Map;

/**
 * A row's key.
 *
 * @param keyClass whose key it is
 * @param values by part
 * @param columns the contents, in the order of the layout
 * @param items what is where in them
 */
public record SampleRow(
    String keyClass, Map<String, Object> values, List<Object> columns, List<InspectedItem> items)
    implements Comparable<SampleRow> {

  /** The order of the store: column by column. */
  @Override
  public int compareTo(SampleRow other) {
    int order = 0;
    for (int i = 0; i < Math.min(columns.size(), other.columns.size()) && order == 0; i++) {
      order = compare(columns.get(i), other.columns.get(i));
    }
    return order != 0 ? order : Integer.compare(columns.size(), other.columns.size());
  }

  private static int compare(Object one, Object other) {
    if (one instanceof byte[] bytes && other instanceof byte[] others) {
      return ColumnOrder.BYTES.compare(bytes, others);
    }
    if (one instanceof Long number && other instanceof Long another) {
      return ColumnOrder.LONG.compare(number, another);
    }
    return ColumnOrder.TEXT.compare((String) one, (String) other);
  }
}
