package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures what the processor costs: the time of a compilation with it, less the time of the same
 * sources without it; and the same for the processors of AutoValue and Immutables on as many types
 * with the same properties.
 */
public final class CompileTime {
  private CompileTime() {}

  /** Takes arguments such as {@code types=1000 rounds=9}; see {@link Settings}. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, URISyntaxException {
    Settings settings = Settings.of(arguments);
    Path folder = Files.createTempDirectory("compile-time");
    try {
      measure(settings, folder, Jars.besideThisOne(), new Report(System.out));
    } finally {
      Folders.delete(folder);
    }
  }

  private static void measure(Settings settings, Path folder, Jars jars, Report report)
      throws IOException, InterruptedException, URISyntaxException {
    List<Workload> peers = new ArrayList<>();
    for (Contender contender : Contender.values()) {
      peers.add(Workload.write(folder, contender, settings.types()));
    }
    List<Workload> sizes =
        List.of(peers.get(0), Workload.write(folder, Contender.KEYWRIGHT, settings.manyTypes()));

    Javac warm = new WarmJavac(jars);
    Javac cold = new ColdJavac(folder, Jars.thisOne());
    report.start(settings);
    for (Workload workload : peers) {
      warm.run(new Task(workload, true, jars));
      report.generated(workload);
    }
    report.compare(
        "Warm: javac in one JVM, processors loaded once, as in a build daemon",
        "allocated",
        Series.measure(warm, jars, peers, settings.warmups(), settings.rounds()));
    report.scale(
        "Warm, more types",
        "allocated",
        Series.measure(warm, jars, sizes, 1, settings.coldRounds()));
    report.compare(
        "Cold: a JVM of its own for each javac, start included",
        "peak of the heap",
        Series.measure(cold, jars, peers, 1, settings.coldRounds()));
    report.scale(
        "Cold, more types",
        "peak of the heap",
        Series.measure(cold, jars, sizes, 0, settings.coldRounds()));
  }
}
