package dev.keywright.rekey.store;

import dev.keywright.rekey.row.RowBytes;
import java.util.Optional;

/**
 * What tells one write of a row from all others.
 *
 * @param timestamp above all that the row had before; 0 where the store has none
 * @param stamp unique; empty if the row was never stamped
 */
public record WriteId(long timestamp, Optional<RowBytes> stamp) {}
