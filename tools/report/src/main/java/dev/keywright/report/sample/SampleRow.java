package dev.keywright.report.sample;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.assembly.RowOrder;
import dev.keywright.layout.inspection.InspectedItem;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A row's key.
 *
 * @param keyClass whose key it is
 * @param values by part
 * @param columns the contents, in the order of the layout
 * @param items what is where in them
 * @param codec of its layout
 */
public record SampleRow(
    String keyClass,
    Map<String, Object> values,
    List<Object> columns,
    List<InspectedItem> items,
    LayoutCodec codec)
    implements Comparable<SampleRow> {

  /** A value as people read it. */
  public static String shown(Object value) {
    return value instanceof byte[] bytes
        ? "0x" + HexFormat.of().formatHex(bytes)
        : String.valueOf(value);
  }

  /** The order of the store: column by column. */
  @Override
  public int compareTo(SampleRow other) {
    return RowOrder.compare(codec, columns, other.columns);
  }
}
