package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.ModuloBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code LogEventKey.bucketOf(at)}, and the constants that say how buckets are found. */
final class BucketMembers {
  private static final String BUCKET_OF = "bucketOf";

  private BucketMembers() {}

  static List<FieldSpec> fields(KeyParts key) {
    return key.layout().options().bucket().map(bucket -> fields(key, bucket)).orElse(List.of());
  }

  private static List<FieldSpec> fields(KeyParts key, Bucket bucket) {
    Class<?> buckets = bucket.byHash() ? HashBuckets.class : ModuloBuckets.class;
    Class<?> form = key.layout().isBinary() ? BinaryBucket.class : TextBucket.class;
    return List.of(
        constant(ClassName.get(buckets), key.names().buckets(), buckets(bucket, bucket.count())),
        constant(ClassName.get(form), key.names().bucket(), form(key, bucket.count())));
  }

  private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(value)
        .build();
  }

  /** So many buckets, chosen in the same way. */
  static CodeBlock buckets(Bucket bucket, int count) {
    return bucket.byHash()
        ? CodeBlock.of(
            "$T.hash($T.$L, $L)", Buckets.class, HashFunction.class, bucket.hash(), count)
        : CodeBlock.of("$T.modulo($L)", Buckets.class, count);
  }

  private static CodeBlock form(KeyParts key, int count) {
    if (key.layout().isBinary()) {
      return CodeBlock.of("$T.binary($L)", BucketForm.class, count);
    }
    Column partition = key.layout().columns().get(0);
    String separator = Literals.character(key.layout().separator());
    return partition.parts().isEmpty()
        ? CodeBlock.of("$T.text($L)", BucketForm.class, count)
        : CodeBlock.of("$T.text($L, $L)", BucketForm.class, count, separator);
  }

  static List<MethodSpec> methods(KeyParts key, Modifier[] visibility) {
    return key.layout().options().bucket().stream()
        .flatMap(bucket -> List.of(bucketOf(key, bucket, visibility), bucket(key)).stream())
        .toList();
  }

  private static MethodSpec bucketOf(KeyParts key, Bucket bucket, Modifier[] visibility) {
    List<PartCode> parts = key.bucketed();
    CodeBlock values =
        parts.stream()
            .map(part -> value(part, bucket, CodeBlock.of("$N", part.name())))
            .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder(BUCKET_OF)
        .addJavadoc(
            """
            The bucket of the keys with these values: 0 to $L.

            @throws $L if a part may not hold its value
            """,
            bucket.count() - 1,
            RuntimeTypes.INVALID_PART)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(int.class)
        .addParameters(KeyParts.parameters(parts))
        .addStatement("return $L.of($L)", key.names().buckets(), values)
        .build();
  }

  private static MethodSpec bucket(KeyParts key) {
    return MethodSpec.methodBuilder("bucket")
        .addJavadoc("The bucket that this key is in.\n")
        .addModifiers(Modifier.PUBLIC)
        .returns(int.class)
        .addStatement("return $L", call(key))
        .build();
  }

  /** The bucket of the values at hand. */
  static CodeBlock call(KeyParts key) {
    return CodeBlock.of("$L($L)", BUCKET_OF, KeyParts.arguments(key.bucketed()));
  }

  /** What decides the bucket: the encoded part, or the number of which the remainder is taken. */
  private static CodeBlock value(PartCode part, Bucket bucket, CodeBlock value) {
    if (bucket.byHash()) {
      return CodeBlock.of("$L.encode($L)", part.codec(), part.unwrapped(value));
    }
    return part.part().type() instanceof PartType.Time
        ? CodeBlock.of("$L.number($L)", part.codec(), part.unwrapped(value))
        : part.unwrapped(value);
  }
}
