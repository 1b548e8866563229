package dev.keywright.processor.store;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The part that tells where a key goes, bare: no bucket and no hash prefix stands before it, and it
 * is not reversed. Constants before it are the same in all keys, so it is the first that differs.
 *
 * @param constants the names of the parts before it, which have one value only
 */
public record LeadingPart(
    Layout layout, Column column, Part part, List<String> constants, StoreProfile profile) {
  public static final int BUCKETS = 16;

  public static Optional<LeadingPart> of(Layout layout) {
    return bare(first(layout)).filter(lead -> !lead.isSpreadByBucket());
  }

  /** The part at the very beginning of a key, bare; it may be a constant. */
  public static Optional<LeadingPart> atFront(Layout layout) {
    StoreProfile profile = OwnStore.of(layout);
    return bare(layout.columns().stream()
            .filter(column -> column.isPartition() && !column.parts().isEmpty())
            .map(
                column ->
                    new LeadingPart(layout, column, column.parts().get(0), List.of(), profile))
            .filter(lead -> lead.part.isOfEntity())
            .findFirst())
        .filter(lead -> layout.bucket().isEmpty());
  }

  private static Optional<LeadingPart> bare(Optional<LeadingPart> lead) {
    return lead.filter(it -> it.profile.spreadsLoad())
        .filter(it -> it.part.hash().isEmpty() && !it.part.encoding().reversed());
  }

  /**
   * Whether rows with neighbouring values are in different buckets. Where partition keys are
   * sorted, those of one value stay together, whatever stands behind it.
   */
  private boolean isSpreadByBucket() {
    return layout.bucket().isPresent()
        && (!profile.sortsPartitions() || !column.isBeforeBucket(part));
  }

  private static Optional<LeadingPart> first(Layout layout) {
    StoreProfile profile = OwnStore.of(layout);
    List<String> constants = new ArrayList<>();
    if (layout.partitionColumns().isEmpty()) {
      return Optional.empty();
    }
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        if (!isConstant(part)) {
          return Optional.of(new LeadingPart(layout, column, part, constants, profile))
              .filter(lead -> part.isOfEntity());
        }
        constants.add(part.name());
      }
      // Where rows of one partition key stay together, and in another order, a sort key is no lead.
      if (profile.keepsValuesTogether() && isLastOfPartition(layout, column)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isLastOfPartition(Layout layout, Column column) {
    List<Column> partition = layout.partitionColumns();
    return column.equals(partition.get(partition.size() - 1));
  }

  /**
   * The parts that the store keeps together: those of the column, or of the whole partition key.
   */
  public List<Part> together() {
    return column.isPartition() ? layout.partitionParts() : column.parts();
  }

  /** Whether a part has the same value in all keys. */
  public static boolean isConstant(Part part) {
    return part.isOfEntity() && Cardinality.of(part).orElse(0) == 1;
  }

  /** The part, and what stands before it: {@code the constant kind and then at}. */
  public String shown() {
    return constants.isEmpty()
        ? part.name()
        : (constants.size() == 1 ? "the constant " : "the constants ")
            + String.join(", ", constants)
            + " and then "
            + part.name();
  }

  /** A part that grows behind a bucket or a hash that is the same for all new rows. */
  public static Optional<LeadingPart> spreadInVain(Layout layout) {
    return first(layout)
        .filter(lead -> lead.profile.spreadsLoad())
        .filter(lead -> layout.bucket().isEmpty() || lead.isSpreadByBucket())
        .filter(lead -> grows(lead.part) && !lead.hasFewWrites())
        .filter(lead -> lead.profile.sortsPartitions() || Coarseness.isCoarse(lead.part))
        .filter(LeadingPart::isSpreadInVain);
  }

  private boolean isSpreadInVain() {
    if (layout.bucket().isPresent()) {
      return bucketsOfNow().isPresent();
    }
    return Coarseness.isCoarse(part) && (part.hash().isPresent() || part.encoding().reversed());
  }

  /**
   * How many buckets take the newest rows, if some part keeps its value and the others have few.
   */
  public OptionalLong bucketsOfNow() {
    List<Part> parts = layout.bucketedParts();
    List<Part> finer = parts.stream().filter(it -> !Coarseness.isCoarse(it)).toList();
    OptionalLong buckets = finer.isEmpty() ? OptionalLong.of(1) : Cardinality.of(finer);
    boolean isFewer =
        !parts.isEmpty()
            && finer.size() < parts.size()
            && buckets.orElse(Long.MAX_VALUE) < layout.bucket().map(Bucket::count).orElse(0);
    return isFewer ? buckets : OptionalLong.empty();
  }

  /** Whether new rows have larger values than old ones. */
  public static boolean grows(Part part) {
    return part.type().signature().filter(TypeSignature::growsWithTime).isPresent()
        || part.facts().monotonic();
  }

  /** A key that begins with what grows, if its writes would all meet at one server. */
  public static Optional<LeadingPart> growing(Layout layout) {
    return of(layout)
        .filter(lead -> grows(lead.part) && !lead.hasFewWrites())
        .filter(lead -> lead.profile.sortsPartitions());
  }

  /** Whether so few rows are written that one server takes them all. */
  public boolean hasFewWrites() {
    return new LightLoad(layout).hasFewWrites();
  }

  /** The parts of the partition key behind this one. */
  public List<Part> followers() {
    List<Part> parts = together();
    return parts.subList(parts.indexOf(part) + 1, parts.size());
  }
}
