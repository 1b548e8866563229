package dev.keywright.cli.dynamodb;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** The primary keys of one segment of a scan. */
final class SegmentKeys implements KeySegment {
  private final DynamoDbClient client;
  private final List<String> columns;
  private final ScanRequest scan;
  private Map<String, AttributeValue> from = Map.of();

  /**
   * The keys of a segment.
   *
   * @param of names the table, and the index if one is read
   */
  SegmentKeys(DynamoDbClient client, ScanRequest of, List<String> columns, int segment, int count) {
    this.client = client;
    this.columns = columns;
    // Attributes may have the names of reserved words.
    Map<String, String> names = new HashMap<>();
    for (String column : columns) {
      names.put("#k" + names.size(), column);
    }
    this.scan =
        of.toBuilder()
            .segment(segment)
            .totalSegments(count)
            .projectionExpression(String.join(", ", names.keySet()))
            .expressionAttributeNames(names)
            .build();
  }

  @Override
  public PageOfKeys next() throws IOException {
    ScanRequest next = from.isEmpty() ? scan : scan.toBuilder().exclusiveStartKey(from).build();
    ScanResponse page = DynamoDbStore.asked(() -> client.scan(next));
    from = page.lastEvaluatedKey();
    return new PageOfKeys(page.items().stream().map(this::key).toList(), from.isEmpty());
  }

  private Object[] key(Map<String, AttributeValue> item) {
    return columns.stream().map(column -> value(item, column)).toArray();
  }

  /** Bytes, or a number; one that is no {@code Long} as it is written. */
  private static Object value(Map<String, AttributeValue> item, String column) {
    AttributeValue value = Objects.requireNonNull(item.get(column));
    return switch (value.type()) {
      case S -> value.s().getBytes(UTF_8);
      case B -> value.b().asByteArray();
      default -> number(value.n());
    };
  }

  private static Object number(String written) {
    try {
      return Long.valueOf(written);
    } catch (NumberFormatException noLong) {
      return written;
    }
  }
}
