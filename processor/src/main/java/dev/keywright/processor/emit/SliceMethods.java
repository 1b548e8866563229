package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.slice.SliceTier;
import dev.keywright.runtime.slice.TimeSlices;
import dev.keywright.runtime.source.JavaLiteral;
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
    return FieldSpec.builder(
            TimeSlices.class,
            key.names().slices(),
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer(value.build())
        .build();
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    return key.layout().options().slice().stream()
        .flatMap(
            slice ->
                List.of(
                    table(key, slice, visibility),
                    tables(key, slice, visibility),
                    tier(key, visibility))
                    .stream())
        .toList();
  }

  private static MethodSpec.Builder method(String name, Modifier[] visibility) {
    return MethodSpec.methodBuilder(name).addModifiers(visibility).addModifiers(Modifier.STATIC);
  }

  private static MethodSpec table(KeyParts key, TimeSlice slice, Modifier[] visibility) {
    String entity = OfMethod.parameterName(key.layout().entity());
    return method("table", visibility)
        .addJavadoc("The table that holds an entity, by its {@code $L}.\n", slice.by())
        .returns(String.class)
        .addParameter(Types.entity(key.layout().entity()), entity)
        .addStatement("return $L.table($N.$L)", key.names().slices(), entity, slice.access())
        .build();
  }

  private static MethodSpec tables(KeyParts key, TimeSlice slice, Modifier[] visibility) {
    TypeName time = Types.of(slice.type().orElseThrow());
    return method("tables", visibility)
        .addJavadoc(
            """
            The tables that hold the entities whose {@code $L} is at least {@code from} and below
            {@code to}, oldest first.
            """,
            slice.by())
        .returns(ParameterizedTypeName.get(List.class, String.class))
        .addParameter(time, "from")
        .addParameter(time, "to")
        .addStatement("return $L.tables(from, to)", key.names().slices())
        .build();
  }

  private static MethodSpec tier(KeyParts key, Modifier[] visibility) {
    return method("tier", visibility)
        .addJavadoc(
            """
            How much a table is used at a time.

            @throws IllegalArgumentException if no table is called that
            """)
        .returns(SliceTier.class)
        .addParameter(String.class, "table")
        .addParameter(Instant.class, "now")
        .addStatement("return $L.tier(table, now)", key.names().slices())
        .build();
  }
}
