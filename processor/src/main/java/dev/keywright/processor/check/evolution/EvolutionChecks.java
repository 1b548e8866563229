package dev.keywright.processor.check.evolution;

import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;

/** KW5xx: do stored rows stay reachable? */
public final class EvolutionChecks {
  /** In the order in which they are run. A new check is a class, and a line here. */
  public static final List<LayoutCheck> ALL =
      List.of(
          new LayoutChanged(),
          new MissingSignature(),
          new MutableKeyPart(),
          new EnumByOrdinalOrName());

  private EvolutionChecks() {}
}
