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
      column.parts().forEach(part -> items.add(part(part, 0)));
      if (i == 0 && firstLiteral > 0) {
        replaceNumber(column, items);
      }
      text.append(" | ").append(items);
      text.append(
          literals.subList(i == 0 ? Math.min(firstLiteral, literals.size()) : 0, literals.size()));
    }
    return text.toString();
  }

  /**
   * A salt is a bucket, or any number, of which the rows with a sign are read apart from those
   * without.
   */
  private void replaceNumber(ColumnSignature column, List<String> items) {
    boolean isBucket = column.bucket().isPresent();
    boolean isNumber = isBucket || (!column.parts().isEmpty() && isSalt(column.parts().get(0)));
    if (isNumber) {
      items.clear();
      items.add("number");
      int first = isBucket ? 0 : 1;
      column.parts().stream().skip(first).forEach(part -> items.add(part(part, first)));
    }
  }

  private static boolean isSalt(PartSignature part) {
    return part.kind() == Kind.WHOLE
        && part.hash().isEmpty()
        && part.encoding().pad() <= 1
        && part.encoding().number().isEmpty();
  }

  private String bucket(BucketSignature bucket) {
    return bucket.count() + " " + bucket.number() + " " + bucket.rule() + places(bucket.of());
  }

  private String part(PartSignature part, int before) {
    String hash =
        part.hash()
            .map(it -> it.of(List.of()) + " of " + places(it.hashed(part.name())))
            .orElse("");
    PartSignature plain =
        part.withoutHash()
            .with(ValueLimits.NONE)
            .withOrdered(true)
            .named("p" + (names.indexOf(part.name()) - before));
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
