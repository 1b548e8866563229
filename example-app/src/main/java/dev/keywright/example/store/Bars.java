package dev.keywright.example.store;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** Bars that show how far a long task is. */
public final class Bars {
  private Bars() {}

  /** A bar, or null if nobody watches. */
  // Only people watch a bar. From JDK 22 on there is a console in a log, too, and it gets the bar.
  @SuppressWarnings("SystemConsoleNull")
  public static @Nullable ProgressBar of(String task, String unit, long most) {
    return System.console() == null
        ? null
        : new ProgressBarBuilder()
            .setTaskName(task)
            .setUnit(unit, 1)
            .setInitialMax(most)
            .showSpeed()
            .build();
  }
}
