package dev.keywright.benchmarks.wide;

import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;

/**
 * Prints how many bytes a virtual thread keeps after it has written one key and one hash, compared
 * with a virtual thread that has done nothing. It needs Java 21 or later.
 */
public final class VirtualThreads {
  private static final int THREADS = 200_000;
  private static final int ROUNDS = 3;

  private static final TextHash.User USER = new TextHash.User("a100", 6777);
  private static final Kind<TextHash.User, String> KIND = new TextHash();

  private VirtualThreads() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws InterruptedException {
    print(System.out);
  }

  private static void print(PrintStream out) throws InterruptedException {
    double warmed = kept(() -> encode(KIND.encode(USER) + KIND.encodeByHand(USER)));
    out.printf(Locale.ROOT, "warmed up: %.1f bytes%n", warmed);
    for (int round = 1; round <= ROUNDS; round++) {
      double idle = kept(() -> {});
      double ours = kept(() -> encode(KIND.encode(USER)));
      double hand = kept(() -> encode(KIND.encodeByHand(USER)));
      out.printf(
          Locale.ROOT,
          "round %d: a thread keeps %.1f bytes; after one key of ours %.1f more, by hand %.1f more%n",
          round,
          idle,
          ours - idle,
          hand - idle);
    }
  }

  private static void encode(String key) {
    if (key.isEmpty()) {
      throw new IllegalStateException("no key");
    }
  }

  /** The bytes of the heap for each of many threads that have run a task and wait. */
  private static double kept(Runnable task) throws InterruptedException {
    long before = used();
    CountDownLatch done = new CountDownLatch(THREADS);
    CountDownLatch measured = new CountDownLatch(1);
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] =
          start(
              () -> {
                task.run();
                done.countDown();
                await(measured);
              });
    }
    done.await();
    double kept = (used() - before) / (double) THREADS;
    measured.countDown();
    for (Thread thread : threads) {
      thread.join();
    }
    return kept;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static long used() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(100);
    }
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static Thread start(Runnable task) {
    try {
      MethodHandle method =
          MethodHandles.publicLookup()
              .findStatic(
                  Thread.class,
                  "startVirtualThread",
                  MethodType.methodType(Thread.class, Runnable.class));
      return (Thread) method.invokeExact(task);
    } catch (NoSuchMethodException e) {
      throw new UnsupportedOperationException("virtual threads need Java 21", e);
    } catch (Throwable e) {
      throw new LinkageError("startVirtualThread is public", e);
    }
  }
}
