package dev.keywright.engine.dynamodb;

import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineTable;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** DynamoDB Local, as the suite asks it. */
record DynamoDbEngine(DynamoDbLocal engine) implements Engine {
  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public EngineTable open(String layout, List<?> splitPoints) {
    DynamoDbKeys keys = DynamoDbKeys.of(layout);
    return new Table(keys, engine.client(), engine.createTable(keys));
  }

  private record Table(DynamoDbKeys keys, DynamoDbClient client, String name)
      implements EngineTable {
    @Override
    public void write(List<? extends Key> rows) {
      DynamoDbWriter.of(client, name, keys).write(rows.stream().map(keys::key).toList());
    }

    @Override
    public void delete(List<? extends Key> rows) {
      rows.forEach(row -> client.deleteItem(it -> it.tableName(name).key(keys.key(row))));
    }

    @Override
    public StoreReader<?> reader() {
      return DynamoDbReader.of(client, name, keys);
    }

    @Override
    public void close() {
      client.deleteTable(request -> request.tableName(name));
    }
  }
}
