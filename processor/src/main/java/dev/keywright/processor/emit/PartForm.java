package dev.keywright.processor.emit;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions;
import dev.keywright.processor.model.PartType;
import java.util.OptionalInt;

/** How a part is written, in the words of the generated documentation. */
final class PartForm {
  private PartForm() {}

  static String of(Layout layout, Bucket bucket) {
    String parts = String.join(", ", layout.bucketedParts().stream().map(Part::name).toList());
    return bucket.count()
        + " buckets, by the "
        + (bucket.byHash() ? bucket.hash() : "remainder")
        + " of "
        + parts;
  }

  static String of(Layout layout, Column column, Part part) {
    if (column.nativeType()) {
      return "as the store's own type";
    }
    PartOptions options = part.options();
    StringBuilder text = new StringBuilder();
    options
        .hash()
        .ifPresent(
            hash ->
                text.append(layout.isBinary() ? hash.digits() / 2 : hash.digits())
                    .append(layout.isBinary() ? " bytes of its " : " digits of its ")
                    .append(hash.algorithm())
                    .append(", then "));
    text.append(layout.isBinary() ? bytes(part) : digits(part));
    if (layout.escape() && part.type() instanceof PartType.Text && !column.isLast(part)) {
      text.append(", escaped");
    }
    if (options.descending()) {
      text.append(part.type() instanceof PartType.Time ? ", newest first" : ", largest first");
    }
    text.append(options.reversed() ? ", back to front" : "");
    text.append(options.ordered() ? "" : ", never scanned by range");
    return text.toString();
  }

  private static String digits(Part part) {
    PartOptions options = part.options();
    PartType type = part.type();
    if (type instanceof PartType.Whole) {
      String digits = options.pad() + " digits";
      return options.pad() == 0
          ? "digits as they are"
          : options.signed() ? digits + " after a sign digit" : digits;
    }
    if (type instanceof PartType.Time) {
      return options.time().toString();
    }
    if (type instanceof PartType.Flag) {
      return "0 or 1";
    }
    if (type instanceof PartType.Uuid) {
      return "36 characters";
    }
    return type instanceof PartType.Bytes ? "two hexadecimal digits for each byte" : text(part);
  }

  private static String bytes(Part part) {
    PartType type = part.type();
    if (type instanceof PartType.Whole whole) {
      return whole.bytes() == 1 ? "1 byte" : whole.bytes() + " bytes";
    }
    if (type instanceof PartType.Floating floating) {
      return floating.javaName().equals("float") ? "4 bytes" : "8 bytes";
    }
    if (type instanceof PartType.Time time) {
      boolean isDate = time.type() == PartType.TimeType.DATE;
      return isDate ? "its day, 4 bytes" : part.options().time() + ", 8 bytes";
    }
    if (type instanceof PartType.Flag) {
      return "1 byte";
    }
    if (type instanceof PartType.Uuid) {
      return "16 bytes";
    }
    return type instanceof PartType.Bytes ? "bytes" + limit(part) : text(part);
  }

  private static String text(Part part) {
    if (part.type() instanceof PartType.Suffix suffix) {
      return suffix.length() + " random characters of [0-9a-z]";
    }
    if (part.type() instanceof PartType.Codes codes) {
      return String.join(" | ", codes.byCode().stream().map(PartType.Constant::code).toList());
    }
    return part.facts().alphabet().map(it -> "[" + it + "]").orElse("text") + limit(part);
  }

  private static String limit(Part part) {
    OptionalInt min = part.facts().minLength();
    OptionalInt max = part.facts().maxLength();
    if (min.isPresent() && max.isPresent()) {
      return min.equals(max)
          ? ", exactly " + max.getAsInt()
          : ", " + min.getAsInt() + " to " + max.getAsInt();
    }
    String least = min.isPresent() ? ", at least " + min.getAsInt() : "";
    return max.isPresent() ? ", at most " + max.getAsInt() : least;
  }
}
