package dev.keywright.cli.tablestore;

import com.alicloud.openservices.tablestore.ClientConfiguration;
import com.alicloud.openservices.tablestore.ClientException;
import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.DescribeTableRequest;
import com.alicloud.openservices.tablestore.model.DescribeTableResponse;
import com.alicloud.openservices.tablestore.model.IndexMeta;
import com.alicloud.openservices.tablestore.model.TableMeta;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.StoreKind;
import dev.keywright.cli.store.UnknownIndexException;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Tables of a Tablestore instance, as {@code TABLESTORE_ENDPOINT} and its neighbours name it. */
public final class TablestoreStore implements LiveStore {
  private static final String ENDPOINT = "TABLESTORE_ENDPOINT";
  private static final int NOT_FOUND = 404;

  @Override
  public StoreKind kind() {
    return StoreKind.TABLESTORE;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    return open(
        table,
        environment,
        (client, described) -> new TablestoreTable(client, table, key(described.getTableMeta())));
  }

  @Override
  public LiveTable openIndex(String table, String index, Map<String, String> environment)
      throws IOException {
    return open(
        table,
        environment,
        (client, described) -> new TablestoreTable(client, index, keyOf(index, described)));
  }

  /** What is read of a table. */
  private interface Reading {
    LiveTable of(SyncClient client, DescribeTableResponse described) throws IOException;
  }

  private static LiveTable open(String table, Map<String, String> environment, Reading reading)
      throws IOException {
    SyncClient client = client(environment);
    try {
      return reading.of(client, asked(() -> client.describeTable(new DescribeTableRequest(table))));
    } catch (IOException | RuntimeException failed) {
      client.shutdown();
      throw failed;
    }
  }

  private static List<String> key(TableMeta table) {
    return List.copyOf(table.getPrimaryKeyMap().keySet());
  }

  /** The columns of an index, and after them those of the table's key that it lacks. */
  private static List<String> keyOf(String index, DescribeTableResponse described)
      throws UnknownIndexException {
    List<IndexMeta> all = described.getIndexMeta();
    for (IndexMeta found : all) {
      if (found.getIndexName().equals(index)) {
        Set<String> key = new LinkedHashSet<>(found.getPrimaryKeyList());
        key.addAll(key(described.getTableMeta()));
        return List.copyOf(key);
      }
    }
    throw new UnknownIndexException(all.stream().map(IndexMeta::getIndexName).toList());
  }

  private static SyncClient client(Map<String, String> environment) throws IOException {
    String endpoint = Credentials.required(environment, ENDPOINT);
    String instance = Credentials.required(environment, "TABLESTORE_INSTANCE");
    Credentials credentials = Credentials.of(environment);
    try {
      return new SyncClient(
          endpoint,
          credentials.id(),
          credentials.secret(),
          instance,
          new ClientConfiguration(),
          credentials.token());
    } catch (IllegalArgumentException | ClientException malformed) {
      // The message may hold the key.
      throw new IOException(
          ENDPOINT
              + " is not an endpoint such as https://INSTANCE.REGION.ots.aliyuncs.com, or the"
              + " access key is malformed",
          malformed);
    }
  }

  /** What the client answers; it reports failures as unchecked exceptions. */
  static <T> T asked(Supplier<T> question) throws IOException {
    try {
      return question.get();
    } catch (TableStoreException refused) {
      throw new IOException(
          refused.getHttpStatus() == NOT_FOUND
              ? "there is no such table in this instance"
              : refused.getErrorCode() + ": " + refused.getMessage(),
          refused);
    } catch (ClientException failed) {
      throw new IOException(ENDPOINT + " does not answer: " + failed.getMessage(), failed);
    }
  }
}
