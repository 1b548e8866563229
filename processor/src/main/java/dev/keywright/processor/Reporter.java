package dev.keywright.processor;

import dev.keywright.processor.control.Options;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.read.ElementSpot;
import java.io.IOException;
import java.util.LinkedHashSet;
import javax.annotation.processing.Messager;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Prints findings where they belong. The only place that talks to the compiler's log. */
final class Reporter {
  private final Messager messager;

  Reporter(Messager messager) {
    this.messager = messager;
  }

  void report(Findings findings) {
    // Two keys of one entity may share a fault.
    new LinkedHashSet<>(findings.all()).forEach(this::print);
  }

  private void print(Finding finding) {
    Diagnostic.Kind kind = kind(finding.severity());
    if (finding.spot() instanceof ElementSpot spot) {
      messager.printMessage(
          kind,
          finding.message(),
          spot.element(),
          spot.annotation(),
          finding.attribute().isEmpty() ? null : spot.value(finding.attribute()));
    } else {
      messager.printMessage(kind, finding.message());
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
