package dev.keywright.report;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.page.LoadView;
import java.util.Optional;

/** A picture of the load that a key will see, for its page. */
@FunctionalInterface
public interface LoadPicture {
  /**
   * The picture of one key.
   *
   * @return empty if too little is declared of the key
   */
  Optional<LoadView> of(KeyDescription key);
}
