package dev.keywright.processor.check.witness;

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
    return bare(first(layout));
  }

  /** The part at the very beginning of a key, bare; it may be a constant. */
  public static Optional<Lead> atFront(Layout layout) {
    StoreProfile profile = Profiles.of(layout);
    return bare(
        layout.columns().stream()
            .filter(column -> column.isPartition() && !column.parts().isEmpty())
            .map(column -> new Lead(layout, column, column.parts().get(0), List.of(), profile))
            .filter(lead -> lead.part.isOfEntity())
            .findFirst());
  }

  private static Optional<Lead> bare(Optional<Lead> lead) {
    return lead.filter(it -> it.profile.spreadsLoad() && it.layout.options().bucket().isEmpty())
        .filter(it -> it.part.hash().isEmpty() && !it.part.encoding().reversed());
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
      if (profile.keepsValuesTogether()) {
        return Optional.empty();
      }
    }
    return Optional.empty();
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

  /** How to spread the writes, as code. */
  public String spread() {
    String name = part.name();
    Optional<Part> finer =
        Coarseness.isCoarse(part) ? Coarseness.finer(layout, BUCKETS) : Optional.of(part);
    Optional<String> asked = fixedBefore();
    if (asked.isPresent()) {
      return "let " + asked.get() + " come first, with order = 0";
    }
    boolean isAsked =
        Question.of(layout).stream().anyMatch(it -> it.range().filter(part::equals).isPresent());
    Optional<String> other =
        column.parts().stream()
            .filter(it -> it.isOfEntity() && !it.equals(part) && !grows(it) && !isConstant(it))
            .filter(this::hasEnough)
            .map(Part::name)
            .findFirst();
    String first = other.map(it -> "let " + it + " come first, with order = 0").orElse("");
    if (profile.advice() == Advice.COMMON_FIRST || finer.isEmpty()) {
      return first.isEmpty()
          ? "put the part that rows are asked for by, such as a device or a user, before " + name
          : first;
    }
    // A hash prefix stands before the first part only.
    boolean isHashed =
        part.is(Kind.WHOLE) && constants.isEmpty() && !isAsked && !Coarseness.isCoarse(part);
    String spread =
        isHashed
            ? "add hashPrefix = 4 to " + name + ", which gives up ranges over it"
            : "add " + bucket(BUCKETS, finer.get());
    return first.isEmpty() || isAsked ? spread : first + "; or " + spread;
  }

  // Few values in front are another fault, but where the vendor advises them.
  private boolean hasEnough(Part candidate) {
    return profile.advice() == Advice.COMMON_FIRST || !FewValues.isFew(candidate);
  }

  /** The part that all questions for a range of this one fix: as that check says, it leads. */
  private Optional<String> fixedBefore() {
    List<Question> asked =
        Question.of(layout).stream()
            .filter(it -> it.range().filter(part::equals).isPresent())
            .toList();
    return column.parts().stream()
        .filter(it -> it.isOfEntity() && !grows(it) && !isConstant(it) && hasEnough(it))
        .filter(it -> !asked.isEmpty() && asked.stream().allMatch(at -> at.equal().contains(it)))
        .map(Part::name)
        .findFirst();
  }

  /** As {@code @Bucket(count = 16, of = "at")}. */
  public static String bucket(long count, Part of) {
    return "@Bucket(count = " + count + ", of = " + ShownValue.of(of.name()) + ")";
  }

  /** How to let what is finer decide, as code; what spreads in vain is left out. */
  public String refine() {
    String vain =
        part.hash().isPresent() ? "hashPrefix" : part.encoding().reversed() ? "reversed" : "";
    int count = layout.options().bucket().map(Bucket::count).orElse(BUCKETS);
    if (profile.advice() == Advice.COMMON_FIRST) {
      return spread();
    }
    return Coarseness.finer(layout, BUCKETS)
        .map(
            finer ->
                layout.options().bucket().isPresent()
                    ? "let a finer part decide: write " + bucket(count, finer)
                    : "leave " + vain + " out, and write " + bucket(count, finer))
        .orElse("put the part that rows are asked for by, such as a device or a user, first");
  }

  /** The parts of the partition column behind this one. */
  public List<Part> followers() {
    return column.parts().subList(column.parts().indexOf(part) + 1, column.parts().size());
  }
}
