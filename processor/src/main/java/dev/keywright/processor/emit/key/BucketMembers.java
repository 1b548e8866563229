package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.encoding.BucketEncoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Bucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketedValue;
import dev.keywright.runtime.bucket.FunctionBuckets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** {@code LogEventKey.bucketOf(at)}, and the constants that say how buckets are found. */
public final class BucketMembers {
  private static final String BUCKET_OF = "bucketOf";

  private BucketMembers() {}

  public static List<FieldSpec> fields(KeyParts key) {
    return key.isBucketed() ? List.of(buckets(key, code(key)), form(key)) : List.of();
  }

  /** The constant that tells how buckets are chosen. */
  public static FieldSpec buckets(KeyParts key, CodeBlock code) {
    ClassName type = ClassName.get(key.codec().bucket().orElseThrow().buckets().getClass());
    return CodecFields.constant(type, key.names().buckets(), code);
  }

  /** The constant that tells how their number is written. */
  public static FieldSpec form(KeyParts key) {
    BucketEncoding<?> form = form(key.codec().columns().get(0));
    return CodecFields.constant(form.codec().getClass(), key.names().bucket(), form.expression());
  }

  private static CodeBlock code(KeyParts key) {
    return code(key, () -> BucketFunctionCode.function(key));
  }

  /**
   * The calls that make buckets.
   *
   * @param function makes their function, if they have one
   */
  public static CodeBlock code(KeyParts key, Supplier<CodeBlock> function) {
    BucketChoice choice = key.codec().bucket().orElseThrow();
    return choice.buckets() instanceof FunctionBuckets of
        ? BucketFunctionCode.of(function.get(), of)
        : ExpressionCode.of(BucketEncoding.choice(choice.signature()).expression());
  }

  /** The bucket that stands in a column. */
  private static <C> BucketEncoding<? extends BucketForm<C>> form(ColumnCodec<C> column) {
    return column.items().stream()
        .filter(Item.Bucket.class::isInstance)
        .<BucketEncoding<? extends BucketForm<C>>>map(item -> ((Item.Bucket<C>) item).encoding())
        .findFirst()
        .orElseThrow();
  }

  public static List<MethodSpec> methods(KeyParts key, Modifier[] statics) {
    return key.layout().bucket().stream()
        .flatMap(bucket -> List.of(bucketOf(key, bucket, statics), bucket(key)).stream())
        .toList();
  }

  private static MethodSpec bucketOf(KeyParts key, Bucket bucket, Modifier[] statics) {
    List<PartCode> parts = key.bucketed();
    MethodSpec.Builder method =
        Types.method(BUCKET_OF, TypeName.INT, statics)
            .addJavadoc(
                """
                The bucket of the keys with these values: $L to $L.

                @throws $L if a value is not allowed for its part$L
                """,
                bucket.number().first(),
                bucket.number().first() + bucket.count() - 1,
                RuntimeTypes.INVALID_PART,
                bucket
                    .function()
                    .map(it -> ",\n    or " + it.type().name() + " chooses no such bucket")
                    .orElse(""))
            .addParameters(KeyParts.parameters(parts));
    if (bucket.function().filter(it -> !it.isOfBytes()).isPresent()) {
      for (PartCode part : parts) {
        method.addStatement("$L.check($L)", part.codec(), part.inside());
      }
      return method
          .addStatement(
              "return $L.chosen(() -> $L)", key.names().buckets(), BucketFunctionCode.call(key))
          .build();
    }
    if (!key.layout().isBinary() && isOfTime(parts, bucket)) {
      PartCode time = parts.get(0);
      return method
          .addStatement(
              "return $L.bucket($L, $L)", time.codec(), key.names().buckets(), time.inside())
          .build();
    }
    CodeBlock values = bucket.function().isPresent() ? ofFunction(key) : values(parts, bucket);
    return method.addStatement("return $L.of($L)", key.names().buckets(), values).build();
  }

  /** Whether the digits of one time decide: in TEXT, they need not become a text. */
  private static boolean isOfTime(List<PartCode> parts, Bucket bucket) {
    return bucket.hash().isPresent() && parts.size() == 1 && parts.get(0).part().is(Kind.TIME);
  }

  /**
   * The statement that compares the bucket of an older version with the one of its values.
   *
   * @param stored where the number stands, unless it is in front, and the number
   */
  public static CodeBlock verification(
      KeyParts key, CodeBlock stored, Map<String, CodeBlock> values) {
    boolean isFront = key.layout().columns().get(0).bucketIndex() == 0;
    int front = form(key.codec().columns().get(0)).codec().before().length();
    return CodeBlock.of(
        "$L.verify($L, $L$L, $T.of($L))",
        key.names().buckets(),
        key.names().bucket(),
        isFront ? front + ", " : "",
        stored,
        List.class,
        key.bucketed().stream()
            .map(it -> value(it, Objects.requireNonNull(values.get(it.name()))))
            .collect(CodeBlock.joining(",$W")));
  }

  private static CodeBlock values(List<PartCode> parts, Bucket bucket) {
    return parts.stream()
        .map(part -> value(part, bucket, CodeBlock.of("$N", part.name())))
        .collect(CodeBlock.joining(",$W"));
  }

  /** The values that a function is asked with. */
  private static CodeBlock ofFunction(KeyParts key) {
    return key.bucketed().stream()
        .map(part -> value(part, part.inside()))
        .collect(CodeBlock.joining(",$W"));
  }

  private static CodeBlock value(PartCode part, CodeBlock value) {
    return CodeBlock.of("$T.of($L, $L)", BucketedValue.class, part.codec(), value);
  }

  /** Whether a class of the user decides. */
  public static boolean areOfFunction(KeyParts key) {
    return key.layout().bucket().flatMap(Bucket::function).isPresent();
  }

  private static MethodSpec bucket(KeyParts key) {
    return Types.method("bucket", TypeName.INT, Modifier.PUBLIC)
        .addJavadoc("The bucket that this key is in.\n")
        .addStatement("return $L", call(key))
        .build();
  }

  /** The bucket of the values at hand. */
  public static CodeBlock call(KeyParts key) {
    return CodeBlock.of("$L($L)", BUCKET_OF, KeyParts.arguments(key.bucketed()));
  }

  /** What decides the bucket: the encoded part, or the number of which the remainder is taken. */
  private static CodeBlock value(PartCode part, Bucket bucket, CodeBlock value) {
    if (bucket.hash().isPresent()) {
      return CodeBlock.of("$L.encode($L)", part.codec(), part.unwrapped(value));
    }
    return part.part().is(Kind.TIME)
        ? CodeBlock.of("$L.number($L)", part.codec(), part.unwrapped(value))
        : part.unwrapped(value);
  }
}
