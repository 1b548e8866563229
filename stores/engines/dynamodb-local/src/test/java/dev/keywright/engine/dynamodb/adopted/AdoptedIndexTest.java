package dev.keywright.engine.dynamodb.adopted;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.engine.dynamodb.DynamoDbLocal;
import dev.keywright.engine.dynamodb.OneDynamoDbLocal;
import dev.keywright.engine.dynamodb.adopted.Order.Status;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An update of a status moves the entry of the index, adds it, or takes it away. */
@ExtendWith(OneDynamoDbLocal.class)
class AdoptedIndexTest {
  private static final String TABLE = "adopted-index";
  private static final int ROUNDS = 40;
  private static final int UPDATES = 10;

  @Test
  void anUpdateOfAStatusMovesTheEntry(DynamoDbLocal engine) {
    DynamoDbClient client = engine.client();
    HandWritten sdk = new HandWritten(client, TABLE);
    SampleRows rows = SampleRows.of(new Random(36));
    sdk.createTable();
    sdk.write(rows);
    DynamoDbTable<Order> table =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(client)
            .build()
            .table(TABLE, Schemas.ORDERS);
    List<Order> orders = new ArrayList<>(rows.orders());
    Random random = new Random(39);
    int wrong = 0;
    int entries = 0;
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < UPDATES; i++) {
        int chosen = random.nextInt(orders.size());
        int status = random.nextInt(4);
        Order after = orders.get(chosen).in(status == 3 ? null : SampleRows.STATUSES.get(status));
        assertThat(table.updateItem(after)).isEqualTo(after);
        orders.set(chosen, after);
      }
      for (Status status : SampleRows.STATUSES) {
        Set<Map<String, AttributeValue>> expected = items(orders, status);
        wrong += entries(sdk, status).equals(expected) ? 0 : 1;
        entries += expected.size();
      }
    }
    System.out.printf(
        "Adopted: %d updates of a status, %,d entries of the index compared, wrong: %d%n",
        ROUNDS * UPDATES, entries, wrong);
    assertThat(wrong).isZero();
    client.deleteTable(it -> it.tableName(TABLE));
  }

  /** What hand-written code would have written for the orders of a status. */
  private static Set<Map<String, AttributeValue>> items(List<Order> orders, Status status) {
    Set<Map<String, AttributeValue>> items = new HashSet<>();
    orders.stream()
        .filter(it -> it.status() == status)
        .forEach(it -> items.add(HandWritten.item(it)));
    return items;
  }

  private static Set<Map<String, AttributeValue>> entries(HandWritten sdk, Status status) {
    List<Map<String, AttributeValue>> found =
        sdk.all(sdk.query("GSI1PK = :0", "STATUS#" + status).indexName("GSI1"));
    Set<Map<String, AttributeValue>> entries = new HashSet<>(found);
    assertThat(entries).hasSameSizeAs(found);
    return entries;
  }
}
