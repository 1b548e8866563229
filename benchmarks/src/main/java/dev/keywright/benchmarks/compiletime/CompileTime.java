package dev.keywright.benchmarks.compiletime;

import dev.keywright.benchmarks.table.BarTable;
import dev.keywright.benchmarks.table.Line;
import java.io.IOException;
import java.io.PrintStream;
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
  /** How the operations begin that are measured here. */
  public static final String OPERATION = "compile time";

  private CompileTime() {}

  /** Takes arguments such as {@code types=1000 rounds=9}; see {@link CompileTimeSettings}. */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, URISyntaxException {
    List<Line> lines = measure(System.out, List.of(arguments));
    System.out.println();
    BarTable.print(lines, System.out);
  }

  /**
   * Prints tables of all that is measured.
   *
   * @param arguments such as {@code types=1000}
   * @return the lines that have a bar
   */
  public static List<Line> measure(PrintStream out, List<String> arguments)
      throws IOException, InterruptedException, URISyntaxException {
    CompileTimeSettings settings = CompileTimeSettings.of(arguments.toArray(String[]::new));
    Path folder = Files.createTempDirectory("compile-time");
    try {
      return measure(settings, folder, Jars.besideThisOne(), new Report(out));
    } finally {
      Folders.delete(folder);
    }
  }

  private static List<Line> measure(
      CompileTimeSettings settings, Path folder, Jars jars, Report report)
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
    List<Series> warmPeers =
        Series.measure(warm, jars, peers, settings.warmups(), settings.rounds());
    report.compare(
        "Warm: javac in one JVM, processors loaded once, as in a build daemon",
        "allocated",
        warmPeers);
    List<Series> warmSizes = Series.measure(warm, jars, sizes, 1, settings.coldRounds());
    report.scale("Warm, more types", "allocated", warmSizes);
    List<Series> coldPeers = Series.measure(cold, jars, peers, 1, settings.coldRounds());
    report.compare(
        "Cold: a JVM of its own for each javac, start included", "peak of the heap", coldPeers);
    List<Series> coldSizes = Series.measure(cold, jars, sizes, 0, settings.coldRounds());
    report.scale("Cold, more types", "peak of the heap", coldSizes);
    return List.of(
        CompileTimeBar.costToAutoValue("warm", warmPeers),
        CompileTimeBar.costToImmutables("warm", warmPeers),
        CompileTimeBar.costToAutoValue("cold", coldPeers),
        CompileTimeBar.costToImmutables("cold", coldPeers),
        CompileTimeBar.memory(coldPeers),
        CompileTimeBar.scale("warm", warmSizes),
        CompileTimeBar.scale("cold", coldSizes));
  }
}
