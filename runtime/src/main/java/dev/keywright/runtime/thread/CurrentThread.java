package dev.keywright.runtime.thread;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Whether the current thread may keep arrays for its next call. There are few platform threads, but
 * a million virtual ones, most of which make one key.
 */
public final class CurrentThread {
  /** {@code Thread.isVirtual}, which came with Java 21; before, no thread is virtual. */
  private static final @Nullable MethodHandle IS_VIRTUAL = isVirtualMethod();

  private CurrentThread() {}

  private static @Nullable MethodHandle isVirtualMethod() {
    MethodType type = MethodType.methodType(boolean.class);
    try {
      return MethodHandles.publicLookup().findVirtual(Thread.class, "isVirtual", type);
    } catch (NoSuchMethodException beforeJava21) {
      return null;
    } catch (IllegalAccessException e) {
      throw new LinkageError("Thread.isVirtual is public", e);
    }
  }

  /** Whether it is a virtual thread, which must not keep anything. */
  public static boolean isVirtual() {
    if (IS_VIRTUAL == null) {
      return false;
    }
    try {
      return (boolean) IS_VIRTUAL.invokeExact(Thread.currentThread());
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError("Thread.isVirtual throws nothing", e);
    }
  }
}
