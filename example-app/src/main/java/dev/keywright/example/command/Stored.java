package dev.keywright.example.command;

import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** How far a load is, and how long it took, for the screen. */
final class Stored {
  private Stored() {}

  /** A bar for so many rows. */
  // Only people watch a bar. From JDK 22 on there is a console in a log, too, and it gets the bar.
  @SuppressWarnings("SystemConsoleNull")
  static @Nullable ProgressBar bar(long count) {
    return System.console() == null
        ? null
        : new ProgressBarBuilder()
            .setTaskName("load")
            .setUnit(" rows", 1)
            .setInitialMax(count)
            .showSpeed()
            .build();
  }

  /**
   * How many rows were stored in which time.
   *
   * @param noun what the rows are, in the plural
   */
  static String summary(long written, String noun, long nanos) {
    double seconds = Math.max(nanos, 1) / (double) Duration.ofSeconds(1).toNanos();
    return String.format(
        Locale.ROOT,
        "Stored %,d %s in %.2f s: %,.0f rows per second",
        written,
        noun,
        seconds,
        written / seconds);
  }
}
