package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.BucketClass;
import dev.keywright.runtime.bucket.BucketFunction;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import java.util.ArrayList;
import java.util.List;

/** Makes buckets that the class of another system chooses, without reflection. */
public final class BucketFunctionCode {
  private static final String VALUES = "values";
  private static final String COUNT = "count";

  private BucketFunctionCode() {}

  /** The calls that make buckets which a function chooses. */
  public static CodeBlock of(CodeBlock function, FunctionBuckets buckets) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add("\n$>$>$T.function($L,$W$L)", Buckets.class, function, buckets.count());
    if (buckets.first() > 0) {
      code.add(".from($L)", buckets.first());
    }
    if (!buckets.between().isEmpty()) {
      code.add(
          "\n$>$>.between($L)$<$<",
          buckets.between().stream()
              .map(literal -> CodeBlock.of("$L", JavaLiteral.of(literal)))
              .collect(CodeBlock.joining(",$W")));
    }
    if (!buckets.front().isEmpty() || !buckets.end().isEmpty()) {
      code.add(
          "\n$>$>.around($L,$W$L)$<$<",
          JavaLiteral.of(buckets.front()),
          JavaLiteral.of(buckets.end()));
    }
    return code.add("$<$<").build();
  }

  /** The function of a key. */
  public static CodeBlock function(KeyParts key) {
    BucketClass function = key.layout().bucket().orElseThrow().function().orElseThrow();
    return function(Types.className(function.type()), function.isOfBytes(), key.bucketed());
  }

  /**
   * The function of a class.
   *
   * @param parts those whose values it takes, unless it takes bytes
   */
  public static CodeBlock function(ClassName type, boolean isOfBytes, List<PartCode> parts) {
    return CodeBlock.of(
        "$T.$L($T.class,$W$L)",
        BucketFunction.class,
        isOfBytes ? "ofBytes" : "ofValues",
        type,
        isOfBytes ? CodeBlock.of("$T::$L", type, BucketClass.METHOD) : lambda(parts, type));
  }

  /** Calls the function of values with those at hand. */
  static CodeBlock call(KeyParts key) {
    Bucket bucket = key.layout().bucket().orElseThrow();
    return CodeBlock.of(
        "$T.$L($L,$W$L)",
        Types.className(bucket.function().orElseThrow().type()),
        BucketClass.METHOD,
        key.bucketed().stream().map(PartCode::insideCopied).collect(CodeBlock.joining(",$W")),
        bucket.count());
  }

  private static CodeBlock lambda(List<PartCode> parts, ClassName type) {
    List<CodeBlock> arguments = new ArrayList<>();
    for (PartCode part : parts) {
      arguments.add(argument(part, arguments.size()));
    }
    return CodeBlock.of(
        "($L, $L) ->\n$>$>$T.$L($L,$W$L)$<$<",
        VALUES,
        COUNT,
        type,
        BucketClass.METHOD,
        arguments.stream().collect(CodeBlock.joining(",$W")),
        COUNT);
  }

  private static CodeBlock argument(PartCode part, int index) {
    TypeName stored = Types.of(part.part().storedType());
    if (part.part().is(Kind.WHOLE)) {
      CodeBlock whole = CodeBlock.of("$L.whole($L)", VALUES, index);
      TypeName primitive = stored.isBoxedPrimitive() ? stored.unbox() : stored;
      return primitive.equals(TypeName.LONG) ? whole : CodeBlock.of("($T) $L", primitive, whole);
    }
    return CodeBlock.of("$L.get($L, $T.class)", VALUES, index, Types.boxed(stored));
  }
}
