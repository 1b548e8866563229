package dev.keywright.cli.store;

import dev.keywright.rekey.mapping.KeyForm;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.store.TableAdmin;
import dev.keywright.rekey.store.Tables;
import java.io.Closeable;
import java.util.List;

/** Two tables of a live store, of which one gets the rows of the other. */
public interface RekeyedPair extends Closeable {

  /** Their rows. */
  Tables tables();

  /** The tables themselves. */
  TableAdmin admin();

  /** What all clients know of the re-keying, in a small table of the store. */
  Ledger ledger();

  /** Creates the table of the ledger, if it is not there. */
  void prepareLedger();

  /** How the store keeps keys. */
  KeyForm form();

  /**
   * The tables as the command line names them.
   *
   * @param oldTable whose rows are re-keyed
   * @param newTable that gets them
   * @param ledger the table of the ledger
   * @param family of HBase's tables, for the re-keying's own cells
   * @param columns of both keys
   */
  record Names(
      String oldTable, String newTable, String ledger, String family, KeyColumns columns) {}

  /**
   * The columns of both keys.
   *
   * @param cells that parts of the new key come from
   */
  record KeyColumns(List<String> old, List<String> fresh, List<String> cells) {}
}
