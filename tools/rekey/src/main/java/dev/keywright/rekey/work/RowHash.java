package dev.keywright.rekey.work;

import com.dynatrace.hash4j.hashing.HashStream64;
import com.dynatrace.hash4j.hashing.Hashing;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;

/** A hash of all that the two tables must agree on. */
public final class RowHash {
  private RowHash() {}

  /** A hash of a key. */
  public static long of(RowBytes key) {
    return Hashing.komihash5_0().hashBytesToLong(key.toArray());
  }

  /** Names, values, timestamps and times to live, under both keys. */
  static long of(RowBytes newKey, Row row) {
    HashStream64 hash = Hashing.komihash5_0().hashStream();
    hash.putByteArray(newKey.toArray()).putByteArray(row.key().toArray());
    row.cells()
        .forEach(
            (name, cell) ->
                hash.putString(name)
                    .putByteArray(cell.value().toArray())
                    .putLong(cell.timestamp())
                    .putLong(cell.expires()));
    return hash.getAsLong();
  }
}
