package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.finding.CheckId;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each check of a design can be accepted and have another severity, on the example of its page. */
class CheckControlTest {
  /** Those whose examples have no form in which a key could be written and read again. */
  private static final Set<CheckId> REQUIRED = Set.of(CheckId.KW105, CheckId.KW107, CheckId.KW108);

  static Stream<CheckId> designChecks() {
    return Stream.of(CheckId.values())
        .filter(check -> !check.isForm() && !check.name().startsWith("KW9"));
  }

  static Stream<CheckId> acceptable() {
    return designChecks().filter(check -> !isRequired(check));
  }

  static Stream<CheckId> required() {
    return designChecks().filter(CheckControlTest::isRequired);
  }

  private static boolean isRequired(CheckId check) {
    return REQUIRED.contains(check) || check == CheckId.KW110;
  }

  private static String bad(CheckId check) {
    return CheckPages.example(Path.of("..").resolve(check.page()), "Bad");
  }

  private static Compiled accepted(CheckId check) {
    String allow = "@AllowDesign(check = \"" + check + "\", reason = \"tested\") ";
    return CheckPages.compile(
        List.of(),
        bad(check).replaceAll("(?m)^((?:public |final )*(?:record|class) )", allow + "$1"));
  }

  private static List<String> of(CheckId check, List<String> messages) {
    return messages.stream().filter(it -> it.startsWith("[" + check + " ")).toList();
  }

  @ParameterizedTest
  @MethodSource("acceptable")
  void anAcceptedFindingIsSilent(CheckId check) {
    Compiled compiled = accepted(check);

    assertThat(of(check, CheckPages.printed(compiled))).isEmpty();
    assertThat(compiled.errors()).isEmpty();
    assertThat(compiled.generatedSources()).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("acceptable")
  void anOptionSetsTheSeverity(CheckId check) {
    String option = "-Akeywright." + check + "=";

    assertThat(
            of(check, CheckPages.printed(CheckPages.process(List.of(option + "off"), bad(check)))))
        .isEmpty();
    Compiled asNote = CheckPages.process(List.of(option + "info"), bad(check));
    assertThat(of(check, asNote.notes())).isNotEmpty();
    assertThat(of(check, asNote.messages())).isEmpty();
    Compiled asWarning = CheckPages.process(List.of(option + "warning"), bad(check));
    assertThat(of(check, asWarning.messages())).isNotEmpty();
    assertThat(of(check, asWarning.errors())).isEmpty();
    Compiled asError = CheckPages.process(List.of(option + "error"), bad(check));
    assertThat(of(check, asError.errors())).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("required")
  void whatCannotBeWrittenStaysAnError(CheckId check) {
    Compiled compiled = accepted(check);
    assertThat(of(check, compiled.errors())).isNotEmpty();
    assertThat(of(CheckId.KW901, compiled.notes())).isNotEmpty();
    assertThat(
            of(
                check,
                CheckPages.process(List.of("-Akeywright." + check + "=off"), bad(check)).errors()))
        .isNotEmpty();
  }

  @Test
  void theExplanationNamesTheFactsThatRuleFindingsOut() {
    Compiled compiled =
        Compiled.with(
            List.of("-Akeywright.explain=true"),
            Compiled.source(
                "demo.Reading",
                "package demo;",
                "import dev.keywright.*;",
                "import java.time.Instant;",
                "@StoredIn(Store.HBASE) @Volume(peakWritesPerSecond = 50)",
                "record Reading(",
                "    @PartitionKey(order = 0, floor = java.time.temporal.ChronoUnit.MILLIS)"
                    + " @Domain(unique = true) Instant at,",
                "    @PartitionKey(order = 1, ordered = false) int sensor) {}"));

    assertThat(compiled.notes())
        .containsExactly(
            """
            demo.ReadingKey, TEXT separator=',' | partitionKey: at Instant time=EPOCH_MILLIS floor=MILLIS, sensor int\
             unordered
              column partitionKey: at, sensor; for example "1343841004000,54"
              The key has at most 25 bytes; Apache HBase allows 32,767.
              KW201 (monotonic-leading): @Volume(peakWritesPerSecond) rules it out\
            """,
            "Keywright checked 1 keys of 1 entities: 0 errors, 0 warnings, 0 notes; profile default");
  }
}
