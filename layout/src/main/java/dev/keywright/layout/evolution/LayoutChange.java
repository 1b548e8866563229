package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.List;

/**
 * The step from one layout to another.
 *
 * @param old the layout of rows that exist
 * @param now the layout that shall take its place
 */
public record LayoutChange(LayoutSignature old, LayoutSignature now) {

  /** What has changed, in the order of the signature; empty if both are equal. */
  public List<Difference> differences() {
    return new LayoutComparison(old, now).differences();
  }

  /** Whether all rows are found and decoded as before. */
  public boolean isCompatible() {
    return differences().stream().allMatch(Difference::compatible);
  }

  /** Whether all rows stay under their bytes, be it that parts are decoded as other types. */
  public boolean keepsBytes() {
    return differences().stream().allMatch(Difference::keepsBytes);
  }

  /** The parts that have another name or type, and are written as before. */
  public List<Difference> renamedParts() {
    return differences().stream()
        .filter(it -> it.isOfType() || it.consequence().equals(Difference.RENAMED))
        .toList();
  }

  /** One signature above the other, line by line, with a mark below the first difference. */
  @Override
  public String toString() {
    return AlignedSignatures.shown(old.toString(), now.toString());
  }
}
