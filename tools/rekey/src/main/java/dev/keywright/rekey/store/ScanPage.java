package dev.keywright.rekey.store;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Stored;
import java.util.List;
import java.util.Optional;

/**
 * Rows that came with one request.
 *
 * @param entries each with the key that it is stored under
 * @param next where the next page begins; empty behind the last one
 */
public record ScanPage(List<Entry> entries, Optional<RowBytes> next) {
  public ScanPage {
    entries = List.copyOf(entries);
  }

  /** A row, and the key of the table that was read. */
  public record Entry(RowBytes key, Stored stored) {}
}
