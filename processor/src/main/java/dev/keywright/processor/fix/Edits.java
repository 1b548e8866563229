package dev.keywright.processor.fix;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.fact.DomainFacts;
import dev.keywright.processor.fact.ExceptedCharacters;
import dev.keywright.processor.fix.Edit.Removal;
import dev.keywright.processor.fix.Edit.Renaming;
import dev.keywright.processor.fix.Edit.Setting;
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
public final class Edits {
  /** The annotation that declares facts. */
  public static final String DOMAIN = "Domain";

  /** The attribute that says to which unit an entity's times are rounded down. */
  public static final String FLOOR = "floor";

  private static final String ORDER = "order";

  private final Layout layout;

  private Edits(Layout layout) {
    this.layout = layout;
  }

  public static Edits of(Layout layout) {
    return new Edits(layout);
  }

  /** Sets attributes of the annotation that makes a part. */
  public Edit set(Part part, Attribute... attributes) {
    return new Setting(target(part), List.of(attributes), List.of());
  }

  /** Sets one attribute of the annotation that makes a part. */
  public Edit set(Part part, String name, Object value) {
    return set(part, new Attribute(name, value));
  }

  /** Takes attributes of a part's annotation away. */
  public Edit leave(Part part, String... names) {
    return new Setting(target(part), List.of(), List.of(names));
  }

  /** Sets some attributes of a part's annotation, and takes others away. */
  public Edit change(Part part, List<Attribute> set, List<String> left) {
    List<String> there = left.stream().filter(part.declaration().written()::contains).toList();
    return new Setting(target(part), set, there);
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
  public Edit move(Part part, int order, String... left) {
    return new Renaming(
        target(part),
        isOfPartition(part) ? "SortKey" : "PartitionKey",
        List.of(new Attribute(ORDER, order)),
        List.of(left));
  }

  /** Makes a member no part any more; what {@code @Domain} says of it would be without use. */
  public List<Edit> remove(Part part) {
    Edit removal = new Removal(target(part));
    Target domain = domain(part);
    return part.declaration().isOnly() && domain.isPresent()
        ? List.of(removal, new Removal(domain))
        : List.of(removal);
  }

  /** Declares a fact, beside those that are declared already. */
  public Edit declare(Part part, String fact, Object value) {
    Attribute declared = new Attribute(fact, value);
    return new Setting(
        narrowed(part, declared).map(Edits::domain).orElseGet(() -> domain(part)),
        List.of(declared),
        List.of());
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
  public Edit declare(Part part, List<Attribute> facts) {
    return new Setting(domain(part), facts, List.of());
  }

  /** Takes a fact of {@code @Domain} back, and the annotation if nothing is left of it. */
  public Edit undeclare(Part part, String fact) {
    Target domain =
        part.facts().origins().ofType(fact).map(Edits::domain).orElseGet(() -> domain(part));
    String written =
        fact.equals("alphabet") && isKnown(domain, ExceptedCharacters.EXCEPT)
            ? ExceptedCharacters.EXCEPT
            : fact;
    boolean isLast = domain.known().stream().allMatch(it -> it.name().equals(written));
    return isLast ? new Removal(domain) : new Setting(domain, List.of(), List.of(written));
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
  public Edit number(Part part, String name, Object value) {
    Target target =
        beside(part, "EncodedNumber", part.declaration().number()).writing(Set.of(name));
    return new Setting(target, List.of(new Attribute(name, value)), List.of());
  }

  /** Takes {@code @EncodedNumber} away from a part. */
  public Edit removeNumber(Part part) {
    return new Removal(beside(part, "EncodedNumber", part.declaration().number()));
  }

  /** Takes {@code @EncodedText} away from a part. */
  public Edit removeText(Part part) {
    return new Removal(beside(part, "EncodedText", part.declaration().text()));
  }

  /** Takes attributes of {@code @EncodedText} away. */
  public Edit leaveText(Part part, String name) {
    Target target = beside(part, "EncodedText", part.declaration().text());
    return new Setting(target, List.of(), List.of(name));
  }

  /** Takes attributes of {@code @EncodedNumber} away. */
  public Edit leaveNumber(Part part, String name) {
    Target target = beside(part, "EncodedNumber", part.declaration().number());
    return new Setting(target, List.of(), List.of(name));
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
  public Edit code(Codes codes, Constant constant, String code) {
    Target target =
        Target.of("KeyCode", constant.spot())
            .ownedBy(constant.name(), constant.spot())
            .ofConstantOf(codes.type().qualifiedName())
            .present(constant.isDeclared());
    return new Setting(target, List.of(new Attribute(Attribute.VALUE, code)), List.of());
  }
}
