package dev.keywright.layout.signature;

import dev.keywright.runtime.number.NumberEncoding;
import java.util.List;
import java.util.Optional;

/** Layouts of FDB_TUPLE, made of those of BINARY: what a tuple cannot have is left out. */
final class RandomTuples {
  private RandomTuples() {}

  static LayoutSignature of(List<ColumnSignature> columns) {
    return LayoutSignature.tuple(columns.stream().map(RandomTuples::column).toList());
  }

  private static ColumnSignature column(ColumnSignature column) {
    if (column.nativeType()) {
      return column;
    }
    return new ColumnSignature(
        column.name(),
        column.bucket().map(RandomTuples::bucket),
        column.parts().stream().map(RandomTuples::part).toList(),
        false,
        column.template().map(RandomTuples::template));
  }

  private static BucketSignature bucket(BucketSignature bucket) {
    BucketNumber number = bucket.number();
    boolean isDigits = number.as().filter(it -> it == NumberEncoding.DECIMAL).isPresent();
    BucketNumber digits =
        isDigits ? number : new BucketNumber(Optional.empty(), 3 + number.width(), number.first());
    return new BucketSignature(bucket.count(), digits, bucket.rule(), bucket.of(), bucket.index());
  }

  private static PartSignature part(PartSignature part) {
    // Some times are counted in bytes of other systems alone.
    Encoding encoding =
        Encoding.PLAIN.withTime(
            part.encoding().time().filter(it -> part.type().takesTime(LayoutFormat.FDB_TUPLE)));
    return new PartSignature(
        part.name(), part.type(), encoding, Optional.empty(), part.limits(), part.ordered());
  }

  private static Template template(Template template) {
    List<String> elements =
        template.literals().stream()
            .map(it -> it.isEmpty() ? it : TupleLiteral.ofText(it))
            .toList();
    return new Template(elements, template.escape());
  }
}
