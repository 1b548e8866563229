package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Work that all cores share, on threads of its own: an exception that a law waits for is made
 * faster the fewer callers it has.
 */
final class Cores {
  private static final ExecutorService THREADS =
      Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), Cores::thread);

  private Cores() {}

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "core");
    thread.setDaemon(true);
    return thread;
  }

  static <T> void forEach(List<T> things, Consumer<T> work) {
    map(
        things,
        thing -> {
          work.accept(thing);
          return thing;
        });
  }

  /** What a function makes of some things, in their order. */
  static <T, R> List<R> map(List<T> things, Function<T, R> function) {
    List<Future<R>> running = new ArrayList<>();
    for (T thing : things) {
      running.add(THREADS.submit(() -> function.apply(thing)));
    }
    List<R> results = new ArrayList<>();
    for (Future<R> result : running) {
      try {
        results.add(result.get());
      } catch (InterruptedException | ExecutionException e) {
        throw new AssertionError(e);
      }
    }
    return results;
  }
}
