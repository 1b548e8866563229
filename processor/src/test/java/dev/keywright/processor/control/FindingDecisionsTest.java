package dev.keywright.processor.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who decides what becomes of a finding, as users write it. */
class FindingDecisionsTest {
  private static final String FAULT = "record Order(@PartitionKey(order = 0) int deviceId) {}";

  private static Compiled compile(List<String> options, String... lines) {
    return Compiled.with(options, source(lines));
  }

  private static JavaFileObject source(String... lines) {
    List<String> all = new ArrayList<>();
    all.add("package demo;");
    all.add("import dev.keywright.*;");
    all.addAll(List.of(lines));
    return Compiled.source("demo.Order", all.toArray(String[]::new));
  }

  /** The findings as {@code error KW101}. */
  private static List<String> found(Compiled compiled) {
    List<String> errors = compiled.errors();
    return Stream.of(
            errors.stream().map(it -> "error " + it),
            compiled.messages().stream()
                .filter(it -> !errors.contains(it))
                .map(it -> "warning " + it),
            compiled.notes().stream().map(it -> "note " + it))
        .flatMap(it -> it)
        .filter(it -> it.contains("[KW"))
        .map(it -> it.replaceAll("(?s)\\[(KW\\d+).*", "$1"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Order(@AllowDesign(check = \"KW101\", reason = \"r\") @PartitionKey(order = 0) int"
            + " deviceId) {}",
        "record Order(@AllowDesign(check = \"unpadded-number\", reason = \"r\") @PartitionKey(order"
            + " = 0) int deviceId) {}",
        "record Order(@SuppressWarnings(\"keywright:KW101\") @PartitionKey(order = 0) int deviceId)"
            + " {}",
        "record Order(@SuppressWarnings({\"unused\", \"Keywright:Unpadded-Number\"})"
            + " @PartitionKey(order = 0) int deviceId) {}",
        "@AllowDesign(check = \"kw101\", reason = \"r\") record Order(@PartitionKey(order = 0) int"
            + " deviceId) {}",
        "@SuppressWarnings(\"keywright:KW101\") record Order(@PartitionKey(order = 0) int deviceId)"
            + " {}",
        "record Order(@PartitionKey(order = 0) int deviceId) { @AllowDesign(check = \"KW101\","
            + " reason = \"r\") public int deviceId() { return deviceId; } }",
        "record Order(@PartitionKey(order = 0) int deviceId) {"
            + " @SuppressWarnings(\"keywright:KW101\") public int deviceId() { return deviceId; }"
            + " }",
        "record Order(@PartitionKey(order = 0) int deviceId) {"
            + " Order(@SuppressWarnings(\"keywright:KW101\") int deviceId) { this.deviceId ="
            + " deviceId; } }",
        "record Order(@PartitionKey(order = 0) int deviceId) { Order(@AllowDesign(check ="
            + " \"KW101\", reason = \"r\") int deviceId) { this.deviceId = deviceId; } }",
        "class Order { @AllowDesign(check = \"KW101\", reason = \"r\") @PartitionKey(order = 0)"
            + " final int deviceId = 1; }",
        "class Order { @PartitionKey(order = 0) private final int deviceId = 1;"
            + " @SuppressWarnings(\"keywright:KW101\") public int getDeviceId() { return deviceId;"
            + " } }",
        "class Order { @SuppressWarnings(\"keywright:KW101\") private final int deviceId = 1;"
            + " @PartitionKey(order = 0) public int getDeviceId() { return deviceId; } }",
        "@SuppressWarnings(\"keywright:KW101\") class Outer { record Order(@PartitionKey(order = 0)"
            + " int deviceId) {} }",
        "@AllowDesign(check = \"KW101\", reason = \"r\") interface Outer { record"
            + " Order(@PartitionKey(order = 0) int deviceId) {} }"
      })
  void aFindingIsAcceptedWhereverADeveloperWouldSaySo(String declaration) {
    Compiled compiled = compile(List.of(), declaration);

    assertThat(found(compiled)).isEmpty();
    assertThat(compiled.generatedSources()).hasSize(1);
  }

  @Test
  void anotherPartIsNotAccepted() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "record Order(@PartitionKey(order = 0) int deviceId,",
                    "    @AllowDesign(check = \"KW101\", reason = \"r\")",
                    "    @PartitionKey(order = 1) int cardId) {}")))
        .containsExactly("error KW101");
  }

  @Test
  void whatIsOutOfOrderIsNotScannedByRange() {
    String key =
        String.join(
            "",
            compile(
                    List.of(),
                    "record Order(@AllowDesign(check = \"KW101\", reason = \"r\")",
                    "    @PartitionKey(order = 0) int deviceId) {}")
                .generatedSources()
                .values());

    assertThat(key).contains("deviceId(int deviceId)").doesNotContain("deviceId() {");
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "info", "warning", "error"})
  void anOptionSetsTheSeverity(String severity) {
    Compiled compiled = compile(List.of("-Akeywright.KW101=" + severity), FAULT);

    assertThat(found(compiled))
        .isEqualTo(
            severity.equals("off")
                ? List.of()
                : List.of(severity.replace("info", "note") + " KW101"));
    assertThat(compiled.succeeded()).isEqualTo(!severity.equals("error"));
    if (compiled.succeeded()) {
      assertThat(compiled.generatedSources()).hasSize(1);
    }
  }

  @Test
  void aNoteNeverBreaksAStrictBuild() {
    Compiled compiled = compile(List.of("-Xlint:all", "-Werror", "-Akeywright.KW101=info"), FAULT);

    assertThat(compiled.messages()).isEmpty();
    assertThat(found(compiled)).containsExactly("note KW101");
    assertThat(compiled.succeeded()).isTrue();
  }

  @Test
  void theNearestAnnotationWins() {
    String at = "@CheckSeverity(check = \"KW101\", value = Severity.%s) ";
    String order = "record Order(@PartitionKey(order = 0) int deviceId) {}";
    String option = "-Akeywright.KW101=error";
    JavaFileObject ofPackage =
        Compiled.source(
            "demo.package-info",
            "@dev.keywright.CheckSeverity(check = \"KW101\", value = dev.keywright.Severity.INFO)",
            "package demo;");

    assertThat(found(compile(List.of(option), at.formatted("WARNING") + order)))
        .containsExactly("warning KW101");
    assertThat(found(Compiled.with(List.of(option), ofPackage, source(order))))
        .containsExactly("note KW101");
    assertThat(found(Compiled.with(List.of(), ofPackage, source(at.formatted("WARNING") + order))))
        .containsExactly("warning KW101");
    assertThat(
            found(
                compile(
                    List.of(),
                    at.formatted("INFO")
                        + "class Outer { "
                        + at.formatted("WARNING")
                        + order
                        + " }")))
        .containsExactly("warning KW101");
    assertThat(found(compile(List.of(), at.formatted("INFO") + "class Outer { " + order + " }")))
        .containsExactly("note KW101");
  }

  @Test
  void anAcceptedFindingIsSilentWhateverItsSeverity() {
    assertThat(
            found(
                compile(
                    List.of("-Akeywright.KW101=error"),
                    "@AllowDesign(check = \"KW101\", reason = \"r\") " + FAULT)))
        .isEmpty();
  }

  @Test
  void theProfileChangesWarnings() {
    String warned =
        "record Order(@PartitionKey(order = 0, reversed = true)"
            + " @Domain(alphabet = \"a-z\", maxLength = 8) String user) {}";

    assertThat(found(compile(List.of(), warned))).containsExactly("warning KW111");
    assertThat(found(compile(List.of("-Akeywright.profile=strict"), warned)))
        .containsExactly("error KW111");
    assertThat(found(compile(List.of("-Akeywright.profile=relaxed"), warned)))
        .containsExactly("note KW111");
    assertThat(
            found(
                compile(
                    List.of("-Akeywright.profile=strict", "-Akeywright.KW111=warning"), warned)))
        .containsExactly("warning KW111");
  }

  @Test
  void whatCannotBeWrittenCannotBeAccepted() {
    Compiled compiled =
        compile(
            List.of("-Akeywright.KW108=off"),
            "record Order(@AllowDesign(check = \"KW108\", reason = \"r\")",
            "    @PartitionKey(order = 0) double price) {}");

    assertThat(found(compiled)).containsExactly("error KW108", "note KW901");
    assertThat(compiled.notes().get(0))
        .startsWith(
            "[KW901 unused-suppression] @AllowDesign(check = \"KW108\") has no effect: KW108"
                + " found a fault that makes keys impossible to write or to read back");
  }

  @Test
  void anIdleSuppressionIsReportedOnceForAllPlacesOfAComponent() {
    Compiled compiled =
        compile(
            List.of(),
            "record Order(@AllowDesign(check = \"KW104\", reason = \"r\")",
            "    @SuppressWarnings(\"keywright:KW105\")",
            "    @PartitionKey(order = 0, pad = 6) int deviceId) {}");

    assertThat(found(compiled)).containsExactly("note KW901", "note KW901");
  }

  @Test
  void anIdleSuppressionOfACheckThatIsOffIsNotReported() {
    assertThat(
            found(
                compile(
                    List.of("-Akeywright.KW104=off"),
                    "@SuppressWarnings(\"keywright:KW104\")",
                    "record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {}")))
        .isEmpty();
  }

  @Test
  void noSuppressionIsIdleWhereTheDesignWasNotJudged() {
    String order =
        "record Order(@PartitionKey(order = 0, pad = 19) @Domain(monotonic = true)"
            + " @AllowDesign(check = \"KW201\", reason = \"r\") long number,"
            + " @SortKey(order = 0%s) String item) {}";

    assertThat(found(compile(List.of(), order.formatted(", pad = 3"))))
        .containsExactly("error KW006");
    assertThat(found(compile(List.of(), order.formatted("")))).doesNotContain("note KW901");
  }

  @Test
  void noSuppressionIsIdleOnAPartThatCannotBeRead() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "class Order {",
                    "  @PartitionKey(order = 0, pad = 6) final int deviceId = 1;",
                    "  @AllowDesign(check = \"KW101\", reason = \"r\")",
                    "  @SortKey(order = 0) private final int number = 1; }")))
        .containsExactly("error KW004");
  }

  @Test
  void aSuppressionThatIsRefusedIsReportedBesideAFaultOfForm() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "record Order(@SuppressWarnings(\"keywright:KW003\")",
                    "    @PartitionKey(order = 1, pad = 6) int deviceId) {}")))
        .containsExactly("error KW003", "note KW901");
  }

  @ParameterizedTest
  @CsvSource({
    "'@AllowDesign(check = \"KW999\", reason = \"r\")', warning KW903",
    "'@SuppressWarnings(\"keywright:KW999\")', warning KW903",
    "'@AllowDesign(check = \"KW101\", reason = \" \")', warning KW902",
    "'@CheckSeverity(check = \"KW999\", value = Severity.OFF)', error KW903"
  })
  void aFaultAroundEntitiesIsReportedOnce(String control, String expected) {
    Compiled compiled =
        compile(
            List.of(),
            control + " interface Outer {",
            "  record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {}",
            "  interface Inner {",
            "    record Item(@PartitionKey(order = 0, pad = 6) int number) {}",
            "  }",
            "}");

    assertThat(found(compiled)).containsExactly(expected);
    assertThat(compiled.succeeded()).isEqualTo(!expected.startsWith("error"));
  }

  @Test
  void aFaultOfAnEntityAroundAnotherIsReportedOnce() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "@AllowDesign(check = \"KW999\", reason = \"r\")",
                    "record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {",
                    "  record Item(@PartitionKey(order = 0, pad = 6) int number) {}",
                    "}")))
        .containsExactly("warning KW903");
  }

  @Test
  void aFaultOnAPackageIsReportedOnce() {
    JavaFileObject ofPackage =
        Compiled.source(
            "demo.package-info",
            "@dev.keywright.CheckSeverity(check = \"KW999\", value = dev.keywright.Severity.INFO)",
            "package demo;");

    assertThat(
            found(
                Compiled.with(
                    List.of(),
                    ofPackage,
                    source(
                        "record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {}",
                        "record Item(@PartitionKey(order = 0, pad = 6) int number) {}"))))
        .containsExactly("error KW903");
  }

  @Test
  void theSameFaultOnTwoEntitiesIsReportedTwice() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "record Order(@SuppressWarnings(\"keywright:KW999\")",
                    "    @PartitionKey(order = 0, pad = 6) int number) {}",
                    "record Item(@SuppressWarnings(\"keywright:KW999\")",
                    "    @PartitionKey(order = 0, pad = 6) int number) {}")))
        .containsExactly("warning KW903", "warning KW903");
  }

  @ParameterizedTest
  @ValueSource(strings = {"KW405", "kw405", "not-unique"})
  void aCheckWithoutThePrefixIsAHint(String token) {
    Compiled compiled =
        compile(
            List.of(),
            "@SuppressWarnings({\"unused\", \"" + token + "\"})",
            "record Reading(@PartitionKey(order = 0, pad = 6) int sensor,",
            "    @SortKey(order = 0, floor = java.time.temporal.ChronoUnit.MILLIS)"
                + " java.time.Instant at) {}");

    assertThat(found(compiled)).containsExactly("note KW405", "note KW903");
    assertThat(compiled.notes())
        .filteredOn(it -> it.contains("KW903"))
        .singleElement()
        .asString()
        .contains("@SuppressWarnings(\"" + token + "\") does not name Keywright")
        .contains("Fix: write @SuppressWarnings(\"keywright:" + token + "\")");
  }

  @Test
  void theSuppressionsOfOtherToolsAreNotOurs() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "@SuppressWarnings({\"unused\", \"checkstyle:KW101\", \"keywrights\"})",
                    "record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {}")))
        .isEmpty();
  }

  @Test
  void nothingAcceptsAllFindings() {
    assertThat(found(compile(List.of(), "@SuppressWarnings(\"keywright\") " + FAULT)))
        .containsExactly("error KW101", "warning KW903");
  }

  @Test
  void severitiesOfUnknownChecksAreRefused() {
    assertThat(
            found(
                compile(
                    List.of(),
                    "@CheckSeverity(check = \"KW299\", value = Severity.OFF)",
                    "record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {}")))
        .containsExactly("error KW903");
  }

  @Test
  void formChecksAreAlwaysErrors() {
    Compiled compiled =
        compile(
            List.of(),
            "@CheckSeverity(check = \"KW003\", value = Severity.OFF)",
            "record Order(@PartitionKey(order = 1, pad = 6) int deviceId) {}");

    assertThat(found(compiled)).containsExactly("error KW003", "error KW903");
  }

  @Test
  void metaFindingsHaveSeveritiesToo() {
    assertThat(
            found(
                compile(
                    List.of("-Akeywright.KW901=error"),
                    "@SuppressWarnings(\"keywright:KW104\")",
                    "record Order(@PartitionKey(order = 0, pad = 6) int deviceId) {}")))
        .containsExactly("error KW901");
  }

  @Test
  void optionsThatMakeNoSenseFailTheBuild() {
    Compiled compiled = compile(List.of("-Akeywright.KW999=off"), FAULT);

    assertThat(compiled.errors())
        .anyMatch(it -> it.startsWith("-Akeywright.KW999 is neither an option nor a check"));
    assertThat(compiled.succeeded()).isFalse();
  }

  @Test
  void anOptionOfOursIsClaimed() {
    Compiled compiled =
        compile(
            List.of("-Xlint:all", "-Werror", "-Akeywright.KW101=off", "-Akeywright.explain=true"),
            FAULT);

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.notes())
        .containsExactly(
            """
            demo.OrderKey, TEXT separator=',' | partitionKey: deviceId int unordered
              column partitionKey: deviceId; for example "54"
              accepted KW101 unpadded-number by -Akeywright.KW101=off\
            """,
            "Keywright checked 1 keys of 1 entities: 0 errors, 0 warnings, 0 notes; profile"
                + " default, KW101=off");
  }

  @Test
  void whatIsAboutTheEntityIsToBeAcceptedThere() {
    Compiled compiled =
        compile(
            List.of(),
            "@AccessPattern(name = \"bySeller\", equal = \"seller\")",
            "record Order(@PartitionKey(order = 0, pad = 6) int deviceId,",
            "    @AllowDesign(check = \"KW403\", reason = \"r\")",
            "    @PartitionKey(order = 1) String seller) {}");

    assertThat(found(compiled)).contains("error KW403", "note KW901");
    assertThat(compiled.notes())
        .anySatisfy(
            note ->
                assertThat(note)
                    .startsWith(
                        "[KW901 unused-suppression] @AllowDesign(check = \"KW403\") has no"
                            + " effect: KW403 is about Order, not a part\n"
                            + "  Fix: write it on Order"));
  }

  @Test
  void anElementGivesACheckOneSeverity() {
    Compiled compiled =
        compile(
            List.of(),
            "@CheckSeverity(check = \"KW101\", value = Severity.OFF)",
            "@CheckSeverity(check = \"unpadded-number\", value = Severity.INFO)",
            FAULT);

    assertThat(found(compiled)).containsExactly("error KW903");
    assertThat(compiled.errors().get(0))
        .contains("@CheckSeverity names KW101 a second time here")
        .contains("remove one of the two");
  }

  @Test
  void aSuppressionOfEverythingIsQuotedAsItIsWritten() {
    assertThat(compile(List.of(), "@SuppressWarnings(\"keywright\")", FAULT).messages())
        .anySatisfy(
            it ->
                assertThat(it)
                    .contains(
                        "@SuppressWarnings(\"keywright\") does not name a check, so it has no"));
  }
}
