package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.text.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** {@code decode} and {@code tryDecode}: the key that stored columns were encoded from. */
final class DecodeMethods {
  private final KeyParts key;
  private final NameAllocator locals = new NameAllocator();
  private final MethodSpec.Builder method = MethodSpec.methodBuilder("decode");
  private final List<CodeBlock> values = new ArrayList<>();

  private DecodeMethods(KeyParts key) {
    this.key = key;
    key.parts().forEach(part -> locals.newName(part.name()));
    key.layout().columns().forEach(column -> locals.newName(column.name()));
  }

  static List<MethodSpec> of(KeyParts key, Modifier[] visibility) {
    return List.of(new DecodeMethods(key).decode(visibility), tryDecode(key, visibility));
  }

  private static List<ParameterSpec> parameters(KeyParts key) {
    return key.layout().columns().stream()
        .map(column -> ParameterSpec.builder(Types.column(column), column.name()).build())
        .toList();
  }

  private MethodSpec decode(Modifier[] visibility) {
    method
        .addJavadoc(
            "The key that was encoded as these columns.\n\n@throws $L if none was\n",
            RuntimeTypes.MALFORMED_KEY)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(key.key())
        .addParameters(parameters(key));
    String in = locals.newName("in");
    String start = locals.newName("start");
    boolean first = true;
    for (Column column : key.layout().columns()) {
      if (column.nativeType()) {
        addNative(column);
      } else {
        method.addStatement(
            "$L$N = new $T($S, $N)",
            first ? CodeBlock.of("$T ", TextReader.class) : "",
            in,
            TextReader.class,
            column.name(),
            column.name());
        key.in(column).forEach(part -> addRead(part, in, start));
        method.addStatement("$N.end()", in);
        first = false;
      }
    }
    return method
        .addStatement(
            "return new $T($L)", key.key(), values.stream().collect(CodeBlock.joining(",$W")))
        .build();
  }

  private void addRead(PartCode part, String in, String start) {
    part.hash()
        .ifPresent(
            hash -> {
              method.addStatement("int $N = $N.position()", start, in);
              method.addStatement("$L.skip($N)", part.hashName(), in);
            });
    method.addStatement("$T $N = $L", part.type(), part.name(), part.read(in));
    part.hash()
        .ifPresent(hash -> method.addStatement("$L.verify($N, $N)", part.hashName(), in, start));
    if (!part.isLast()) {
      method.addStatement("$N.separator($L)", in, Literals.character(key.layout().separator()));
    }
    values.add(CodeBlock.of("$N", part.name()));
  }

  private void addNative(Column column) {
    PartCode part = key.in(column).get(0);
    CodeBlock stored = CodeBlock.of("$L.accept($N)", part.codec(), column.name());
    values.add(part.wrapped(CodeBlock.of("0"), stored));
  }

  private static MethodSpec tryDecode(KeyParts key, Modifier[] visibility) {
    NameAllocator names = new NameAllocator();
    key.layout().columns().forEach(column -> names.newName(column.name()));
    String arguments =
        String.join(", ", key.layout().columns().stream().map(Column::name).toList());
    return MethodSpec.methodBuilder("tryDecode")
        .addJavadoc("The key that was encoded as these columns, or nothing if none was.\n")
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(ParameterizedTypeName.get(ClassName.get(Optional.class), key.key()))
        .addParameters(parameters(key))
        .beginControlFlow("try")
        .addStatement("return $T.of(decode($L))", Optional.class, arguments)
        .nextControlFlow("catch ($T $N)", RuntimeTypes.MALFORMED_KEY, names.newName("malformed"))
        .addStatement("return $T.empty()", Optional.class)
        .endControlFlow()
        .build();
  }
}
