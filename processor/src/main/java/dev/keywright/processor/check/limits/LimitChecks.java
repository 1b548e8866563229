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

  /** Those that judge the parts of an element, as parts of a column. */
  public static final List<LayoutCheck> OF_ELEMENTS = List.of(new ForbiddenCharacter());

  private LimitChecks() {}
}
