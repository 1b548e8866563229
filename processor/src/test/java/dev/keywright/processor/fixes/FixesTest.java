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
  void theMessageProposesTheFix(Fix fix) throws IOException {
    assertThat(new Example(badExample(fix.check())).messages())
        .filteredOn(message -> message.startsWith("[" + fix.check() + " "))
        .anySatisfy(message -> assertThat(proposal(message)).contains(fix.quote()));
  }

  private static String proposal(String message) {
    int start = message.indexOf("  Fix: ");
    return message.substring(start, message.indexOf("\n", start));
  }

  @ParameterizedTest
  @MethodSource("fixes")
  void theFixSilencesTheCheckAndRaisesNoOther(Fix fix) throws IOException {
    String bad = badExample(fix.check());
    List<String> before = new Example(bad).findings();
    List<String> after = new Example(fix.applied(bad)).findings();

    assertThat(before).anyMatch(finding -> finding.startsWith(fix.check().name()));
    assertThat(after).noneMatch(finding -> finding.startsWith(fix.check().name()));
    assertThat(added(before, after)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("fixesOfDesigns")
  void noStoreObjectsToTheFix(Fix fix) throws IOException {
    String bad = badExample(fix.check());
    Map<String, List<String>> before = new Example(bad).findingsByStore();
    Map<String, List<String>> after = new Example(fix.applied(bad)).findingsByStore();

    Map<String, List<String>> added = new TreeMap<>();
    after.forEach(
        (store, findings) ->
            added.put(store, added(before.getOrDefault(store, List.of()), findings)));
    added.values().removeIf(List::isEmpty);
    assertThat(added).isEmpty();
  }

  private static List<String> added(List<String> before, List<String> after) {
    List<String> added = new ArrayList<>(after);
    added.removeAll(before);
    return added;
  }
}
