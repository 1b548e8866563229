package dev.keywright.report.page;

import dev.keywright.description.key.AccessPattern;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.sample.SampleRows;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** All that is on the page of one key. */
public record KeyPage(
    KeyDescription key,
    List<FamilyLink> families,
    List<IndexLink> indexes,
    List<Ruler> rulers,
    List<LabeledNumber> rowFigures,
    List<LabeledNumber> partitionFigures,
    String aboutPartitions,
    Optional<String> missing,
    List<Pattern> patterns,
    List<Unanswered> unanswered,
    OrderView order,
    List<VersionStep> history,
    Optional<LoadView> load,
    CheckPages checks) {

  /** A family of the key, and the file of its page. */
  public record FamilyLink(String title, String file) {}

  /** An access pattern, with what it reads. */
  public record Pattern(
      String name, String question, String ranges, String rows, String requests) {}

  /**
   * The page of a key.
   *
   * @param in the report that it is in
   */
  public static KeyPage of(KeyDescription key, PageContext in, Optional<LoadView> load) {
    RowSizes sizes = new RowSizes(key);
    SampleRows rows = new SampleRows(key, in.samples());
    return new KeyPage(
        key,
        key.families().stream()
            .map(it -> new FamilyLink(simpleName(it.name()), in.files().ofFamily(it.name())))
            .toList(),
        IndexLink.of(key, in.keys(), in.files()),
        Ruler.of(key, rows),
        sizes.ofRow(),
        sizes.ofPartition(),
        sizes.aboutPartitions(),
        sizes.missing(),
        key.patterns().stream().map(it -> pattern(key, it)).toList(),
        Unanswered.of(key, in.keys()),
        OrderView.of(key, rows),
        VersionStep.of(key),
        load,
        in.checks());
  }

  private static Pattern pattern(KeyDescription key, AccessPattern pattern) {
    String buckets =
        key.bucket().isPresent() && pattern.ranges() > 1 ? ", one for each bucket" : "";
    return new Pattern(
        pattern.name(),
        Wording.question(pattern),
        NumberText.count(pattern.ranges(), "range") + buckets,
        amount(pattern, pattern.rows()),
        amount(pattern, pattern.requests()));
  }

  // How much of a range is asked for is not declared, so only its whole is known.
  private static String amount(AccessPattern pattern, OptionalLong value) {
    boolean isWhole = pattern.range().isEmpty() && pattern.prefix().isEmpty();
    return isWhole || value.isEmpty()
        ? NumberText.count(value)
        : "at most " + NumberText.count(value.getAsLong());
  }

  /** Why some figures of the access patterns are not known; empty if all are. */
  public Optional<String> noteOnPatterns() {
    if (key.patterns().stream().anyMatch(it -> it.rows().isEmpty())) {
      return Optional.of(
          "Declare @Volume(rows = ...) and @Domain(cardinality = ...) to see how many rows a"
              + " pattern reads.");
    }
    if (key.patterns().stream().allMatch(it -> it.requests().isPresent())) {
      return Optional.empty();
    }
    return Optional.of(
        key.store().isPresent()
            ? key.storeTitle()
                + " has no fixed page size: the client's batch size decides how many requests a"
                + " scan makes."
            : "Declare @StoredIn to see how many requests a pattern makes.");
  }

  /** Whether the rows that some pattern reads are known. */
  public boolean knowsRows() {
    return key.patterns().stream().anyMatch(it -> it.rows().isPresent());
  }

  /** Whether anything was found, or the key is excused from it. */
  public boolean hasFindings() {
    return !key.findings().isEmpty() || !key.accepted().isEmpty() || key.existingRows().isPresent();
  }

  /** The risk in a few words. */
  public Risk risk() {
    return Risk.of(key);
  }

  /** The class of the family's page, without its package. */
  public static String simpleName(String className) {
    return className.substring(className.lastIndexOf('.') + 1);
  }
}
