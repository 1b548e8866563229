package dev.keywright.rekey.work;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanRange;
import java.io.Serializable;
import java.util.Optional;
import java.util.function.Function;

/**
 * The sums of one range of either table.
 *
 * @param horizon rows that the store drops before this moment are left out, in milliseconds since
 *     1970; one moment for both tables
 */
public record RangeSums(Connector connector, Side side, long horizon)
    implements Function<ScanRange, SliceSums>, Serializable {

  @Override
  public SliceSums apply(ScanRange range) {
    SliceSums sums = new SliceSums();
    new KeyedRows(connector, side, range)
        .forEach(
            entry -> {
              if (connector.tables().expiry(entry.row()) > horizon) {
                Optional<RowBytes> newKey = entry.newKey();
                newKey.ifPresent(it -> sums.add(it, RowHash.of(it, entry.row())));
              } else {
                sums.leaveOut();
              }
            });
    return sums;
  }
}
