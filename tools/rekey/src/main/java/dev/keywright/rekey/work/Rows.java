package dev.keywright.rekey.work;

import dev.keywright.rekey.row.Bytes;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.Page;
import dev.keywright.rekey.store.ScanRange;
import java.util.Optional;
import java.util.function.Consumer;

/** The rows of one range of either table, each with its new key. */
final class Rows {
  private static final int PAGE = 500;

  private final Connector connector;
  private final Side side;
  private final ScanRange range;

  Rows(Connector connector, Side side, ScanRange range) {
    this.connector = connector;
    this.side = side;
    this.range = range;
  }

  /** A row, and the new key that it has by the mapping, or in the new table. */
  record Keyed(Row row, Optional<Bytes> newKey) {}

  void forEach(Consumer<Keyed> consumer) {
    Optional<Bytes> from = Optional.empty();
    do {
      Page page = connector.tables().scan(side, range, from, PAGE);
      for (Page.Entry entry : page.entries()) {
        Row row = entry.stored().row().orElseThrow();
        Optional<Bytes> newKey =
            side == Side.NEW ? Optional.of(entry.key()) : connector.mapping().newKey(row);
        consumer.accept(new Keyed(row, newKey));
      }
      from = page.next();
    } while (from.isPresent());
  }
}
