package dev.keywright.processor.declared;

import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An annotated type.
 *
 * @param entity what no annotation of ours changes
 * @param declared its own annotations
 * @param families the interfaces of its families, the nearest first
 * @param hasOneId whether one member alone identifies a row, as another library sees it
 * @param isPartRefused whether a member that should be a part is missing here; that is reported
 * @param members those that are parts of keys, record components first
 * @param times the properties that tables are sliced by, where generated code can read them
 * @param defaults the attributes of our annotations that a fix may add, or that have a meaning
 *     where they are not written
 */
public record DeclaredEntity(
    Entity entity,
    Annotated declared,
    List<Annotated> families,
    boolean hasOneId,
    boolean isPartRefused,
    List<DeclaredMember> members,
    Map<String, TimeProperty> times,
    Map<String, Map<String, Object>> defaults) {

  /**
   * A property that holds a time.
   *
   * @param type empty if it is no time that slices have
   */
  public record TimeProperty(String access, Optional<TypeRef> type) {}

  /** An annotation of ours without attributes. */
  public DeclaredAnnotation unwritten(String annotation) {
    return new DeclaredAnnotation(
        annotation, Map.of(), defaults.getOrDefault(annotation, Map.of()), declared.spot());
  }

  /**
   * The same entity after a change of everything that has annotations: itself, its families and
   * members, and what types hold.
   */
  public DeclaredEntity with(UnaryOperator<Annotated> change) {
    return new DeclaredEntity(
        entity,
        change.apply(declared),
        families.stream().map(change).toList(),
        hasOneId,
        isPartRefused,
        members.stream().map(it -> it.with(change)).toList(),
        times,
        defaults);
  }
}
