package dev.keywright.cli.hbase;

import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.filter.FilterList;
import org.apache.hadoop.hbase.filter.FirstKeyOnlyFilter;
import org.apache.hadoop.hbase.filter.KeyOnlyFilter;

/**
 * The row keys of one region. Each page is a scan of its own, so no scanner waits in the region
 * server between two requests, and none can expire.
 */
final class RegionKeys implements KeySegment {
  /** With the first cell of each row, these fit into one answer if keys have the usual sizes. */
  private static final int MOST_KEYS = 5_000;

  private final Connection connection;
  private final TableName name;
  private final byte[] end;
  private byte[] from;
  private boolean isRead;

  /**
   * @param from inclusive; empty for the first region
   * @param end exclusive; empty for the last region
   */
  RegionKeys(Connection connection, TableName name, byte[] from, byte[] end) {
    this.connection = connection;
    this.name = name;
    this.from = from;
    this.end = end;
  }

  @Override
  public PageOfKeys next() throws IOException {
    Scan scan =
        new Scan()
            .withStartRow(from, !isRead)
            .withStopRow(end)
            .setFilter(new FilterList(new FirstKeyOnlyFilter(), new KeyOnlyFilter()))
            .setCaching(MOST_KEYS)
            .setLimit(MOST_KEYS)
            // What the application has in the cache shall stay there.
            .setCacheBlocks(false);
    List<Object[]> keys = new ArrayList<>();
    try (Table table = connection.getTable(name);
        ResultScanner rows = table.getScanner(scan)) {
      for (Result row : rows.next(MOST_KEYS)) {
        from = row.getRow();
        isRead = true;
        keys.add(new Object[] {from});
      }
    }
    return new PageOfKeys(keys, keys.size() < MOST_KEYS);
  }
}
