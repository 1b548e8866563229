package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Wrapping;
import dev.keywright.runtime.codec.Elements;
import dev.keywright.runtime.layout.Kind;
import java.util.ArrayList;
import java.util.List;

/** How generated code takes the elements of a list apart, and puts them together again. */
final class ListElements {
  private static final TypeName ROW =
      ParameterizedTypeName.get(ClassName.get(List.class), ClassName.OBJECT);

  /** A list of elements, each a list of values. */
  static final TypeName ROWS = ParameterizedTypeName.get(ClassName.get(List.class), ROW);

  private ListElements() {}

  /** The expression that makes the wrapper of a list. */
  static CodeBlock of(PartCode part) {
    PartType.Repeated list = (PartType.Repeated) part.part().type();
    List<CodeBlock> apart = new ArrayList<>();
    List<CodeBlock> together = new ArrayList<>();
    for (int i = 0; i < list.parts().size(); i++) {
      Part of = list.parts().get(i);
      String access = list.isRecord() ? "." + of.property().access() : "";
      apart.add(taken(of, CodeBlock.of("element$L", access)));
      together.add(made(of, CodeBlock.of("row.get($L)", i)));
    }
    CodeBlock values = together.stream().collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "\n$>$>$T.of($S,$Welement -> new $T[] {$L},$Wrow -> $L)$<$<",
        Elements.class,
        part.name(),
        ClassName.OBJECT,
        apart.stream().collect(CodeBlock.joining(",$W")),
        list.isRecord() ? CodeBlock.of("new $T($L)", Types.of(list.element()), values) : values);
  }

  /** The value of a part as its codec takes it, out of what the element holds. */
  private static CodeBlock taken(Part part, CodeBlock held) {
    CodeBlock value = held;
    List<Wrapping> wrappings = part.property().wrappings();
    for (Wrapping wrapping : wrappings) {
      value = CodeBlock.of("$T.inside($L,$Wit -> it.$L)", Elements.class, value, wrapping.access());
    }
    boolean isPrimitive = wrappings.isEmpty() && !part.property().boxed();
    return switch (part.signature().kind()) {
      case WHOLE -> {
        if (isPrimitive && Types.of(part.storedType()).equals(TypeName.LONG)) {
          // A cast would be redundant, which javac warns of.
          yield value;
        }
        yield isPrimitive
            ? CodeBlock.of("(long) $L", value)
            : CodeBlock.of("$T.whole($L)", Elements.class, value);
      }
      case CODES -> CodeBlock.of("$T.name($L)", Elements.class, value);
      case FRACTION, FLAG, CHARACTER, TEXT, BYTES, UUID, TIME, SUFFIX, LIST -> value;
    };
  }

  /** What the element holds, made of a value that was read. */
  private static CodeBlock made(Part part, CodeBlock read) {
    TypeName stored = Types.of(part.storedType());
    boolean isWhole = part.is(Kind.WHOLE);
    CodeBlock value =
        part.is(Kind.CODES)
            ? CodeBlock.of("$T.valueOf(($T) $L)", stored, String.class, read)
            : isWhole
                ? CodeBlock.of("(($T) $L).$LValue()", Long.class, read, stored)
                : CodeBlock.of("($T) $L", stored, read);
    List<Wrapping> wrappings = part.property().wrappings();
    for (int i = wrappings.size() - 1; i >= 0; i--) {
      value = CodeBlock.of("new $T($L)", Types.of(wrappings.get(i).type()), value);
    }
    return value;
  }
}
