package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code deviceIdBetween} and its kin: the questions that end a scan at one part. */
final class RangeMethods {
  private RangeMethods() {}

  static List<MethodSpec> of(KeyParts key, PartCode part) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(between(key, part));
    methods.add(bound(key, part, "AtLeast", "atLeast", "is this value or above"));
    methods.add(bound(key, part, "GreaterThan", "greaterThan", "is above this value"));
    methods.add(bound(key, part, "AtMost", "atMost", "is this value or below"));
    methods.add(bound(key, part, "LessThan", "lessThan", "is below this value"));
    if (part.hasPrefixes() && !part.isWrapped()) {
      methods.add(bound(key, part, "StartsWith", "startsWith", "begins like this"));
    }
    return methods;
  }

  private static MethodSpec.Builder method(
      KeyParts key, PartCode part, String suffix, String meaning) {
    return MethodSpec.methodBuilder(part.name() + suffix)
        .addJavadoc("The keys whose {@code $L} $L.\n", part.name(), meaning)
        .addJavadoc(ScatteredJavadoc.of(key.layout(), part.column()))
        .addModifiers(Modifier.PUBLIC)
        .returns(key.rangeType(part.column()));
  }

  private static MethodSpec between(KeyParts key, PartCode part) {
    return method(key, part, "Between", "is at least {@code from} and below {@code to}")
        .addJavadoc(
            "Both are values of the part; {@code $LAtLeast} has no upper end.\n", part.name())
        .addParameter(part.type(), "from")
        .addParameter(part.type(), "to")
        .addStatement(
            "return $L",
            key.terminal(
                CodeBlock.of(
                    "scan.between($L, $L, $L)",
                    part.codec(),
                    part.argument(CodeBlock.of("from")),
                    part.argument(CodeBlock.of("to")))))
        .build();
  }

  private static MethodSpec bound(
      KeyParts key, PartCode part, String suffix, String call, String meaning) {
    return method(key, part, suffix, meaning)
        .addParameter(part.parameter())
        .addStatement(
            "return $L",
            key.terminal(
                CodeBlock.of(
                    "scan.$L($L, $L)",
                    call,
                    part.codec(),
                    part.argument(CodeBlock.of("$N", part.name())))))
        .build();
  }
}
