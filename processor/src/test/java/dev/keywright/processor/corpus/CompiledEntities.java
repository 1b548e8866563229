package dev.keywright.processor.corpus;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.GeneratedLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * Entities of one folder, compiled together: javac reads the class path once, not once for each.
 * First the processor judges all, then those without an error are compiled, as an error of one
 * would end the compilation of the others.
 */
final class CompiledEntities {
  // javac keeps silent about more than a hundred.
  private static final List<String> NO_LIMIT =
      List.of("-Xmaxerrs", "100000", "-Xmaxwarns", "100000");

  private final Map<String, List<Diagnostic<? extends JavaFileObject>>> findings =
      new LinkedHashMap<>();
  private final Compiled judged;
  private final Compiled compiled;

  private CompiledEntities(List<CorpusEntity> entities) {
    entities.forEach(it -> findings.put(path(it), new ArrayList<>()));
    judged = compiled(entities, List.of("-proc:only"));
    for (Diagnostic<? extends JavaFileObject> finding : judged.findings()) {
      JavaFileObject source = finding.getSource();
      if (source == null || !findings.containsKey(source.getName())) {
        throw new AssertionError("at no entity: " + finding);
      }
      findings.get(source.getName()).add(finding);
    }
    compiled = compiled(entities.stream().filter(this::isSound).toList(), List.of());
  }

  static CompiledEntities of(List<CorpusEntity> entities) {
    return new CompiledEntities(entities);
  }

  private static Compiled compiled(List<CorpusEntity> entities, List<String> more) {
    List<JavaFileObject> sources = new ArrayList<>(CorpusEntity.annotations());
    entities.forEach(it -> sources.add(it.source()));
    List<String> options = new ArrayList<>(NO_LIMIT);
    options.addAll(more);
    return Compiled.with(options, sources.toArray(JavaFileObject[]::new));
  }

  private static String path(CorpusEntity entity) {
    return entity.source().getName();
  }

  private boolean isSound(CorpusEntity entity) {
    return findings(entity).stream().noneMatch(it -> it.getKind() == Diagnostic.Kind.ERROR);
  }

  /** What the processor found in an entity: errors, warnings, then notes. */
  List<Diagnostic<? extends JavaFileObject>> findings(CorpusEntity entity) {
    return findings.getOrDefault(path(entity), List.of());
  }

  /** The texts of {@link #findings}. */
  List<String> messages(CorpusEntity entity) {
    return findings(entity).stream().map(it -> it.getMessage(Locale.ROOT)).toList();
  }

  /** What the compiler itself complains of: an entity that is no Java proves nothing. */
  List<String> complaints() {
    return Stream.of(judged, compiled)
        .flatMap(it -> it.diagnostics().stream())
        .filter(it -> !it.getMessage(Locale.ROOT).startsWith("[KW"))
        .map(Object::toString)
        .toList();
  }

  /** The layouts of all keys. */
  List<String> layouts() {
    if (!compiled.succeeded()) {
      throw new AssertionError("does not compile: " + compiled.messages());
    }
    return compiled.generatedSources().values().stream()
        .flatMap(source -> GeneratedLayout.of(source).stream())
        .toList();
  }
}
