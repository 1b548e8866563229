package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.TableAsyncClient;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.ListEntitiesOptions;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import com.azure.data.tables.models.TableServiceException;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import com.azure.data.tables.models.TableTransactionFailedException;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What an application does with the client alone, as the adapter's README shows it. */
@ExtendWith(OneAzurite.class)
class AzuriteClientTest {
  private final AzureTableKeys keys = AzureTableKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("ann", 8);
  private final Azurite azurite;
  private final TableClient table;

  AzuriteClientTest(Azurite azurite) {
    this.azurite = azurite;
    this.table = Tables.create(azurite);
  }

  private void put(OrderKey put) {
    table.upsertEntity(keys.entity(put).addProperty("cents", 350L));
  }

  private List<OrderKey> stored() {
    List<OrderKey> stored = new ArrayList<>();
    AzureTableReader.of(table, keys)
        .readAll()
        .forEachRemaining(entity -> stored.add(keys.decode(entity, OrderKey::decode)));
    return stored;
  }

  @Test
  void theReadmeShowsWhatThisTestRuns() {
    ShownLines.of("azure-tables/README.md", "## With the client alone").requireIn(getClass());
  }

  @Test
  void anEntityIsDeletedByItsKey() {
    put(key);
    put(old);
    table.deleteEntity(keys.partitionKey(key), keys.rowKey(key));
    assertThat(stored()).containsExactly(old);
  }

  @Test
  void aWriteOnConditionKeepsWhatAnotherWrote() {
    table.createEntity(keys.entity(key).addProperty("cents", 350L));
    assertThatThrownBy(() -> table.createEntity(keys.entity(key)))
        .isInstanceOfSatisfying(
            TableServiceException.class,
            failure -> assertThat(failure.getResponse().getStatusCode()).isEqualTo(409));

    TableEntity read = table.getEntity(keys.partitionKey(key), keys.rowKey(key));
    TableEntity stale = table.getEntity(keys.partitionKey(key), keys.rowKey(key));
    table.updateEntityWithResponse(
        read.addProperty("cents", 400L),
        TableEntityUpdateMode.REPLACE,
        /* ifUnchanged= */ true,
        null,
        null);
    assertThatThrownBy(
            () ->
                table.updateEntityWithResponse(
                    stale, TableEntityUpdateMode.REPLACE, /* ifUnchanged= */ true, null, null))
        .isInstanceOfSatisfying(
            TableServiceException.class,
            failure -> assertThat(failure.getResponse().getStatusCode()).isEqualTo(412));
    assertThat(table.getEntity("ann", keys.rowKey(key)).getProperty("cents")).isEqualTo(400L);
  }

  @Test
  void aTransactionMovesAnEntity() {
    put(old);
    move();
    assertThat(stored()).containsExactly(key);
    assertThatThrownBy(this::move).isInstanceOf(TableTransactionFailedException.class);
    assertThat(stored()).containsExactly(key);
  }

  private void move() {
    table.submitTransaction(
        List.of(
            new TableTransactionAction(TableTransactionActionType.CREATE, keys.entity(key)),
            new TableTransactionAction(TableTransactionActionType.DELETE, keys.entity(old))));
  }

  @Test
  void theAsynchronousClientTakesTheSameKeysAndFilters() {
    List<OrderKey> all = IntStream.range(0, 40).mapToObj(it -> new OrderKey("ann", it)).toList();
    all.forEach(this::put);
    put(new OrderKey("bob", 8));
    KeyRange<String> range = OrderKey.scan().user("ann").all();
    TableAsyncClient asyncTable =
        Tables.openAsync(azurite.connectionString(), table.getTableName());

    assertThat(
            asyncTable
                .getEntity(keys.partitionKey(key), keys.rowKey(key))
                .map(entity -> keys.decode(entity, OrderKey::decode))
                .block())
        .isEqualTo(key);
    assertThat(
            asyncTable
                .listEntities(new ListEntitiesOptions().setFilter(keys.filter(range)))
                .map(entity -> keys.decode(entity, OrderKey::decode))
                .collectList()
                .block())
        .isEqualTo(all);
  }

  @Test
  void threeLinesMakeAnEntity() {
    put(key);
    TableEntity entity = table.getEntity(keys.partitionKey(key), keys.rowKey(key));
    OrderKey stored = keys.decode(entity, OrderKey::decode);
    long cents = (long) entity.getProperty("cents");
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  @Test
  void anEntityOfAnOlderVersionIsARecordOfItsParts() {
    table.createEntity(keys.entity(OlderRows.ofVersion1("ann", 7)));
    TableEntity entity = AzureTableReader.of(table, keys).readAll().next();

    OrderKey.V1 first = keys.decode(entity, OrderKey::decodeV1);
    assertThat(first).isEqualTo(new OrderKey.V1("ann", 7));
    assertThat(first.toCurrent()).isEqualTo(key);
  }
}
