package dev.keywright.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.text.AsciiText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** {@code PurchaseKey.encodePartitionKey(54, "a100", 6777)}: a TEXT column without a key object. */
final class EncodeMethod {
  private final List<PartCode> parts;
  private final NameAllocator locals = new NameAllocator();
  private final MethodSpec.Builder method;

  private EncodeMethod(KeyParts key, Column column) {
    this.parts = key.in(column);
    this.method = MethodSpec.methodBuilder(GeneratedNames.encodeMethod(column.name()));
    parts.forEach(part -> locals.newName(part.name(), part.name()));
  }

  static MethodSpec of(KeyParts key, Column column, Modifier[] visibility) {
    EncodeMethod encode = new EncodeMethod(key, column);
    encode
        .method
        .addJavadoc(
            "The encoded column {@code $L}.\n\n@throws $L if a part may not hold its value\n",
            column.name(),
            RuntimeTypes.INVALID_PART)
        .addModifiers(visibility)
        .addModifiers(Modifier.STATIC)
        .returns(String.class)
        .addParameters(KeyParts.parameters(encode.parts));
    PartCode only = encode.parts.get(0);
    if (encode.parts.size() == 1 && only.hash().isEmpty()) {
      CodeBlock value = only.unwrapped(CodeBlock.of("$N", only.name()));
      encode.method.addStatement("return $L.text($L)", only.codec(), value);
    } else {
      encode.addBody(key.layout().separator());
    }
    return encode.method.build();
  }

  private void addBody(char separator) {
    List<String> values = values();
    String out = locals.newName("out");
    String at = locals.newName("at");
    List<CodeBlock> sizes = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      PartCode part = parts.get(i);
      part.hash().ifPresent(hash -> sizes.add(CodeBlock.of("$L", hash.digits())));
      sizes.add(CodeBlock.of("$L.size($N)", part.codec(), values.get(i)));
      if (!part.isLast()) {
        sizes.add(CodeBlock.of("1"));
      }
    }
    method.addStatement(
        "byte[] $N = new byte[$L]", out, sizes.stream().collect(CodeBlock.joining(" +$W")));
    addWrites(values, out, at, separator);
    if (parts.stream().allMatch(PartCode::isAscii)) {
      method.addStatement("return $T.of($N)", AsciiText.class, out);
    } else {
      method.addStatement("return new $T($N, $T.UTF_8)", String.class, out, StandardCharsets.class);
    }
  }

  /** The names of the encoded values: the parameters, or what is inside them. */
  private List<String> values() {
    List<String> values = new ArrayList<>();
    for (PartCode part : parts) {
      if (part.isWrapped()) {
        String value = locals.newName(part.name() + "Value");
        TypeName type = Types.of(part.part().storedType());
        method.addStatement(
            "$T $N = $L", type, value, part.unwrapped(CodeBlock.of("$N", part.name())));
        values.add(value);
      } else {
        values.add(part.name());
      }
    }
    return values;
  }

  private void addWrites(List<String> values, String out, String at, char separator) {
    for (int i = 0; i < parts.size(); i++) {
      PartCode part = parts.get(i);
      int digits = part.hash().isPresent() ? part.hash().get().digits() : 0;
      boolean needed = !part.isLast() || digits > 0;
      CodeBlock from = i == 0 ? CodeBlock.of("$L", digits) : CodeBlock.of("$N", at);
      String assigned = !needed ? "" : i == 0 ? "int " + at + " = " : at + " = ";
      method.addStatement(
          "$L$L.write($N, $N, $L)", assigned, part.codec(), values.get(i), out, from);
      if (digits > 0) {
        method.addStatement("$L.write($N, 0, $L, $N)", part.hashName(), out, digits, at);
      }
      if (!part.isLast()) {
        method.addStatement("$N[$N++] = $L", out, at, Literals.character(separator));
      }
    }
  }
}
