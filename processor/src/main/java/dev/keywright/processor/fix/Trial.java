package dev.keywright.processor.fix;

import dev.keywright.processor.model.Layout;
import java.util.List;
import java.util.Optional;

/** Tries edits: makes of a key what it would be with them. */
@FunctionalInterface
public interface Trial {
  /** Where annotations are not known. */
  Trial NONE = (key, edits) -> Optional.empty();

  /** The key with some edits; empty if only a compiler can tell. */
  Optional<Layout> edited(Layout key, List<Edit> edits);
}
