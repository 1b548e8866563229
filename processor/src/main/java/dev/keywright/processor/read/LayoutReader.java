package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.read.KeyAnnotations.PartAnnotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Reads one annotated type: its keys, as they were declared, faults included. */
public final class LayoutReader {
  private static final char DEFAULT_SEPARATOR = ',';

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
    List<Member> members = Members.of(types, entity, firstSight, findings);
    PartTypes partTypes = new PartTypes(Visibility.packageOf(entity), new SingleValueTypes(types));
    Set<String> suppressions = new TreeSet<>(Visibility.suppressions(entity));
    Map<String, List<DeclaredPart>> keys = new TreeMap<>();
    for (Member member : members) {
      PartTypes.ReadType type = partTypes.read(member.type());
      if (type.missing().isPresent()) {
        throw UnresolvedTypeException.type(
            new ElementSpot(member.annotated(), member.parts().get(0).mirror()),
            member.name(),
            type.missing().get());
      }
      member.places().forEach(used -> suppressions.addAll(Visibility.suppressions(used)));
      type.used().forEach(used -> suppressions.addAll(Visibility.suppressions(used)));
      for (PartAnnotation annotation : member.parts()) {
        Part part = part(member, type, annotation);
        keys.computeIfAbsent(annotation.key(), name -> new ArrayList<>())
            .add(new DeclaredPart(part, annotation.isPartition()));
      }
    }
    if (!keys.isEmpty()) {
      requireReachable(entity, findings);
    }
    Entity described = entity(entity, suppressions);
    return keys.entrySet().stream()
        .map(key -> layout(entity, described, key.getKey(), key.getValue()))
        .toList();
  }

  private record DeclaredPart(Part part, boolean isPartition) {}

  private static Part part(Member member, PartTypes.ReadType type, PartAnnotation annotation) {
    return new Part(
        member.name(),
        type.type(),
        type.javaType(),
        type.boxed(),
        member.nullable(),
        type.wrappings(),
        member.access(),
        annotation.options(),
        KeyAnnotations.facts(member, annotation),
        new ElementSpot(member.annotated(), annotation.mirror()));
  }

  private static void requireReachable(TypeElement entity, Findings findings) {
    if (!Visibility.isReachable(entity, Visibility.packageOf(entity))) {
      findings.error(
          CheckId.KW004,
          new ElementSpot(entity, null),
          "",
          entity.getSimpleName()
              + " is private, or inside a private class, so its key cannot name it",
          "make it package-private");
    }
    if (Visibility.isInnerOfGeneric(entity)) {
      findings.error(
          CheckId.KW004,
          new ElementSpot(entity, null),
          "",
          entity.getSimpleName()
              + " is an inner class of one with type parameters, which its key cannot name",
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
        new TreeSet<>(suppressions),
        new ElementSpot(entity, null));
  }

  private static Layout layout(
      TypeElement element, Entity entity, String keyName, List<DeclaredPart> parts) {
    @Nullable AnnotationMirror separator = KeyAnnotations.separator(element);
    SourceSpot separatorSpot = new ElementSpot(element, separator);
    List<Column> columns = new ArrayList<>();
    List<Part> partition = sorted(parts, true);
    if (!partition.isEmpty()) {
      columns.add(new Column(Column.PARTITION_KEY, true, false, partition));
    }
    columns.addAll(sortColumns(sorted(parts, false)));
    char character = DEFAULT_SEPARATOR;
    boolean escape = false;
    if (separator != null) {
      AnnotationValues values = AnnotationValues.of(separator);
      character = values.get("value", DEFAULT_SEPARATOR);
      escape = values.get("escape", false);
    }
    return new Layout(entity, keyName, character, escape, separatorSpot, List.copyOf(columns));
  }

  // The sort is stable and members come in source order, so parts with equal orders stay apart.
  private static List<Part> sorted(List<DeclaredPart> parts, boolean isPartition) {
    return parts.stream()
        .filter(part -> part.isPartition() == isPartition)
        .map(DeclaredPart::part)
        .sorted(Comparator.comparingInt(part -> part.options().order()))
        .toList();
  }

  private static List<Column> sortColumns(List<Part> parts) {
    List<Column> columns = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= parts.size(); i++) {
      if (i == parts.size() || !columnOf(parts.get(i)).equals(columnOf(parts.get(start)))) {
        List<Part> run = parts.subList(start, i);
        boolean nativeType = run.stream().anyMatch(part -> part.options().nativeType());
        columns.add(new Column(columnOf(run.get(0)), false, nativeType, List.copyOf(run)));
        start = i;
      }
    }
    return columns;
  }

  private static String columnOf(Part part) {
    return part.options().column().isEmpty() ? Column.SORT_KEY : part.options().column();
  }
}
