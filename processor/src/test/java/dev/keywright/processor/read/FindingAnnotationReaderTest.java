package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.finding.FindingAnnotations;
import dev.keywright.processor.finding.SeverityRule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an entity, its members and what is around it say about findings. */
class FindingAnnotationReaderTest {
  private static List<String> suppressions(FindingAnnotations controls) {
    return controls.suppressions().stream()
        .map(
            it ->
                it.shown()
                    + it.reason().map(reason -> " because " + reason).orElse("")
                    + it.part().map(part -> " on " + part).orElse("")
                    + (it.isOfEntity() ? "" : " around"))
        .toList();
  }

  @Test
  void everyPlaceOfAnEntityIsRead() {
    FindingAnnotations controls =
        ReadEntity.of(
                "@AllowDesign(check = \"KW001\", reason = \"a\")",
                "@AllowDesign(check = \"KW002\", reason = \"b\")",
                "class Entity {",
                "  @AllowDesign(check = \"KW003\", reason = \"c\") private int id;",
                "  @SuppressWarnings({\"keywright:KW004\", \"unused\", \"KeyWright\"})",
                "  @PartitionKey(order = 0) int getNumber() { return 0; }",
                "  @SuppressWarnings(\"keywright:KW005\") int plus(int other) { return 0; }",
                "  Entity(@SuppressWarnings(\"keywright:kw006\") int made) {}",
                "}")
            .controls();

    assertThat(suppressions(controls))
        .containsExactly(
            "@AllowDesign(check = \"KW001\") because a",
            "@AllowDesign(check = \"KW002\") because b",
            "@AllowDesign(check = \"KW003\") because c on id",
            "@SuppressWarnings(\"keywright:KW004\") on number",
            "@SuppressWarnings(\"keywright\") on number",
            "@SuppressWarnings(\"keywright:kw006\") on made");
  }

  @Test
  void whatStandsOnAComponentIsReadOnce() {
    FindingAnnotations controls =
        ReadEntity.of(
                "record Entity(",
                "  @AllowDesign(check = \"KW001\", reason = \"a\") @PartitionKey(order = 0) int id,",
                "  @SuppressWarnings(\"keywright:KW002\") int other) {",
                "  @SuppressWarnings(\"keywright:KW003\") public int other() { return other; }",
                "}")
            .controls();

    assertThat(suppressions(controls))
        .containsExactlyInAnyOrder(
            "@AllowDesign(check = \"KW001\") because a on id",
            "@SuppressWarnings(\"keywright:KW002\") on other",
            "@SuppressWarnings(\"keywright:KW003\") on other");
  }

  @Test
  void tokensOfOtherToolsAreLeftOut() {
    assertThat(
            ReadEntity.of(
                    "@SuppressWarnings({\"keywrights\", \"keywrightly:KW001\", \"x:keywright\", \"all\"})",
                    "record Entity(@PartitionKey(order = 0) int id) {}")
                .controls()
                .suppressions())
        .isEmpty();
  }

  @Test
  void theTypesAndThePackageAroundSpeakFromTheirDistance() {
    FindingAnnotations controls =
        ReadEntity.beside(
                List.of(
                    Compiled.source(
                        "demo.package-info",
                        """
                        @CheckSeverity(check = "KW203", value = Severity.INFO)
                        package demo;
                        import dev.keywright.*;
                        """)),
                "@AllowDesign(check = \"KW001\", reason = \"outer\")",
                "@CheckSeverity(check = \"KW202\", value = Severity.ERROR)",
                "class Outer {",
                "  @AllowDesign(check = \"KW002\", reason = \"own\")",
                "  @CheckSeverity(check = \"KW201\", value = Severity.OFF)",
                "  record Entity(@PartitionKey(order = 0) int id) {}",
                "}")
            .controls();

    assertThat(suppressions(controls))
        .containsExactly(
            "@AllowDesign(check = \"KW002\") because own",
            "@AllowDesign(check = \"KW001\") because outer around");
    assertThat(controls.severities())
        .extracting(SeverityRule::check, it -> it.severity().name(), SeverityRule::distance)
        .containsExactly(
            tuple("KW201", "OFF", 0), tuple("KW202", "ERROR", 1), tuple("KW203", "INFO", 2));
  }
}
