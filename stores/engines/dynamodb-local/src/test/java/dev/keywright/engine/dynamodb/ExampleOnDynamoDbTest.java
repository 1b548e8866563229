package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.example.Purchase;
import dev.keywright.example.SampleRows;
import dev.keywright.example.store.DynamoDbPurchases;
import dev.keywright.example.store.PurchaseTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The table of the example, in this process: the engine takes no connections. */
@ExtendWith(OneDynamoDbLocal.class)
class ExampleOnDynamoDbTest {
  @Test
  void devicesAreReadOneAfterTheOther(DynamoDbLocal engine) {
    List<Purchase> purchases = IntStream.range(0, 1_000).mapToObj(SampleRows::purchase).toList();
    PurchaseTable<?, ?> table = DynamoDbPurchases.open(engine.client(), "this process");
    table.write(purchases);

    List<Purchase> found = new ArrayList<>();
    long count = table.scan(table.design().ranges(15, 100), Long.MAX_VALUE, found::add);
    assertThat(found)
        .isNotEmpty()
        .hasSize((int) count)
        .isSortedAccordingTo(
            Comparator.comparing(Purchase::deviceId)
                .thenComparing(Purchase::sellerId)
                .thenComparing(Purchase::cardId)
                .thenComparing(Purchase::orderNumber))
        .containsExactlyInAnyOrderElementsOf(
            purchases.stream().filter(it -> it.deviceId() >= 15 && it.deviceId() < 100).toList());
    assertThat(table.reader().requests()).as("a query for each device").isEqualTo(85);
    assertThat(table.question().apply(table.design().ranges(15, 16).get(0)).toString())
        .contains("#p = :p", "000015");

    PurchaseTable<?, ?> again = DynamoDbPurchases.open(engine.client(), "this process");
    assertThat(again.find(again.design().key(purchases.get(5))))
        .as("the table stays")
        .contains(purchases.get(5));
  }
}
