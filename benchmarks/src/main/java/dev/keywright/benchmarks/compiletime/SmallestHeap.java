package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Finds the smallest heap in which javac compiles as many types for Keywright and for AutoValue. A
 * heap is too small if javac runs out of it, or takes several times as long as with plenty.
 */
public final class SmallestHeap {
  private static final int PLENTY = 2_048;
  private static final int SLOWER = 4;
  private static final int STEP = 8;

  private final PrintStream out;
  private final ColdJavac javac;

  private SmallestHeap(PrintStream out, ColdJavac javac) {
    this.out = out;
    this.javac = javac;
  }

  /** Takes the number of types, such as {@code types=1000}. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, URISyntaxException {
    int types = CompileTimeSettings.of(arguments).types();
    Jars jars = Jars.besideThisOne();
    Path folder = Files.createTempDirectory("smallest-heap");
    try {
      SmallestHeap heap = new SmallestHeap(System.out, new ColdJavac(folder, Jars.thisOne()));
      int[] megabytes = new int[2];
      List<Contender> contenders = List.of(Contender.KEYWRIGHT, Contender.AUTO_VALUE);
      for (int i = 0; i < megabytes.length; i++) {
        Workload workload = Workload.write(folder, contenders.get(i), types);
        megabytes[i] = heap.smallest(new Task(workload, /* processing= */ true, jars));
      }
      double ratio = (double) megabytes[0] / megabytes[1];
      System.out.printf(
          Locale.ROOT,
          "ratio %.2f, bar %.1f: %s%n",
          ratio,
          CompileTimeBar.HEAP,
          ratio <= CompileTimeBar.HEAP ? "met" : "missed");
    } finally {
      Folders.delete(folder);
    }
  }

  /** In steps of 8 MB. */
  private int smallest(Task task) throws IOException, InterruptedException {
    long start = System.nanoTime();
    if (!compiles(task, PLENTY, Duration.ofHours(1))) {
      throw new IOException(task + " does not compile with " + PLENTY + " MB");
    }
    Duration limit = Duration.ofNanos(SLOWER * (System.nanoTime() - start));
    int tooSmall = 0;
    int enough = PLENTY / STEP;
    while (enough - tooSmall > 1) {
      // The smallest heap is far below plenty, so that halving its logarithm takes fewer steps.
      int middle = tooSmall == 0 ? enough / 4 : (tooSmall + enough) / 2;
      if (compiles(task, STEP * middle, limit)) {
        enough = middle;
      } else {
        tooSmall = middle;
      }
    }
    out.printf(
        Locale.ROOT,
        "%s: in %d MB, not in %d MB; at most %.0f s allowed%n",
        task,
        STEP * enough,
        STEP * tooSmall,
        limit.toMillis() / 1e3);
    return STEP * enough;
  }

  private boolean compiles(Task task, int megabytes, Duration limit)
      throws IOException, InterruptedException {
    Process process = javac.start(task, "-Xmx" + megabytes + "m", "-XX:+UseSerialGC");
    boolean isDone = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    process.destroyForcibly().waitFor();
    return isDone && process.exitValue() == 0;
  }
}
