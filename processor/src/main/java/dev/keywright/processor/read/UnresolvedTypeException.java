package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.SourceSpot;
import java.util.Optional;

/**
 * Says that an entity cannot be read yet, because another processor may still write what is
 * missing.
 */
public final class UnresolvedTypeException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Optional<Finding> finding;

  private UnresolvedTypeException(CheckId check, SourceSpot spot, String problem, String fix) {
    super(problem);
    this.finding = Optional.of(Finding.of(check, Severity.ERROR, spot, problem, fix));
  }

  /** An attribute names a class that does not exist, which the compiler reports itself. */
  UnresolvedTypeException(String attribute) {
    super(attribute);
    this.finding = Optional.empty();
  }

  static UnresolvedTypeException type(SourceSpot spot, String part, String missing) {
    return new UnresolvedTypeException(
        CheckId.KW013,
        spot,
        "there is no key yet, because the type of " + part + ", " + missing + ", does not exist",
        "import or write it; if another annotation processor writes it, put that processor on"
            + " the same processor path");
  }

  static UnresolvedTypeException getter(SourceSpot spot, String part) {
    return new UnresolvedTypeException(
        CheckId.KW004,
        spot,
        part + " is private, and Lombok has added no getter, so the generated key cannot read it",
        "write @Getter, and put Lombok on the processor path, before Keywright");
  }

  /** What to say if no later round brings what is missing. */
  public Optional<Finding> finding() {
    return finding;
  }
}
