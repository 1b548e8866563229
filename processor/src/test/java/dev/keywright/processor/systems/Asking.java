package dev.keywright.processor.systems;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** A scan of a key class that was compiled just now: its stages are called by name. */
record Asking(Object stage) {

  static Asking of(Class<?> key) {
    return new Asking(call(null, method(key, "scan", 0)));
  }

  /** Fixes a part. */
  Asking fix(String part, Object value) {
    return new Asking(call(stage, method(stage.getClass(), part, 1), value));
  }

  /** All keys with the parts fixed so far. */
  KeyRange<?> all() {
    return stage instanceof KeyRange<?> range
        ? range
        : (KeyRange<?>) call(stage, method(stage.getClass(), "all", 0));
  }

  /** A range of the next part. */
  KeyRange<?> ask(String part, String operator, Object... values) {
    Object bounds = call(stage, method(stage.getClass(), part, 0));
    return (KeyRange<?>) call(bounds, operator(bounds.getClass(), operator, values), values);
  }

  /** All keys with the parts fixed so far, in the buckets that can hold them. */
  KeyRanges<?, ?> allInBuckets() {
    return stage instanceof KeyRanges<?, ?> ranges
        ? ranges
        : (KeyRanges<?, ?>) call(stage, method(stage.getClass(), "all", 0));
  }

  /** A range of the next part, in the buckets that can hold it. */
  KeyRanges<?, ?> askInBuckets(String part, String operator, Object... values) {
    Object bounds = call(stage, method(stage.getClass(), part, 0));
    return (KeyRanges<?, ?>) call(bounds, operator(bounds.getClass(), operator, values), values);
  }

  /** Whole numbers have the same operators for each of their types. */
  private static Method operator(Class<?> bounds, String name, Object... values) {
    Method found =
        Arrays.stream(bounds.getMethods())
            .filter(it -> it.getName().equals(name) && !it.isBridge())
            .filter(it -> it.getParameterCount() == values.length)
            .filter(
                it ->
                    MethodType.methodType(it.getParameterTypes()[0])
                        .wrap()
                        .returnType()
                        .isInstance(values[0]))
            .findFirst()
            .orElseThrow(() -> new AssertionError(bounds + " has no " + name));
    found.setAccessible(true);
    return found;
  }

  private static Method method(Class<?> type, String name, int parameters) {
    Method found =
        Arrays.stream(type.getMethods())
            .filter(it -> it.getName().equals(name) && it.getParameterCount() == parameters)
            .filter(it -> !it.isBridge())
            .findFirst()
            .orElseThrow(() -> new AssertionError(type + " has no " + name));
    found.setAccessible(true);
    return found;
  }

  private static Object call(Object target, Method method, Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException thrown) {
      throw new AssertionError(method + " failed", thrown.getCause());
    } catch (IllegalAccessException hidden) {
      throw new AssertionError(hidden);
    }
  }
}
