package dev.keywright.rekey;

import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.store.TableAdmin;
import java.util.List;

/** Tables that need nothing. */
final class NoAdmin implements TableAdmin {
  @Override
  public List<String> obstacles() {
    return List.of();
  }

  @Override
  public void prepare() {}

  @Override
  public void finish() {}

  @Override
  public void delete(Side side) {}
}
