package dev.keywright.layout.assembly;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the parts of a hash prefix stand in a column: neighbours are one stretch, with the
 * separator or the literal between them.
 */
public final class HashedPositions {
  private final List<String> of;
  private final List<Integer> bounds = new ArrayList<>();
  private boolean isOpen;

  /**
   * @param of the names of the hashed parts, in the order of the column
   */
  public HashedPositions(List<String> of) {
    this.of = of;
  }

  /** Takes the next part of the column. */
  public void add(String part, int start, int end) {
    boolean isHashed = of.contains(part);
    if (isHashed && isOpen) {
      bounds.set(bounds.size() - 1, end);
    } else if (isHashed) {
      bounds.add(start);
      bounds.add(end);
    }
    isOpen = isHashed;
  }

  /** Whether a part is the last that is hashed. */
  public boolean isLast(String part) {
    return of.get(of.size() - 1).equals(part);
  }

  /** Where each stretch begins and ends. */
  public int[] bounds() {
    return bounds.stream().mapToInt(Integer::intValue).toArray();
  }
}
