package dev.keywright.processor.fact;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.EnumConstant;
import java.util.Set;

/** Takes from an annotation of another library what it says about every value. */
final class ForeignFacts {
  private static final Set<String> GROWING_NUMBERS =
      Set.of("AUTO", "IDENTITY", "SEQUENCE", "TABLE");
  private static final Set<String> GROWING_UUIDS = Set.of("VERSION_6", "VERSION_7");

  private final DeclaredAnnotation values;
  private final String origin;
  private final NarrowedFacts facts;

  private ForeignFacts(DeclaredAnnotation annotation, NarrowedFacts facts) {
    this.values = annotation;
    this.origin = annotation.shown();
    this.facts = facts;
  }

  static void narrow(NarrowedFacts facts, DeclaredAnnotation annotation) {
    // What holds for some groups of a validation only holds in some cases only.
    if (annotation.list("groups").isEmpty()) {
      new ForeignFacts(annotation, facts).read();
    }
  }

  private void read() {
    switch (values.name()) {
      case "validation.Min" -> facts.atLeast(values.get("value", Long.MIN_VALUE), origin);
      case "validation.Max" -> facts.atMost(values.get("value", Long.MAX_VALUE), origin);
      case "validation.DecimalMin" ->
          WholeBound.atLeast(values.get("value", ""), values.get("inclusive", true))
              .ifPresent(bound -> facts.atLeast(bound, decimalOrigin(bound)));
      case "validation.DecimalMax" ->
          WholeBound.atMost(values.get("value", ""), values.get("inclusive", true))
              .ifPresent(bound -> facts.atMost(bound, decimalOrigin(bound)));
      case "validation.Range" -> {
        facts.atLeast(values.get("min", 0L), origin);
        facts.atMost(values.get("max", Long.MAX_VALUE), origin);
      }
      case "validation.Digits" -> facts.digits(values.get("integer", -1), origin);
      case "validation.Positive" -> facts.atLeast(1, origin);
      case "validation.PositiveOrZero" -> facts.atLeast(0, origin);
      case "validation.Negative" -> facts.atMost(-1, origin);
      case "validation.NegativeOrZero" -> facts.atMost(0, origin);
      case "validation.Size", "validation.Length" -> {
        facts.lengthAtLeast(values.get("min", 0), origin);
        facts.lengthAtMost(values.get("max", Integer.MAX_VALUE), origin);
      }
      case "validation.NotEmpty", "validation.NotBlank" -> facts.lengthAtLeast(1, origin);
      case "validation.Pattern" -> readPattern();
      default -> readStored();
    }
  }

  private void readStored() {
    switch (values.name()) {
      case "persistence.Column" -> readColumn();
      case "persistence.GeneratedValue" -> {
        if (GROWING_NUMBERS.contains(constant("strategy"))) {
          facts.numberGrows(origin);
        }
      }
      case "hibernate.UuidGenerator" -> {
        if (GROWING_UUIDS.contains(constant("style"))) {
          facts.grows(origin);
        }
      }
      case "hibernate.CreationTimestamp",
          "hibernate.UpdateTimestamp",
          "spring.CreatedDate",
          "spring.LastModifiedDate" ->
          facts.grows(origin);
      default -> {}
    }
  }

  private String constant(String attribute) {
    return values.find(attribute, EnumConstant.class).map(EnumConstant::constant).orElse("AUTO");
  }

  // A bound that was rounded is not the number that is in the source.
  private String decimalOrigin(long bound) {
    String written = values.get("value", "");
    if (!values.get("inclusive", true)) {
      return origin + "(value = \"" + written + "\", inclusive = false)";
    }
    return written.equals(Long.toString(bound)) ? origin : origin + "(\"" + written + "\")";
  }

  // Flags change what the expression means.
  private void readPattern() {
    if (values.list("flags").isEmpty()) {
      facts.matches(values.get("regexp", ".*"), origin);
    }
  }

  // The default length is that of a column which nobody thought about.
  private void readColumn() {
    facts.textAtMost(values.get("length", Integer.MAX_VALUE), origin);
    if (values.get("unique", false)) {
      facts.isUnique(origin);
    }
  }
}
