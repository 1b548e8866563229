package dev.keywright.rekey.hbase;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.CompareOperator;
import org.apache.hadoop.hbase.PrivateCellUtil;
import org.apache.hadoop.hbase.Tag;
import org.apache.hadoop.hbase.TagType;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Mutation;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.RowMutations;
import org.apache.hadoop.hbase.filter.SingleColumnValueFilter;

/** Rows as HBase has them: cells of the application, and the two cells of the re-keying. */
final class OwnCells {
  private static final byte[] STAMP = "keywright.stamp".getBytes(UTF_8);
  private static final byte[] SOURCE = "keywright.source".getBytes(UTF_8);

  private final byte[] family;

  OwnCells(String family) {
    this.family = family.getBytes(UTF_8);
  }

  /** The latest timestamp of a result; 0 if it has no cells. */
  static long last(Result row) {
    long last = 0;
    for (org.apache.hadoop.hbase.Cell cell : row.rawCells()) {
      last = Math.max(last, cell.getTimestamp());
    }
    return last;
  }

  Stored stored(Side side, RowBytes key, Result read, long traces) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    Optional<RowBytes> stamp = Optional.empty();
    Optional<RowBytes> source = side == Side.OLD ? Optional.of(key) : Optional.empty();
    for (org.apache.hadoop.hbase.Cell each : read.rawCells()) {
      RowBytes value = RowBytes.of(CellUtil.cloneValue(each));
      if (CellUtil.matchingColumn(each, family, STAMP)) {
        stamp = Optional.of(value);
      } else if (CellUtil.matchingColumn(each, family, SOURCE)) {
        source = Optional.of(value);
      } else {
        cells.put(name(each), new Cell(value, each.getTimestamp(), expires(each)));
      }
    }
    long last = Math.max(traces, last(read));
    if (cells.isEmpty() || source.isEmpty()) {
      boolean isLeft = cells.isEmpty() && !read.isEmpty();
      return new Stored(Optional.empty(), isLeft ? stamp : Optional.empty(), last, isLeft);
    }
    return new Stored(Optional.of(new Row(source.get(), cells)), stamp, last);
  }

  // Qualifiers are any bytes; this charset has a character for each.
  private static String name(org.apache.hadoop.hbase.Cell cell) {
    return new String(CellUtil.cloneFamily(cell), ISO_8859_1)
        + ":"
        + new String(CellUtil.cloneQualifier(cell), ISO_8859_1);
  }

  private static long expires(org.apache.hadoop.hbase.Cell cell) {
    Optional<Tag> ttl = PrivateCellUtil.getTag(cell, TagType.TTL_TAG_TYPE);
    return ttl.map(it -> cell.getTimestamp() + Tag.getValueAsLong(it)).orElse(Cell.NEVER);
  }

  RowMutations mutations(Change change) throws IOException {
    byte[] key = change.key().toArray();
    List<Mutation> all = new ArrayList<>();
    change.row().ifPresent(it -> all.addAll(puts(change, it)));
    if (change.kind() == Change.Kind.DELETE) {
      all.add(new Delete(key, change.timestamp()));
    }
    if (!change.removed().isEmpty()) {
      Delete delete = new Delete(key);
      for (String name : change.removed()) {
        delete.addColumns(familyOf(name), qualifierOf(name), change.timestamp());
      }
      all.add(delete);
    }
    return RowMutations.of(all);
  }

  /** One for each time to live: HBase keeps it by mutation. */
  private List<Put> puts(Change change, Row row) {
    Map<Long, Put> byTtl = new TreeMap<>();
    long lastExpiry = 0;
    for (Map.Entry<String, Cell> entry : row.cells().entrySet()) {
      Cell cell = entry.getValue();
      String name = entry.getKey();
      put(change, byTtl, ttl(cell.expires(), cell.timestamp()))
          .addColumn(familyOf(name), qualifierOf(name), cell.timestamp(), cell.value().toArray());
      lastExpiry = Math.max(lastExpiry, cell.expires());
    }
    // Own cells go with the last of the application's.
    Put ofOwn = put(change, byTtl, ttl(lastExpiry, change.timestamp()));
    change
        .stamp()
        .ifPresent(it -> ofOwn.addColumn(family, STAMP, change.timestamp(), it.toArray()));
    if (change.side() == Side.NEW) {
      ofOwn.addColumn(family, SOURCE, change.timestamp(), row.key().toArray());
    }
    return byTtl.values().stream().filter(it -> !it.isEmpty()).toList();
  }

  private static long ttl(long expires, long timestamp) {
    return expires == Cell.NEVER ? Cell.NEVER : expires - timestamp;
  }

  private static Put put(Change change, Map<Long, Put> byTtl, long ttl) {
    return byTtl.computeIfAbsent(
        ttl,
        it -> {
          Put put = new Put(change.key().toArray());
          return ttl == Cell.NEVER ? put : put.setTTL(ttl);
        });
  }

  private static byte[] familyOf(String name) {
    return name.substring(0, colon(name)).getBytes(ISO_8859_1);
  }

  private static byte[] qualifierOf(String name) {
    return name.substring(colon(name) + 1).getBytes(ISO_8859_1);
  }

  private static int colon(String name) {
    int colon = name.indexOf(':');
    if (colon <= 0) {
      throw new IllegalArgumentException(
          "the cell '" + name + "' has no family: name it as family:qualifier");
    }
    return colon;
  }

  CheckAndMutate.Builder condition(Change change) {
    byte[] value = change.condition().value().toArray();
    byte[] absent = change.side() == Side.NEW ? SOURCE : STAMP;
    return switch (change.condition().kind()) {
      case ABSENT -> on(change).ifNotExists(family, absent);
      case UNSTAMPED -> on(change).ifMatches(unstamped());
      case STAMPED -> on(change).ifEquals(family, STAMP, value);
      case OWNED -> on(change).ifEquals(family, SOURCE, value);
      case FREE_OR_OWNED, ANY ->
          throw new IllegalArgumentException(
              "HBase compares one cell: " + change.condition().kind() + " is no condition of it");
    };
  }

  private static CheckAndMutate.Builder on(Change change) {
    return CheckAndMutate.newBuilder(change.key().toArray());
  }

  /** Matches a row that is there, and has no stamp: no stamp is empty. */
  private SingleColumnValueFilter unstamped() {
    SingleColumnValueFilter filter =
        new SingleColumnValueFilter(family, STAMP, CompareOperator.EQUAL, new byte[0]);
    filter.setFilterIfMissing(false);
    return filter;
  }
}
