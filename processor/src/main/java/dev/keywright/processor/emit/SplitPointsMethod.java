package dev.keywright.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.Types;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.splitPoints(n)}, where a bucket or a hash prefix makes the key space even. */
final class SplitPointsMethod {
  private SplitPointsMethod() {}

  static Optional<MethodSpec> of(KeyParts key, Modifier[] statics) {
    // Behind a part, the numbers cut no more than its values do.
    if (key.isBucketed() && key.layout().columns().get(0).bucketIndex() == 0) {
      return Optional.of(method(key, statics, "the buckets are too few", key.names().bucket()));
    }
    if (!key.isScanned()) {
      return Optional.empty();
    }
    PartCode first = key.parts().get(0);
    String limit = "the hash prefix cannot tell so many regions apart";
    String front = key.layout().template(first.column()).literals().get(0);
    return first.hash().map(hash -> method(key, statics, limit, first.hashName(), front));
  }

  private static MethodSpec method(KeyParts key, Modifier[] statics, String limit, String source) {
    return method(key, statics, limit, source, "");
  }

  private static MethodSpec method(
      KeyParts key, Modifier[] statics, String limit, String source, String front) {
    String behind = front.isEmpty() ? "" : ", " + JavaLiteral.of(front);
    TypeName boundary = key.columnType(key.layout().columns().get(0));
    return Types.method("splitPoints", Types.generic(List.class, boundary), statics)
        .addJavadoc(
            """
            The boundaries that pre-split a table into regions of about equal load:
            {@code regions - 1} of them, ascending.

            @throws IllegalArgumentException if $L
            """,
            limit)
        .addParameter(int.class, "regions")
        .addStatement("return $L.splitPoints(regions$L)", source, behind)
        .build();
  }
}
