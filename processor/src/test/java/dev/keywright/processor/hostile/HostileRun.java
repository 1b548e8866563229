package dev.keywright.processor.hostile;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.FamilyProcessor;
import dev.keywright.processor.KeywrightProcessor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Many entities in two runs of javac: those with an error leave after the first. */
final class HostileRun {
  private static final String[] MANY = {"-Xmaxerrs", "100000", "-Xmaxwarns", "100000"};
  private static final String FINDING = "[KW";

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
    List<String> rest = new ArrayList<>(sources.keySet());
    for (Diagnostic<? extends JavaFileObject> error : errors(rest)) {
      String entity = packageOf(error);
      if (entity.isEmpty() || !message(error).startsWith(FINDING)) {
        fault(entity, error);
      }
      rest.remove(entity);
    }
    refused = sources.size() - rest.size();
    if (rest.isEmpty()) {
      return faults;
    }
    Compiled compiled = compiled(rest, "-Xlint:all", "-Xdoclint:all,-missing");
    for (Diagnostic<? extends JavaFileObject> printed : compiled.diagnostics()) {
      if (!message(printed).startsWith(FINDING) && !message(printed).contains("jakarta")) {
        fault(packageOf(printed), printed);
      }
    }
    compiled.generatedSources().forEach(this::judge);
    written = compiled.generatedSources().size();
    return faults;
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

  private List<Diagnostic<? extends JavaFileObject>> errors(List<String> entities) {
    return compiled(entities, "-proc:only").diagnostics().stream()
        .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
        .toList();
  }

  private Compiled compiled(List<String> entities, String... options) {
    List<String> all = new ArrayList<>(List.of(options));
    all.addAll(List.of(MANY));
    List<JavaFileObject> files = new ArrayList<>();
    entities.forEach(it -> files.add(Compiled.source(it + ".E", sources.get(it))));
    return Compiled.by(List.of(new FamilyProcessor(), new KeywrightProcessor()), all, files);
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
      faults.add(sources.get(path.substring(0, path.indexOf('/'))) + "\n  hidden: " + hidden);
    }
  }
}
