package dev.keywright.processor.read;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.EntityKeys;
import dev.keywright.processor.interpret.UnknownKeys;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Reads an interface that is annotated with {@code @KeyFamily}, and the keys of its members. */
public record KeyFamilyReader(LayoutReader layouts) {
  /** Tells whether the keys of an entity are written. */
  @FunctionalInterface
  public interface WrittenKeys {
    /**
     * Tells it.
     *
     * @param read what reading the keys has found
     */
    boolean areWritten(TypeElement entity, EntityKeys keys, Findings read);
  }

  /**
   * The families of an interface, one for each annotation. A member whose keys are not written is
   * left out.
   *
   * @param firstSight whether no round before has shown this interface
   * @throws UnresolvedTypeException if something is missing that a later round may bring
   */
  public List<Family> read(
      TypeElement type, boolean firstSight, WrittenKeys written, Findings findings)
      throws UnresolvedTypeException {
    List<Family> families = new ArrayList<>();
    Set<String> keys = new TreeSet<>();
    for (DeclaredAnnotation family : FamilyAnnotations.of(type, layouts.annotations())) {
      SourceSpot spot = family.spot();
      String key = family.key();
      if (!keys.add(key)) {
        findings
            .error(CheckId.KW020, spot, "key")
            .problem(
                type.getSimpleName() + " has two @KeyFamily annotations for " + Naming.shown(key))
            .fix("delete one of the annotations, or name another key");
      } else if (!FamilyAnnotations.canBeFamily(type)) {
        findings
            .error(CheckId.KW020, spot, "")
            .problem(
                "%s is not a sealed interface, so Keywright cannot know which entities share its"
                    + " table",
                type.getSimpleName())
            .fix(
                "make it one: sealed interface %s permits %s",
                type.getSimpleName(), FamilyAnnotations.implementing(type));
      } else {
        families.add(read(type, key, spot, firstSight, written, findings));
      }
    }
    return families;
  }

  /** The elements that a family was read from: its interface and its members. */
  public static List<TypeElement> origins(Family family, TypeElement type) {
    List<TypeElement> origins = new ArrayList<>();
    origins.add(type);
    for (Layout member : family.members()) {
      if (member.entity().spot() instanceof ElementSpot spot
          && spot.element() instanceof TypeElement entity) {
        origins.add(entity);
      }
    }
    return origins;
  }

  private Family read(
      TypeElement type,
      String key,
      SourceSpot spot,
      boolean firstSight,
      WrittenKeys written,
      Findings findings)
      throws UnresolvedTypeException {
    List<Layout> members = new ArrayList<>();
    Set<String> ofMembers = new TreeSet<>();
    Set<TypeElement> entities = entities(type);
    for (TypeElement entity : entities) {
      if (!Visibility.packageOf(entity).equals(Visibility.packageOf(type))) {
        findings
            .error(CheckId.KW020, spot, "")
            .problem(
                "%s and %s are in different packages, and the generated key needs access to both",
                entity.getQualifiedName(), type.getSimpleName())
            .fix("move it to " + Visibility.packageOf(type).getQualifiedName());
        continue;
      }
      Findings own = new Findings();
      EntityKeys keys = layouts.read(entity, firstSight, own);
      keys.layouts().forEach(it -> ofMembers.add(it.keyName()));
      Optional<Layout> member =
          keys.layouts().stream().filter(it -> it.keyName().equals(key)).findFirst();
      if (member.isEmpty() && !own.hasErrors()) {
        reportNoKey(entity, key, spot, findings);
      } else if (written.areWritten(entity, keys, own)) {
        member.ifPresent(members::add);
      }
    }
    UnknownKeys.refuse(layouts.annotations().annotated(type), ofMembers, findings);
    boolean isWhole = members.size() == entities.size();
    return new Family(TypeRefs.of(type), key, Visibility.isPublic(type), members, isWhole, spot);
  }

  /** The permitted types, and in place of one that only groups others, those. */
  private static Set<TypeElement> entities(TypeElement type) {
    Set<TypeElement> entities = new LinkedHashSet<>();
    type.getPermittedSubclasses().stream()
        .flatMap(Supertypes::element)
        .forEach(
            permitted -> {
              Set<Modifier> modifiers = permitted.getModifiers();
              boolean isGroup =
                  modifiers.contains(Modifier.SEALED) && modifiers.contains(Modifier.ABSTRACT);
              entities.addAll(isGroup ? entities(permitted) : Set.of(permitted));
            });
    return entities;
  }

  private static void reportNoKey(
      TypeElement entity, String key, SourceSpot spot, Findings findings) {
    String name = key.isEmpty() ? "" : "(key = \"" + key + "\")";
    findings
        .error(CheckId.KW020, spot, "")
        .problem(
            "%s is a member of the family, but none of its parts belongs to %s",
            entity.getSimpleName(), Naming.shown(key))
        .fix("annotate its parts: @PartitionKey" + name);
  }
}
