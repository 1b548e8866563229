package dev.keywright.rekey.dynamodb;

import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.Change;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Changes as actions of a transaction. */
record ItemChanges(String oldTable, String newTable, TableKeys keys) {
  private static final Set<String> PASSING =
      Set.of("None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  /** Whether a cancelled transaction can be repeated as it is. */
  static boolean isPassing(TransactionCanceledException canceled) {
    return canceled.cancellationReasons().stream().allMatch(it -> PASSING.contains(it.code()));
  }

  /** What a condition compares: the expression with its names and values. */
  private record Comparison(
      @Nullable String text,
      @Nullable Map<String, String> names,
      @Nullable Map<String, AttributeValue> values) {}

  TransactWriteItem of(Change change) {
    String table = change.side() == Side.OLD ? oldTable : newTable;
    Comparison condition = comparison(change);
    return switch (change.kind()) {
      case PUT ->
          TransactWriteItem.builder()
              .put(
                  it ->
                      it.tableName(table)
                          .item(keys.item(change))
                          .conditionExpression(condition.text())
                          .expressionAttributeNames(condition.names())
                          .expressionAttributeValues(condition.values()))
              .build();
      case DELETE ->
          TransactWriteItem.builder()
              .delete(
                  it ->
                      it.tableName(table)
                          .key(keys.attributes(change.side(), change.key()))
                          .conditionExpression(condition.text())
                          .expressionAttributeNames(condition.names())
                          .expressionAttributeValues(condition.values()))
              .build();
      case CHECK ->
          TransactWriteItem.builder()
              .conditionCheck(
                  it ->
                      it.tableName(table)
                          .key(keys.attributes(change.side(), change.key()))
                          .conditionExpression(condition.text())
                          .expressionAttributeNames(condition.names())
                          .expressionAttributeValues(condition.values()))
              .build();
    };
  }

  private Comparison comparison(Change change) {
    String text =
        switch (change.condition().kind()) {
          case ANY -> null;
          case ABSENT -> "attribute_not_exists(#k)";
          case UNSTAMPED -> "attribute_exists(#k) AND attribute_not_exists(#s)";
          case STAMPED -> "#s = :v";
          case OWNED -> "#o = :v";
          case FREE_OR_OWNED -> "attribute_not_exists(#k) OR #o = :v";
        };
    if (text == null) {
      return new Comparison(null, null, null);
    }
    Map<String, String> names = new HashMap<>();
    Map.of("#k", keys.names(change.side()).get(0), "#s", TableKeys.STAMP, "#o", TableKeys.SOURCE)
        .forEach(
            (name, attribute) -> {
              if (text.contains(name)) {
                names.put(name, attribute);
              }
            });
    Map<String, AttributeValue> values =
        text.contains(":v") ? Map.of(":v", TableKeys.binary(change.condition().value())) : null;
    return new Comparison(text, names, values);
  }
}
