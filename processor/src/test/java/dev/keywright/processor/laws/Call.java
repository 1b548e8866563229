package dev.keywright.processor.laws;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** A method or constructor of a generated class; what it throws comes through as it is. */
record Call(MethodHandle handle) {

  static Call of(Method method) {
    return of(handle(method));
  }

  static MethodHandle handle(Method method) {
    try {
      return MethodHandles.publicLookup().unreflect(method);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  static Call of(Constructor<?> constructor) {
    try {
      return of(MethodHandles.publicLookup().unreflectConstructor(constructor));
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  static Call of(MethodHandle handle) {
    int parameters = handle.type().parameterCount();
    MethodHandle spread = handle.asFixedArity().asSpreader(Object[].class, parameters);
    return new Call(spread.asType(MethodType.methodType(Object.class, Object[].class)));
  }

  @SuppressWarnings("CatchAllThrowable")
  Object on(Object... arguments) {
    try {
      return (Object) handle.invokeExact(arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
