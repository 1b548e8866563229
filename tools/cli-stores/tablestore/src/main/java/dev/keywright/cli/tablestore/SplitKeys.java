package dev.keywright.cli.tablestore;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.model.GetRangeRequest;
import com.alicloud.openservices.tablestore.model.GetRangeResponse;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.Row;
import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The primary keys of one range, without any attribute. */
final class SplitKeys implements KeySegment {
  private final SyncClient client;
  private final RangeRowQueryCriteria rest;

  SplitKeys(SyncClient client, String table, List<String> columns, PrimaryKey from, PrimaryKey to) {
    this.client = client;
    this.rest = new RangeRowQueryCriteria(table);
    // Without names of columns, the service would send all of them.
    rest.addColumnsToGet(columns);
    rest.setMaxVersions(1);
    rest.setInclusiveStartPrimaryKey(from);
    rest.setExclusiveEndPrimaryKey(to);
  }

  @Override
  public PageOfKeys next() throws IOException {
    GetRangeResponse page = TablestoreStore.asked(() -> client.getRange(new GetRangeRequest(rest)));
    PrimaryKey next = page.getNextStartPrimaryKey();
    if (next != null) {
      rest.setInclusiveStartPrimaryKey(next);
    }
    return new PageOfKeys(page.getRows().stream().map(SplitKeys::key).toList(), next == null);
  }

  private static Object[] key(Row row) {
    return Arrays.stream(row.getPrimaryKey().getPrimaryKeyColumns())
        .map(PrimaryKeyColumn::getValue)
        .map(SplitKeys::value)
        .toArray();
  }

  private static Object value(PrimaryKeyValue value) {
    return switch (value.getType()) {
      case INTEGER -> value.asLong();
      case STRING -> value.asStringInBytes();
      case BINARY -> value.asBinary();
    };
  }
}
