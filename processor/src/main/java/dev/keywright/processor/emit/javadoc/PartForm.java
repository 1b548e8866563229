package dev.keywright.processor.emit.javadoc;

import dev.keywright.layout.signature.FormWords;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/** How a part is written, in the words of the generated documentation. */
public final class PartForm {
  private PartForm() {}

  public static String of(Layout layout, Bucket bucket) {
    String parts = Part.names(layout.bucketedParts());
    String choice =
        bucket
            .function()
            .map(function -> "function " + function.type().name())
            .or(() -> bucket.hash().map(Object::toString))
            .orElse("remainder");
    String form =
        bucket.number().equals(bucket.number().ofFormat())
            ? ""
            : ", in " + bucket.number().form(layout.format(), bucket.count());
    int first = bucket.number().first();
    String numbered = first == 0 ? "" : " from " + first;
    return bucket.count() + " buckets" + numbered + form + ", by the " + choice + " of " + parts;
  }

  public static String of(PartCode part) {
    return FormWords.joined(
        part.hash()
            .map(hash -> hash.inWords() + ", then " + part.encoding().inWords())
            .orElse(part.encoding().inWords()),
        withoutRanges(part));
  }

  /** Why the part has no ranges, if neither its type nor its form shows it. */
  private static String withoutRanges(PartCode part) {
    if (!part.part().ordered() && !part.column().nativeType()) {
      return "never scanned by range";
    }
    return part.part().type() instanceof PartType.Codes codes && !codes.inOrder()
        ? "no ranges: these codes do not sort as the constants do"
        : "";
  }
}
