package dev.keywright.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Whether the user has asked to stop, by Ctrl-C. What was learnt so far from keys is printed all
 * the same; a command that has read none ends at once.
 */
public final class Interruption {
  private static final long LONGEST_REPORT_SECONDS = 20;

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean isAsked;
  private volatile boolean isReading;

  /** Whether to stop. */
  public boolean isAsked() {
    return isAsked;
  }

  /** Says that keys are read, so that there is something to print when the user asks to stop. */
  public void reading() {
    isReading = true;
  }

  /**
   * Listens for the end of the process, and holds it back until the report is printed.
   *
   * @param reader the thread that reads keys, and may be waiting for one
   */
  void watch(Thread reader) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(reader), "interruption"));
  }

  private void stop(Thread reader) {
    if (finished.getCount() == 0 || !isReading) {
      return;
    }
    isAsked = true;
    reader.interrupt();
    try {
      if (!finished.await(LONGEST_REPORT_SECONDS, TimeUnit.SECONDS)) {
        System.err.println("keywright: the report took too long, and is lost");
      }
    } catch (InterruptedException again) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says that all is printed, so that the process may end. */
  void finish() {
    finished.countDown();
  }
}
