package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import java.util.List;

/** An annotation on the entity names parts, which must be there. */
final class UnknownName implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    KeyOptions options = layout.options();
    options
        .bucket()
        .ifPresent(
            bucket -> {
              List<String> names = layout.parts().filter(Part::isOfEntity).map(Part::name).toList();
              if (bucket.of().isEmpty()) {
                report(findings, bucket.spot(), "of", "@Bucket names no part", names);
              }
              bucket.of().forEach(it -> check(it, bucket.spot(), "of", names, findings));
            });
    List<String> names = layout.parts().map(Part::name).toList();
    for (AccessPattern pattern : options.patterns()) {
      pattern.equal().forEach(it -> check(it, pattern.spot(), "equal", names, findings));
      pattern.range().ifPresent(it -> check(it, pattern.spot(), "range", names, findings));
    }
    options.slice().ifPresent(slice -> checkSlice(layout, slice, findings));
  }

  private static void check(
      String name, SourceSpot spot, String attribute, List<String> names, Findings findings) {
    if (!names.contains(name)) {
      String problem =
          attribute + " names " + JavaLiteral.of(name) + ", which is no part of the key";
      report(findings, spot, attribute, problem, names);
    }
  }

  private static void report(
      Findings findings, SourceSpot spot, String attribute, String problem, List<String> names) {
    findings.error(
        CheckId.KW014,
        spot,
        attribute,
        problem,
        "name parts of the key: " + String.join(", ", names));
  }

  private static void checkSlice(Layout layout, TimeSlice slice, Findings findings) {
    String entity = layout.entity().type().name();
    if (slice.access().isEmpty()) {
      findings.error(
          CheckId.KW014,
          slice.spot(),
          "by",
          "by names " + JavaLiteral.of(slice.by()) + ", which " + entity + " does not hand out",
          "name a record component, a field that is not private, or the property of a getter");
    } else if (slice.type().isEmpty()) {
      findings.error(
          CheckId.KW006,
          slice.spot(),
          "by",
          slice.by() + " is no time, and only a time says which table a row belongs to",
          "name an Instant, LocalDateTime or LocalDate");
    }
  }
}
