package dev.keywright.guard.sarif;

import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.description.finding.PlacedFinding.Suppressed;
import dev.keywright.guard.sarif.SarifLog.AutomationDetails;
import dev.keywright.guard.sarif.SarifLog.Driver;
import dev.keywright.guard.sarif.SarifLog.Location;
import dev.keywright.guard.sarif.SarifLog.LogicalLocation;
import dev.keywright.guard.sarif.SarifLog.Message;
import dev.keywright.guard.sarif.SarifLog.PhysicalLocation;
import dev.keywright.guard.sarif.SarifLog.Region;
import dev.keywright.guard.sarif.SarifLog.Result;
import dev.keywright.guard.sarif.SarifLog.Run;
import dev.keywright.guard.sarif.SarifLog.Suppression;
import dev.keywright.guard.sarif.SarifLog.Tool;
import dev.keywright.guard.source.SourceTree;
import dev.keywright.guard.source.SourceTree.Located;
import dev.keywright.report.description.FindingFiles;
import dev.keywright.report.description.FoundFinding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The findings of a build as one run of SARIF. */
public final class SarifReport {
  private static final String HOME = "https://keywright.dev";

  private final GitRoot repository;
  private final SarifRules rules;
  private final Fingerprints fingerprints = new Fingerprints();
  private final List<Result> results = new ArrayList<>();
  private final List<FindingPlace> unplaced = new ArrayList<>();

  /** A run without results, whose rules have the pages of the project. */
  public SarifReport(GitRoot repository) {
    this(repository, CheckPageTexts::find);
  }

  /**
   * The same with other pages.
   *
   * @param pages the text of the page of a check by its name, without the ending
   */
  SarifReport(GitRoot repository, Function<String, Optional<String>> pages) {
    this.repository = repository;
    this.rules = new SarifRules(pages);
  }

  /**
   * Adds a finding.
   *
   * @param sources the files of its module
   */
  void add(FoundFinding found, SourceTree sources) throws IOException {
    // SARIF wants the field in all results of a run or in none.
    add(
        found,
        sources,
        Optional.of(found.finding().suppression().map(SarifReport::suppression).stream().toList()));
  }

  private void add(FoundFinding found, SourceTree sources, Optional<List<Suppression>> suppressions)
      throws IOException {
    PlacedFinding finding = found.finding();
    Optional<Located> located = sources.find(finding.place());
    Optional<Region> region = located.map(SourceRegions::inOneLine);
    if (located.isEmpty()) {
      unplaced.add(finding.place());
    }
    List<SarifLog.Fix> fixes = new SarifFixes(sources, repository).of(finding.fixes());
    results.add(
        Result.of(
                finding.check(),
                rules.index(finding.check(), finding.name()),
                level(finding.severity()),
                new Message(finding.message()),
                location(finding.place(), located, region))
            .withFingerprints(
                fingerprints.of(
                    found, located.map(Located::file), region.map(Region::startLine).orElse(0)))
            .withWaysOut(suppressions, Optional.of(fixes).filter(it -> !it.isEmpty())));
  }

  /**
   * Adds the findings of a module.
   *
   * @param classes directories of classes
   * @param isForGitHub whether suppressed ones are left out: GitHub would open alerts for them
   */
  public void addAll(List<Path> classes, SourceTree sources, boolean isForGitHub)
      throws IOException {
    for (FoundFinding found : FindingFiles.in(classes)) {
      if (!isForGitHub) {
        add(found, sources);
      } else if (found.finding().suppression().isEmpty()) {
        add(found, sources, Optional.empty());
      }
    }
  }

  private static String level(String severity) {
    return severity.equals("info") ? "note" : severity;
  }

  private Location location(FindingPlace place, Optional<Located> located, Optional<Region> region)
      throws IOException {
    Optional<PhysicalLocation> physical =
        located.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new PhysicalLocation(
                    new SarifLog.ArtifactLocation(repository.uri(located.get().file().path())),
                    region.orElseThrow()));
    String name = place.type() + place.member().map(it -> "." + it).orElse("");
    return new Location(
        physical,
        List.of(new LogicalLocation(name, place.member().isPresent() ? "member" : "type")));
  }

  private static Suppression suppression(Suppressed by) {
    return new Suppression(by.inSource() ? "inSource" : "external", "accepted", by.by());
  }

  /** The places that no source file has. */
  public List<FindingPlace> unplaced() {
    return List.copyOf(unplaced);
  }

  public int size() {
    return results.size();
  }

  /**
   * The document.
   *
   * @param module what tells the results of one module from those of others
   * @param version that of Keywright
   */
  public String json(String module, String version) {
    Driver driver = new Driver("Keywright", version, HOME, rules.all());
    return SarifLog.of(
            new Run(
                new Tool(driver),
                new AutomationDetails("keywright/" + module + "/"),
                "utf16CodeUnits",
                results))
        .json();
  }
}
