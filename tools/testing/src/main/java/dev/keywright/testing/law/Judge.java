package dev.keywright.testing.law;

import dev.keywright.testing.value.TestedRows;
import java.util.Optional;

/** Whether the rows of a key obey one law. */
@FunctionalInterface
public interface Judge {

  /** What is wrong, with the smallest rows that show it; empty if nothing is. */
  Optional<String> fault(TestedRows sample);
}
