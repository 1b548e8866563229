package dev.keywright.processor.model;

import java.util.Optional;
import java.util.Set;

/**
 * An {@code @EncodedNumber} or {@code @EncodedText} that says how a part is written.
 *
 * @param name the simple name of the annotation
 * @param spot where it is
 * @param written the attributes that are in the source
 * @param owner the value of the single-value type that it is at, such as {@code UserId.value};
 *     empty if it is next to the part's own annotation
 * @param clash two that say how the part is written, of which the first one allows what the second
 *     one does not
 */
public record StatedEncoding(
    String name, SourceSpot spot, Set<String> written, String owner, Optional<Clash> clash) {

  /**
   * Two annotations as users write them.
   *
   * @param isOwn whether the first one is next to the part's own annotation
   */
  public record Clash(String one, String other, boolean isOwn) {}

  /** Where to report what is wrong about it: at the part, which may be of a compiled type. */
  public SourceSpot reportedAt(SourceSpot part) {
    return owner.isEmpty() ? spot : part;
  }

  /** What a message says after a problem: nothing, or {@code (@EncodedText of UserId.value)}. */
  public String remark() {
    return owner.isEmpty() ? "" : " (" + origin() + ")";
  }

  /** The annotation as messages call it. */
  public String origin() {
    return "@" + name + (owner.isEmpty() ? "" : " of " + owner);
  }
}
