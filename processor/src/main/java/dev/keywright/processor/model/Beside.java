package dev.keywright.processor.model;

import java.util.Set;

/**
 * An {@code @EncodedNumber} or {@code @EncodedText} that says how a part is written.
 *
 * @param name the simple name of the annotation
 * @param spot where it stands
 * @param written the attributes that stand in the source
 * @param owner the value of the single-value type that it stands at, such as {@code UserId.value};
 *     empty if it stands beside the part's own annotation
 */
public record Beside(String name, SourceSpot spot, Set<String> written, String owner) {

  /** Where to report what is wrong about it: at the part, which may be of a compiled type. */
  public SourceSpot reportedAt(SourceSpot part) {
    return owner.isEmpty() ? spot : part;
  }

  /** What a message says behind a problem: nothing, or {@code (@EncodedText of UserId.value)}. */
  public String remark() {
    return owner.isEmpty() ? "" : " (" + origin() + ")";
  }

  /** The annotation as messages call it. */
  public String origin() {
    return "@" + name + (owner.isEmpty() ? "" : " of " + owner);
  }
}
