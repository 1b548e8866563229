package dev.keywright.layout.assembly;

import dev.keywright.runtime.bucket.BucketFunction;
import dev.keywright.runtime.bucket.BucketValues;
import dev.keywright.runtime.function.FlinkKeyGroup;
import dev.keywright.runtime.function.MurmurModulo;
import dev.keywright.runtime.function.PhoenixSalt;
import dev.keywright.runtime.function.StringHashModulo;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The functions that may choose buckets, by the names that signatures have for them. Those of the
 * runtime are always among them. A class of yours is known once you pass it: a signature is data,
 * and no class is loaded because data names it.
 */
public final class BucketFunctions {
  private static final BucketFunctions READY =
      new BucketFunctions(
          List.of(
              BucketFunction.ofBytes(PhoenixSalt.class, PhoenixSalt::bucket),
              BucketFunction.ofBytes(MurmurModulo.class, MurmurModulo::bucket),
              BucketFunction.ofValues(
                  StringHashModulo.class,
                  (values, count) -> StringHashModulo.bucket(values.get(0, String.class), count)),
              BucketFunction.ofValues(
                  FlinkKeyGroup.class,
                  (values, count) -> FlinkKeyGroup.bucket(values.get(0, Object.class), count))));

  private static final String METHOD = "bucket";

  private final Map<String, BucketFunction> byName = new HashMap<>();

  private BucketFunctions(List<BucketFunction> functions) {
    functions.forEach(function -> byName.put(function.name(), function));
  }

  /** The functions of the runtime. */
  public static BucketFunctions ready() {
    return READY;
  }

  /**
   * The functions of the runtime and of these classes.
   *
   * @param types public classes, each with one method {@code public static int bucket(…, int
   *     count)}
   * @throws IllegalArgumentException if a class has no such method, or several
   */
  public static BucketFunctions of(Class<?>... types) {
    List<BucketFunction> all = new ArrayList<>(READY.byName.values());
    Arrays.stream(types).map(BucketFunctions::of).forEach(all::add);
    return new BucketFunctions(all);
  }

  /** The function of a name, which may be unknown. */
  public BucketFunction named(String name) {
    return byName.getOrDefault(name, BucketFunction.unknown(name));
  }

  private static BucketFunction of(Class<?> type) {
    List<Method> methods =
        Arrays.stream(type.getMethods()).filter(BucketFunctions::isBucket).toList();
    if (methods.size() != 1) {
      throw new IllegalArgumentException(
          type.getName()
              + " has "
              + methods.size()
              + " methods public static int bucket(…, int count), but must have one");
    }
    MethodHandle method;
    try {
      method = MethodHandles.publicLookup().unreflect(methods.get(0));
    } catch (IllegalAccessException refused) {
      throw new IllegalArgumentException(
          type.getName() + " is not public, or in a package that its module does not export",
          refused);
    }
    boolean isOfBytes = method.type().parameterList().equals(List.of(byte[].class, int.class));
    return isOfBytes
        ? BucketFunction.ofBytes(type, (encoded, count) -> call(method, List.of(encoded, count)))
        : BucketFunction.ofValues(
            type, (values, count) -> call(method, arguments(method, values, count)));
  }

  private static boolean isBucket(Method method) {
    Class<?>[] parameters = method.getParameterTypes();
    return method.getName().equals(METHOD)
        && Modifier.isStatic(method.getModifiers())
        && method.getReturnType() == int.class
        && parameters.length > 1
        && parameters[parameters.length - 1] == int.class;
  }

  private static List<Object> arguments(MethodHandle method, BucketValues values, int count) {
    List<Object> arguments = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      Class<?> parameter = method.type().parameterType(i);
      Class<?> type = parameter.isEnum() ? parameter : Object.class;
      arguments.add(values.get(i, type));
    }
    arguments.add(count);
    return arguments;
  }

  private static int call(MethodHandle method, List<Object> arguments) {
    try {
      return (int) method.invokeWithArguments(arguments);
    } catch (LinkageError | StackOverflowError unusable) {
      throw new UndeclaredThrowableException(unusable);
    } catch (RuntimeException | Error thrown) {
      throw thrown;
    } catch (Throwable checked) {
      throw new UndeclaredThrowableException(checked);
    }
  }
}
