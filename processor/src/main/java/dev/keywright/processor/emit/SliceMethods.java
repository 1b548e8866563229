package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.emit.key.CodecFields;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.slice.SliceTier;
import dev.keywright.runtime.slice.TimeSlices;
import java.time.Instant;
import java.time.Period;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.table(purchase)}: the tables of a time slice, and how much they are used. */
final class SliceMethods {
  private SliceMethods() {}

  static List<FieldSpec> fields(KeyParts key) {
    return key.layout().options().slice().stream().map(slice -> field(key, slice)).toList();
  }

  private static FieldSpec field(KeyParts key, TimeSlice slice) {
    CodeBlock.Builder value = CodeBlock.builder();
    value.add(
        "\n$>$>$T.of($S, $L, $T.$L)$>$>",
        TimeSlices.class,
        slice.by(),
        JavaLiteral.of(slice.table()),
        SlicePeriod.class,
        slice.period());
    value.add("\n.recentFor($T.parse($L))", Period.class, JavaLiteral.of(slice.recent()));
    if (!slice.retention().isEmpty()) {
      value.add("\n.keptFor($T.parse($L))", Period.class, JavaLiteral.of(slice.retention()));
    }
    value.add("$<$<$<$<");
    return CodecFields.constant(
        ClassName.get(TimeSlices.class), key.names().slices(), value.build());
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] statics) {
    return key.layout().options().slice().stream()
        .flatMap(
            slice ->
                List.of(table(key, slice, statics), tables(key, slice, statics), tier(key, statics))
                    .stream())
        .toList();
  }

  private static MethodSpec table(KeyParts key, TimeSlice slice, Modifier[] statics) {
    String entity = OfMethod.parameterName(key.layout().entity());
    return Types.method("table", ClassName.get(String.class), statics)
        .addJavadoc("The table that holds an entity, by its {@code $L}.\n", slice.by())
        .addParameter(Types.entity(key.layout().entity()), entity)
        .addStatement("return $L.table($N.$L)", key.names().slices(), entity, slice.access())
        .build();
  }

  private static MethodSpec tables(KeyParts key, TimeSlice slice, Modifier[] statics) {
    TypeName time = Types.of(slice.type().orElseThrow());
    return Types.method("tables", ParameterizedTypeName.get(List.class, String.class), statics)
        .addJavadoc(
            """
            The tables that hold the entities whose {@code $L} is at least {@code from} and below
            {@code to}, oldest first.
            """,
            slice.by())
        .addParameter(time, "from")
        .addParameter(time, "to")
        .addStatement("return $L.tables(from, to)", key.names().slices())
        .build();
  }

  private static MethodSpec tier(KeyParts key, Modifier[] statics) {
    return Types.method("tier", ClassName.get(SliceTier.class), statics)
        .addJavadoc(
            """
            How much a table is used at a time.

            @throws IllegalArgumentException if no table is called that
            """)
        .addParameter(String.class, "table")
        .addParameter(Instant.class, "now")
        .addStatement("return $L.tier(table, now)", key.names().slices())
        .build();
  }
}
