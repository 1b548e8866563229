package dev.keywright.cli.tablestore;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.ComputeSplitsBySizeRequest;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import com.alicloud.openservices.tablestore.model.Split;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import java.io.IOException;
import java.util.List;

/** A table of Tablestore, cut where the service says that parts of equal size begin. */
final class TablestoreTable implements LiveTable {
  /** One gigabyte: a table of a terabyte has a thousand segments. */
  private static final int SEGMENT_IN_100_MB = 10;

  private static final int FIRST_OF_SERVER = 500;

  private final SyncClient client;
  private final String name;
  private final List<String> columns;

  TablestoreTable(SyncClient client, String name, List<String> columns) {
    this.client = client;
    this.name = name;
    this.columns = columns;
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public boolean isSorted() {
    return true;
  }

  @Override
  public List<KeySegment> segments() throws IOException {
    return splits().stream()
        .<KeySegment>map(
            split ->
                new SplitKeys(client, name, columns, split.getLowerBound(), split.getUpperBound()))
        .toList();
  }

  /**
   * The parts of the table. If the service refuses to tell them, the whole table is one: an account
   * may be allowed to read rows and nothing else.
   */
  private List<Split> splits() throws IOException {
    return TablestoreStore.asked(
        () -> {
          try {
            return client
                .computeSplitsBySize(new ComputeSplitsBySizeRequest(name, SEGMENT_IN_100_MB))
                .getSplits();
          } catch (TableStoreException refused) {
            if (refused.getHttpStatus() >= FIRST_OF_SERVER) {
              throw refused;
            }
            return List.of(
                new Split("", all(PrimaryKeyValue.INF_MIN), all(PrimaryKeyValue.INF_MAX)));
          }
        });
  }

  private PrimaryKey all(PrimaryKeyValue value) {
    return new PrimaryKey(
        columns.stream().map(column -> new PrimaryKeyColumn(column, value)).toList());
  }

  @Override
  public void close() {
    client.shutdown();
  }
}
