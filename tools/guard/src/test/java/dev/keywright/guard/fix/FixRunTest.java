package dev.keywright.guard.fix;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.description.finding.AnnotationEdit;
import dev.keywright.description.finding.AnnotationEdit.Action;
import dev.keywright.description.finding.AnnotationEdit.Setting;
import dev.keywright.description.finding.FindingPlace;
import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.description.finding.PlacedFinding.ProposedChange;
import dev.keywright.report.description.FoundFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which findings a run fixes. */
class FixRunTest {
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  @TempDir private Path root;
  private Path source;

  @BeforeEach
  void aPackage() throws IOException {
    source = Files.createDirectories(root.resolve("shop")).resolve("Pair.java");
  }

  private static SourceCompiler compiler(Path root) {
    return new SourceCompiler(List.of(root), List.of("-proc:only", "-cp", CLASS_PATH));
  }

  @Test
  void partsWithTheSameFindingAreAllFixed() throws IOException {
    Files.writeString(
        source,
        """
        package shop;

        import dev.keywright.*;

        @Separator(',')
        record Pair(@PartitionKey(order = 0) int a, @PartitionKey(order = 1) int b) {}
        """,
        UTF_8);
    FixRun run = FixRun.of(compiler(root), it -> it.finding().check().equals("KW101"));
    assertThat(run.outcomes()).hasSize(2).allMatch(it -> it.applied().isPresent());
    assertThat(run.left()).isEmpty();
  }

  private static FoundFinding finding(String check, ProposedChange change) {
    return finding(check, "a", change);
  }

  private static FoundFinding finding(String check, String part, ProposedChange change) {
    PlacedFinding finding =
        new PlacedFinding(
            check,
            "made-up",
            "warning",
            check + " of a",
            "docs/checks/" + check + ".md",
            "",
            new FindingPlace("shop.Pair", Optional.of(part), Optional.empty(), 0, Optional.empty()),
            List.of(change),
            Optional.empty());
    return new FoundFinding("shop.Pair", finding);
  }

  /** A change of the attribute {@code order} of the part {@code a}. */
  private static ProposedChange order(int order) {
    return set("order", order);
  }

  private static ProposedChange set(String attribute, int value) {
    return change(
        Action.SET,
        "dev.keywright.PartitionKey",
        List.of(new Setting(attribute, String.valueOf(value), Optional.empty())));
  }

  private static ProposedChange change(Action action, String annotation, List<Setting> settings) {
    FindingPlace place =
        new FindingPlace("shop.Pair", Optional.of("a"), Optional.empty(), 0, Optional.empty());
    AnnotationEdit edit =
        new AnnotationEdit(action, place, annotation, "", settings, List.of(), Optional.empty());
    return new ProposedChange(action + " " + annotation + " " + settings, List.of(edit));
  }

  private void onePart() throws IOException {
    Files.writeString(
        source,
        "package shop;\n\nimport dev.keywright.*;\n\nrecord Pair(@PartitionKey(order = 0) int a)"
            + " {}\n",
        UTF_8);
  }

  @Test
  void aFixWithoutAPlaceDoesNotKeepOthersOfItsPartAway() throws IOException {
    onePart();
    FoundFinding unplaced =
        finding("KW991", change(Action.REMOVE, "dev.keywright.Domain", List.of()));
    FoundFinding placed = finding("KW992", order(1));
    FixRun run = FixRun.of(List.of(root), any -> List.of(unplaced, placed), it -> true);
    assertThat(run.outcomes())
        .filteredOn(it -> it.applied().isPresent())
        .map(FixOutcome::found)
        .containsExactly(placed);
  }

  /** Findings of two parts that edit one annotation: the second one waits for the next round. */
  @Test
  void fixesThatOverlapAreBothApplied() throws IOException {
    onePart();
    FoundFinding first = finding("KW991", order(1));
    FoundFinding second = finding("KW992", "b", set("pad", 6));
    FixRun run =
        FixRun.of(
            List.of(root),
            changed ->
                Stream.of(first, second)
                    .filter(
                        it ->
                            !changed
                                .getOrDefault(source, "")
                                .contains(it.equals(first) ? "order = 1" : "pad = 6"))
                    .toList(),
            it -> true);
    assertThat(run.outcomes()).extracting(FixOutcome::found).containsExactly(first, second);
    assertThat(run.outcomes()).allMatch(it -> it.applied().isPresent());
    assertThat(run.files().get(0).after()).contains("@PartitionKey(order = 1, pad = 6) int a");
  }

  @Test
  void afterTheLastRoundItIsLookedOnceMore() throws IOException {
    onePart();
    AtomicInteger compilations = new AtomicInteger();
    FixRun run =
        FixRun.of(
            List.of(root),
            any -> List.of(finding("KW991", order(compilations.incrementAndGet()))),
            it -> true);
    int last = compilations.get();
    assertThat(run.files().get(0).after()).contains("order = " + (last - 1) + ")");
    assertThat(run.left()).containsExactly(finding("KW991", order(last)));
    assertThat(run.outcomes().get(run.outcomes().size() - 1).because())
        .hasValueSatisfying(it -> assertThat(it).contains("rounds"));
  }

  @Test
  void aSyntaxErrorIsNamed() throws IOException {
    Files.writeString(source, "package shop;\n\nrecord Pair(int a {}\n", UTF_8);
    assertThatThrownBy(() -> FixRun.of(compiler(root), it -> true))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Pair.java:3: ");
  }
}
