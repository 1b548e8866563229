package dev.keywright.runtime.layout;

import dev.keywright.runtime.source.JavaLiteral;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * One column of a key.
 *
 * @param name as the store has it: any text
 * @param bucket stands before the parts of the partition column
 * @param parts in the order in which they are written; none only beside a bucket
 * @param nativeType whether it holds its one part as the store's own type
 */
public record ColumnSignature(
    String name, Optional<BucketSignature> bucket, List<PartSignature> parts, boolean nativeType) {

  public ColumnSignature {
    parts = List.copyOf(parts);
  }

  /** A column of encoded parts, without a bucket. */
  public static ColumnSignature of(String name, List<PartSignature> parts) {
    return new ColumnSignature(name, Optional.empty(), parts, false);
  }

  // Any text can be a name; one that is no identifier is marked off from what follows.
  private String shownName() {
    return SignatureReader.isName(name) ? name : JavaLiteral.of(name);
  }

  @Override
  public String toString() {
    StringJoiner items = new StringJoiner(", ", shownName() + ": ", "");
    bucket.ifPresent(it -> items.add(it.toString()));
    parts.forEach(part -> items.add(nativeType ? part + " native" : part.toString()));
    return items.toString();
  }
}
