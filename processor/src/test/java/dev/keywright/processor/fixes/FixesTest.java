package dev.keywright.processor.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CheckPages;
import dev.keywright.processor.finding.CheckId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who does what a message says is not told something else by the next one. */
class FixesTest {

  static List<Fix> fixes() {
    return Fix.all();
  }

  static List<Fix> fixesOfDesigns() {
    return Fix.all().stream()
        .filter(fix -> !fix.check().isForm() && !fix.check().name().startsWith("KW9"))
        .toList();
  }

  private static String badExample(CheckId check) throws IOException {
    for (Path page : CheckPages.all()) {
      if (page.getFileName().toString().startsWith(check.name())) {
        return CheckPages.example(page, "Bad");
      }
    }
    throw new AssertionError("no page of " + check);
  }

  @Test
  void everyCheckHasAFixToFollow() {
    Set<CheckId> missing = EnumSet.copyOf(Arrays.asList(CheckId.values()));
    Fix.all().forEach(fix -> missing.remove(fix.check()));

    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("fixes")
  void theFixThatIsProposedSilencesTheCheckAndRaisesNoOther(Fix fix) throws IOException {
    String bad = badExample(fix.check());
    List<Found> before = new Example(bad).found();
    List<Found> after = new Example(fix.applied(bad)).found();

    assertThat(before)
        .as("what is proposed: %s", before.stream().map(Found::proposal).toList())
        .anyMatch(it -> it.proposes(fix));
    assertThat(after).noneMatch(it -> it.check() == fix.check());
    assertThat(added(before, after)).isEmpty();
  }

  @ParameterizedTest
  @Tag("full")
  @MethodSource("fixesOfDesigns")
  void noStoreObjectsToAFixThatIsProposedForIt(Fix fix) throws IOException {
    String bad = badExample(fix.check());
    Map<String, List<Found>> before = new Example(bad).foundByStore();
    before.values().removeIf(found -> found.stream().noneMatch(it -> it.proposes(fix)));
    Map<String, List<Found>> after = new Example(fix.applied(bad)).foundIn(before.keySet());

    Map<String, List<Found>> added = new TreeMap<>();
    before.forEach(
        (store, found) -> added.put(store, added(found, after.getOrDefault(store, List.of()))));
    added.values().removeIf(List::isEmpty);
    assertThat(before).isNotEmpty();
    assertThat(added).isEmpty();
  }

  // A finding may move to another part of the same fault, but there may not be more of a check.
  private static List<Found> added(List<Found> before, List<Found> after) {
    List<CheckId> known = new ArrayList<>(before.stream().map(Found::check).toList());
    return after.stream().filter(found -> !known.remove(found.check())).toList();
  }
}
