package dev.keywright.processor.laws;

import static java.util.stream.Collectors.partitioningBy;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Designs, judged by the processor, and those that it accepts compiled; once in a JVM. */
final class CompiledDesigns {
  private static final int AT_ONCE = 150;
  private static final int TENTH = 10;
  private static final String ALL = "all";
  // javac keeps silent about more than a hundred.
  private static final String NO_LIMIT = "100000";
  private static final Pattern ID = Pattern.compile("\\[(KW\\d+)");

  private final List<Design> designs;
  private final boolean isDescribed;
  private final Map<String, Set<String>> errors = new TreeMap<>();
  private final Map<String, Set<String>> warnings = new TreeMap<>();
  private final Set<String> withEmptyBuckets = new TreeSet<>();
  private final List<Batch> batches = new ArrayList<>();

  private static final class OfCells {
    static final CompiledDesigns COMPILED =
        new CompiledDesigns(Designs.ofCells(), /* isDescribed= */ true);
  }

  private static final class Others {
    static final CompiledDesigns COMPILED = new CompiledDesigns(chosen(allOthers()), false);
  }

  /** Designs that were compiled together. */
  private record Batch(List<Design> designs, Supplier<ClassLoader> loaders) {
    Stream<LoadedDesign> load() {
      ClassLoader loader = loaders.get();
      return designs.stream()
          .map(design -> new LoadedDesign(design, () -> new LoadedKey(loader, design)));
    }
  }

  /**
   * @param isDescribed whether the descriptions of keys are written, of which no law judges any
   */
  private CompiledDesigns(List<Design> designs, boolean isDescribed) {
    this.designs = designs;
    this.isDescribed = isDescribed;
    Map<Boolean, List<Design>> byPrediction =
        designs.stream().collect(partitioningBy(it -> OrderTheorem.refusals(it).isEmpty()));
    if (!byPrediction.get(false).isEmpty()) {
      judge(byPrediction.get(false));
    }
    Map<Boolean, List<Design>> byWarning =
        byPrediction.get(true).stream().collect(partitioningBy(EntitySource::isWarnedOf));
    compile(byWarning.get(false), List.of("-Xlint:all", "-Werror"));
    compile(byWarning.get(true), List.of("-Xlint:all"));
  }

  private void judge(List<Design> refused) {
    note(compiled(List.of("-proc:only", "-Xmaxerrs", NO_LIMIT), refused));
  }

  private void compile(List<Design> sound, List<String> options) {
    batches.addAll(Cores.map(groups(sound), it -> batch(it, options)));
  }

  private Batch batch(List<Design> sound, List<String> options) {
    Compiled compiled = compiled(options, sound);
    if (compiled.succeeded()) {
      note(compiled);
      return new Batch(sound, compiled.loaders());
    }
    // Something is refused that the theorem allows: the rest shall be tried all the same.
    judge(sound);
    List<Design> rest = sound.stream().filter(it -> errors(it).isEmpty()).toList();
    return new Batch(rest, compiled(options, rest).loaders());
  }

  private static List<List<Design>> groups(List<Design> designs) {
    return IntStream.range(0, (designs.size() + AT_ONCE - 1) / AT_ONCE)
        .mapToObj(i -> designs.subList(i * AT_ONCE, Math.min(designs.size(), (i + 1) * AT_ONCE)))
        .toList();
  }

  private Compiled compiled(List<String> options, List<Design> designs) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    designs.forEach(design -> sources.add(EntitySource.of(design)));
    List<String> all = new ArrayList<>(options);
    all.addAll(Compiled.WORKLOADS_AS_NOTES);
    all.add("-Akeywright.describe=" + isDescribed);
    return Compiled.with(all, sources.toArray(JavaFileObject[]::new));
  }

  private synchronized void note(Compiled compiled) {
    withEmptyBuckets.addAll(EmptyBuckets.noted(compiled));
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

  /** One design for each cell. */
  static CompiledDesigns ofCells() {
    return OfCells.COMPILED;
  }

  /** The designs that try more than the cells ask for, or a tenth of them. */
  static CompiledDesigns others() {
    return Others.COMPILED;
  }

  /** All designs that try more than the cells ask for. */
  static List<Design> allOthers() {
    return Stream.of(TemplateDesigns.all(), Designs.ofLists(), Designs.others())
        .flatMap(List::stream)
        .toList();
  }

  // Of all of them, the codecs are judged. Suffixes are few, and no codec knows how they are drawn.
  private static List<Design> chosen(List<Design> designs) {
    String tenth = System.getProperty("laws.tenth", "0");
    System.out.println("other designs to compile: -Dlaws.tenth=" + tenth);
    if (tenth.equals(ALL)) {
      return designs;
    }
    int first = Integer.parseInt(tenth);
    List<Design> shuffled = new ArrayList<>(designs);
    Collections.shuffle(shuffled, new Random(TENTH));
    return IntStream.range(0, shuffled.size())
        .filter(i -> i % TENTH == first || shuffled.get(i).hasSuffix())
        .mapToObj(shuffled::get)
        .toList();
  }

  /** The keys of all designs that compile, those with a warning last. */
  static List<LoadedDesign> everything() {
    return Stream.of(ofCells(), others())
        .flatMap(it -> it.load().stream())
        .sorted(
            Comparator.comparing((LoadedDesign it) -> EntitySource.isWarnedOf(it.design()))
                .thenComparing(it -> it.design().number()))
        .toList();
  }

  List<Design> designs() {
    return designs;
  }

  /** The ids of the errors that the processor reports. */
  synchronized Set<String> errors(Design design) {
    return errors.getOrDefault(design.name(), Set.of());
  }

  synchronized Set<String> warnings(Design design) {
    return warnings.getOrDefault(design.name(), Set.of());
  }

  /** Whether the processor tells that no row comes to some buckets. */
  synchronized boolean haveEmptyBuckets(Design design) {
    return withEmptyBuckets.contains(design.name());
  }

  /** The keys of the designs that compile, in classes that nothing has used before. */
  List<LoadedDesign> load() {
    return batches.stream().flatMap(Batch::load).toList();
  }
}
