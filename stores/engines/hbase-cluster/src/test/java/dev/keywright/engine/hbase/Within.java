package dev.keywright.engine.hbase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Waits no longer than told, and fails with the end of the engine's log: HBase may hang silently.
 */
final class Within {
  private static final int LINES = 60;

  private Within() {}

  static <T> T minutes(int most, String what, Callable<T> action) {
    FutureTask<T> task = new FutureTask<>(action);
    Thread thread = new Thread(task, what);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(most, TimeUnit.MINUTES);
    } catch (TimeoutException late) {
      thread.interrupt();
      throw new IllegalStateException(what + " took over " + most + " min\n" + log(), late);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(what + " was interrupted", interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(what + " failed\n" + log(), failed.getCause());
    }
  }

  private static String log() {
    List<String> lines;
    try {
      lines = Files.readAllLines(Path.of("target", "hbase.log"));
    } catch (IOException missing) {
      return "(no log: " + missing + ")";
    }
    return String.join("\n", lines.subList(Math.max(0, lines.size() - LINES), lines.size()));
  }
}
