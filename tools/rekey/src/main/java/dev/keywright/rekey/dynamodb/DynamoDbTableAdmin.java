package dev.keywright.rekey.dynamodb;

import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;

/** The two tables of an account and region. */
public final class DynamoDbTableAdmin implements TableAdmin {
  private final DynamoDbClient client;
  private final String oldTable;
  private final String newTable;
  private final TableKeys keys;

  /**
   * The tables of a re-keying.
   *
   * @param client stays the caller's
   */
  public DynamoDbTableAdmin(
      DynamoDbClient client, String oldTable, String newTable, TableKeys keys) {
    this.client = client;
    this.oldTable = oldTable;
    this.newTable = newTable;
    this.keys = keys;
  }

  @Override
  public List<String> obstacles() {
    List<String> obstacles = new ArrayList<>();
    compare(oldTable, keys.oldKey(), obstacles);
    compare(newTable, keys.newKey(), obstacles);
    if (obstacles.isEmpty() && !ttl(oldTable).equals(ttl(newTable))) {
      obstacles.add(
          "items of %s live by '%s' and those of %s by '%s': make the time to live equal"
              .formatted(oldTable, ttl(oldTable), newTable, ttl(newTable)));
    }
    return obstacles;
  }

  private void compare(String table, List<String> key, List<String> obstacles) {
    try {
      List<String> there =
          client.describeTable(it -> it.tableName(table)).table().keySchema().stream()
              .map(KeySchemaElement::attributeName)
              .toList();
      if (!there.equals(key)) {
        obstacles.add("the key of %s is %s, and its layout has %s".formatted(table, there, key));
      }
    } catch (ResourceNotFoundException missing) {
      obstacles.add("there is no table " + table + ": create it with the key " + key);
    } catch (SdkException failed) {
      throw new UnreachableStoreException(String.valueOf(failed.getMessage()), failed);
    }
  }

  /** The attribute by which the old table drops its items; empty if it drops none. */
  public Optional<String> ttl() {
    return Optional.of(ttl(oldTable)).filter(it -> !it.isEmpty());
  }

  private String ttl(String table) {
    try {
      TimeToLiveDescription ttl =
          client.describeTimeToLive(it -> it.tableName(table)).timeToLiveDescription();
      return ttl.attributeName() == null ? "" : ttl.attributeName();
    } catch (ResourceNotFoundException missing) {
      // Deleted at the end, or missing, as a plan will say.
      return "";
    } catch (SdkException failed) {
      throw new UnreachableStoreException(String.valueOf(failed.getMessage()), failed);
    }
  }

  /** Nothing: transactions need no tombstones. */
  @Override
  public void prepare() {}

  @Override
  public void finish() {}

  @Override
  public void delete(Side side) {
    try {
      client.deleteTable(it -> it.tableName(side == Side.OLD ? oldTable : newTable));
    } catch (ResourceNotFoundException gone) {
      // By an earlier try of this step.
    } catch (SdkException failed) {
      throw new UnreachableStoreException(String.valueOf(failed.getMessage()), failed);
    }
  }
}
