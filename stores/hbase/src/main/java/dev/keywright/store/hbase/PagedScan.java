package dev.keywright.store.hbase;

import dev.keywright.store.Page;
import dev.keywright.store.PageFetcher;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.jspecify.annotations.Nullable;

/**
 * One scan, page by page. A page begins after the last row of the one before.
 *
 * <p>A scanner that has failed may already have taken rows that it did not return, so it is never
 * asked again: a new one begins after the last row that was.
 */
final class PagedScan implements PageFetcher<Result, byte[]>, AutoCloseable {
  private final Table table;
  private final Scan scan;
  private final ScanBounds bounds;
  private long left;
  private @Nullable ResultScanner scanner;

  PagedScan(Table table, Scan scan, ScanBounds bounds, long limit) {
    this.table = table;
    this.scan = scan;
    this.bounds = bounds;
    this.left = limit;
  }

  @Override
  public Page<Result, byte[]> read(byte @Nullable [] next, int most) {
    try {
      ResultScanner open = scanner == null ? open(next, most) : scanner;
      scanner = open;
      List<Result> rows = List.of(ClientRowLimit.whole(open.next(most)));
      left -= rows.size();
      if (rows.size() < most || left == 0) {
        close();
        return new Page<>(rows, null);
      }
      return new Page<>(rows, rows.get(most - 1).getRow());
    } catch (IOException failure) {
      close();
      throw new UncheckedIOException(failure);
    } catch (RuntimeException failure) {
      close();
      throw failure;
    }
  }

  private ResultScanner open(byte @Nullable [] after, int most) throws IOException {
    Scan rest = new Scan(scan).setCaching(most);
    if (after != null) {
      bounds.startBehind(rest, after);
    }
    if (left <= Integer.MAX_VALUE) {
      rest.setLimit((int) left);
    }
    return table.getScanner(rest);
  }

  @Override
  public void close() {
    if (scanner != null) {
      scanner.close();
      scanner = null;
    }
  }
}
