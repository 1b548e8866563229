package dev.keywright.processor.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CheckPages;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.finding.CheckId;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows that exist: order is no error, identity is, and no advice changes the bytes. */
class ExistingRowsTest {
  private static final String TENANTS =
      """
      @ExistingRows(reason = "written by the meters since 2016")
      @Separator('|') %s
      record Reading(
          @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 8) String tenant,
          @PartitionKey(order = 1) @Domain(min = 0) long device,
          @PartitionKey(order = 2, pad = 6, signed = true) int number) {}
      """;

  /** What would write other bytes than the rows have. */
  private static final List<String> OTHER_BYTES =
      List.of(
          "@Separator(",
          "pad =",
          "hashPrefix",
          "@Bucket(",
          "Direction.DESC",
          "signed = true",
          "reversed",
          "@UniqueSuffix",
          "order = 0",
          "order = 1",
          "@KeyFormat");

  private static Compiled compile(String source) {
    return CheckPages.compile(List.of("-Xlint:all,-auxiliaryclass", "-Werror"), source);
  }

  private static List<String> of(CheckId check, List<String> messages) {
    return messages.stream().filter(it -> it.startsWith("[" + check + " ")).toList();
  }

  static Stream<CheckId> designChecks() {
    return Stream.of(CheckId.values())
        .filter(check -> !check.isForm() && !check.name().startsWith("KW9"))
        .filter(check -> check != CheckId.KW501);
  }

  @Test
  void partsOutOfOrderHaveOnlyTheScansThatStayRight() {
    Compiled compiled = compile(TENANTS.formatted(""));

    assertThat(compiled.messages()).isEmpty();
    assertThat(of(CheckId.KW104, compiled.notes()))
        .singleElement()
        .asString()
        .contains("\"a1001|54|1006777\" < ")
        .contains(
            "Fix: add ordered = false (the bytes stay the same; scans by tenant(…) and"
                + " tenant().startsWith(…) stay correct");
    assertThat(of(CheckId.KW101, compiled.notes()))
        .singleElement()
        .asString()
        .contains(
            "Fix: add ordered = false (the bytes stay the same; scans by device(…) stay correct");
    String source = compiled.generatedSources().values().iterator().next();
    assertThat(source)
        .contains(" tenant(String tenant)", " device(long device)", "IntBounds", " number()")
        .doesNotContain("LongBounds");
  }

  @Test
  void aTextWithoutAlphabetHoldsAllButTheSeparator() throws ReflectiveOperationException {
    Compiled compiled =
        compile(
            """
            @ExistingRows(reason = "written by the meters since 2016") @Separator('|')
            public record Example(
                @PartitionKey(order = 0) String tenant,
                @PartitionKey(order = 1, pad = 3) int device) {}
            """);

    assertThat(compiled.messages()).isEmpty();
    Class<?> key = compiled.load().loadClass("demo.ExampleKey");
    assertThat(
            key.getMethod("encodePartitionKey", String.class, int.class).invoke(null, "a b-Z9", 7))
        .isEqualTo("a b-Z9|007");
  }

  @Test
  void aQuestionThatCannotBeAnsweredIsNamed() {
    String question = "@AccessPattern(name = \"several\", equal = \"tenant\", range = \"device\")";

    Compiled compiled = CheckPages.compile(List.of(), TENANTS.formatted(question));

    assertThat(of(CheckId.KW101, compiled.notes()))
        .singleElement()
        .asString()
        .contains("remove @AccessPattern(name = \"several\")");
  }

  @Test
  void aQuestionThatSkipsAPartIsAnsweredByAnIndex() {
    String question = "@AccessPattern(name = \"ofDevice\", equal = \"device\")";

    Compiled compiled = CheckPages.compile(List.of(), TENANTS.formatted(question));

    assertThat(of(CheckId.KW403, compiled.messages()))
        .singleElement()
        .asString()
        .contains(
            "answer it from an index: write @Index(key = \"ofDevice\") on the entity, and"
                + " annotations with key = \"ofDevice\" on its parts, in the order device, tenant,"
                + " number, and add key = \"ofDevice\" to the @AccessPattern");
  }

  @Test
  void anIndexWithAllStepsOfItsAdviceAnswersTheQuestion() {
    Compiled compiled =
        CheckPages.compile(
            List.of(),
            """
            @ExistingRows(reason = "written by the meters since 2016") @Separator('|')
            @AccessPattern(name = "byPlate", equal = "plate", key = "byPlate")
            @Index(key = "byPlate")
            record Fine(
                @PartitionKey(order = 0) @SortKey(order = 0, key = "byPlate")
                @Domain(alphabet = "a-z", minLength = 1, maxLength = 8) String city,
                @SortKey(order = 0) @PartitionKey(order = 0, key = "byPlate")
                @Domain(alphabet = "a-z", minLength = 1, maxLength = 8) String plate) {}
            """);

    assertThat(of(CheckId.KW403, CheckPages.printed(compiled))).isEmpty();
    assertThat(compiled.errors()).isEmpty();
  }

