package dev.keywright.processor.emit.key;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.keywright.layout.source.JavaExpression;
import dev.keywright.layout.source.JavaLiteral;
import java.util.List;

/** Prints the calls that make a codec, as the codec says them. */
final class ExpressionCode {
  /** What is longer does not fit a line of its own. */
  private static final int LONGEST = 92;

  /** The names of constants of an older version that may be gone. */
  private static final TypeName STRING = ClassName.get(String.class);

  private final TypeName constants;
  private final String comma;
  private final CodeBlock.Builder code = CodeBlock.builder();

  private ExpressionCode(TypeName constants, String comma) {
    this.constants = constants;
    this.comma = comma;
  }

  /** An expression without constants of an enum of the user's. */
  static CodeBlock of(JavaExpression expression) {
    return of(expression, ClassName.OBJECT);
  }

  /**
   * Any expression.
   *
   * @param constants the enum whose constants it may name
   */
  static CodeBlock of(JavaExpression expression, TypeName constants) {
    boolean isLong =
        expression.toString().length() > LONGEST
            || expression.calls().stream()
                .flatMap(call -> call.arguments().stream())
                .anyMatch(JavaExpression.Constants.class::isInstance);
    ExpressionCode code = new ExpressionCode(constants, isLong ? ",$W" : ", ");
    code.code.add("$T", expression.type());
    expression.calls().forEach(call -> code.add(call, isLong));
    return code.code.build();
  }

  /** Calls on something that other code has made. */
  static CodeBlock more(CodeBlock made, List<JavaExpression.Call> calls) {
    ExpressionCode code = new ExpressionCode(ClassName.OBJECT, ", ");
    code.code.add("$L", made);
    calls.forEach(call -> code.add(call, false));
    return code.code.build();
  }

  private void add(JavaExpression.Call call, boolean isLong) {
    code.add(isLong ? "$Z" : "");
    code.add(
        call.arguments().stream()
            .map(this::argument)
            .collect(CodeBlock.joining(comma, "." + call.method() + "(", ")")));
  }

  private CodeBlock argument(Object argument) {
    if (argument instanceof JavaExpression.Constants named) {
      // Each by name: another order of the enum in another jar must not swap the codes.
      CodeBlock names =
          named.names().stream()
              .map(
                  name ->
                      constants.equals(STRING)
                          ? CodeBlock.of("$L", JavaLiteral.of(name))
                          : CodeBlock.of("$T.$L", constants, name))
              .collect(CodeBlock.joining(comma));
      return CodeBlock.of("new $T[] {$L}", constants, names);
    }
    if (argument instanceof JavaExpression nested) {
      return of(nested, constants);
    }
    if (argument instanceof Enum<?> constant) {
      return CodeBlock.of("$T.$L", constant.getDeclaringClass(), constant.name());
    }
    return argument instanceof Class<?> type
        ? CodeBlock.of("$T.class", type)
        : CodeBlock.of("$L", JavaLiteral.ofValue(argument));
  }
}
