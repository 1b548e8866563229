package dev.keywright.example.rekey;

import dev.keywright.example.PurchaseKey;
import dev.keywright.store.hbase.HBaseKeys;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import org.apache.hadoop.hbase.CompareOperator;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.filter.RegexStringComparator;
import org.apache.hadoop.hbase.filter.RowFilter;

/** All purchases of one device, asked of both tables. */
record DeviceQuestion(Connection connection, int deviceId) {
  /** How many rows there are, and how long the store took to find them. */
  record Answer(int rows, long millis) {}

  /** The old key has the device behind the order number, so the store reads all rows. */
  Answer ofOld() throws IOException {
    String pattern = String.format(Locale.ROOT, "^[0-9]+,%06d,", deviceId);
    return ask(
        PurchaseTables.OLD,
        new Scan()
            .setFilter(new RowFilter(CompareOperator.EQUAL, new RegexStringComparator(pattern))));
  }

  /** The new key begins with the device, so they are one range. */
  Answer ofNew() throws IOException {
    HBaseKeys keys = HBaseKeys.of(PurchaseKey.LAYOUT);
    return ask(PurchaseTables.NEW, keys.scan(PurchaseKey.scan().deviceId(deviceId).all()));
  }

  private Answer ask(TableName name, Scan scan) throws IOException {
    long start = System.nanoTime();
    int rows = 0;
    try (Table table = connection.getTable(name);
        ResultScanner found = table.getScanner(scan)) {
      for (Result row : found) {
        rows += row.isEmpty() ? 0 : 1;
      }
    }
    return new Answer(rows, Duration.ofNanos(System.nanoTime() - start).toMillis());
  }
}
