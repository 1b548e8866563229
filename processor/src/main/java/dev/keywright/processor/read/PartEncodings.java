package dev.keywright.processor.read;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What says how the values of a part are written: the part itself, or its single-value types. */
final class PartEncodings {
  private final String part;
  private final SourceSpot spot;
  private final String key;
  private final List<HeldValue> values;
  private final Findings findings;

  /**
   * @param part the name of the part
   * @param spot its own annotation
   * @param key the name of the key
   * @param values those inside its type, from the outside in
   */
  PartEncodings(
      String part, SourceSpot spot, String key, List<HeldValue> values, Findings findings) {
    this.part = part;
    this.spot = spot;
    this.key = key;
    this.values = List.copyOf(values);
    this.findings = findings;
  }

  /**
   * The annotation that holds: the part's own, which may only narrow that of its type, or else that
   * of the type. Two that contradict each other are reported.
   */
  Optional<EncodedAnnotation> of(String name, Optional<EncodedAnnotation> own) {
    List<EncodedAnnotation> all = new ArrayList<>(own.stream().toList());
    values.forEach(it -> it.encoding(name, key).ifPresent(all::add));
    for (int i = 1; i < all.size(); i++) {
      EncodedAnnotation outer = all.get(i - 1);
      EncodedAnnotation inner = all.get(i);
      if (!EncodingNarrowing.narrows(outer, inner)) {
        refuse(outer, inner);
        break;
      }
    }
    return all.stream().findFirst();
  }

  private void refuse(EncodedAnnotation outer, EncodedAnnotation inner) {
    findings.error(
        CheckId.KW017,
        outer.beside().reportedAt(spot),
        "",
        outer.shown()
            + (outer.owner().isEmpty() ? " of " + part : "")
            + " contradicts "
            + inner.shown()
            + ", which holds wherever the type is a part",
        "leave one of them out, or let both say the same");
  }
}
