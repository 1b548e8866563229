package dev.keywright.store.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.metrics.ScanMetrics;

/**
 * A table in memory, whose scanners can fail as the client's do: with rows taken, and not returned.
 */
final class FakeTable {
  static final TableName NAME = TableName.valueOf("fake");

  private final NavigableMap<byte[], Result> rows = new TreeMap<>(Arrays::compareUnsigned);
  private final List<List<Put>> batches = new ArrayList<>();
  private final List<Scan> scans = new ArrayList<>();
  private int openTables;
  private int opened;
  private int closed;
  private int failAfter = Integer.MAX_VALUE;
  private IOException failure = new IOException("not set");

  /** The client's type, of which the adapter uses two methods. */
  Table table() {
    return (Table)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Table.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("getName")) {
                return NAME;
              }
              if (method.getName().equals("close")) {
                openTables--;
                return null;
              }
              if (method.getName().equals("getScanner")) {
                return scanner((Scan) arguments[0]);
              }
              assertThat(method.getName()).isEqualTo("put");
              put((List<?>) arguments[0]);
              return null;
            });
  }

  /** The client's connection, of which the adapter uses one method. */
  Connection connection() {
    return (Connection)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              assertThat(method.getName()).isEqualTo("getTable");
              assertThat(arguments[0]).isEqualTo(NAME);
              openTables++;
              return table();
            });
  }

  /** How many tables of the connection were not closed. */
  int openTables() {
    return openTables;
  }

  void add(byte[] row) {
    rows.put(row, Rows.result(row));
  }

  /** The next scanner or batch fails, a scanner when it has taken so many rows. */
  void failAfter(int taken, IOException how) {
    failAfter = taken;
    failure = how;
  }

  List<List<Put>> batches() {
    return batches;
  }

  List<Scan> scans() {
    return scans;
  }

  /** How many scanners are open. */
  int open() {
    return opened - closed;
  }

  private void put(List<?> puts) throws IOException {
    if (failAfter != Integer.MAX_VALUE) {
      failAfter = Integer.MAX_VALUE;
      throw failure;
    }
    batches.add(puts.stream().map(Put.class::cast).toList());
  }

  private ResultScanner scanner(Scan scan) {
    opened++;
    scans.add(scan);
    List<Result> found = new ArrayList<>();
    NavigableMap<byte[], Result> ordered = scan.isReversed() ? rows.descendingMap() : rows;
    int limit = scan.getLimit() < 0 ? Integer.MAX_VALUE : scan.getLimit();
    for (var row : ordered.entrySet()) {
      if (found.size() < limit && isIn(scan, row.getKey())) {
        found.add(row.getValue());
      }
    }
    return new FakeScanner(found.iterator());
  }

  private static boolean isIn(Scan scan, byte[] row) {
    int direction = scan.isReversed() ? -1 : 1;
    int first = direction * Arrays.compareUnsigned(row, scan.getStartRow());
    int last = direction * Arrays.compareUnsigned(row, scan.getStopRow());
    boolean isBehindStart =
        scan.getStartRow().length == 0 || first > 0 || (first == 0 && scan.includeStartRow());
    boolean isBeforeStop =
        scan.getStopRow().length == 0 || last < 0 || (last == 0 && scan.includeStopRow());
    return isBehindStart && isBeforeStop;
  }

  private final class FakeScanner implements ResultScanner {
    private final Iterator<Result> left;
    private boolean isClosed;

    FakeScanner(Iterator<Result> left) {
      this.left = left;
    }

    @Override
    public Result next() throws IOException {
      if (isClosed) {
        throw new IllegalStateException("the scanner is closed");
      }
      if (failAfter == 0) {
        failAfter = Integer.MAX_VALUE;
        throw failure;
      }
      if (failAfter != Integer.MAX_VALUE) {
        failAfter--;
      }
      return left.hasNext() ? left.next() : null;
    }

    @Override
    public void close() {
      if (!isClosed) {
        isClosed = true;
        closed++;
      }
    }

    @Override
    public boolean renewLease() {
      return false;
    }

    @Override
    public ScanMetrics getScanMetrics() {
      return new ScanMetrics();
    }
  }
}
