package dev.keywright.analysis.infer.search;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.ValueLimits;
import java.util.ArrayList;
import java.util.List;

/** What the bytes of a layout show: not its names, nor limits, nor the Java type of a number. */
final class LayoutForm {
  private final LayoutSignature layout;
  private final List<String> names;

  private LayoutForm(LayoutSignature layout) {
    this.layout = layout;
    this.names = layout.parts().map(PartSignature::name).distinct().toList();
  }

  /** A text that is equal for layouts of one form. */
  static String of(LayoutSignature layout) {
    return new LayoutForm(layout).text(0);
  }

  /** The same of what follows the first literal. */
  static String afterFirstLiteral(LayoutSignature layout) {
    return new LayoutForm(layout).text(1);
  }

  private String text(int firstLiteral) {
    StringBuilder text = new StringBuilder(layout.format().name());
    for (int i = 0; i < layout.columns().size(); i++) {
      ColumnSignature column = layout.columns().get(i);
      List<String> literals = layout.template(i).literals();
      List<String> items = new ArrayList<>();
      column.bucket().ifPresent(it -> items.add(bucket(it)));
      column.parts().forEach(part -> items.add(part(part)));
      text.append(" | ").append(items);
      text.append(
          literals.subList(i == 0 ? Math.min(firstLiteral, literals.size()) : 0, literals.size()));
    }
    return text.toString();
  }

  private String bucket(BucketSignature bucket) {
    return bucket.count() + " " + bucket.number() + " " + bucket.rule() + places(bucket.of());
  }

  private String part(PartSignature part) {
    String hash =
        part.hash()
            .map(it -> it.of(List.of()) + " of " + places(it.hashed(part.name())))
            .orElse("");
    PartSignature plain =
        part.withoutHash()
            .with(ValueLimits.NONE)
            .withOrdered(true)
            .named("p" + names.indexOf(part.name()));
    return hash + " " + typed(plain);
  }

  private PartSignature typed(PartSignature part) {
    if (part.kind() == Kind.CODES) {
      return PartSignature.of(part.name(), SimpleType.STRING).with(part.encoding());
    }
    boolean hasWidth = layout.format() == LayoutFormat.TEXT || part.encoding().number().isPresent();
    if (part.kind() != Kind.WHOLE || !hasWidth) {
      return part;
    }
    Encoding encoding = part.encoding();
    return PartSignature.of(part.name(), SimpleType.LONG).with(encoding);
  }

  private List<Integer> places(List<String> parts) {
    return parts.stream().map(names::indexOf).toList();
  }
}
