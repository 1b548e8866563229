package dev.keywright.cli.tablestore;

import com.alicloud.openservices.tablestore.ClientConfiguration;
import com.alicloud.openservices.tablestore.ClientException;
import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.DescribeTableRequest;
import com.alicloud.openservices.tablestore.model.TableMeta;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.util.List;
import java.util.Map;
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
    SyncClient client = client(environment);
    try {
      TableMeta meta =
          asked(() -> client.describeTable(new DescribeTableRequest(table))).getTableMeta();
      return new TablestoreTable(client, table, List.copyOf(meta.getPrimaryKeyMap().keySet()));
    } catch (IOException | RuntimeException failed) {
      client.shutdown();
      throw failed;
    }
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
              + " is no endpoint such as https://INSTANCE.REGION.ots.aliyuncs.com, or the"
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
