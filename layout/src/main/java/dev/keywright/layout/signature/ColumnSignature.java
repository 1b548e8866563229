package dev.keywright.layout.signature;

import dev.keywright.layout.rule.ColumnFacts;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One column of a key.
 *
 * @param name as the store has it: any text
 * @param bucket is before the parts of the partition column, or after some of them
 * @param parts in the order in which they are written; none only beside a bucket or a template
 * @param nativeType whether it holds its one part as the store's own type
 * @param template the literals that were declared; empty if the separator of the layout joins what
 *     is in the column
 */
public record ColumnSignature(
    String name,
    Optional<BucketSignature> bucket,
    List<PartSignature> parts,
    boolean nativeType,
    Optional<Template> template) {

  public ColumnSignature {
    parts = List.copyOf(parts);
    int items = parts.size() + (bucket.isPresent() ? 1 : 0);
    if (bucket.isPresent() && (bucket.get().index() < 0 || bucket.get().index() > parts.size())) {
      throw new IllegalArgumentException(
          name + " has a bucket after " + bucket.get().index() + " of " + parts.size() + " parts");
    }
    template.ifPresent(
        it -> {
          if (it.literals().size() != items + 1) {
            throw new IllegalArgumentException(
                name + " has " + items + " items, and literals " + it.literals());
          }
        });
    // One item that nothing stands before or behind is the same with and without a template.
    template = template.filter(it -> items != 1 || !it.isBare());
  }

  /** A column that the separator of the layout joins. */
  public ColumnSignature(
      String name,
      Optional<BucketSignature> bucket,
      List<PartSignature> parts,
      boolean nativeType) {
    this(name, bucket, parts, nativeType, Optional.empty());
  }

  /** The same column with other parts, one for each. */
  public ColumnSignature with(List<PartSignature> others) {
    return new ColumnSignature(name, bucket, others, nativeType, template);
  }

  /** The same column under another name. */
  public ColumnSignature named(String other) {
    return new ColumnSignature(other, bucket, parts, nativeType, template);
  }

  /** What matters of it to its parts. */
  ColumnFacts facts(boolean isPartition) {
    List<String> names = parts.stream().map(PartSignature::name).toList();
    int bucketIndex = bucket.map(BucketSignature::index).orElse(-1);
    return new ColumnFacts(
        name, isPartition, names, bucketIndex, template.isPresent(), /* added= */ "");
  }

  /** How many buckets and parts are in it. */
  int items() {
    return parts.size() + (bucket.isPresent() ? 1 : 0);
  }

  /** Whether the bucket is next after a part. */
  public boolean isBeforeBucket(int part) {
    return bucket.filter(it -> it.index() == part + 1).isPresent();
  }

  /** Whether a template has a literal between the bucket and a part, or after the last part. */
  public boolean hasLiteralBehindBucket() {
    return bucket.isPresent()
        && template.isPresent()
        && !parts.isEmpty()
        && !(literalBehindBucket().isEmpty() && lastLiteral().isEmpty());
  }

  /** The literal between the bucket and the part after it; empty if no part is. */
  public String literalBehindBucket() {
    int index = bucket.orElseThrow().index();
    return index == parts.size() ? Template.NOTHING : literals().get(index + 1);
  }

  /** The literal at the end of the column; empty after a list, whose elements end with it. */
  public String lastLiteral() {
    return endsInList() ? Template.NOTHING : literals().get(literals().size() - 1);
  }

  private List<String> literals() {
    return template.orElseThrow().literals();
  }

  /** Where a part is among all items. */
  int item(int part) {
    return part + (bucket.filter(it -> it.index() <= part).isPresent() ? 1 : 0);
  }

  /** Whether its last part is a list. */
  boolean endsInList() {
    return !parts.isEmpty() && parts.get(parts.size() - 1).kind() == Kind.LIST;
  }

  /** The same column, joined by the separator. */
  ColumnSignature withoutTemplate() {
    return new ColumnSignature(name, bucket, parts, nativeType);
  }

  // Any text can be a name; one that is no identifier is marked off from what follows.
  private String shownName() {
    return SignatureReader.isName(name) ? name : JavaLiteral.of(name);
  }

  /**
   * As the signature has it, in pieces between which a line may end.
   *
   * @param isCopy whether a part of this name is in a column before
   */
  List<String> pieces(Predicate<String> isCopy) {
    List<String> items = new ArrayList<>();
    for (PartSignature part : parts) {
      String shown = isCopy.test(part.name()) ? part.name() : part.toString();
      items.add(nativeType ? shown + " native" : shown);
    }
    bucket.ifPresent(it -> items.add(it.index(), it.toString()));
    String escape = template.filter(Template::escape).isPresent() ? " escape" : "";
    List<String> pieces = new ArrayList<>();
    String start = shownName() + escape + ": ";
    for (int i = 0; i < items.size(); i++) {
      String before = template.isPresent() ? literal(i) : i > 0 ? ", " : "";
      pieces.add(start + before + items.get(i));
      start = template.isPresent() ? " " : "";
    }
    String end = template.map(it -> it.literals().get(items.size())).orElse("");
    if (!end.isEmpty() || items.isEmpty()) {
      pieces.add(start + JavaLiteral.of(end));
    }
    return pieces;
  }

  // Between two items there is always a literal, so that their words cannot run into each other.
  private String literal(int index) {
    String literal = template.map(it -> it.literals().get(index)).orElse("");
    return literal.isEmpty() && index == 0 ? "" : JavaLiteral.of(literal) + " ";
  }

  @Override
  public String toString() {
    return String.join("", pieces(name -> false));
  }
}
