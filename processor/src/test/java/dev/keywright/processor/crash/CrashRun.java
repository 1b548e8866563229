package dev.keywright.processor.crash;

import dev.keywright.processor.KeywrightProcessor;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.annotation.processing.Processor;

/** Compiles sources at random. It is also a program of its own, for other JDKs: seed, cases. */
final class CrashRun {
  private static final int MOST_FAULTS = 20;

  private final CrashCompiler compiler;
  private final Supplier<Processor> processor;
  private final Map<Outcome.Kind, Integer> outcomes = new EnumMap<>(Outcome.Kind.class);
  private final List<String> faults = new ArrayList<>();

  CrashRun(CrashCompiler compiler, Supplier<Processor> processor) {
    this.compiler = compiler;
    this.processor = processor;
  }

  static CrashRun of(CrashCompiler compiler, long seed, int cases) {
    CrashRun run = new CrashRun(compiler, KeywrightProcessor::new);
    run.cases(seed, cases);
    return run;
  }

  void cases(long seed, int cases) {
    for (int i = 0; i < cases && faults.size() < MOST_FAULTS; i++) {
      long number = seed + i;
      Draw draw = new Draw(number);
      String source = draw.oneIn(5) ? BrokenSource.source(draw) : OddEntity.source(draw);
      judge("case " + number, source);
    }
  }

  void judge(String name, String source) {
    Outcome outcome = outcome(source);
    outcomes.merge(outcome.kind(), 1, Integer::sum);
    outcome.fault().ifPresent(fault -> faults.add(described(name, source, fault)));
  }

  private String described(String name, String source, String fault) {
    String smallest = Shrinker.shrunk(source, it -> isSame(fault, it));
    return name + ": " + fault + "\n" + smallest + "\n";
  }

  private boolean isSame(String fault, String source) {
    return outcome(source).fault().filter(it -> kind(it).equals(kind(fault))).isPresent();
  }

  private Outcome outcome(String source) {
    Watched watched = new Watched(processor.get());
    Outcome outcome = compiler.compile(source, watched);
    return watched.thrown().map(Outcome::stackTrace).map(Outcome::fault).orElse(outcome);
  }

  // What is thrown, and where; names in messages change as a source shrinks.
  private static String kind(String fault) {
    return fault.lines().limit(3).map(line -> line.replaceAll("[:(].*", "")).toList().toString();
  }

  /** What was wrong, each with the smallest source that shows it. */
  List<String> faults() {
    return faults;
  }

  /** How many sources ended in which way. */
  Map<Outcome.Kind, Integer> outcomes() {
    return outcomes;
  }

  /** Prints the outcomes and the faults; a fault is an exit code, too. */
  public static void main(String[] args) {
    CrashRun run = of(new InProcessJavac(), Long.parseLong(args[0]), Integer.parseInt(args[1]));
    System.out.println(run.outcomes());
    run.faults().forEach(System.out::println);
    System.exit(run.faults().isEmpty() ? 0 : 1);
  }
}
