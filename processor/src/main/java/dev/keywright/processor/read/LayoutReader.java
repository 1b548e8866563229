package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Property;
import dev.keywright.processor.read.ColumnAssembly.DeclaredPart;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one annotated type: its keys, as they were declared, faults included. */
public final class LayoutReader {
  private final Elements elements;
  private final Types types;

  public LayoutReader(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /**
   * The layouts of an entity, sorted by the names of their keys.
   *
   * @param firstSight whether no round before has shown this entity
   * @throws UnresolvedTypeException if something is missing that a later round may bring
   */
  public List<Layout> read(TypeElement entity, boolean firstSight, Findings findings)
      throws UnresolvedTypeException {
    List<AnnotatedMember> members = Members.of(types, entity, firstSight, findings);
    new BucketClasses(entity).requireKnown();
    boolean isPartRefused = findings.hasErrors();
    Set<String> suppressions = new TreeSet<>(Visibility.suppressions(entity));
    PartFacts facts = new PartFacts(entity);
    Mutability mutability = new Mutability(types, entity);
    EntityAnnotations annotations = new EntityAnnotations(elements, types, entity);
    PackageElement from = Visibility.packageOf(entity);
    RepeatedTypes partTypes =
        new RepeatedTypes(
            types, from, annotations.format(), new PartTypes(from, new SingleValueTypes(types)));
    Map<String, List<DeclaredPart>> keys = new TreeMap<>();
    for (AnnotatedMember member : members) {
      Optional<String> changedBy = mutability.of(member);
      for (PartAnnotation annotation : member.parts()) {
        PartTypes.ReadType type = partTypes.read(member, annotation);
        requireKnown(member, type);
        member.places().forEach(used -> suppressions.addAll(Visibility.suppressions(used)));
        type.used().forEach(used -> suppressions.addAll(Visibility.suppressions(used)));
        String key = annotation.key();
        Optional<EncodedAnnotation> number = encoding(member, type, key, EncodedAnnotation.NUMBER);
        Optional<EncodedAnnotation> text = encoding(member, type, key, EncodedAnnotation.TEXT);
        Part part =
            new Part(
                member.name(),
                type.type(),
                annotation.encoding(type.type(), annotations.format(), number, text),
                annotation.hash(member.name()),
                annotation.ordered(),
                RepeatedTypes.ofList(facts.of(member, type, annotation), type.type()),
                property(member, type, changedBy),
                annotation.declaration(member.annotated(), number, text));
        keys.computeIfAbsent(key, name -> new ArrayList<>())
            .add(new DeclaredPart(part, annotation.isPartition()));
      }
      EncodedAnnotation.refuseIdle(member, findings);
    }
    if (!keys.isEmpty()) {
      requireReachable(entity, findings);
    }
    annotations.refuseUnknownKeys(keys.keySet(), findings);
    annotations.refuseRepeated(findings);
    EnumCodes.refuseIdle(entity, findings);
    Entity described = entity(entity, suppressions);
    List<Layout> layouts =
        keys.entrySet().stream()
            .flatMap(
                key ->
                    layout(
                        described,
                        annotations,
                        key.getKey(),
                        new PartNames(members, key.getValue()).factsWithin(),
                        findings)
                        .stream())
            .toList();
    annotations.refuseIdleSeparator(layouts, findings);
    return isPartRefused
        ? layouts.stream().filter(LayoutReader::hasPartitionKey).toList()
        : layouts;
  }

  private static void requireKnown(AnnotatedMember member, PartTypes.ReadType type)
      throws UnresolvedTypeException {
    if (type.missing().isPresent()) {
      throw UnresolvedTypeException.type(
          new ElementSpot(member.annotated(), member.parts().get(0).mirror()),
          member.name(),
          type.missing().get());
    }
  }

  // Beside a list of values, it says how each element is written.
  private static Optional<EncodedAnnotation> encoding(
      AnnotatedMember member, PartTypes.ReadType type, String key, String name) {
    Optional<EncodedAnnotation> own =
        EncodedAnnotation.of(member, key, name)
            .filter(it -> !RepeatedTypes.isOfValues(type.type()));
    return new PartEncodings(key, type.values()).of(name, own);
  }

  // Without the part that was refused, the key may have none: that is no second fault.
  private static boolean hasPartitionKey(Layout layout) {
    return layout.columns().stream().anyMatch(Column::isPartition);
  }

  private static Optional<Layout> layout(
      Entity entity,
      EntityAnnotations annotations,
      String key,
      List<DeclaredPart> parts,
      Findings findings) {
    KeyOptions options = annotations.options(key);
    List<Part> endings = annotations.endings(key);
    List<ShownColumn> templates = annotations.templates(key);
    Optional<List<Column>> columns =
        templates.isEmpty()
            ? Optional.of(ColumnAssembly.of(parts, endings, options.bucket()))
            : new TemplateColumns(annotations.format(), parts, endings, options.bucket(), findings)
                .of(templates);
    return columns.map(it -> layout(entity, annotations, key, it, options));
  }

  private static Layout layout(
      Entity entity,
      EntityAnnotations annotations,
      String key,
      List<Column> columns,
      KeyOptions options) {
    return new Layout(
        entity,
        key,
        annotations.format(),
        annotations.separator(),
        annotations.escape(),
        annotations.separatorSpot(),
        columns,
        options);
  }

  private static Property property(
      AnnotatedMember member, PartTypes.ReadType type, Optional<String> changedBy) {
    return new Property(
        type.javaType(),
        type.boxed(),
        member.nullable(),
        type.wrappings(),
        member.access(),
        changedBy);
  }

  private static void requireReachable(TypeElement entity, Findings findings) {
    if (!Visibility.isReachable(entity, Visibility.packageOf(entity))) {
      findings.error(
          CheckId.KW004,
          new ElementSpot(entity, null),
          "",
          entity.getSimpleName()
              + " is private, or nested in a private class, so the generated key cannot refer to it",
          "make it package-private");
    }
    if (Visibility.isInnerOfGeneric(entity)) {
      findings.error(
          CheckId.KW004,
          new ElementSpot(entity, null),
          "",
          entity.getSimpleName()
              + " is a non-static member of a generic class, so the generated key cannot refer to it",
          "make it static");
    }
  }

  private Entity entity(TypeElement entity, Set<String> suppressions) {
    ModuleElement module = elements.getModuleOf(entity);
    if (module != null && !module.isUnnamed()) {
      // Whether a module hands on our types to its own users is for its module-info to say.
      suppressions.add("exports");
    }
    return new Entity(
        TypeRefs.of(entity),
        entity.getTypeParameters().size(),
        Visibility.isPublic(entity),
        new Properties(types, entity).names(),
        new TreeSet<>(suppressions),
        FamilyAnnotations.memberships(entity),
        new ElementSpot(entity, null));
  }
}
