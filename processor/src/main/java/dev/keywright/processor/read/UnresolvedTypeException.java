package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.SourceSpot;

/**
 * Says that an entity cannot be read yet, because another processor may still write what is
 * missing.
 */
public final class UnresolvedTypeException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Finding finding;

  private UnresolvedTypeException(Finding finding) {
    super(finding.problem());
    this.finding = finding;
  }

  static UnresolvedTypeException type(SourceSpot spot, String part, String missing) {
    return new UnresolvedTypeException(
        new Finding(
            CheckId.KW013,
            Severity.ERROR,
            spot,
            "",
            "there is no key yet, because the type of "
                + part
                + ", "
                + missing
                + ", does not exist",
            "",
            "import or write it; if another annotation processor writes it, put that processor on"
                + " the same processor path"));
  }

  static UnresolvedTypeException getter(SourceSpot spot, String part) {
    return new UnresolvedTypeException(
        new Finding(
            CheckId.KW004,
            Severity.ERROR,
            spot,
            "",
            part
                + " is private, and Lombok has added no getter, so the generated key cannot read it",
            "",
            "write @Getter, and put Lombok on the processor path, before Keywright"));
  }

  /** What to say if no later round brings what is missing. */
  public Finding finding() {
    return finding;
  }
}
