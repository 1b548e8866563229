package dev.keywright.layout.source;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A chain of calls that makes a value: what generated code writes to have it as a constant.
 *
 * @param type the class of which the first call is a static method
 * @param calls each on the result of the one before; at least one
 */
public record JavaExpression(Class<?> type, List<Call> calls) {

  public JavaExpression {
    calls = List.copyOf(calls);
  }

  /** A call of a static method. */
  public static JavaExpression of(Class<?> type, String method, Object... arguments) {
    return new JavaExpression(type, List.of(new Call(method, List.of(arguments))));
  }

  /** This expression, and one more call on what it makes. */
  public JavaExpression then(String method, Object... arguments) {
    List<Call> more = new ArrayList<>(calls);
    more.add(new Call(method, List.of(arguments)));
    return new JavaExpression(type, more);
  }

  /**
   * One call.
   *
   * @param arguments each a {@code String}, an {@code Integer}, a {@code Long}, a {@code
   *     Character}, an enum constant, a {@code Class}, {@link Constants}, or another expression
   */
  public record Call(String method, List<Object> arguments) {

    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public String toString() {
      return arguments.stream()
          .map(Call::shown)
          .collect(Collectors.joining(", ", method + "(", ")"));
    }

    private static String shown(Object argument) {
      if (argument instanceof Enum<?> constant) {
        return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
      }
      if (argument instanceof Class<?> type) {
        return type.getSimpleName() + ".class";
      }
      return argument instanceof Constants || argument instanceof JavaExpression
          ? argument.toString()
          : JavaLiteral.ofValue(argument);
    }
  }

  /** An array of constants of an enum of the user's, by name: the class need not be at hand. */
  public record Constants(List<String> names) {

    public Constants {
      names = List.copyOf(names);
    }

    /** The names of constants, or the texts that take their place. */
    public static Constants of(Iterable<?> values) {
      List<String> names = new ArrayList<>();
      values.forEach(
          it -> names.add(it instanceof Enum<?> constant ? constant.name() : it.toString()));
      return new Constants(names);
    }

    @Override
    public String toString() {
      return names.toString();
    }
  }

  /** The expression with the simple names of classes: {@code FlagPart.of("paid")}. */
  @Override
  public String toString() {
    return calls.stream()
        .map(Call::toString)
        .collect(Collectors.joining(".", type.getSimpleName() + ".", ""));
  }
}
