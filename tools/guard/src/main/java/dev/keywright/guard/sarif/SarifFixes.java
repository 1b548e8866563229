package dev.keywright.guard.sarif;

import dev.keywright.description.finding.PlacedFinding.ProposedChange;
import dev.keywright.guard.sarif.SarifLog.ArtifactChange;
import dev.keywright.guard.sarif.SarifLog.ArtifactLocation;
import dev.keywright.guard.sarif.SarifLog.Fix;
import dev.keywright.guard.sarif.SarifLog.Message;
import dev.keywright.guard.source.Replacement;
import dev.keywright.guard.source.SourceChange;
import dev.keywright.guard.source.SourceFile;
import dev.keywright.guard.source.SourceLines;
import dev.keywright.guard.source.SourceTree;
import dev.keywright.guard.source.UnplacedEditException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Proposed changes as replacements of text. */
final class SarifFixes {
  private final SourceTree sources;
  private final GitRoot repository;

  SarifFixes(SourceTree sources, GitRoot repository) {
    this.sources = sources;
    this.repository = repository;
  }

  /** Those that have a place in the source. */
  List<Fix> of(List<ProposedChange> changes) throws IOException {
    List<Fix> fixes = new ArrayList<>();
    for (ProposedChange change : changes) {
      Optional<Fix> fix = of(change);
      fix.ifPresent(fixes::add);
    }
    return fixes;
  }

  private Optional<Fix> of(ProposedChange change) throws IOException {
    List<ArtifactChange> files = new ArrayList<>();
    try {
      for (Map.Entry<SourceFile, List<Replacement>> it :
          SourceChange.of(change, sources).entrySet()) {
        SourceLines lines = new SourceLines(it.getKey().text());
        files.add(
            new ArtifactChange(
                new ArtifactLocation(repository.uri(it.getKey().path())),
                it.getValue().stream().map(at -> of(at, lines)).toList()));
      }
    } catch (UnplacedEditException elsewhere) {
      // The message says what to write; a type of a library has no source to write it in.
      return Optional.empty();
    }
    return files.isEmpty()
        ? Optional.empty()
        : Optional.of(new Fix(new Message(change.text()), files));
  }

  private static SarifLog.Replacement of(Replacement replacement, SourceLines lines) {
    return new SarifLog.Replacement(
        SourceRegions.of(lines, replacement.deleted()),
        Optional.of(replacement.inserted()).filter(it -> !it.isEmpty()).map(Message::new));
  }
}
