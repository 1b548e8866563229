package dev.keywright.report;

import dev.keywright.report.description.KeyDescription;
import java.util.Optional;

/** A picture of the load that a key will see, for its page. */
@FunctionalInterface
public interface LoadPicture {
  /** No picture on any page. */
  LoadPicture NONE = key -> Optional.empty();

  /**
   * The picture as an SVG element, which tells in its {@code title} and {@code desc} what it shows.
   *
   * @return empty if too little is declared of the key
   */
  Optional<String> svg(KeyDescription key);
}
