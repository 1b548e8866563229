package dev.keywright.processor.check.advice;

import dev.keywright.description.store.Trait;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.model.Uniqueness;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.processor.store.LeadingPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the writes of keys that begin with a bare part are spread: what messages advise. */
public final class SpreadAdvice {
  private final LeadingPart lead;
  private final Layout layout;
  private final Part part;

  public SpreadAdvice(LeadingPart lead) {
    this.lead = lead;
    this.layout = lead.layout();
    this.part = lead.part();
  }

  /** What spreads the writes. */
  public Fix spread() {
    if (lead.column().isBeforeBucket(part)) {
      return bucketFirst(layout);
    }
    Optional<Part> finer =
        Coarseness.isCoarse(part)
            ? Coarseness.finer(layout, LeadingPart.BUCKETS)
            : Optional.of(part);
    Optional<Change> asked =
        fixedBefore().flatMap(it -> new Moves(layout).first(lead.column(), it));
    Optional<Part> behind = OwnerAdvice.behind(layout, part);
    String owner = ownerFirst(behind);
    if (asked.isPresent()) {
      return Fix.of(asked.get()).or(bucketOf(finer)).otherwise(owner);
    }
    boolean isAsked = PatternParts.isRangeOf(layout, part);
    Optional<Change> first =
        lead.together().stream()
            .filter(
                it ->
                    it.isOfEntity()
                        && !it.equals(part)
                        && !LeadingPart.grows(it)
                        && !LeadingPart.isConstant(it))
            .filter(this::hasEnough)
            .findFirst()
            .flatMap(it -> new Moves(layout).first(lead.column(), it));
    Fix fix = new Fix(List.of(), owner).or(isAsked ? askedToo(behind) : first);
    if (isCommonFirst()) {
      return layout.format().hasVariants() ? fix.or(reversed()) : fix.or(bucketOf(finer));
    }
    // A hash prefix comes before the first part only.
    boolean isHashed =
        part.is(Kind.WHOLE)
            && layout.format().hasVariants()
            && lead.constants().isEmpty()
            && !isAsked
            && !Coarseness.isCoarse(part);
    return isHashed ? fix.or(hashed()) : fix.or(bucketOf(finer));
  }

  private String ownerFirst(Optional<Part> owner) {
    return "put %s before %s%s"
        .formatted(
            owner
                .map(Part::name)
                .orElse("a part that every query knows, such as a device or a user,"),
            part.name(),
            lead.column().template().isPresent() ? " in the template" : "");
  }

  // Where buckets are no advice, each question for a range has to say whose rows it asks for.
  private Optional<Change> askedToo(Optional<Part> owner) {
    return owner
        .filter(it -> isCommonFirst())
        .flatMap(it -> OwnerAdvice.leading(layout, it, layout.partitionParts().size()));
  }

  /** What puts the bucket before all parts. */
  public static Fix bucketFirst(Layout layout) {
    return layout.bucket().flatMap(Bucket::after).isPresent()
        ? Fix.of(new EntityEdits(layout).leaveBucket("after").to("put the bucket first"))
        : Fix.advice("name {bucket} before all parts in @PartitionTemplate");
  }

  private boolean isCommonFirst() {
    return lead.profile().is(Trait.COMMON_FIRST);
  }

  // As vendors advise for ids that are counted: their last digits or bytes differ.
  private Optional<Change> reversed() {
    boolean isPlain = lead.column().nativeType() || !layout.format().hasVariants();
    if (!part.is(Kind.WHOLE) || Coarseness.isCoarse(part) || isPlain) {
      return Optional.empty();
    }
    List<Attribute> set = new ArrayList<>(List.of(new Attribute("reversed", true)));
    if (!layout.isBinary() && !part.encoding().isPadded()) {
      set.addAll(List.of(PaddingAdvice.attributes(part)));
    }
    return Optional.of(
        new Edits(layout)
            .change(part, set, List.of("direction"))
            .as("which gives up range queries over it"));
  }

  private Change hashed() {
    List<String> left = lead.column().nativeType() ? List.of("nativeType") : List.of();
    return new Edits(layout)
        .change(part, List.of(new Attribute("hashPrefix", 4)), left)
        .as("which gives up range queries over it");
  }

  private Optional<Change> bucketOf(Optional<Part> decider) {
    return decider.map(
        it ->
            lead.column().nativeType()
                ? new Edits(layout).leave(part, "nativeType").and(bucket(LeadingPart.BUCKETS, it))
                : bucket(LeadingPart.BUCKETS, it));
  }

  // Few values in front are another fault, but where the vendor advises them.
  private boolean hasEnough(Part candidate) {
    return lead.profile().is(Trait.COMMON_FIRST) || !Cardinality.isFew(candidate);
  }

  /** The part that all questions for a range of this one fix: as that check says, it leads. */
  private Optional<Part> fixedBefore() {
    List<PatternParts> asked =
        PatternParts.of(layout).stream()
            .filter(it -> it.range().filter(part::equals).isPresent())
            .toList();
    return lead.together().stream()
        .filter(
            it ->
                it.isOfEntity()
                    && !LeadingPart.grows(it)
                    && !LeadingPart.isConstant(it)
                    && hasEnough(it))
        .filter(it -> !asked.isEmpty() && asked.stream().allMatch(at -> at.equal().contains(it)))
        .findFirst();
  }

  /** As {@code @Bucket(count = 16, of = "at")}. */
  public Change bucket(long count, Part of) {
    return bucket(layout, count, List.of(of));
  }

  /**
   * Whether a part that moves to the partition key takes an order with it: its own rows are no
   * longer read in the order of a part before it, or of one that no two rows share.
   */
  public static boolean losesOrder(Layout layout, Part part) {
    boolean isAfterOrdered =
        layout.columns().stream()
            .filter(column -> !column.isPartition())
            .flatMap(column -> column.parts().stream())
            .filter(Part::isOfEntity)
            .takeWhile(it -> !it.equals(part))
            .anyMatch(Part::keepsOrder);
    return isAfterOrdered || Uniqueness.tells(part, layout);
  }

  /** A bucket that some parts decide. */
  public static Change bucket(Layout layout, long count, List<Part> of) {
    return new EntityEdits(layout)
        .bucket(
            new Attribute("count", count),
            Attribute.names("of", of.stream().map(Part::name).toList()));
  }

  /** Such a bucket, with what it costs. */
  public static Change bucketed(Layout layout, long count, List<Part> of, Change... before) {
    List<Change> edits = new ArrayList<>(List.of(before));
    edits.add(bucket(layout, count, of));
    return Change.of(edits).as("which turns one scan into " + count + " reads");
  }

  /** What lets a finer part decide; what spreads in vain is left out. */
  public Fix refine() {
    if (isCommonFirst()) {
      return spread();
    }
    int count = layout.bucket().map(Bucket::count).orElse(LeadingPart.BUCKETS);
    String owner = "put a part that every query knows, such as a device or a user, first";
    return new Fix(List.of(), owner)
        .or(
            Coarseness.finer(layout, LeadingPart.BUCKETS)
                .map(
                    finer ->
                        layout.bucket().isPresent()
                            ? bucket(count, finer).to("choose the bucket by a finer part")
                            : new Edits(layout).leave(part, vain()).and(bucket(count, finer))));
  }

  private String[] vain() {
    return part.hash().isEmpty() ? new String[] {"reversed"} : part.declaration().hashAttributes();
  }
}
