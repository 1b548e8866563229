package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Controls;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.finding.SeverityRule;
import dev.keywright.processor.finding.Suppression;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Types;

/** Reads what an entity, its members and what is around it say about findings. */
public final class ControlReader {
  private static final String ALLOW_DESIGN = "dev.keywright.AllowDesign";
  private static final String CHECK_SEVERITY = "dev.keywright.CheckSeverity";
  private static final String SUPPRESS_WARNINGS = "java.lang.SuppressWarnings";
  private static final String TOKEN = "keywright";

  private final Types types;

  public ControlReader(Types types) {
    this.types = types;
  }

  /** The controls that hold for an entity. */
  public Controls read(TypeElement entity) {
    List<Suppression> suppressions = new ArrayList<>(suppressions(entity, Optional.empty(), true));
    suppressions.addAll(ofMembers(entity));
    List<SeverityRule> severities = new ArrayList<>();
    int distance = 0;
    for (Element at = entity; at != null; at = at.getEnclosingElement()) {
      severities.addAll(severities(at, distance++));
      if (at != entity && at instanceof TypeElement) {
        suppressions.addAll(suppressions(at, Optional.empty(), false));
      }
      if (at instanceof PackageElement) {
        break;
      }
    }
    return new Controls(List.copyOf(suppressions), List.copyOf(severities));
  }

  // What stands on a record component is also on its field, its accessor and a parameter.
  private List<Suppression> ofMembers(TypeElement entity) {
    Properties properties = new Properties(types, entity);
    List<Suppression> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (VariableElement field : properties.fields()) {
      add(field, field.getSimpleName().toString(), seen, found);
    }
    for (Element component : entity.getRecordComponents()) {
      add(component, component.getSimpleName().toString(), seen, found);
    }
    for (ExecutableElement method : properties.methods()) {
      if (method.getParameters().isEmpty()) {
        add(method, properties.nameOf(method), seen, found);
      }
    }
    for (ExecutableElement made : properties.constructors()) {
      for (VariableElement parameter : made.getParameters()) {
        add(parameter, parameter.getSimpleName().toString(), seen, found);
      }
    }
    return found;
  }

  private static void add(
      Element member, String part, Set<String> seen, List<Suppression> suppressions) {
    suppressions(member, Optional.of(part), true).stream()
        .filter(it -> seen.add(part + " " + it.shown()))
        .forEach(suppressions::add);
  }

  private static List<Suppression> suppressions(
      Element element, Optional<String> part, boolean isOfEntity) {
    List<Suppression> found = new ArrayList<>();
    for (AnnotationMirror mirror : KeyAnnotations.all(element, ALLOW_DESIGN)) {
      AnnotationValues values = AnnotationValues.of(mirror);
      found.add(
          new Suppression(
              values.text("check"),
              Optional.of(values.text("reason")),
              /* isAddressed= */ true,
              part,
              isOfEntity,
              new ElementSpot(element, mirror)));
    }
    for (AnnotationMirror mirror : KeyAnnotations.all(element, SUPPRESS_WARNINGS)) {
      for (String token : AnnotationValues.of(mirror).strings("value")) {
        Optional<String> ofOurs = check(token);
        if (ofOurs.isPresent() || isCheck(token)) {
          found.add(
              new Suppression(
                  ofOurs.orElse(token),
                  Optional.empty(),
                  ofOurs.isPresent(),
                  part,
                  isOfEntity,
                  new ElementSpot(element, mirror)));
        }
      }
    }
    return found;
  }

  // keywright:KW201, or keywright alone, which names no check.
  private static Optional<String> check(String token) {
    String lower = token.toLowerCase(Locale.ROOT);
    if (lower.equals(TOKEN)) {
      return Optional.of("");
    }
    return lower.startsWith(TOKEN + ":")
        ? Optional.of(token.substring(TOKEN.length() + 1))
        : Optional.empty();
  }

  // Other tools have tokens, too; one that is a check of ours was surely meant for us.
  private static boolean isCheck(String token) {
    return Stream.of(CheckId.values())
        .anyMatch(it -> token.equalsIgnoreCase(it.name()) || token.equals(it.readableName()));
  }

  private static List<SeverityRule> severities(Element element, int distance) {
    List<SeverityRule> rules = new ArrayList<>();
    for (AnnotationMirror mirror : KeyAnnotations.all(element, CHECK_SEVERITY)) {
      AnnotationValues values = AnnotationValues.of(mirror);
      rules.add(
          new SeverityRule(
              values.text("check"),
              values.constant("value", Severity.class),
              distance,
              new ElementSpot(element, mirror)));
    }
    return rules;
  }
}
