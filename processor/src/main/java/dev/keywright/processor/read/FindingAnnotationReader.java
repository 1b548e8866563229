package dev.keywright.processor.read;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.FindingAnnotations;
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
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads what an entity, its members and what is around it say about findings. */
public final class FindingAnnotationReader {
  private static final String TOKEN = "keywright";

  private final Types types;
  private final Annotations annotations;

  public FindingAnnotationReader(Elements elements, Types types) {
    this.types = types;
    this.annotations = new Annotations(elements);
  }

  /** The controls that hold for an entity. */
  public FindingAnnotations read(TypeElement entity) {
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
    return new FindingAnnotations(List.copyOf(suppressions), List.copyOf(severities));
  }

  // What is on a record component is also on its field, its accessor and a parameter.
  private List<Suppression> ofMembers(TypeElement entity) {
    PropertyMatching properties = new PropertyMatching(types, entity);
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

  private void add(Element member, String part, Set<String> seen, List<Suppression> suppressions) {
    suppressions(member, Optional.of(part), true).stream()
        .filter(it -> seen.add(part + " " + it.shown()))
        .forEach(suppressions::add);
  }

  private List<Suppression> suppressions(
      Element element, Optional<String> part, boolean isOfEntity) {
    List<Suppression> found = new ArrayList<>();
    Annotated declared = annotations.annotated(element);
    for (DeclaredAnnotation allowed : declared.all("AllowDesign")) {
      found.add(
          new Suppression(
              allowed.text("check"),
              Optional.of(allowed.text("reason")),
              /* isAddressed= */ true,
              part,
              isOfEntity,
              allowed.spot()));
    }
    for (DeclaredAnnotation suppressed : declared.all("java.SuppressWarnings")) {
      for (String token : suppressed.strings("value")) {
        Optional<String> ofOurs = check(token);
        if (ofOurs.isPresent() || isCheck(token)) {
          found.add(
              new Suppression(
                  ofOurs.orElse(token),
                  Optional.empty(),
                  ofOurs.isPresent(),
                  part,
                  isOfEntity,
                  suppressed.spot()));
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

  private List<SeverityRule> severities(Element element, int distance) {
    List<SeverityRule> rules = new ArrayList<>();
    for (DeclaredAnnotation severity : annotations.annotated(element).all("CheckSeverity")) {
      rules.add(
          new SeverityRule(
              severity.text("check"),
              severity.constant("value", Severity.class),
              distance,
              severity.spot()));
    }
    return rules;
  }
}
