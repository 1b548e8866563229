package dev.keywright.processor;

import dev.keywright.processor.control.Options;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.CheckPageUrl;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.MissingFacts;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.finding.SharedFaults;
import dev.keywright.processor.read.CompilerFault;
import dev.keywright.processor.read.ElementSpot;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Prints findings where they belong. The only place that talks to the compiler's log. */
final class Reporter {
  private final Messager messager;
  private final Set<String> said = new HashSet<>();
  private @Nullable CheckId printed;

  Reporter(Messager messager) {
    this.messager = messager;
  }

  /** Prints what was found, and tells what was printed. */
  List<Finding> report(Findings findings) {
    // Two keys of one entity may share a fault.
    List<Finding> printed = List.copyOf(new LinkedHashSet<>(findings.all()));
    printed.forEach(this::print);
    return printed;
  }

  /**
   * The same; a fault of a part is said once for all keys of an entity, and what is missing at its
   * place.
   */
  List<Finding> report(Findings findings, TypeElement entity) {
    String name = entity.getSimpleName().toString();
    List<Finding> printed =
        SharedFaults.joined(
            MissingFacts.joined(findings.all(), name, new ElementSpot(entity, null)));
    printed.forEach(this::print);
    return printed;
  }

  /** Says where the pages of checks are, if there was a finding. */
  void end() {
    if (printed != null) {
      CheckPageUrl.hint(printed).ifPresent(it -> messager.printMessage(Diagnostic.Kind.NOTE, it));
    }
  }

  /** Those of some findings that no entity before had, too; each is unsaid once. */
  List<Finding> unsaid(List<Finding> findings) {
    return findings.stream().filter(this::isUnsaid).toList();
  }

  /** Whether a finding on another type, such as the family of an entity, is printed already. */
  boolean isSaidOfAnother(Finding finding, TypeElement entity) {
    return finding.spot() instanceof ElementSpot spot
        && spot.element() instanceof TypeElement type
        && !type.getQualifiedName().contentEquals(entity.getQualifiedName())
        && !isUnsaid(finding);
  }

  // Types and packages hold several entities. Elements do not outlive their round, names do.
  private boolean isUnsaid(Finding finding) {
    return !(finding.spot() instanceof ElementSpot spot)
        || !(spot.element() instanceof QualifiedNameable shared)
        || said.add(shared.getQualifiedName() + " " + spot.written() + " " + finding.message());
  }

  private void print(Finding finding) {
    printed = printed == null ? finding.check() : printed;
    Diagnostic.Kind kind = kind(finding.severity());
    if (finding.spot() instanceof ElementSpot spot) {
      print(kind, finding, spot);
    } else {
      messager.printMessage(kind, finding.message());
    }
  }

  private void print(Diagnostic.Kind kind, Finding finding, ElementSpot spot) {
    try {
      messager.printMessage(
          kind,
          finding.message(),
          spot.element(),
          spot.annotation(),
          finding.attribute().isEmpty() ? null : spot.value(finding.attribute()));
    } catch (RuntimeException unplaced) {
      // It looks for a value in an annotation that does not compile.
      if (!CompilerFault.isIn(unplaced)) {
        throw unplaced;
      }
      messager.printMessage(kind, finding.message(), spot.element());
    }
  }

  private static Diagnostic.Kind kind(Severity severity) {
    return switch (severity) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      // -Werror leaves notes alone.
      case INFO, OFF -> Diagnostic.Kind.NOTE;
    };
  }

  /** Reports options that make no sense. */
  void refuse(Options options) {
    options.faults().forEach(fault -> messager.printMessage(Diagnostic.Kind.ERROR, fault));
  }

  void explain(Ruling ruling, TypeElement entity) {
    messager.printMessage(Diagnostic.Kind.NOTE, Explanation.of(ruling), entity);
  }

  void explain(Summary summary) {
    messager.printMessage(Diagnostic.Kind.NOTE, summary.toString());
  }

  void cannotWrite(TypeElement entity, IOException e) {
    messager.printMessage(
        Diagnostic.Kind.ERROR,
        "the key of " + entity + " cannot be written: " + e.getMessage(),
        entity);
  }
}
