package dev.keywright.store.dynamodb;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PartitionQuery;
import dev.keywright.store.StoreLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition of a query: equality of each attribute of the partition key, of the sort attributes
 * from the left, and one condition of the attribute after them.
 */
final class KeyCondition {
  private final StringJoiner expression = new StringJoiner(" AND ");
  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, AttributeValue> values = new LinkedHashMap<>();

  private KeyCondition() {}

  /**
   * The condition that selects the keys of a range, and no others.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if a column of the partition key is not
   *     fixed to one value
   */
  static KeyCondition of(StoreLayout layout, KeyRange<?> range) {
    PartitionQuery query = PartitionQuery.of(layout, range);
    KeyCondition condition = new KeyCondition();
    condition.addEqualities("p", query.partition());
    condition.addEqualities("e", query.equal());
    KeyRange<?> sortKeys = query.range();
    if (sortKeys != null) {
      int before = KeySizeLimits.sum(layout.sortColumns(), query.equal());
      condition.addSort(
          sortKeys.column(),
          SortCondition.of(
              sortKeys,
              KeySizeLimits.MOST_OF_SORT - before,
              layout.characters(layout.indexOf(range))));
    }
    return condition;
  }

  /** The first of a kind is {@code #p = :p}, the next {@code #p2 = :p2}. */
  private void addEqualities(String kind, Map<String, Object> contents) {
    int count = 0;
    for (Map.Entry<String, Object> column : contents.entrySet()) {
      count++;
      String word = count == 1 ? kind : kind + count;
      expression.add("#" + word + " = :" + word);
      names.put("#" + word, column.getKey());
      values.put(":" + word, AttributeValues.of(column.getValue()));
    }
  }

  private void addSort(String column, SortCondition sort) {
    if (!sort.expression().isEmpty()) {
      expression.add(sort.expression());
      names.put("#s", column);
      sort.values().forEach((name, content) -> values.put(name, AttributeValues.of(content)));
    }
  }

  String expression() {
    return expression.toString();
  }

  /** The attributes by their names in the expression. */
  Map<String, String> names() {
    return names;
  }

  /** The values by their names in the expression. */
  Map<String, AttributeValue> values() {
    return values;
  }
}
