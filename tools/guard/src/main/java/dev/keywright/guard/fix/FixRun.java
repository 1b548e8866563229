package dev.keywright.guard.fix;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.finding.PlacedFinding.ProposedChange;
import dev.keywright.guard.source.Replacement;
import dev.keywright.guard.source.SourceChange;
import dev.keywright.guard.source.SourceFile;
import dev.keywright.guard.source.SourceTree;
import dev.keywright.guard.source.UnplacedEditException;
import dev.keywright.report.description.FoundFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Applies the best fix of each finding: one for each part and round, as a fix may mend what others
 * report. Then the sources are compiled again. Nothing is written to a file here.
 */
public final class FixRun {
  private static final int MOST_ROUNDS = 20;

  private final List<Path> roots;
  private final Compilation compilation;
  private final Predicate<FoundFinding> isMeant;
  private final Map<Path, String> texts = new LinkedHashMap<>();
  private final List<FixOutcome> outcomes = new ArrayList<>();
  private final Set<List<Object>> done = new HashSet<>();
  private List<FoundFinding> left = List.of();

  /** What is found in the sources, some of which have other texts than on disk. */
  @FunctionalInterface
  interface Compilation {
    List<FoundFinding> findings(Map<Path, String> changed) throws IOException;
  }

  private FixRun(List<Path> roots, Compilation compilation, Predicate<FoundFinding> isMeant) {
    this.roots = List.copyOf(roots);
    this.compilation = compilation;
    this.isMeant = isMeant;
  }

  /**
   * Fixes the sources of a module.
   *
   * @param isMeant which findings to fix
   */
  public static FixRun of(SourceCompiler compiler, Predicate<FoundFinding> isMeant)
      throws IOException {
    return of(compiler.roots(), compiler::findings, isMeant);
  }

  /** The same with other ways to find something. */
  static FixRun of(List<Path> roots, Compilation compilation, Predicate<FoundFinding> isMeant)
      throws IOException {
    FixRun run = new FixRun(roots, compilation, isMeant);
    boolean isChanged = true;
    // Each round compiles what the one before has changed.
    for (int round = 0; isChanged && round < MOST_ROUNDS; round++) {
      isChanged = run.round();
    }
    if (isChanged) {
      run.end();
    }
    return run;
  }

  /** What became of each finding: those that were fixed, then those that are left. */
  public List<FixOutcome> outcomes() {
    return List.copyOf(outcomes);
  }

  /** What is found after all fixes. */
  public List<FoundFinding> left() {
    return left;
  }

  /** The files that change. */
  public List<FixedFile> files() throws IOException {
    List<FixedFile> files = new ArrayList<>();
    for (Map.Entry<Path, String> it : texts.entrySet()) {
      String before = Files.readString(it.getKey(), UTF_8);
      if (!before.equals(it.getValue())) {
        files.add(new FixedFile(it.getKey(), before, it.getValue()));
      }
    }
    return files;
  }

  /** One compilation and its fixes; tells whether there was one. */
  private boolean round() throws IOException {
    left = found();
    SourceTree sources = new SourceTree(roots, texts);
    Map<SourceFile, List<Replacement>> round = new LinkedHashMap<>();
    Set<List<String>> parts = new HashSet<>();
    List<FixOutcome> applied = new ArrayList<>();
    List<FixOutcome> open = new ArrayList<>();
    for (FoundFinding found : left) {
      FixOutcome outcome = outcome(found, sources, parts, round);
      (outcome.applied().isPresent() ? applied : open).add(outcome);
    }
    round.forEach(
        (file, replacements) ->
            texts.put(file.path(), SourceChange.applied(file.text(), replacements)));
    outcomes.addAll(applied.isEmpty() ? open : applied);
    return !applied.isEmpty();
  }

  private List<FoundFinding> found() throws IOException {
    return compilation.findings(texts).stream().filter(isMeant).toList();
  }

  /** What is left after the last round that may be. */
  private void end() throws IOException {
    left = found();
    left.forEach(
        it ->
            outcomes.add(
                FixOutcome.left(it, MOST_ROUNDS + " rounds are over: call fix once more")));
  }

  private FixOutcome outcome(
      FoundFinding found,
      SourceTree sources,
      Set<List<String>> parts,
      Map<SourceFile, List<Replacement>> round)
      throws IOException {
    if (found.finding().fixes().isEmpty()) {
      return FixOutcome.left(found, "only you can decide how");
    }
    ProposedChange change = found.finding().fixes().get(0);
    FindingPlace place = found.finding().place();
    List<String> part = List.of(place.type(), place.member().orElse(""));
    // Without the attribute, which a fix can add or remove.
    List<Object> attempt =
        List.of(found.finding().check(), found.entity(), part, place.occurrence(), change.text());
    if (done.contains(attempt)) {
      return FixOutcome.left(found, "it is found again after its fix");
    }
    if (parts.contains(part)) {
      return FixOutcome.left(found, "another fix of this part comes first");
    }
    try {
      Map<SourceFile, List<Replacement>> placed = SourceChange.of(change, sources);
      if (placed.entrySet().stream()
          .anyMatch(it -> overlaps(it.getValue(), round.get(it.getKey())))) {
        return FixOutcome.left(found, "it overlaps another fix");
      }
      placed.forEach(
          (file, it) -> round.computeIfAbsent(file, any -> new ArrayList<>()).addAll(it));
      done.add(attempt);
      parts.add(part);
      return FixOutcome.applied(found, change.text());
    } catch (UnplacedEditException unplaced) {
      return FixOutcome.left(found, String.valueOf(unplaced.getMessage()));
    }
  }

  // Two insertions at one place overlap, too: both may import one type.
  private static boolean overlaps(List<Replacement> some, @Nullable List<Replacement> others) {
    return others != null
        && some.stream()
            .anyMatch(
                one ->
                    others.stream()
                        .anyMatch(
                            other ->
                                one.deleted().start() <= other.deleted().end()
                                    && other.deleted().start() <= one.deleted().end()));
  }
}
