package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Reads an interface that is annotated with {@code @KeyFamily}, and the keys of its members. */
public final class FamilyReader {
  private final LayoutReader layouts;

  public FamilyReader(LayoutReader layouts) {
    this.layouts = layouts;
  }

  /**
   * The families of an interface, one for each annotation. A family with a fault is left out; so is
   * one with a member that has faults of its own, which are reported where the member is read.
   *
   * @param firstSight whether no round before has shown this interface
   * @throws UnresolvedTypeException if something is missing that a later round may bring
   */
  public List<Family> read(TypeElement type, boolean firstSight, Findings findings)
      throws UnresolvedTypeException {
    List<Family> families = new ArrayList<>();
    Set<String> keys = new TreeSet<>();
    for (AnnotationMirror mirror : FamilyAnnotations.of(type)) {
      ElementSpot spot = new ElementSpot(type, mirror);
      String key = FamilyAnnotations.keyName(mirror);
      if (!keys.add(key)) {
        findings.error(
            CheckId.KW020,
            spot,
            "key",
            type.getSimpleName() + " is the family of " + shown(key) + " twice",
            "delete one of the annotations, or name another key");
      } else if (type.getKind() != ElementKind.INTERFACE
          || !type.getModifiers().contains(Modifier.SEALED)) {
        findings.error(
            CheckId.KW020,
            spot,
            "",
            type.getSimpleName() + " is no sealed interface, so nothing says which entities it has",
            "make it one: sealed interface " + type.getSimpleName() + " permits UserOrder");
      } else {
        read(type, key, spot, firstSight, findings).ifPresent(families::add);
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

  private Optional<Family> read(
      TypeElement type, String key, ElementSpot spot, boolean firstSight, Findings findings)
      throws UnresolvedTypeException {
    List<Layout> members = new ArrayList<>();
    boolean isWhole = true;
    for (TypeElement entity : entities(type)) {
      if (!Visibility.packageOf(entity).equals(Visibility.packageOf(type))) {
        isWhole = false;
        findings.error(
            CheckId.KW020,
            spot,
            "",
            entity.getQualifiedName() + " is not in the package of " + type.getSimpleName(),
            "move it to " + Visibility.packageOf(type).getQualifiedName());
        continue;
      }
      Findings own = new Findings();
      List<Layout> keys = layouts.read(entity, firstSight, own);
      Optional<Layout> member = keys.stream().filter(it -> it.keyName().equals(key)).findFirst();
      if (own.hasErrors() || member.filter(Layout::isKnown).isEmpty()) {
        isWhole = false;
        if (!own.hasErrors() && member.isEmpty()) {
          reportNoKey(entity, key, spot, findings);
        }
        continue;
      }
      members.add(member.get());
    }
    return isWhole
        ? Optional.of(new Family(TypeRefs.of(type), key, Visibility.isPublic(type), members, spot))
        : Optional.empty();
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
      TypeElement entity, String key, ElementSpot spot, Findings findings) {
    String name = key.isEmpty() ? "" : "(key = \"" + key + "\")";
    findings.error(
        CheckId.KW020,
        spot,
        "",
        entity.getSimpleName() + " is permitted, but has no part of " + shown(key),
        "annotate its parts: @PartitionKey" + name);
  }

  private static String shown(String key) {
    return key.isEmpty() ? "the default key" : "key \"" + key + "\"";
  }
}
