package dev.keywright.processor.check.limits;

import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;

/** KW3xx: does the key stay within what the store takes? */
public final class LimitChecks {
  /** In the order in which they are run. A new check is a class, and a line here. */
  public static final List<LayoutCheck> ALL =
      List.of(
          new KeyTooLong(),
          new KeyLengthUnbounded(),
          new TooManyParts(),
          new ForbiddenCharacter(),
          new KeyType(),
          new PartitionTooLarge(),
          new PartitionTooHot(),
          new DigitsAsText(),
          new VerboseConstant(),
          new JoinedIndexKey());

  private LimitChecks() {}
}
