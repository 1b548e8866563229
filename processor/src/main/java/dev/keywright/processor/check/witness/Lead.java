package dev.keywright.processor.check.witness;

import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Question;
import dev.keywright.processor.store.Load;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile;
import dev.keywright.processor.store.StoreProfile.Advice;
import dev.keywright.runtime.layout.Kind;
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
public record Lead(
    Layout layout, Column column, Part part, List<String> constants, StoreProfile profile) {
  public static final int BUCKETS = 16;

  public static Optional<Lead> of(Layout layout) {
    return bare(first(layout)).filter(lead -> !lead.isSpreadByBucket());
  }

  /** The part at the very beginning of a key, bare; it may be a constant. */
  public static Optional<Lead> atFront(Layout layout) {
    StoreProfile profile = Profiles.of(layout);
    return bare(layout.columns().stream()
            .filter(column -> column.isPartition() && !column.parts().isEmpty())
            .map(column -> new Lead(layout, column, column.parts().get(0), List.of(), profile))
            .filter(lead -> lead.part.isOfEntity())
            .findFirst())
        .filter(lead -> layout.options().bucket().isEmpty());
  }

  private static Optional<Lead> bare(Optional<Lead> lead) {
    return lead.filter(it -> it.profile.spreadsLoad())
        .filter(it -> it.part.hash().isEmpty() && !it.part.encoding().reversed());
  }

  /**
   * Whether rows with neighbouring values are in different buckets. Where partition keys are
   * sorted, those of one value stay together, whatever stands behind it.
   */
  private boolean isSpreadByBucket() {
    return layout.options().bucket().isPresent()
        && (!profile.sortsPartitions() || !column.isBeforeBucket(part));
  }

  private static Optional<Lead> first(Layout layout) {
    StoreProfile profile = Profiles.of(layout);
    List<String> constants = new ArrayList<>();
    if (layout.columns().stream().noneMatch(it -> it.isPartition() && !it.parts().isEmpty())) {
      return Optional.empty();
    }
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        if (!isConstant(part)) {
          return Optional.of(new Lead(layout, column, part, constants, profile))
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
    return column.isPartition()
        ? layout.partitionColumns().stream().flatMap(it -> it.parts().stream()).toList()
        : column.parts();
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
  public static Optional<Lead> spreadInVain(Layout layout) {
    return first(layout)
        .filter(lead -> lead.profile.spreadsLoad())
        .filter(lead -> layout.options().bucket().isEmpty() || lead.isSpreadByBucket())
        .filter(lead -> grows(lead.part) && !lead.hasFewWrites())
        .filter(lead -> lead.profile.sortsPartitions() || Coarseness.isCoarse(lead.part))
        .filter(Lead::isSpreadInVain);
  }

  private boolean isSpreadInVain() {
    if (layout.options().bucket().isPresent()) {
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
            && buckets.orElse(Long.MAX_VALUE)
                < layout.options().bucket().map(Bucket::count).orElse(0);
    return isFewer ? buckets : OptionalLong.empty();
  }

  /** Whether new rows have larger values than old ones. */
  public static boolean grows(Part part) {
    return part.is(Kind.TIME) || part.facts().monotonic();
  }

  /** A key that begins with what grows, if its writes would all meet at one server. */
  public static Optional<Lead> growing(Layout layout) {
    return of(layout)
        .filter(lead -> grows(lead.part) && !lead.hasFewWrites())
        .filter(lead -> lead.profile.sortsPartitions());
  }

  /** Whether so few rows are written that one server takes them all. */
  public boolean hasFewWrites() {
    return Load.of(layout).hasFewWrites();
  }

  /** How to spread the writes. */
  public Fix spread() {
    if (column.isBeforeBucket(part)) {
      return bucketFirst(layout);
    }
    Optional<Part> finer =
        Coarseness.isCoarse(part) ? Coarseness.finer(layout, BUCKETS) : Optional.of(part);
    Optional<Change> asked = fixedBefore().flatMap(it -> Moves.of(layout).first(column, it));
    String owner =
        "put the part that rows are asked for by, such as a device or a user, before "
            + part.name();
    if (asked.isPresent()) {
      return Fix.of(asked.get()).or(bucketOf(finer)).otherwise(owner);
    }
    boolean isAsked =
        Question.of(layout).stream().anyMatch(it -> it.range().filter(part::equals).isPresent());
    Optional<Change> first =
        together().stream()
            .filter(it -> it.isOfEntity() && !it.equals(part) && !grows(it) && !isConstant(it))
            .filter(this::hasEnough)
            .findFirst()
            .flatMap(it -> Moves.of(layout).first(column, it));
    Fix fix = new Fix(List.of(), owner).or(first.filter(it -> !isAsked || isCommonFirst()));
    if (isCommonFirst()) {
      return layout.format().hasVariants() ? fix.or(reversed()) : fix.or(bucketOf(finer));
    }
    // A hash prefix stands before the first part only.
    boolean isHashed =
        part.is(Kind.WHOLE)
            && layout.format().hasVariants()
            && constants.isEmpty()
            && !isAsked
            && !Coarseness.isCoarse(part);
    return isHashed ? fix.or(hashed()) : fix.or(bucketOf(finer));
  }

  /** Lets the bucket stand in front of all parts. */
  public static Fix bucketFirst(Layout layout) {
    return layout.options().bucket().flatMap(Bucket::after).isPresent()
        ? Fix.of(
            Change.of(EntityEdits.of(layout).leaveBucket("after"))
                .to("let the bucket stand in front"))
        : Fix.advice("name {bucket} before all parts in @PartitionTemplate");
  }

  private boolean isCommonFirst() {
    return profile.advice() == Advice.COMMON_FIRST;
  }

  // As vendors advise for ids that are counted: their last digits or bytes differ.
  private Optional<Change> reversed() {
    boolean isPlain = column.nativeType() || !layout.format().hasVariants();
    if (!part.is(Kind.WHOLE) || Coarseness.isCoarse(part) || isPlain) {
      return Optional.empty();
    }
    List<Attribute> set = new ArrayList<>(List.of(new Attribute("reversed", true)));
    if (!layout.isBinary() && !part.encoding().isPadded()) {
      set.addAll(List.of(NumberRange.pad(part)));
    }
    return Optional.of(
        Change.of(Edits.of(layout).change(part, set, List.of("direction")))
            .as("which gives up ranges over it"));
  }

  private Change hashed() {
    List<String> left = column.nativeType() ? List.of("nativeType") : List.of();
    return Change.of(Edits.of(layout).change(part, List.of(new Attribute("hashPrefix", 4)), left))
        .as("which gives up ranges over it");
  }

  private Optional<Change> bucketOf(Optional<Part> decider) {
    return decider.map(
        it ->
            column.nativeType()
                ? Change.of(Edits.of(layout).leave(part, "nativeType"), bucket(BUCKETS, it))
                : Change.of(bucket(BUCKETS, it)));
  }

  // Few values in front are another fault, but where the vendor advises them.
  private boolean hasEnough(Part candidate) {
    return profile.advice() == Advice.COMMON_FIRST || !FewValues.isFew(candidate);
  }

  /** The part that all questions for a range of this one fix: as that check says, it leads. */
  private Optional<Part> fixedBefore() {
    List<Question> asked =
        Question.of(layout).stream()
            .filter(it -> it.range().filter(part::equals).isPresent())
            .toList();
    return together().stream()
        .filter(it -> it.isOfEntity() && !grows(it) && !isConstant(it) && hasEnough(it))
        .filter(it -> !asked.isEmpty() && asked.stream().allMatch(at -> at.equal().contains(it)))
        .findFirst();
  }

  /** As {@code @Bucket(count = 16, of = "at")}. */
  public Edit bucket(long count, Part of) {
    return bucket(layout, count, List.of(of));
  }

  /** A bucket that some parts decide. */
  public static Edit bucket(Layout layout, long count, List<Part> of) {
    return EntityEdits.of(layout)
        .bucket(
            new Attribute("count", count),
            Attribute.names("of", of.stream().map(Part::name).toList()));
  }

  /** How to let what is finer decide; what spreads in vain is left out. */
  public Fix refine() {
    if (isCommonFirst()) {
      return spread();
    }
    int count = layout.options().bucket().map(Bucket::count).orElse(BUCKETS);
    String owner = "put the part that rows are asked for by, such as a device or a user, first";
    return new Fix(List.of(), owner)
        .or(
            Coarseness.finer(layout, BUCKETS)
                .map(
                    finer ->
                        layout.options().bucket().isPresent()
                            ? Change.of(bucket(count, finer)).to("let a finer part decide")
                            : Change.of(
                                Edits.of(layout).leave(part, vain()), bucket(count, finer))));
  }

  private String[] vain() {
    return part.hash().isEmpty()
        ? new String[] {"reversed"}
        : part.declaration().written().stream()
            .filter(it -> it.startsWith("hash"))
            .sorted()
            .toArray(String[]::new);
  }

  /** The parts of the partition key behind this one. */
  public List<Part> followers() {
    List<Part> parts = together();
    return parts.subList(parts.indexOf(part) + 1, parts.size());
  }
}
