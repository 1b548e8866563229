package dev.keywright.processor.laws;

import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.toList;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** All designs, judged by the processor, and those that it accepts compiled. */
final class CompiledDesigns {
  private static final int AT_ONCE = 150;
  // javac keeps silent about more than a hundred.
  private static final String NO_LIMIT = "100000";
  private static final Pattern ID = Pattern.compile("\\[(KW\\d+)");

  private final Map<String, Set<String>> errors = new TreeMap<>();
  private final Map<String, Set<String>> warnings = new TreeMap<>();
  private final List<Batch> batches = new ArrayList<>();

  /** Not a constant of the class itself: threads that compile would wait for its end. */
  private static final class Once {
    static final CompiledDesigns ALL = new CompiledDesigns(Designs.all());
  }

  private static final class Loaded {
    static final List<LoadedDesign> KEYS = loadedAgain();
  }

  /** Designs that were compiled together. */
  private record Batch(List<Design> designs, Compiled compiled) {
    Stream<LoadedDesign> load() {
      ClassLoader loader = compiled.load();
      return designs.stream()
          .map(design -> new LoadedDesign(design, new LoadedKey(loader, design.name())));
    }
  }

  private CompiledDesigns(List<Design> designs) {
    Map<Boolean, List<Design>> byPrediction =
        designs.stream().collect(partitioningBy(it -> OrderTheorem.refusals(it).isEmpty()));
    judge(byPrediction.get(false));
    Map<Boolean, List<Design>> byWarning =
        byPrediction.get(true).stream().collect(partitioningBy(EntitySource::isWarnedOf));
    compile(byWarning.get(false), List.of("-Xlint:all", "-Werror"));
    compile(byWarning.get(true), List.of("-Xlint:all"));
  }

  private void judge(List<Design> designs) {
    note(compiled(List.of("-proc:only", "-Xmaxerrs", NO_LIMIT), designs));
  }

  private void compile(List<Design> designs, List<String> options) {
    List<Batch> compiled =
        groups(designs).stream()
            .parallel()
            .map(it -> new Batch(it, compiled(options, it)))
            .collect(toList());
    for (Batch batch : compiled) {
      if (batch.compiled().succeeded()) {
        note(batch.compiled());
        batches.add(batch);
      } else {
        compileOthers(batch.designs(), options);
      }
    }
  }

  // Something is refused that the theorem allows: the rest shall be tried all the same.
  private void compileOthers(List<Design> designs, List<String> options) {
    judge(designs);
    List<Design> sound = designs.stream().filter(it -> !errors.containsKey(it.name())).toList();
    Batch batch = new Batch(sound, compiled(options, sound));
    batches.add(batch);
  }

  private static List<List<Design>> groups(List<Design> designs) {
    return IntStream.rangeClosed(0, (designs.size() - 1) / AT_ONCE)
        .mapToObj(i -> designs.subList(i * AT_ONCE, Math.min(designs.size(), (i + 1) * AT_ONCE)))
        .toList();
  }

  private static Compiled compiled(List<String> options, List<Design> designs) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    designs.forEach(design -> sources.add(EntitySource.of(design)));
    List<String> all = new ArrayList<>(options);
    all.addAll(Compiled.WORKLOADS_AS_NOTES);
    return Compiled.with(all, sources.toArray(JavaFileObject[]::new));
  }

  private void note(Compiled compiled) {
    for (Diagnostic<? extends JavaFileObject> diagnostic : compiled.diagnostics()) {
      JavaFileObject source = diagnostic.getSource();
      Matcher id = ID.matcher(diagnostic.getMessage(null));
      if (source == null || !id.find()) {
        throw new AssertionError("not of a check: " + diagnostic);
      }
      String design = source.getName().replaceAll("^.*/(\\w+)\\.java$", "$1");
      boolean isError = diagnostic.getKind() == Diagnostic.Kind.ERROR;
      (isError ? errors : warnings).computeIfAbsent(design, it -> new TreeSet<>()).add(id.group(1));
    }
  }

  /** The ids of the errors that the processor reports. */
  static Set<String> errors(Design design) {
    return Once.ALL.errors.getOrDefault(design.name(), Set.of());
  }

  static Set<String> warnings(Design design) {
    return Once.ALL.warnings.getOrDefault(design.name(), Set.of());
  }

  /** The keys of the designs that compile. */
  static List<LoadedDesign> loaded() {
    return Loaded.KEYS;
  }

  /** Judges the keys of all designs that compile by a law. */
  static void judge(Tally tally, Function<Tally, Law> lawOf) {
    Law law = lawOf.apply(tally);
    tally.count("layouts", loaded().size());
    loaded().parallelStream().forEach(law::judge);
    tally.close();
  }

  /** The same, in classes that nothing has used before. */
  static List<LoadedDesign> loadedAgain() {
    return Once.ALL.batches.stream().flatMap(Batch::load).toList();
  }
}
