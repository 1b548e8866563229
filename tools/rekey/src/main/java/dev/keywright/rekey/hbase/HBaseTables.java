package dev.keywright.rekey.hbase;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.CheckAndMutateResult;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.RowMutations;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;

/**
 * Two tables of one HBase cluster. In each row that is written or copied, two cells of the
 * re-keying's own stay: {@code keywright.stamp}, and in the new table {@code keywright.source} with
 * the old key.
 */
public final class HBaseTables implements Tables {
  private final Connection connection;
  private final TableName oldTable;
  private final TableName newTable;
  private final OwnCells own;
  private final Map<String, Long> ttls;

  /**
   * The tables.
   *
   * @param connection stays the caller's, and has the {@link ClientSettings}
   * @param family of the re-keying's own cells; both tables have it
   * @param ttls the time to live of each family that has one, in milliseconds
   * @throws IllegalArgumentException if the connection has another codec
   */
  public HBaseTables(
      Connection connection,
      TableName oldTable,
      TableName newTable,
      String family,
      Map<String, Long> ttls) {
    if (!ClientSettings.showTags(connection.getConfiguration())) {
      throw new IllegalArgumentException(ClientSettings.DROPS);
    }
    this.connection = connection;
    this.oldTable = oldTable;
    this.newTable = newTable;
    this.own = new OwnCells(family);
    this.ttls = Map.copyOf(ttls);
  }

  TableName name(Side side) {
    return side == Side.OLD ? oldTable : newTable;
  }

  @Override
  public boolean isTransactional() {
    return false;
  }

  @Override
  public Optional<Duration> longestCall() {
    return Optional.of(ClientSettings.longestCall(connection.getConfiguration()));
  }

  @Override
  public Stored read(Side side, RowBytes key) {
    return asked(
        side,
        table -> {
          Scan traces =
              new Scan()
                  .withStartRow(key.toArray())
                  .withStopRow(key.toArray(), true)
                  .setRaw(true)
                  .readAllVersions();
          long last = 0;
          try (ResultScanner rows = table.getScanner(traces)) {
            for (Result row : rows) {
              last = Math.max(last, OwnCells.last(row));
            }
          }
          // Read after the traces, so that it is not older than they are.
          return own.stored(side, key, table.get(new Get(key.toArray())), last);
        });
  }

  @Override
  public boolean apply(List<Change> changes) {
    if (changes.size() != 1) {
      throw new IllegalArgumentException("HBase changes one row at a time");
    }
    Change change = changes.get(0);
    return asked(
        change.side(),
        table -> {
          RowMutations mutations = own.mutations(change);
          if (change.condition().kind() == Condition.Kind.ANY) {
            table.mutateRow(mutations);
            return true;
          }
          return table.checkAndMutate(own.condition(change).build(mutations)).isSuccess();
        });
  }

  @Override
  public List<Boolean> applyEach(List<Change> changes) {
    return changes.isEmpty()
        ? List.of()
        : asked(
            changes.get(0).side(),
            table -> {
              List<CheckAndMutate> all = new ArrayList<>();
              for (Change change : changes) {
                all.add(own.condition(change).build(own.mutations(change)));
              }
              // All tries of such a call end with the time-out of one operation.
              return table.checkAndMutate(all).stream()
                  .map(CheckAndMutateResult::isSuccess)
                  .toList();
            });
  }

  @Override
  public List<ScanRange> ranges(Side side, int count) {
    return asked(side, table -> new RegionRanges(connection, name(side)).cut(table, count));
  }

  @Override
  public ScanPage scan(Side side, ScanRange range, Optional<RowBytes> from, int limit) {
    Scan scan =
        new Scan()
            .withStartRow(from.orElse(range.start()).toArray())
            .withStopRow(range.end().toArray())
            .setLimit(limit)
            .setCaching(limit)
            .setCacheBlocks(false);
    return asked(
        side,
        table -> {
          List<ScanPage.Entry> entries = new ArrayList<>();
          RowBytes last = RowBytes.EMPTY;
          int read = 0;
          try (ResultScanner rows = table.getScanner(scan)) {
            for (Result row : rows) {
              read++;
              last = RowBytes.of(row.getRow());
              Stored stored = own.stored(side, last, row, OwnCells.last(row));
              if (stored.row().isEmpty() && !stored.isLeft()) {
                throw new IllegalStateException(
                    "row %s of %s has no keywright.source, so no re-keying wrote it: begin with an empty table, and let nobody else write it"
                        .formatted(last, name(side)));
              }
              if (stored.row().isPresent()) {
                entries.add(new ScanPage.Entry(last, stored));
              }
            }
          }
          Optional<RowBytes> next = Optional.of(last).map(RegionRanges::successor);
          return new ScanPage(entries, read < limit ? Optional.empty() : next);
        });
  }

  @Override
  public long expiry(Row row) {
    long earliest = Cell.NEVER;
    for (Map.Entry<String, Cell> entry : row.cells().entrySet()) {
      Cell cell = entry.getValue();
      Long ttl = ttls.get(entry.getKey().substring(0, entry.getKey().indexOf(':')));
      long ofFamily = ttl == null ? Cell.NEVER : cell.timestamp() + ttl;
      earliest = Math.min(earliest, Math.min(cell.expires(), ofFamily));
    }
    return earliest;
  }

  /** One question to a table. */
  private interface Question<R> {
    R ask(Table table) throws IOException;
  }

  private <R> R asked(Side side, Question<R> question) {
    try (Table table = connection.getTable(name(side))) {
      return question.ask(table);
    } catch (IOException failed) {
      throw new UnreachableStoreException(
          "table " + name(side).getNameAsString() + ": " + failed.getMessage(), failed);
    }
  }

  /** Nothing: the connection is the caller's. */
  @Override
  public void close() {}
}
