package dev.keywright.processor.check.access;

import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;

/** KW4xx: does the key answer the questions that it is for? */
public final class AccessChecks {
  /** In the order in which they are run. A new check is a class, and a line here. */
  public static final List<LayoutCheck> ALL =
      List.of(
          new SkippedPart(),
          new RangeOverHash(),
          new NewestFirst(),
          new NoPartitionInQuery(),
          new NotUnique(),
          new NoOrderInStore(),
          new RangeOfFamily());

  private AccessChecks() {}
}
