package dev.keywright.processor.check.advice;

import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Moves;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Uniqueness;
import dev.keywright.processor.store.LeadingPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The part that rows are asked for by, such as a device or a user, which is to lead the key. */
public final class OwnerAdvice {
  private OwnerAdvice() {}

  /** A part behind another one that many rows share, and that has many values. */
  public static Optional<Part> behind(Layout layout, Part first) {
    return layout
        .parts()
        .filter(it -> it.isOfEntity() && !it.equals(first) && !it.declaration().nativeType())
        .filter(it -> !LeadingPart.grows(it) && !LeadingPart.isConstant(it))
        .filter(it -> !Cardinality.isFew(it) && !Cardinality.isDetermined(it, List.of(first)))
        .filter(it -> !Uniqueness.tells(it, layout))
        .findFirst();
  }

  /**
   * The owner comes first, and each question fixes it.
   *
   * @param ofPartition how many parts are the partition key
   */
  public static Optional<Change> leading(Layout layout, Part owner, int ofPartition) {
    List<String> names =
        Stream.concat(Stream.of(owner), layout.parts().filter(it -> !it.equals(owner)))
            .filter(Part::isOfEntity)
            .map(Part::name)
            .toList();
    return new Moves(layout)
        .inOrder(names, ofPartition)
        .map(
            moved -> {
              List<Change> edits = new ArrayList<>(List.of(moved));
              layout.options().patterns().stream()
                  .filter(it -> isAskedWithout(owner, it))
                  .map(it -> new EntityEdits(layout).ask(it, List.of(equal(owner, it))))
                  .forEach(edits::add);
              return Change.of(edits).to("put " + owner.name() + " first");
            });
  }

  private static boolean isAskedWithout(Part owner, AccessPattern pattern) {
    boolean isScan = pattern.equal().isEmpty() && pattern.asked().isEmpty();
    return !isScan
        && !pattern.equal().contains(owner.name())
        && pattern.asked().filter(owner.name()::equals).isEmpty();
  }

  private static Attribute equal(Part owner, AccessPattern pattern) {
    return Attribute.names(
        "equal", Stream.concat(Stream.of(owner.name()), pattern.equal().stream()).toList());
  }
}
