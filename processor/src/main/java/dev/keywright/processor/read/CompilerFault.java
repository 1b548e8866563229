package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import java.util.Arrays;
import javax.lang.model.element.TypeElement;

/** A compiler that fails on a source which does not compile, when it is asked what is in it. */
public final class CompilerFault {
  private static final String ECJ = "org.eclipse.jdt.";

  private CompilerFault() {}

  /** Whether ECJ has thrown it, and not we ourselves. */
  public static boolean isIn(RuntimeException thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .map(StackTraceElement::getClassName)
        .filter(name -> !name.startsWith("java."))
        .findFirst()
        .filter(name -> name.startsWith(ECJ))
        .isPresent();
  }

  /** What to say of an entity that cannot be read. */
  public static Findings findings(TypeElement entity) {
    Findings findings = new Findings();
    findings
        .error(CheckId.KW013, new ElementSpot(entity, null), "")
        .problem(
            "there is no key, because the compiler could not resolve all of %s",
            entity.getSimpleName())
        .fix("correct the errors that the compiler reports for %s", entity.getSimpleName());
    return findings;
  }
}
