package dev.keywright.processor.fix;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.fact.DomainFacts;
import dev.keywright.processor.fact.ExceptedCharacters;
import dev.keywright.processor.fix.Edit.Renaming;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.StatedEncoding;
import dev.keywright.processor.model.StatedFacts;
import dev.keywright.processor.model.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The edits of the annotations of the parts of one key. */
public record Edits(Layout layout) {
  /** The annotation that declares facts. */
  public static final String DOMAIN = "Domain";

  /** The attribute that says to which unit an entity's times are rounded down. */
  public static final String FLOOR = "floor";

  private static final String ORDER = "order";

  /** Sets attributes of the annotation that makes a part. */
  public Change set(Part part, Attribute... attributes) {
    return target(part).set(attributes);
  }

  /** Sets one attribute of the annotation that makes a part. */
  public Change set(Part part, String name, Object value) {
    return set(part, new Attribute(name, value));
  }

  /** Takes attributes of a part's annotation away. */
  public Change leave(Part part, String... names) {
    return target(part).leave(names);
  }

  /** Sets some attributes of a part's annotation, and takes others away. */
  public Change change(Part part, List<Attribute> set, List<String> left) {
    List<String> there = left.stream().filter(part.declaration().written()::contains).toList();
    return target(part).edit(set, there);
  }

  private Target target(Part part) {
    return Target.of(isOfPartition(part) ? "PartitionKey" : "SortKey", part.spot())
        .ownedBy(part.name(), part.facts().origins().spot())
        .ofKey(layout.keyName())
        .writing(part.declaration().written());
  }

  private boolean isOfPartition(Part part) {
    return layout.columns().stream()
        .filter(column -> column.parts().stream().anyMatch(it -> it.name().equals(part.name())))
        .anyMatch(Column::isPartition);
  }

  /** Makes a part of the sort key one of the partition key, or the other way round. */
  public Change move(Part part, int order, String... left) {
    return Change.of(
        new Renaming(
            target(part),
            isOfPartition(part) ? "SortKey" : "PartitionKey",
            List.of(new Attribute(ORDER, order)),
            List.of(left)));
  }

  /** Makes a member no part any more; what {@code @Domain} says of it would be without use. */
  public Change remove(Part part) {
    Change removal = target(part).remove();
    Target domain = domain(part);
    return part.declaration().isOnly() && domain.isPresent()
        ? removal.and(domain.remove())
        : removal;
  }

  /** Declares a fact, beside those that are declared already. */
  public Change declare(Part part, String fact, Object value) {
    Attribute declared = new Attribute(fact, value);
    return narrowed(part, declared).map(Edits::domain).orElseGet(() -> domain(part)).set(declared);
  }

  /** What a type of the part says of a fact, if the part cannot say something else. */
  private static Optional<Statement> narrowed(Part part, Attribute declared) {
    DeclaredAnnotation domain =
        new DeclaredAnnotation(
            DOMAIN, Map.of(declared.name(), declared.declared()), Map.of(), part.spot());
    Facts alone = DomainFacts.of(domain);
    return part.facts().origins().statements().stream()
        .filter(it -> !it.isOwn() && it.facts().says(declared.name()))
        .filter(it -> !StatedFacts.narrows(declared.name(), alone, it.facts()))
        .findFirst();
  }

  /** Declares facts. */
  public Change declare(Part part, Attribute... facts) {
    return domain(part).set(facts);
  }

  /** Takes a fact of {@code @Domain} back, and the annotation if nothing is left of it. */
  public Change undeclare(Part part, String fact) {
    Target domain =
        part.facts().origins().ofType(fact).map(Edits::domain).orElseGet(() -> domain(part));
    String written =
        fact.equals("alphabet") && isKnown(domain, ExceptedCharacters.EXCEPT)
            ? ExceptedCharacters.EXCEPT
            : fact;
    boolean isLast = domain.known().stream().allMatch(it -> it.name().equals(written));
    return isLast ? domain.remove() : domain.leave(written);
  }

  private static boolean isKnown(Target domain, String attribute) {
    return domain.known().stream().anyMatch(it -> it.name().equals(attribute));
  }

  private static Target domain(Part part) {
    List<Attribute> known = known(part.facts());
    return Target.of(DOMAIN, part.facts().origins().spot())
        .ownedBy(part.name(), part.spot())
        .with(known)
        .present(!known.isEmpty());
  }

  /** The attributes of one {@code @Domain}, as they would be written. */
  private static List<Attribute> known(Facts declaring) {
    return declaring.declared().entrySet().stream()
        .filter(it -> !declaring.origins().isForeign(it.getKey()))
        .map(it -> shown(it.getKey(), it.getValue()))
        .toList();
  }

  // Of an alphabet that leaves out a few characters, the source has those.
  private static Attribute shown(String fact, Object value) {
    return Optional.of(value)
        .filter(it -> fact.equals("alphabet"))
        .flatMap(it -> ExceptedCharacters.of(it.toString()))
        .map(it -> new Attribute(ExceptedCharacters.EXCEPT, it))
        .orElseGet(() -> new Attribute(fact, value));
  }

  /** The {@code @Domain} at the value of a single-value type. */
  private static Target domain(Statement ofType) {
    SourceSpot spot = ofType.facts().origins().spot();
    return Target.of(DOMAIN, spot).ownedBy(ofType.owner(), spot).with(known(ofType.facts()));
  }

  /** Sets an attribute of the {@code @EncodedNumber} of a part. */
  public Change number(Part part, String name, Object value) {
    return number(part).writing(Set.of(name)).set(new Attribute(name, value));
  }

  /** Takes an attribute of {@code @EncodedNumber} away from a part, or all of it. */
  public Change leaveNumber(Part part, String name) {
    return left(number(part), name);
  }

  /** Takes an attribute of {@code @EncodedText} away from a part, or all of it. */
  public Change leaveText(Part part, String name) {
    return left(beside(part, "EncodedText", part.declaration().text()), name);
  }

  private static Change left(Target target, String name) {
    return name.isEmpty() ? target.remove() : target.leave(name);
  }

  private Target number(Part part) {
    return beside(part, "EncodedNumber", part.declaration().number());
  }

  private Target beside(Part part, String annotation, Optional<StatedEncoding> there) {
    Optional<StatedEncoding> ofType = there.filter(it -> !it.owner().isEmpty());
    return Target.of(annotation, there.map(StatedEncoding::spot).orElse(part.spot()))
        .ownedBy(
            ofType.map(StatedEncoding::owner).orElse(part.name()),
            ofType.map(StatedEncoding::spot).orElse(part.spot()))
        .ofKey(ofType.isPresent() ? "" : layout.keyName());
  }

  /** Gives a constant a code. */
  public Change code(Codes codes, Constant constant, String code) {
    return Target.of("KeyCode", constant.spot())
        .ownedBy(constant.name(), constant.spot())
        .ofConstantOf(codes.type().qualifiedName())
        .present(constant.isDeclared())
        .set(new Attribute(Attribute.VALUE, code));
  }
}
