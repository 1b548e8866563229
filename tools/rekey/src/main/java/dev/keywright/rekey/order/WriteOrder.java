package dev.keywright.rekey.order;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.state.State;
import java.util.List;
import java.util.Optional;

/** How two tables are changed so that all clients change them in one order. */
public interface WriteOrder {

  /**
   * Changes a row in all tables that the state names.
   *
   * @param before what the application has read; empty for a row that it believes is not there
   * @param after what the row becomes; empty to delete it. Its key is that of {@code before}
   * @throws ConflictException if the row is no longer as it was before: nothing was written
   * @throws CollisionException if another row has the new key: nothing is written that stays
   * @throws HalfWriteException if the outcome is not known
   * @throws WritesPausedException if nobody may write in this state
   */
  void write(State state, Optional<Row> before, Optional<Row> after);

  /**
   * Copies rows that were read from the old table and have free new keys, in as few calls as the
   * store takes.
   *
   * @return the rows that are left for {@link #copy}
   */
  List<Stored> copyFree(List<Stored> read);

  /**
   * Copies a row that was read from the old table, if it is still there and not copied yet.
   *
   * @return whether the new table has got a row
   * @throws CollisionException if another row has its new key
   */
  boolean copy(Stored read);

  /**
   * Makes the new table agree with the old one: about this old key, and about the row that is at
   * this new key, if its old key is another one.
   */
  void mend(RowBytes oldKey, Optional<RowBytes> newKey);
}
