package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.layouts.GuidePurchaseKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The example in the adapter's README. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbReadmeTest {
  @Test
  void theExampleReadsWhatItHasWritten(DynamoDbLocal engine) {
    DynamoDbClient client = engine.client();
    DynamoDbKeys keys = DynamoDbKeys.of(GuidePurchaseKey.LAYOUT);
    client.createTable(keys.createTable("purchases"));

    Map<String, AttributeValue> attributes = Map.of("attributes", AttributeValue.fromS("lunch"));
    Map<String, AttributeValue> item =
        keys.item(new GuidePurchaseKey(54, "a100", 6777, 200003), attributes);
    DynamoDbWriter.of(client, "purchases", keys).write(List.of(item));

    DynamoDbReader reader = DynamoDbReader.of(client, "purchases", keys);
    KeyRange<Long> range =
        GuidePurchaseKey.scan()
            .deviceId(54)
            .sellerId("a100")
            .cardId(6777)
            .orderNumber()
            .between(200000, 200010);
    try (PagedRows<Map<String, AttributeValue>> rows = reader.read(range.backward(), 20)) {
      assertThat(rows.next()).isEqualTo(item);
      assertThat(rows.hasNext()).isFalse();
    }
    assertThat(keys.query("purchases", range).keyConditionExpression())
        .isEqualTo("#p = :p AND #s BETWEEN :from AND :last");
    assertThat(keys.<GuidePurchaseKey>decode(item, GuidePurchaseKey::decode))
        .isEqualTo(new GuidePurchaseKey(54, "a100", 6777, 200003));
    client.deleteTable(request -> request.tableName("purchases"));
  }
}