  private static List<String> newest(String ofKey, String index) {
    Compiled compiled =
        CheckPages.compile(
            List.of(),
            """
            @ExistingRows(reason = "written by the meters since 2016") @Separator('|') %s
            @AccessPattern(name = "newest", equal = "city", newestFirst = true%s)
            record Fine(
                @PartitionKey(order = 0) %s
                @Domain(alphabet = "a-z", minLength = 1, maxLength = 8) String city,
                @SortKey(order = 0, pad = 9) %s @Domain(min = 0) int issuedAt,
                @SortKey(order = 1) %s
                @Domain(alphabet = "a-z", minLength = 1, maxLength = 8) String plate) {}
            """
                .formatted(
                    ofKey.isEmpty()
                        ? new Object[] {"", ofKey, "", "", ""}
                        : new Object[] {
                          "@Index(key = \"newest\")",
                          ofKey,
                          "@PartitionKey(order = 0, key = \"newest\")",
                          "@SortKey(order = 0, pad = 9, key = \"newest\"" + index + ")",
                          "@SortKey(order = 1, key = \"newest\")"
                        }));
    return of(CheckId.KW404, CheckPages.printed(compiled));
  }

  @Test
  void aQuestionForTheNewestIsReadBackwardOrAnsweredByADescendingIndex() {
    String ofIndex = ", key = \"newest\"";

    assertThat(newest("", ""))
        .singleElement()
        .asString()
        .contains(
            "Fix: remove newestFirst, and read the range backward; or answer it from an index:"
                + " write @Index(key = \"newest\") on the entity, and annotations with key ="
                + " \"newest\" on its parts, in the order city, issuedAt (direction ="
                + " Direction.DESC), plate, and add key = \"newest\" to the @AccessPattern");
    assertThat(newest(ofIndex, ""))
        .singleElement()
        .asString()
        .endsWith("Fix: remove newestFirst, and read the range backward");
    assertThat(newest(ofIndex, ", direction = Direction.DESC")).isEmpty();
  }

  @Test
  void whatCannotBeReadAgainStaysAnError() {
    Compiled compiled =
        CheckPages.compile(
            List.of(),
            """
            @ExistingRows(reason = "written by the meters since 2016") @Separator('|')
            record Reading(
                @PartitionKey(order = 0) @Domain(alphabet = "a-z|") String tenant,
                @PartitionKey(order = 1) @Domain(alphabet = "a-z|") String device) {}
            """);

    assertThat(of(CheckId.KW105, compiled.errors()))
        .isNotEmpty()
        .allMatch(it -> it.contains("Fix: declare the characters that the rows hold"));
    assertThat(compiled.generatedSources()).isEmpty();
  }

  @Test
  void anotherKeyOfTheSameEntityIsJudgedAsEver() {
    Compiled compiled =
        CheckPages.compile(
            List.of(),
            """
            @ExistingRows(reason = "written by the meters since 2016", key = "old")
            record Reading(
                @PartitionKey(order = 0, key = "old") @PartitionKey(order = 0) int device) {}
            """);

    assertThat(of(CheckId.KW101, compiled.errors())).hasSize(1);
    assertThat(of(CheckId.KW101, compiled.notes())).hasSize(1);
  }

  @Test
  void aReasonIsAskedFor() {
    Compiled compiled =
        CheckPages.compile(
            List.of(),
            """
            @ExistingRows(reason = " ")
            record Reading(@PartitionKey(order = 0, pad = 6) int device) {}
            """);

    assertThat(of(CheckId.KW902, compiled.messages()))
        .singleElement()
        .asString()
        .contains("@ExistingRows gives no reason");
  }

  @ParameterizedTest
  @MethodSource("designChecks")
  void noAdviceChangesTheBytes(CheckId check) {
    String bad = CheckPages.example(Path.of("..").resolve(check.page()), "Bad");
    String ofKeys =
        Pattern.compile("key = (\"\\w+\")")
            .matcher(bad)
            .results()
            .map(key -> "@ExistingRows(reason = \"tested\", key = " + key.group(1) + ") ")
            .distinct()
            .collect(Collectors.joining());
    String existing =
        bad.replaceAll(
            "(?m)^((?:public |final )*(?:record|class) )",
            "@ExistingRows(reason = \"tested\") " + ofKeys + "$1");

    Compiled compiled = CheckPages.compile(List.of(), existing);
    List<String> findings = of(check, CheckPages.printed(compiled));

    // Shorter codes would be other bytes, so nothing is said of long ones.
    assertThat(findings.isEmpty()).isEqualTo(check == CheckId.KW310);
    assertThat(findings)
        .allSatisfy(finding -> assertThat(fix(finding)).doesNotContain(OTHER_BYTES));
    boolean isOfBytesAlone = check.misorders() || check.isOfCost();
    assertThat(of(check, compiled.errors()).isEmpty() || !isOfBytesAlone).isTrue();
  }

  private static String fix(String finding) {
    int start = finding.indexOf("\n  Fix: ");
    // A key of its own for a question leaves this one as it is.
    return finding.substring(start).replaceAll("@PartitionKey\\(order = 0, key = \"\\w+\"\\)", "");
  }

  @Test
  void theChecksOfOrderAreThoseWhoseKeysStayReadable() {
    Set<CheckId> order =
        Set.copyOf(Stream.of(CheckId.values()).filter(CheckId::misorders).toList());

    assertThat(order).containsExactlyInAnyOrder(CheckId.KW101, CheckId.KW104, CheckId.KW112);
  }
}
