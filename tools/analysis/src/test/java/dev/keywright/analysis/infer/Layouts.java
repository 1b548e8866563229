package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.List;

/** The cuts and encodings of a layout as a text, which is equal for layouts that write alike. */
final class Layouts {
  private Layouts() {}

  static String form(String signature) {
    return form(LayoutSignature.parse(signature));
  }

  static String form(LayoutSignature layout) {
    List<String> columns = new ArrayList<>();
    for (int i = 0; i < layout.columns().size(); i++) {
      List<String> items = new ArrayList<>();
      int column = i;
      layout.columns().get(i).bucket().ifPresent(it -> items.add(bucket(layout, it)));
      layout.columns().get(i).parts().forEach(part -> items.add(form(layout, column, part)));
      columns.add(items + " in " + layout.template(i).literals());
    }
    return layout.format() + " " + columns;
  }

  /** The bucket and the hash prefixes of a layout, and what they are computed from. */
  static String scatter(LayoutSignature layout) {
    List<String> all = new ArrayList<>();
    layout.columns().stream()
        .flatMap(column -> column.bucket().stream())
        .forEach(it -> all.add(bucket(layout, it)));
    layout.parts().forEach(part -> all.add(hash(layout, part)));
    return all.toString();
  }

  private static String bucket(LayoutSignature layout, BucketSignature bucket) {
    return "bucket "
        + bucket.count()
        + bucket.number()
        + bucket.rule()
        + places(layout, bucket.of());
  }

  private static String hash(LayoutSignature layout, PartSignature part) {
    return part.hash()
        .map(
            it ->
                "hash "
                    + it.function()
                    + it.digits()
                    + it.salt()
                    + places(layout, it.hashed(part.name()))
                    + " ")
        .orElse("");
  }

  private static String form(LayoutSignature layout, int column, PartSignature part) {
    if (layout.columns().subList(0, column).stream().anyMatch(it -> it.parts().contains(part))) {
      return "copy of " + places(layout, List.of(part.name()));
    }
    String words =
        part.named("p").toString().replaceAll(" hashPrefix=.*?(?= min=| max=| alphabet=|$)", "");
    words =
        words
            .replaceAll(" (minLength|maxLength|min|max)=-?\\d+", "")
            .replaceAll(" alphabet=\"([^\"\\\\]|\\\\.)*\"", "")
            .replaceAll(" unordered", "")
            .replaceAll("^p (byte|short|int|long)(?= |$)", "number");
    if (layout.format() == LayoutFormat.BINARY && !words.contains("as=")) {
      words = words.replaceAll("^number", "number of " + part.type());
    }
    // One byte has no order of bytes.
    words = words.replace("as=LITTLE_ENDIAN width=1", "as=UNSIGNED width=1");
    // A countdown from the largest number writes what DESC writes.
    words =
        words
            .replace("as=TWOS_COMPLEMENT width=8 countDownFrom=9223372036854775807", "DESC")
            .replace("as=TWOS_COMPLEMENT width=4 countDownFrom=2147483647", "DESC");
    return hash(layout, part) + types(words);
  }

  // The same bytes are written for a time, whatever Java type it has.
  private static String types(String words) {
    if (words.contains("time=EPOCH") || words.contains("time=DOTNET")) {
      return words.replaceAll("^p \\w+", "time");
    }
    if (words.contains("time=BASIC")) {
      return words.replace("p LocalDateTime", "p Instant");
    }
    return words
        .replace("p Year time=ISO", "p Year time=BASIC")
        .replaceAll("^p enum\\([^)]*\\)", "p String");
  }

  private static List<Integer> places(LayoutSignature layout, List<String> names) {
    List<String> all = layout.parts().map(PartSignature::name).toList();
    return names.stream().map(all::indexOf).toList();
  }
}
