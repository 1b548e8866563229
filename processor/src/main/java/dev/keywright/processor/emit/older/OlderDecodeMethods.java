package dev.keywright.processor.emit.older;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.processor.emit.column.ColumnsDecodeMethod;
import dev.keywright.processor.emit.column.DecodeBody;
import dev.keywright.processor.emit.column.DecodeLocals;
import dev.keywright.processor.emit.key.BucketFunctionCode;
import dev.keywright.processor.emit.key.BucketMembers;
import dev.keywright.processor.emit.key.CodecFields;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.emit.key.RuntimeTypes;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.runtime.bucket.FunctionBuckets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.decodeV1}: the keys of rows that an older version of the layout wrote. */
public final class OlderDecodeMethods {
  private static final String ANY_BUCKET =
      """


      <p>The bucket is read and not compared: the function that chose it takes other parts now, or is
      gone.\
      """;

  private final KeyParts key;
  private final int version;
  private final KeyParts old;
  private final OlderRecord decoded;
  private final OlderFunction function;

  private OlderDecodeMethods(KeyParts key, Frozen frozen) {
    this.key = key;
    this.version = frozen.version();
    this.old = OlderLayout.of(key, frozen);
    this.decoded = new OlderRecord(key, old, frozen);
    this.function = OlderFunction.of(key, frozen.layout());
  }

  /** Adds what reads the older versions: their constants, their records and their methods. */
  public static void addTo(TypeSpec.Builder type, KeyParts key, Modifier[] statics) {
    for (Frozen frozen : OlderLayout.versions(key)) {
      OlderDecodeMethods older = new OlderDecodeMethods(key, frozen);
      type.addFields(older.fields());
      type.addMethod(older.decode(statics));
      type.addMethod(
          ColumnsDecodeMethod.of(older.old, older.decoded.name(), older.method(), statics));
      type.addType(older.decoded.type(statics));
    }
  }

  /** The constants that are not those of now. */
  private List<FieldSpec> fields() {
    Set<String> known =
        CodecFields.of(key).stream().map(FieldSpec::name).collect(Collectors.toSet());
    List<FieldSpec> fields = new ArrayList<>(CodecFields.of(old));
    fields.removeIf(it -> known.contains(it.name()));
    if (old.isBucketed()) {
      fields.add(BucketMembers.form(old));
    }
    if (isBucketKnown()) {
      fields.add(BucketMembers.buckets(old, BucketMembers.code(old, this::function)));
    }
    return fields;
  }

  private boolean isBucketKnown() {
    return old.isBucketed() && function != OlderFunction.LOST;
  }

  /** The application's function, or one of the runtime. */
  private CodeBlock function() {
    if (function == OlderFunction.OF_NOW) {
      return CodeBlock.of("$L.function()", key.names().buckets());
    }
    FunctionBuckets buckets = (FunctionBuckets) old.codec().bucket().orElseThrow().buckets();
    ClassName type = ClassName.bestGuess(buckets.function().name());
    return BucketFunctionCode.function(type, buckets.function().isOfBytes(), old.bucketed());
  }

  private String method() {
    return "decodeV" + version;
  }

  private MethodSpec decode(Modifier[] statics) {
    DecodeLocals locals = new DecodeLocals(old, this::local);
    DecodeBody body = new DecodeBody(old, locals);
    MethodSpec.Builder method =
        Types.method(method(), decoded.name(), statics)
            .addJavadoc(
                """
                Reads a key that version $L of the layout wrote, for rows that are still stored under it.$L

                @throws $L if the columns hold no such key
                """,
                version,
                function == OlderFunction.LOST ? ANY_BUCKET : "",
                RuntimeTypes.MALFORMED_KEY);
    old.layout()
        .columns()
        .forEach(column -> method.addParameter(old.columnType(column), locals.of(column)));
    Map<String, CodeBlock> values = body.addOlderReads(method);
    if (isBucketKnown()) {
      method.addStatement(BucketMembers.verification(old, body.stored(), values));
    }
    if (function == OlderFunction.LOST) {
      // It is read all the same: it tells where the rest begins.
      method.addAnnotation(Types.suppressing(List.of("unused")));
    }
    String row = locals.fresh("row");
    List<CodeBlock> made = new ArrayList<>();
    for (PartCode part : old.parts()) {
      CodeBlock read = Objects.requireNonNull(values.get(part.name()));
      made.add(part.isRows() ? elements(part, read, row) : read);
    }
    return method
        .addStatement("return new $T($L)", decoded.name(), CodeBlock.join(made, ",$W"))
        .build();
  }

  // No check has seen the names of parts that the key of now does not have.
  private String local(String part) {
    boolean isOfNow = key.parts().stream().anyMatch(it -> it.name().equals(part));
    return isOfNow ? part : part + "V" + version;
  }

  /** The elements of a list in the types of its parts: in rows, whole numbers are {@code long}. */
  private static CodeBlock elements(PartCode list, CodeBlock rows, String row) {
    ListType type = (ListType) list.part().signature().type();
    List<CodeBlock> values = new ArrayList<>();
    for (PartSignature part : type.parts()) {
      boolean isNarrow = part.kind() == Kind.WHOLE && part.type().bytes() < Long.BYTES;
      CodeBlock cast =
          isNarrow
              ? CodeBlock.of("($L) (long) ", part.type())
              : type.isOfValues()
                  ? CodeBlock.of("($T) ", part.type().valueClass())
                  : CodeBlock.of("");
      values.add(CodeBlock.of("$L$N.get($L)", cast, row, values.size()));
    }
    CodeBlock element =
        type.isOfValues()
            ? values.get(0)
            : CodeBlock.of("$T.<$T>of($L)", List.class, Object.class, CodeBlock.join(values, ", "));
    return CodeBlock.of("$L.stream().map($N -> $L).toList()", rows, row, element);
  }
}
