package dev.keywright.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Eight threads that start at the same moment. */
public final class Threads {
  public static final int COUNT = 8;

  private Threads() {}

  /** What each thread does. */
  public interface Work<T> {
    T of(int thread) throws Exception;
  }

  /** Lets every thread do its work, and returns what they made, by thread. */
  public static <T> List<T> run(Work<T> work) {
    ExecutorService threads = Executors.newFixedThreadPool(COUNT);
    try {
      CyclicBarrier start = new CyclicBarrier(COUNT);
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < COUNT; i++) {
        int thread = i;
        running.add(
            threads.submit(
                () -> {
                  start.await(1, TimeUnit.MINUTES);
                  return work.of(thread);
                }));
      }
      List<T> made = new ArrayList<>();
      for (Future<T> future : running) {
        made.add(future.get());
      }
      return made;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } finally {
      threads.shutdown();
    }
  }
}
