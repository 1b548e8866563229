package dev.keywright.layout.encoding;

import dev.keywright.layout.source.JavaExpression;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A value and the calls that made it, which generated code repeats. A call that changes nothing is
 * left out.
 *
 * @param <T> the type of the value
 */
public record RecordedCalls<T>(T value, JavaExpression expression) {

  /** What a static method makes of one argument. */
  public static <T, A> RecordedCalls<T> by(
      Class<T> type, String method, Function<A, T> call, A argument) {
    return of(call.apply(argument), type, method, argument);
  }

  /** What a static method makes of two arguments. */
  public static <T, A, B> RecordedCalls<T> by(
      Class<T> type, String method, BiFunction<A, B, T> call, A first, B second) {
    return of(call.apply(first, second), type, method, first, second);
  }

  /**
   * What a static method has made.
   *
   * @param arguments the method's arguments, as {@link JavaExpression.Call} takes them; one that
   *     was recorded itself is written as its own calls
   */
  public static <T> RecordedCalls<T> of(
      T value, Class<?> type, String method, Object... arguments) {
    Object[] written =
        Arrays.stream(arguments)
            .map(it -> it instanceof RecordedCalls<?> made ? made.expression() : it)
            .toArray();
    return new RecordedCalls<>(value, JavaExpression.of(type, method, written));
  }

  /** What a method makes of it, if that is something else. */
  public RecordedCalls<T> with(String method, UnaryOperator<T> call) {
    return changed(call.apply(value), method);
  }

  /** What a method makes of it and an argument, if that is something else. */
  public <A> RecordedCalls<T> with(String method, BiFunction<T, A, T> call, A argument) {
    return changed(call.apply(value, argument), method, argument);
  }

  /** As {@link #with} if something holds, else the same. */
  public RecordedCalls<T> when(boolean holds, String method, UnaryOperator<T> call) {
    return holds ? with(method, call) : this;
  }

  /** As {@link #with} if something holds, else the same. */
  public <A> RecordedCalls<T> when(
      boolean holds, String method, BiFunction<T, A, T> call, A argument) {
    return holds ? with(method, call, argument) : this;
  }

  /** What a method makes of it and an argument, if there is one. */
  public <A> RecordedCalls<T> withPresent(
      Optional<A> argument, String method, BiFunction<T, A, T> call) {
    return argument.map(it -> with(method, call, it)).orElse(this);
  }

  /** What a method makes of it, of another type. */
  public <U> RecordedCalls<U> then(String method, Function<T, U> call) {
    return new RecordedCalls<>(call.apply(value), expression.then(method));
  }

  private RecordedCalls<T> changed(T other, String method, Object... arguments) {
    return other.equals(value)
        ? this
        : new RecordedCalls<>(other, expression.then(method, arguments));
  }
}
