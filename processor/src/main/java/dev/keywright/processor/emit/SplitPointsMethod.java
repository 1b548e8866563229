package dev.keywright.processor.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.splitPoints(n)}, where a hash prefix makes the key space even. */
final class SplitPointsMethod {
  private SplitPointsMethod() {}

  static Optional<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    PartCode first = key.parts().get(0);
    return first
        .hash()
        .map(
            hash ->
                MethodSpec.methodBuilder("splitPoints")
                    .addJavadoc(
                        "Boundaries that pre-split a table into so many regions of about equal load:"
                            + " {@code regions - 1}\nof them, ascending.\n\n"
                            + "@throws IllegalArgumentException if the hash prefix cannot tell so many"
                            + " regions apart\n")
                    .addModifiers(visibility)
                    .addModifiers(Modifier.STATIC)
                    .returns(ParameterizedTypeName.get(List.class, String.class))
                    .addParameter(int.class, "regions")
                    .addStatement("return $L.splitPoints(regions)", first.hashName())
                    .build());
  }
}
