package dev.keywright.rekey.work;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import java.util.Optional;
import java.util.function.Consumer;

/** The rows of one range of either table, each with its new key. */
final class KeyedRows {
  private static final int PAGE = 500;

  private final Connector connector;
  private final Side side;
  private final ScanRange range;

  KeyedRows(Connector connector, Side side, ScanRange range) {
    this.connector = connector;
    this.side = side;
    this.range = range;
  }

  /** A row, and the new key that it has by the mapping, or in the new table. */
  record Keyed(Row row, Optional<RowBytes> newKey) {}

  void forEach(Consumer<Keyed> consumer) {
    Optional<RowBytes> from = Optional.empty();
    do {
      ScanPage page = connector.tables().scan(side, range, from, PAGE);
      for (ScanPage.Entry entry : page.entries()) {
        Row row = entry.stored().row().orElseThrow();
        Optional<RowBytes> newKey =
            side == Side.NEW ? Optional.of(entry.key()) : connector.keys().newKey(row);
        consumer.accept(new Keyed(row, newKey));
      }
      from = page.next();
    } while (from.isPresent());
  }
}
