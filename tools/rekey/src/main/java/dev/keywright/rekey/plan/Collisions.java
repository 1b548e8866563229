package dev.keywright.rekey.plan;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.work.Connector;
import dev.keywright.rekey.work.RowHash;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Counts the rows whose new key another row has. It reads the table twice if there may be any, and
 * keeps 8 bytes for each row.
 */
public final class Collisions {
  private static final int PAGE = 500;
  private static final int SHOWN = 5;

  private final Connector connector;
  private final int ranges;
  private long[] hashes = new long[1 << 10];
  private int rows;
  private long bytes;
  private long unmapped;
  private boolean isFirst = true;
  private final List<String> reasons = new ArrayList<>();

  /** A count over the old table. */
  public Collisions(Connector connector, int ranges) {
    this.connector = connector;
    this.ranges = ranges;
  }

  /**
   * What was counted.
   *
   * @param rows of the old table that have a new key
   * @param bytesPerRow of values and names, on average
   * @param count how many of them share it with another row
   * @param examples some new keys, each with its rows
   * @param unmapped how many rows have no new key, but need one
   * @param reasons why some of them have none
   */
  public record Result(
      long rows,
      double bytesPerRow,
      long count,
      List<String> examples,
      long unmapped,
      List<String> reasons) {
    public Result {
      examples = List.copyOf(examples);
      reasons = List.copyOf(reasons);
    }

    @Override
    public String toString() {
      return "%s rows share their new key with another row: %s"
          .formatted(count, String.join("; ", examples));
    }
  }

  /** Counts. */
  public Result count() {
    forEach(
        row -> {
          if (rows == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * rows);
          }
          hashes[rows++] = RowHash.of(row.newKey());
          bytes += row.bytes();
        });
    isFirst = false;
    Arrays.sort(hashes, 0, rows);
    double bytesPerRow = rows == 0 ? 0 : (double) bytes / rows;
    boolean isSingle = true;
    for (int i = 1; i < rows; i++) {
      isSingle &= hashes[i] != hashes[i - 1];
    }
    return isSingle
        ? new Result(rows, bytesPerRow, 0, List.of(), unmapped, reasons)
        : shared(bytesPerRow);
  }

  private Result shared(double bytesPerRow) {
    Map<RowBytes, List<RowBytes>> rowsByKey = new HashMap<>();
    forEach(
        row -> {
          int at = Arrays.binarySearch(hashes, 0, rows, RowHash.of(row.newKey()));
          boolean isTwice =
              at >= 0
                  && ((at > 0 && hashes[at - 1] == hashes[at])
                      || (at + 1 < rows && hashes[at + 1] == hashes[at]));
          if (isTwice) {
            rowsByKey.computeIfAbsent(row.newKey(), it -> new ArrayList<>()).add(row.oldKey());
          }
        });
    rowsByKey.values().removeIf(it -> it.size() < 2);
    long count = rowsByKey.values().stream().mapToLong(List::size).sum();
    List<String> examples =
        rowsByKey.entrySet().stream()
            .limit(SHOWN)
            .map(it -> it.getValue() + " at " + it.getKey())
            .toList();
    return new Result(rows, bytesPerRow, count, examples, unmapped, reasons);
  }

  private record Mapped(RowBytes oldKey, RowBytes newKey, long bytes) {}

  private void forEach(Consumer<Mapped> consumer) {
    for (ScanRange range : connector.tables().ranges(Side.OLD, ranges)) {
      Optional<RowBytes> from = Optional.empty();
      do {
        ScanPage page = connector.tables().scan(Side.OLD, range, from, PAGE);
        for (ScanPage.Entry entry : page.entries()) {
          Row row = entry.stored().row().orElseThrow();
          newKey(row).ifPresent(it -> consumer.accept(new Mapped(row.key(), it, size(row))));
        }
        from = page.next();
      } while (from.isPresent());
    }
  }

  private Optional<RowBytes> newKey(Row row) {
    try {
      return connector.keys().newKey(row);
    } catch (IllegalArgumentException none) {
      if (isFirst) {
        unmapped++;
        if (reasons.size() < SHOWN) {
          reasons.add(String.valueOf(none.getMessage()));
        }
      }
      return Optional.empty();
    }
  }

  private static long size(Row row) {
    return row.key().size()
        + row.cells().entrySet().stream()
            .mapToLong(it -> it.getKey().length() + it.getValue().value().size())
            .sum();
  }
}
