package dev.keywright.processor.laws;

import static java.util.stream.Collectors.partitioningBy;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Compiles designs, some at a time, and judges them by every law. Nothing of them is kept but the
 * counts, so that there is no end to how many can be judged.
 */
final class DesignJudge {
  static final String ORDER_THEOREM = "the order theorem";
  static final String CLEAN_CODE = "clean code";
  private static final String EMPTY_BUCKETS = "empty buckets";
  private static final String STABILITY = "stability";
  // Nothing claims the annotations of validation in these builds, and javac would say so.
  private static final List<String> LINTS = List.of("-Xlint:all,-processing", "-Werror");
  private static final Pattern ID = Pattern.compile("^\\[(KW\\d+)");

  private final Map<String, Function<Tally, Law>> laws;
  private final Map<String, Tally> tallies = new LinkedHashMap<>();

  /** A design that breaks a law. */
  record Failure(Design design, String law, String message) {}

  DesignJudge(Map<String, Function<Tally, Law>> laws) {
    this.laws = laws;
    tallies.put(ORDER_THEOREM, new Tally(ORDER_THEOREM));
    tallies.put(CLEAN_CODE, new Tally(CLEAN_CODE));
    tallies.put(EMPTY_BUCKETS, new Tally(EMPTY_BUCKETS));
    laws.keySet().forEach(name -> tallies.put(name, new Tally(name)));
    tallies.put(STABILITY, new Tally(STABILITY));
  }

  /** By every law that there is. */
  static DesignJudge ofAllLaws() {
    return new DesignJudge(laws());
  }

  /** All laws but that of stability, which asks for other settings of the machine. */
  static Map<String, Function<Tally, Law>> laws() {
    Map<String, Function<Tally, Law>> laws = new LinkedHashMap<>();
    laws.put("order", OrderLaw::new);
    laws.put("identity", IdentityLaw::new);
    laws.put("the inverse", InverseLaw::new);
    laws.put("the format", FormatLaw::new);
    laws.put("canonical text", CanonicalLaw::new);
    laws.put("ranges", RangeLaw::new);
    laws.put("buckets", BucketLaw::new);
    laws.put("refusals", RefusalLaw::new);
    laws.put("the signature", SignatureLaw::new);
    laws.put("codecs of the signature", ConstantsLaw::new);
    laws.put("buffers", BufferLaw::new);
    laws.put("unique suffixes", SuffixLaw::new);
    laws.put("what does not compile", StagesLaw::new);
    laws.put("no shared state", FieldsLaw::new);
    return laws;
  }

  /** What was tried so far, by law. */
  List<Tally> tallies() {
    return List.copyOf(tallies.values());
  }

  List<Failure> judge(List<Design> designs) {
    List<Failure> failures = new ArrayList<>();
    Map<Boolean, List<Design>> bySoundness =
        designs.stream().collect(partitioningBy(it -> OrderTheorem.refusals(it).isEmpty()));
    judgeRefused(bySoundness.get(false), failures);
    judgeSound(bySoundness.get(true), failures);
    return failures;
  }

  private void judgeRefused(List<Design> designs, List<Failure> failures) {
    if (designs.isEmpty()) {
      return;
    }
    Map<String, List<String>> said = said(compile(List.of("-proc:only"), designs));
    for (Design design : designs) {
      Set<String> ids = new TreeSet<>();
      for (String message : said.getOrDefault(design.name(), List.of())) {
        Matcher id = ID.matcher(message);
        ids.add(id.find() ? id.group(1) : message);
      }
      Set<String> expected = OrderTheorem.refusals(design);
      Tally tally = new Tally(ORDER_THEOREM);
      tally.count("layouts refused", 1);
      tally.check(ids.equals(expected), design, " gets ", ids, " and not ", expected);
      note(ORDER_THEOREM, design, tally, failures);
    }
  }

