package dev.keywright.processor.emit;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.codec.Form;

/** How a part is written, in the words of the generated documentation. */
final class PartForm {
  private PartForm() {}

  static String of(Layout layout, Bucket bucket) {
    String parts = String.join(", ", layout.bucketedParts().stream().map(Part::name).toList());
    String choice = bucket.hash().map(Object::toString).orElse("remainder");
    return bucket.count() + " buckets, by the " + choice + " of " + parts;
  }

  static String of(PartCode part) {
    boolean isScanned = part.part().ordered() || part.column().nativeType();
    return Form.of(
        part.hash()
            .map(hash -> hash.form() + ", then " + part.value().form())
            .orElse(part.value().form()),
        isScanned ? "" : "never scanned by range");
  }
}
