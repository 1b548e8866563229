package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.BucketClass;
import dev.keywright.processor.model.BucketClass.Method;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The class that chooses buckets has one method for it, which generated code can call. */
final class UnusableFunction implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    layout
        .bucket()
        .ifPresent(
            bucket -> bucket.function().ifPresent(type -> check(layout, bucket, type, findings)));
  }

  private static void check(Layout layout, Bucket bucket, BucketClass type, Findings findings) {
    List<Part> parts = layout.bucketedParts();
    String name = type.type().name();
    Optional<String> fault = fault(type, parts);
    if (fault.isPresent()) {
      String fix = "write in " + name + ": " + expected(parts) + ", or with byte[] encoded instead";
      report(bucket, fault.get(), type.isReachable() ? fix : "make " + name + " public", findings);
      return;
    }
    for (Part part : parts) {
      if (type.isOfBytes() && part.declaration().nativeType()) {
        String problem =
            "%s.bucket takes encoded bytes, and %s is kept as the store's own type"
                .formatted(name, part.name());
        String advice = "name the other parts in of, or write in " + name + ": " + expected(parts);
        report(bucket, problem, advice, findings);
      }
    }
  }

  private static void report(Bucket bucket, String problem, String fix, Findings findings) {
    findings.error(CheckId.KW024, bucket.spot(), "function").problem(problem).fix(fix);
  }

  private static Optional<String> fault(BucketClass type, List<Part> parts) {
    String name = type.type().name();
    if (!type.isReachable()) {
      return Optional.of(name + " is not accessible from the generated key");
    }
    if (type.methods().isEmpty()) {
      return Optional.of(name + " has no method bucket");
    }
    if (type.methods().size() > 1) {
      return Optional.of(
          name + " has " + type.methods().size() + " methods bucket, but must have one");
    }
    Method method = type.methods().get(0);
    if (!method.takes(parts)) {
      return Optional.of(
          "%s.bucket takes (%s), and not the parts %s and the count"
              .formatted(
                  name,
                  method.parameters().stream()
                      .map(UnusableFunction::simple)
                      .collect(Collectors.joining(", ")),
                  Part.names(parts)));
    }
    return method.isCallable() ? Optional.empty() : Optional.of(name + uncallable(method));
  }

  private static String uncallable(Method method) {
    if (!method.isPublic() || !method.isStatic()) {
      return ".bucket is not public static";
    }
    return method.throwsChecked()
        ? ".bucket declares a checked exception, which the key cannot rethrow"
        : ".bucket returns " + simple(method.returns()) + ", not int";
  }

  private static String expected(List<Part> parts) {
    return parts.stream()
        .map(part -> part.storedType().name() + " " + part.name() + ", ")
        .collect(Collectors.joining("", "public static int bucket(", "int count)"));
  }

  private static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }
}
