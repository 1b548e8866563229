package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.Kind;
import java.util.List;

/** A remainder is of one number; a hash can be of anything; a function chooses alone. */
final class UnusableBucket implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    layout
        .options()
        .bucket()
        .ifPresent(
            bucket -> {
              if (bucket.function().isPresent()) {
                checkFunction(bucket, findings);
              } else if (bucket.hash().isPresent()) {
                checkHash(bucket, layout.bucketedParts(), findings);
              } else {
                checkModulo(bucket, layout.bucketedParts(), findings);
              }
            });
  }

  private static void checkHash(Bucket bucket, List<Part> parts, Findings findings) {
    for (Part part : parts) {
      if (part.declaration().nativeType()) {
        findings.error(
            CheckId.KW006,
            bucket.spot(),
            "of",
            "the bucket is a hash of encoded parts, and "
                + part.name()
                + " is kept as the store's own type",
            part.is(Kind.WHOLE)
                ? "write by = BucketBy.MODULO, or leave nativeType of " + part.name() + " out"
                : "leave nativeType of " + part.name() + " out");
      }
    }
  }

  private static void checkFunction(Bucket bucket, Findings findings) {
    for (String attribute : List.of("by", "hash")) {
      if (bucket.written().contains(attribute)) {
        findings.error(
            CheckId.KW006,
            bucket.spot(),
            attribute,
            "function chooses the bucket, so "
                + attribute
                + " of the same @Bucket would choose it a second time",
            "leave " + attribute + " out, or function");
      }
    }
  }

  private static void checkModulo(Bucket bucket, List<Part> parts, Findings findings) {
    if (bucket.written().contains("hash")) {
      findings.error(
          CheckId.KW006,
          bucket.spot(),
          "hash",
          "hash belongs to by = HASH, and by = MODULO hashes nothing",
          "leave hash out, or by = MODULO");
    }
    if (parts.size() > 1) {
      report(
          bucket, "by = MODULO takes the remainder of one part, not of " + parts.size(), findings);
    }
    parts.stream()
        .filter(part -> !hasNumber(part))
        .findFirst()
        .ifPresent(
            part ->
                report(
                    bucket,
                    "by = MODULO takes the remainder of a number or time, and "
                        + part.name()
                        + " has type "
                        + part.type().name(),
                    findings));
  }

  private static void report(Bucket bucket, String problem, Findings findings) {
    findings.error(
        CheckId.KW006, bucket.spot(), "by", problem, "leave by out, to hash the encoded parts");
  }

  private static boolean hasNumber(Part part) {
    return part.type().signature().filter(it -> it.kind().hasNumber()).isPresent();
  }
}
