package dev.keywright.store.dynamodb;

import dev.keywright.store.Page;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * A scan of a whole table or index, or of one segment of it.
 *
 * @param segment 0 for the first
 * @param count how many segments there are
 */
record TableScan(int segment, int count) {
  static final TableScan WHOLE = new TableScan(0, 1);

  /** The most segments that the service takes. */
  private static final int MOST_SEGMENTS = 1_000_000;

  static TableScan of(int segment, int count) {
    if (count < 1 || count > MOST_SEGMENTS || segment < 0 || segment >= count) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "segment %,d of %,d: a table has 1 to %,d segments, the first of which is 0",
              segment,
              count,
              MOST_SEGMENTS));
    }
    return new TableScan(segment, count);
  }

  /** The request of a scan that asks for what a query does, but of no key. */
  ScanRequest request(QueryRequest asked) {
    if (asked.keyConditionExpression() != null || asked.hasKeyConditions()) {
      throw new IllegalArgumentException(
          "the query has a condition on keys, but readAll reads all of them: do not set one in"
              + " asking, or read a range");
    }
    ScanRequest.Builder scan =
        ScanRequest.builder()
            .tableName(asked.tableName())
            .indexName(asked.indexName())
            .select(asked.select())
            .consistentRead(asked.consistentRead())
            .filterExpression(asked.filterExpression())
            .projectionExpression(asked.projectionExpression())
            .returnConsumedCapacity(asked.returnConsumedCapacity());
    asked.overrideConfiguration().ifPresent(scan::overrideConfiguration);
    if (asked.hasExpressionAttributeNames()) {
      scan.expressionAttributeNames(asked.expressionAttributeNames());
    }
    if (asked.hasExpressionAttributeValues()) {
      scan.expressionAttributeValues(asked.expressionAttributeValues());
    }
    return count == 1 ? scan.build() : scan.segment(segment).totalSegments(count).build();
  }

  /** One page of a scan. */
  static Page<Map<String, AttributeValue>, Map<String, AttributeValue>> page(
      DynamoDbClient client,
      ScanRequest scan,
      @Nullable Map<String, AttributeValue> next,
      int most) {
    ScanRequest.Builder request = scan.toBuilder();
    if (next != null) {
      request.exclusiveStartKey(next);
    }
    if (most < Integer.MAX_VALUE) {
      request.limit(most);
    }
    ScanResponse answer = client.scan(request.build());
    Map<String, AttributeValue> last = answer.lastEvaluatedKey();
    return new Page<>(answer.items(), last.isEmpty() ? null : last);
  }
}