  private void judgeSound(List<Design> designs, List<Failure> failures) {
    if (designs.isEmpty()) {
      return;
    }
    Compiled compiled = compile(LINTS, designs);
    Map<String, List<String>> said = said(compiled);
    for (Design design : designs) {
      Tally tally = new Tally(CLEAN_CODE);
      tally.count("layouts compiled", 1);
      List<String> messages = said.getOrDefault(design.name(), List.of());
      tally.check(messages.isEmpty(), design, " does not compile: ", messages);
      note(CLEAN_CODE, design, tally, failures);
    }
    if (compiled.succeeded()) {
      judgeBuckets(designs, EmptyBuckets.noted(compiled), failures);
      obey(designs, compiled, failures);
    } else if (said.isEmpty()) {
      throw new AssertionError("of no design: " + compiled.messages());
    } else {
      judgeSound(designs.stream().filter(it -> !said.containsKey(it.name())).toList(), failures);
    }
  }

  private void judgeBuckets(List<Design> designs, Set<String> noted, List<Failure> failures) {
    for (Design design : designs) {
      if (design.form().bucket().isPresent()) {
        Tally tally = new Tally(EMPTY_BUCKETS);
        boolean expected = EmptyBuckets.are(design);
        tally.count("layouts with buckets", 1);
        tally.count("with empty ones", expected ? 1 : 0);
        tally.check(
            noted.contains(design.name()) == expected,
            design,
            expected ? " has empty buckets, and no note" : " gets a note of KW207");
        note(EMPTY_BUCKETS, design, tally, failures);
      }
    }
  }

  private void obey(List<Design> designs, Compiled compiled, List<Failure> failures) {
    List<LoadedDesign> loaded = load(designs, compiled);
    laws.forEach((name, law) -> obey(name, law, loaded, failures));
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    List<LoadedDesign> unused = load(designs, compiled);
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
      obey(STABILITY, StabilityLaw::new, unused, failures);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static List<LoadedDesign> load(List<Design> designs, Compiled compiled) {
    ClassLoader loader = compiled.load();
    return designs.stream()
        .map(design -> new LoadedDesign(design, () -> new LoadedKey(loader, design)))
        .toList();
  }

  private void obey(
      String name, Function<Tally, Law> law, List<LoadedDesign> designs, List<Failure> failures) {
    List<Tally> found = Cores.map(designs, loaded -> tally(name, law, loaded));
    for (int i = 0; i < found.size(); i++) {
      note(name, designs.get(i).design(), found.get(i), failures);
    }
  }

  private static Tally tally(String name, Function<Tally, Law> law, LoadedDesign loaded) {
    Tally tally = new Tally(name);
    judge(law, tally, loaded);
    return tally;
  }

  /** Judges a key by a law; an exception is wrong, too. */
  static void judge(Function<Tally, Law> law, Tally tally, LoadedDesign loaded) {
    tally.count("layouts", 1);
    try {
      law.apply(tally).judge(loaded);
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      tally.wrong(loaded.design(), " lets the law throw ", e);
    }
  }

  private void note(String law, Design design, Tally tally, List<Failure> failures) {
    tallies.get(law).add(tally);
    tally.wrong().stream()
        .limit(1)
        .forEach(message -> failures.add(new Failure(design, law, message)));
  }

  private static Compiled compile(List<String> options, List<Design> designs) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    designs.forEach(design -> sources.add(EntitySource.of(design)));
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-Xmaxerrs", "100000", "-Xmaxwarns", "100000"));
    all.addAll(Compiled.WORKLOADS_AS_NOTES);
    return Compiled.with(all, sources.toArray(JavaFileObject[]::new));
  }

  /** Errors and warnings by the name of the entity that they are of. */
  private static Map<String, List<String>> said(Compiled compiled) {
    Map<String, List<String>> said = new LinkedHashMap<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : compiled.diagnostics()) {
      if (diagnostic.getSource() != null) {
        String name =
            diagnostic.getSource().getName().replaceAll("^.*/(\\w+?)(Key)?\\.java$", "$1");
        said.computeIfAbsent(name, it -> new ArrayList<>()).add(diagnostic.getMessage(Locale.ROOT));
      }
    }
    return said;
  }
}
