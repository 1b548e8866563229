package dev.keywright.cli.dynamodb;

import dev.keywright.cli.store.RekeyedPair;
import dev.keywright.rekey.dynamodb.AttributeForm;
import dev.keywright.rekey.dynamodb.DynamoDbLedger;
import dev.keywright.rekey.dynamodb.DynamoDbTableAdmin;
import dev.keywright.rekey.dynamodb.DynamoDbTables;
import dev.keywright.rekey.dynamodb.TableKeys;
import dev.keywright.rekey.mapping.KeyForm;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Two tables of an account and region. */
record DynamoDbPair(
    DynamoDbClient client, DynamoDbTables tables, DynamoDbTableAdmin admin, DynamoDbLedger ledger)
    implements RekeyedPair {

  static DynamoDbPair of(DynamoDbClient client, Names names) {
    // A key attribute that rows have already, under the same name, stays an attribute of theirs.
    Set<String> shared = new HashSet<>(names.columns().cells());
    shared.retainAll(names.columns().fresh());
    TableKeys keys = new TableKeys(names.columns().old(), names.columns().fresh(), shared);
    DynamoDbTableAdmin admin =
        new DynamoDbTableAdmin(client, names.oldTable(), names.newTable(), keys);
    DynamoDbLedger ledger = new DynamoDbLedger(client, names.ledger(), names.oldTable());
    Optional<String> ttl = admin.ttl();
    return new DynamoDbPair(
        client,
        new DynamoDbTables(client, names.oldTable(), names.newTable(), keys, ttl),
        admin,
        ledger);
  }

  @Override
  public void prepareLedger() {
    ledger.create();
  }

  @Override
  public KeyForm form() {
    return new AttributeForm();
  }

  @Override
  public void close() {
    client.close();
  }
}
