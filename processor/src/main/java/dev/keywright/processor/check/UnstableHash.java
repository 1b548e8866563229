package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.Locale;

/** What {@code hashCode()} returns today need not be what it returned when the row was written. */
final class UnstableHash implements LayoutCheck {
  private static final String HASH_CODE = "hashcode";
  // The best known pair of texts that share a hash code.
  private static final String ONE = "Aa";
  private static final String OTHER = "BB";

  @Override
  public void check(Layout layout, Findings findings) {
    layout.parts().filter(UnstableHash::isHashCode).forEach(part -> report(part, findings));
  }

  // What a member returns is known by its name and type only.
  private static boolean isHashCode(Part part) {
    return part.type() instanceof PartType.Whole whole
        && whole.javaName().equals("int")
        && part.name().toLowerCase(Locale.ROOT).endsWith(HASH_CODE);
  }

  private static void report(Part part, Findings findings) {
    String of = part.name().substring(0, part.name().length() - HASH_CODE.length());
    String value = of.isEmpty() ? "the value itself" : of;
    findings.error(
        CheckId.KW208,
        part.spot(),
        "",
        part.name()
            + " is what hashCode() returns: that of an enum or of an array changes with every start"
            + " of the JVM, and that of the texts "
            + JavaLiteral.of(ONE)
            + " and "
            + JavaLiteral.of(OTHER)
            + " is the same, "
            + ONE.hashCode(),
        "make " + value + " the part, and let its bytes be hashed: hashPrefix = 4");
  }
}
