package dev.keywright.layout.signature;

import java.util.List;

/** Elements of a list whose type nobody knows: rows of values, as the codecs of parts take them. */
public final class Elements {
  private Elements() {}

  /**
   * The elements of a list that was read by the layout alone, as rows.
   *
   * @param values one for each element, or a list of them if it has several parts
   */
  public static List<List<Object>> rows(List<?> values) {
    return values.stream().map(Elements::row).toList();
  }

  private static List<Object> row(Object element) {
    List<?> values = element instanceof List<?> several ? several : List.of(element);
    return values.stream().map(Elements::forCodec).toList();
  }

  private static Object forCodec(Object value) {
    boolean isWhole = value instanceof Byte || value instanceof Short || value instanceof Integer;
    return isWhole ? (Object) ((Number) value).longValue() : value;
  }
}
