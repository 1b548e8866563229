package dev.keywright.processor.hostile;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.FamilyProcessor;
import dev.keywright.processor.KeywrightProcessor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Many entities in one run of javac, which goes on when the processor refuses some of them. */
final class HostileRun {
  private static final List<String> OPTIONS =
      List.of(
          "-Xlint:all",
          "-Xdoclint:all,-missing",
          "-Xmaxerrs",
          "100000",
          "-Xmaxwarns",
          "100000",
          "--should-stop=ifError=GENERATE");
  private static final String FINDING = "[KW";
  // The interface of a family is written also if a member is refused, whose key it permits.
  private static final String MISSING = "compiler.err.cant.resolve";

  private final Map<String, String> sources = new LinkedHashMap<>();
  private final List<String> faults = new ArrayList<>();
  private int refused;
  private int written;

  /** Adds an entity, in a package of its own. */
  void add(String name, String entity) {
    String inPackage = "h" + sources.size();
    sources.put(
        inPackage,
        "package %s; import dev.keywright.*; /* %s */%n%s".formatted(inPackage, name, entity));
  }

  /** Compiles all, and tells what is wrong. */
  List<String> faults() {
    Compiled compiled = compiled();
    Set<String> withErrors =
        compiled.diagnostics().stream()
            .filter(it -> it.getKind() == Diagnostic.Kind.ERROR && isFinding(it))
            .map(HostileRun::packageOf)
            .collect(Collectors.toSet());
    compiled.diagnostics().stream()
        .filter(it -> isFault(it, withErrors.contains(packageOf(it))))
        .forEach(it -> fault(packageOf(it), it));
    compiled.generatedSources().forEach(this::judge);
    refused = withErrors.size();
    written =
        (int)
            compiled.generatedSources().keySet().stream()
                .filter(path -> !withErrors.contains(packageOf(path)))
                .count();
    return faults;
  }

  private static boolean isFinding(Diagnostic<? extends JavaFileObject> printed) {
    return message(printed).startsWith(FINDING);
  }

  private static boolean isFault(
      Diagnostic<? extends JavaFileObject> printed, boolean isInRefused) {
    if (isFinding(printed)) {
      return packageOf(printed).isEmpty();
    }
    return isInRefused
        ? printed.getKind() == Diagnostic.Kind.ERROR && !printed.getCode().startsWith(MISSING)
        : !message(printed).contains("jakarta");
  }

  /** How many keys the entities without an error have, once all are compiled. */
  int written() {
    return written;
  }

  /** How many entities have a finding that is an error, and how many keys the others have. */
  String tally() {
    return "%s entities: %s refused, %s keys written, %s faults"
        .formatted(sources.size(), refused, written, faults.size());
  }

  private Compiled compiled() {
    List<JavaFileObject> files = new ArrayList<>();
    sources.forEach((name, source) -> files.add(Compiled.source(name + ".E", source)));
    return Compiled.by(List.of(new FamilyProcessor(), new KeywrightProcessor()), OPTIONS, files);
  }

  private static String message(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getMessage(Locale.ROOT);
  }

  private static String packageOf(Diagnostic<? extends JavaFileObject> diagnostic) {
    if (diagnostic.getSource() == null) {
      return "";
    }
    String path = diagnostic.getSource().toUri().getPath();
    String folder = path.substring(0, path.lastIndexOf('/'));
    return folder.substring(folder.lastIndexOf('/') + 1);
  }

  private static String packageOf(String generated) {
    return generated.substring(0, generated.indexOf('/'));
  }

  private void fault(String entity, Diagnostic<? extends JavaFileObject> diagnostic) {
    faults.add(
        "%s%n  in %s: %s"
            .formatted(sources.get(entity), diagnostic.getSource(), message(diagnostic)));
  }

  // No judge of ours: what a terminal or an editor would not show as it is.
  private void judge(String path, String source) {
    TreeSet<String> hidden = new TreeSet<>();
    source
        .codePoints()
        .filter(c -> c != '\n')
        .filter(
            c ->
                switch (Character.getType(c)) {
                  case Character.CONTROL,
                      Character.FORMAT,
                      Character.SURROGATE,
                      Character.LINE_SEPARATOR,
                      Character.PARAGRAPH_SEPARATOR ->
                      true;
                  default -> false;
                })
        .forEach(c -> hidden.add("U+" + Integer.toHexString(c)));
    if (!hidden.isEmpty()) {
      faults.add(sources.get(packageOf(path)) + "\n  hidden: " + hidden);
    }
  }
}
