package dev.keywright.processor.emit;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions;
import dev.keywright.processor.model.PartType;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code PurchaseKey.LAYOUT}: all that the encoded bytes depend on, in one line. Its grammar is in
 * {@code docs/formats.md}.
 */
final class LayoutText {
  private LayoutText() {}

  /** The signature, cut where a reader would break the line: before each column. */
  static List<String> of(Layout layout) {
    List<String> columns = new ArrayList<>();
    columns.add(layout.isBinary() ? "BINARY" : text(layout));
    for (Column column : layout.columns()) {
      List<String> items = new ArrayList<>();
      if (column.isPartition()) {
        layout.options().bucket().ifPresent(bucket -> items.add(bucket(layout, bucket)));
      }
      column.parts().forEach(part -> items.add(part(layout, column, part)));
      columns.add(" | " + column.name() + ": " + String.join(", ", items));
    }
    return columns;
  }

  private static String text(Layout layout) {
    return "TEXT separator="
        + Literals.character(layout.separator())
        + (layout.escape() ? " escape" : "");
  }

  private static String bucket(Layout layout, Bucket bucket) {
    return "bucket count="
        + bucket.count()
        + (bucket.byHash() ? " by=HASH hash=" + bucket.hash() : " by=MODULO")
        + " of="
        + String.join("+", layout.bucketedParts().stream().map(Part::name).toList());
  }

  private static String part(Layout layout, Column column, Part part) {
    List<String> words = new ArrayList<>();
    words.add(part.name());
    words.add(type(part.type()));
    PartOptions options = part.options();
    if (options.pad() > 0) {
      words.add("pad=" + options.pad());
    }
    if (options.signed()) {
      words.add("signed");
    }
    if (part.type() instanceof PartType.Time time
        && !(layout.isBinary() && time.type() == PartType.TimeType.DATE)) {
      words.add("time=" + options.time());
    }
    if (options.descending()) {
      words.add("DESC");
    }
    if (options.reversed()) {
      words.add("reversed");
    }
    options
        .hash()
        .ifPresent(
            hash -> {
              words.add("hashPrefix=" + hash.digits());
              words.add("hash=" + hash.algorithm());
              if (!hash.salt().isEmpty()) {
                words.add("salt=" + Literals.text(hash.salt()));
              }
            });
    addFacts(part, words);
    if (!options.ordered()) {
      words.add("unordered");
    }
    if (column.nativeType()) {
      words.add("native");
    }
    return String.join(" ", words);
  }

  private static void addFacts(Part part, List<String> words) {
    part.facts().min().ifPresent(min -> words.add("min=" + min));
    part.facts().max().ifPresent(max -> words.add("max=" + max));
    part.facts().alphabet().ifPresent(alphabet -> words.add("alphabet=" + Literals.text(alphabet)));
    part.facts().maxLength().ifPresent(max -> words.add("maxLength=" + max));
  }

  private static String type(PartType type) {
    if (type instanceof PartType.Whole whole) {
      return whole.javaName();
    }
    if (type instanceof PartType.Codes codes) {
      List<String> constants =
          codes.byCode().stream().map(it -> it.name() + "=" + Literals.text(it.code())).toList();
      return "enum(" + String.join(" ", constants) + ")";
    }
    if (type instanceof PartType.Time time) {
      return switch (time.type()) {
        case INSTANT -> "Instant";
        case DATE_TIME -> "LocalDateTime";
        case DATE -> "LocalDate";
      };
    }
    if (type instanceof PartType.Floating floating) {
      return floating.javaName();
    }
    if (type instanceof PartType.Suffix suffix) {
      return "suffix(" + suffix.length() + ")";
    }
    if (type instanceof PartType.Text) {
      return "String";
    }
    if (type instanceof PartType.Bytes) {
      return "byte[]";
    }
    if (type instanceof PartType.Uuid) {
      return "UUID";
    }
    return type instanceof PartType.Flag ? "boolean" : "char";
  }
}
