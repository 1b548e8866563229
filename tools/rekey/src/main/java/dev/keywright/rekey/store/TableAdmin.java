package dev.keywright.rekey.store;

import dev.keywright.rekey.row.Side;
import java.util.List;

/** What a re-keying asks of the tables themselves, and not of their rows. */
public interface TableAdmin {

  /** Why this store cannot keep the promises with these tables; empty if it can. */
  List<String> obstacles();

  /** Makes the new table ready for tombstones that come before their rows. */
  void prepare();

  /** Takes back what {@link #prepare} did, once nothing is copied any more. */
  void finish();

  /** Deletes a table, with all its rows. */
  void delete(Side side);
}
