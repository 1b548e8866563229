package dev.keywright.conformance;

import dev.keywright.store.UnsupportedLayoutException;
import java.util.List;

/** A store that answers the suite: a running engine, used through its adapter. */
public interface Engine {
  /** Which engine it is, with its version. */
  String name();

  /**
   * A new, empty table.
   *
   * @param layout of its keys
   * @param splitPoints {@code String} or {@code byte[]} boundaries for stores whose tables are
   *     created with them; may be none
   * @throws UnsupportedLayoutException if the store cannot hold such keys
   */
  EngineTable open(String layout, List<?> splitPoints);
}
