package dev.keywright.example.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.engine.dynamodb.DynamoDbLocal;
import dev.keywright.engine.dynamodb.OneDynamoDbLocal;
import dev.keywright.example.Purchase;
import dev.keywright.example.input.SyntheticPurchases;
import dev.keywright.store.bulk.ImportResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The table of the example, in this process: the engine takes no connections. */
@ExtendWith(OneDynamoDbLocal.class)
class ExampleOnDynamoDbTest {
  @Test
  void devicesAreReadOneAfterTheOther(DynamoDbLocal engine, @TempDir Path directory) {
    List<Purchase> purchases = SyntheticPurchases.of(1_000, 7).toList();
    RemoteTable table = DynamoDbPurchases.open(engine.client(), "this process");

    ImportResult result =
        table.load("made-up", purchases, directory.resolve("checkpoint"), rows -> {});
    assertThat(result.rows()).isEqualTo(1_000);

    long before = table.requests();
    List<Purchase> found = new ArrayList<>();
    table.scan(new Devices(15, 100), Long.MAX_VALUE, found::add);
    assertThat(found)
        .isSortedAccordingTo(
            Comparator.comparing(Purchase::deviceId)
                .thenComparing(Purchase::sellerId)
                .thenComparing(Purchase::cardId)
                .thenComparing(Purchase::orderNumber))
        .containsExactlyInAnyOrderElementsOf(
            purchases.stream().filter(it -> it.deviceId() >= 15 && it.deviceId() < 100).toList());
    assertThat(table.requests() - before).as("a query for each device").isEqualTo(85);
    assertThat(table.get(purchases.get(5))).contains(purchases.get(5));
    assertThat(table.questions(new Devices(15, 16))).containsExactly("partitionKey = '000015'");

    RemoteTable again = DynamoDbPurchases.open(engine.client(), "this process");
    assertThat(again.get(purchases.get(5))).as("the table stays").contains(purchases.get(5));
  }
}
