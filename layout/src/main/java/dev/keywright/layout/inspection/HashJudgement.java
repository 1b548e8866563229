package dev.keywright.layout.inspection;

import dev.keywright.layout.assembly.ColumnContent;
import dev.keywright.layout.assembly.HashedPositions;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.HashCodec;
import java.util.List;

/** A hash prefix that has been read, and cannot be judged before the last part that it hashes. */
final class HashJudgement<C> {
  private final HashCodec<C> prefix;
  private final HashedPositions hashed;
  private final int start;
  private final int index;

  /**
   * @param parts the names of the parts that it hashes
   * @param start where it begins in the column
   * @param index of its item in the inspection
   */
  HashJudgement(HashCodec<C> prefix, List<String> parts, int start, int index) {
    this.prefix = prefix;
    this.hashed = new HashedPositions(parts);
    this.start = start;
    this.index = index;
  }

  /**
   * Takes a part that has just been read, and judges the prefix if that was the last one hashed.
   *
   * @param isPartWhole whether the part ends where the column was read to; of a part that may go
   *     on, another hash proves nothing
   * @return whether the prefix needs no further part
   */
  boolean judge(
      ColumnContent<C> in,
      String part,
      int partStart,
      boolean isPartWhole,
      List<InspectedItem> items) {
    hashed.add(part, partStart, in.position());
    if (!hashed.isLast(part)) {
      return false;
    }
    InspectedItem item = items.get(index);
    try {
      in.verify(prefix, start, hashed.bounds());
      items.set(index, item.judged(Outcome.WHOLE, ""));
    } catch (MalformedKeyException wrong) {
      if (isPartWhole) {
        items.set(index, item.judged(Outcome.WRONG, String.valueOf(wrong.getMessage())));
      }
    }
    return true;
  }
}
