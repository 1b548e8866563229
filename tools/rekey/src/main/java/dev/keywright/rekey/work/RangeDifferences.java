package dev.keywright.rekey.work;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The rows of one range, of either table, that the other table has not in the same form. Only rows
 * of some slices are compared, each by a read of its own and at once, so that a row that was
 * written meanwhile is no difference.
 */
public record RangeDifferences(Connector connector, Side side, long horizon, BitSet slices)
    implements Function<ScanRange, List<RowDifference>>, Serializable {

  @Override
  public List<RowDifference> apply(ScanRange range) {
    List<RowDifference> found = new ArrayList<>();
    new KeyedRows(connector, side, range)
        .forEach(
            entry ->
                entry
                    .newKey()
                    .filter(it -> slices.get(SliceSums.slice(it)))
                    .map(it -> new RowDifference(entry.row().key(), it))
                    .filter(this::isDifferent)
                    .ifPresent(found::add));
    return found;
  }

  /** Whether the two tables differ in a row now. */
  boolean isDifferent(RowDifference row) {
    Tables tables = connector.tables();
    Optional<Row> there = tables.read(Side.NEW, row.newKey()).row();
    Optional<Row> here = tables.read(Side.OLD, row.oldKey()).row();
    Optional<RowBytes> newKey = here.flatMap(connector.keys()::newKey);
    boolean isThere = there.filter(it -> it.key().equals(row.oldKey())).isPresent();
    boolean isHere = newKey.filter(row.newKey()::equals).isPresent();
    if (isExpiring(here) || isExpiring(there)) {
      return false;
    }
    return isHere != isThere || (isHere && !there.equals(here));
  }

  private boolean isExpiring(Optional<Row> row) {
    return row.filter(it -> connector.tables().expiry(it) <= horizon).isPresent();
  }
}
