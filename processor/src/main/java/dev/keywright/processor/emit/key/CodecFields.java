package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.source.JavaExpression;
import dev.keywright.processor.model.SingleValueAccess;
import dev.keywright.runtime.Wrapper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constants that say how each part is written. */
public final class CodecFields {
  private CodecFields() {}

  public static List<FieldSpec> of(KeyParts key) {
    List<FieldSpec> fields = new ArrayList<>();
    for (PartCode part : key.parts()) {
      if (part.isList()) {
        part.elementParts().forEach(of -> add(fields, of));
        fields.add(list(part));
      } else {
        add(fields, part);
      }
    }
    for (PartCode copy : key.copiesOfTheirOwn()) {
      TypeName stored = copy.storedType();
      fields.add(
          constant(
              copy.codecType(),
              copy.codec(),
              ExpressionCode.of(copy.encoding().expression(), stored)));
    }
    return fields;
  }

  private static void add(List<FieldSpec> fields, PartCode part) {
    TypeName constants = part.isRows() ? ClassName.get(String.class) : part.storedType();
    CodeBlock value = ExpressionCode.of(part.encoding().expression(), constants);
    fields.add(constant(part.codecType(), part.codec(), value));
    part.hash()
        .map(hash -> constant(hash.codec().getClass(), part.hashName(), hash.expression()))
        .ifPresent(fields::add);
    if (part.isWrapped()) {
      fields.add(wrapper(part));
    }
  }

  /**
   * A list whose elements the codec of their values or a class of the key writes: what follows is
   * as the layout has it.
   */
  private static FieldSpec list(PartCode part) {
    JavaExpression rows = part.encoding().expression();
    CodeBlock of =
        part.isListOfValues()
            ? CodeBlock.of(
                "$T.ofValues($S, $L)", rows.type(), part.name(), part.elementParts().get(0).codec())
            : CodeBlock.of(
                "$T.of($S, new $L())", rows.type(), part.name(), part.names().element(part.part()));
    CodeBlock list = ExpressionCode.more(of, rows.calls().subList(1, rows.calls().size()));
    return constant(
        part.codecType(),
        part.codec(),
        part.isMap()
            ? CodeBlock.of(
                "\n$>$>new $T<>($L,$W$L)$<$<",
                ((ParameterizedTypeName) part.codecType()).rawType(),
                list,
                order(part))
            : list);
  }

  /** The natural order of the keys of a map, or of what is inside their type. */
  private static CodeBlock order(PartCode map) {
    PartCode key = map.elementParts().get(0);
    CodeBlock value = ListElements.held(key, CodeBlock.of("key"));
    return value.toString().equals("key")
        ? CodeBlock.of("$T.naturalOrder()", Comparator.class)
        : CodeBlock.of("$T.comparing(key -> $L)", Comparator.class, value);
  }

  /** A constant that an expression makes. */
  public static FieldSpec constant(Class<?> type, String name, JavaExpression value) {
    return constant(ClassName.get(type), name, ExpressionCode.of(value));
  }

  public static FieldSpec constant(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(value)
        .build();
  }

  private static FieldSpec wrapper(PartCode part) {
    TypeName type = wrapperType(part.type(), part.storedType());
    List<SingleValueAccess> wrappings = part.part().property().wrappings();
    if (wrappings.size() == 1) {
      return constant(
          type,
          part.wrapperName(),
          CodeBlock.of("\n$>$>new $T<>($L)$<$<", Wrapper.class, lambdas(part, wrappings.get(0))));
    }
    CodeBlock.Builder value = CodeBlock.builder();
    for (int i = 0; i < wrappings.size(); i++) {
      SingleValueAccess wrapping = wrappings.get(i);
      TypeName outer = wrapperType(Types.of(wrapping.type()), Types.of(wrapping.inner()));
      value.add(
          i == 0 ? "\n$>$>new $T($L)$>$>" : "\n.around(new $T($L))",
          outer,
          lambdas(part, wrapping));
    }
    value.add("$<$<$<$<");
    return constant(type, part.wrapperName(), value.build());
  }

  private static TypeName wrapperType(TypeName wrapper, TypeName value) {
    return Types.generic(Wrapper.class, wrapper, value);
  }

  private static CodeBlock lambdas(PartCode part, SingleValueAccess wrapping) {
    TypeName type = Types.of(wrapping.type());
    // Lambdas, for a method reference may be ambiguous.
    return CodeBlock.of(
        "$S,$Wwrapped -> wrapped.$L,$Wvalue -> new $T(value)",
        part.value().name(),
        wrapping.access(),
        type);
  }
}
