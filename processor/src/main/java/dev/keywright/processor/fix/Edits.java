package dev.keywright.processor.fix;

import dev.keywright.processor.fix.Edit.Removal;
import dev.keywright.processor.fix.Edit.Renaming;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.model.Beside;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.StatedFacts;
import dev.keywright.processor.model.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The edits of the annotations of the parts of one key. */
public final class Edits {
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
    return new Target(
        isOfPartition(part) ? "PartitionKey" : "SortKey",
        part.spot(),
        part.name(),
        part.facts().origins().spot(),
        "",
        layout.keyName(),
        part.declaration().written(),
        List.of(),
        /* isPresent= */ true);
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
    EditedPart alone = new EditedPart(part.with(Facts.none(part.spot())));
    if (part.facts().origins().statements().isEmpty() || !alone.declare(declared)) {
      return Optional.empty();
    }
    return part.facts().origins().statements().stream()
        .filter(it -> !it.isOwn() && it.facts().says(declared.name()))
        .filter(it -> !StatedFacts.narrows(declared.name(), alone.part().facts(), it.facts()))
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
    boolean isLast = domain.known().stream().allMatch(it -> it.name().equals(fact));
    return isLast ? new Removal(domain) : new Setting(domain, List.of(), List.of(fact));
  }

  private static Target domain(Part part) {
    List<Attribute> known = DeclaredFacts.of(part);
    return new Target(
        "Domain",
        part.facts().origins().spot(),
        part.name(),
        part.spot(),
        "",
        "",
        Set.of(),
        known,
        !known.isEmpty());
  }

  /** The {@code @Domain} at the value of a single-value type. */
  private static Target domain(Statement ofType) {
    SourceSpot spot = ofType.facts().origins().spot();
    return new Target(
        "Domain",
        spot,
        ofType.owner(),
        spot,
        "",
        "",
        Set.of(),
        DeclaredFacts.of(ofType.facts()),
        /* isPresent= */ true);
  }

  /** Sets an attribute of the {@code @EncodedNumber} of a part. */
  public Edit number(Part part, String name, Object value) {
    Target there = beside(part, "EncodedNumber", part.declaration().number());
    Target target =
        new Target(
            there.annotation(),
            there.spot(),
            there.owner(),
            there.home(),
            there.type(),
            there.key(),
            Set.of(name),
            List.of(),
            /* isPresent= */ true);
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

  private Target beside(Part part, String annotation, Optional<Beside> there) {
    Optional<Beside> ofType = there.filter(it -> !it.owner().isEmpty());
    return new Target(
        annotation,
        there.map(Beside::spot).orElse(part.spot()),
        ofType.map(Beside::owner).orElse(part.name()),
        ofType.map(Beside::spot).orElse(part.spot()),
        "",
        ofType.isPresent() ? "" : layout.keyName(),
        Set.of(),
        List.of(),
        /* isPresent= */ true);
  }

  /** Gives a constant a code. */
  public Edit code(Codes codes, Constant constant, String code) {
    Target target =
        new Target(
            "KeyCode",
            constant.spot(),
            constant.name(),
            constant.spot(),
            codes.type().qualifiedName(),
            "",
            Set.of(),
            List.of(),
            constant.isDeclared());
    return new Setting(target, List.of(new Attribute(Attribute.VALUE, code)), List.of());
  }
}
