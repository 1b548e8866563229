package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;

/** A remainder is of one number; a hash can be of anything; a function chooses alone. */
final class UnusableBucket implements LayoutCheck {
  private static final Attribute MODULO =
      new Attribute("by", new Attribute.Name("BucketBy", "MODULO"));

  @Override
  public void check(Layout layout, Findings findings) {
    layout
        .bucket()
        .ifPresent(
            bucket -> {
              if (bucket.function().isPresent()) {
                checkFunction(bucket, findings);
              } else if (bucket.hash().isPresent()) {
                checkHash(layout, bucket, findings);
              } else {
                checkModulo(layout, bucket, findings);
              }
            });
  }

  private static void checkHash(Layout layout, Bucket bucket, Findings findings) {
    for (Part part : layout.bucketedParts()) {
      if (part.declaration().nativeType()) {
        findings
            .error(CheckId.KW006, bucket.spot(), "of")
            .problem(
                "the bucket is a hash of encoded parts, and %s is kept as the store's own type",
                part.name())
            .fix(
                Fix.of(new Edits(layout).leave(part, "nativeType"))
                    .or(
                        Optional.of(MODULO)
                            .filter(it -> part.is(Kind.WHOLE))
                            .map(it -> new EntityEdits(layout).bucket(it))));
      }
    }
  }

  private static void checkFunction(Bucket bucket, Findings findings) {
    for (String attribute : List.of("by", "hash")) {
      if (bucket.written().contains(attribute)) {
        findings
            .error(CheckId.KW006, bucket.spot(), attribute)
            .problem("function chooses the bucket, so " + attribute + " has no effect")
            .fix("remove " + attribute + " or function");
      }
    }
  }

  private static void checkModulo(Layout layout, Bucket bucket, Findings findings) {
    List<Part> parts = layout.bucketedParts();
    EntityEdits edits = new EntityEdits(layout);
    if (bucket.written().contains("hash")) {
      findings
          .error(CheckId.KW006, bucket.spot(), "hash")
          .problem("hash belongs to by = HASH, and by = MODULO hashes nothing")
          .fix(Fix.of(edits.leaveBucket("hash"), edits.leaveBucket("by")));
    }
    if (parts.size() > 1) {
      report(
          layout,
          bucket,
          "by = MODULO takes the remainder of one part, not of " + parts.size(),
          findings);
    }
    parts.stream()
        .filter(part -> !hasNumber(part))
        .findFirst()
        .ifPresent(
            part ->
                report(
                    layout,
                    bucket,
                    "by = MODULO takes the remainder of a number or time, and %s has type %s"
                        .formatted(part.name(), part.type().name()),
                    findings));
  }

  private static void report(Layout layout, Bucket bucket, String problem, Findings findings) {
    findings
        .error(CheckId.KW006, bucket.spot(), "by")
        .problem(problem)
        .fix(Fix.of(new EntityEdits(layout).leaveBucket("by").to("hash the encoded parts")));
  }

  private static boolean hasNumber(Part part) {
    return part.type().signature().isPresent() && part.signature().hasNumber();
  }
}
