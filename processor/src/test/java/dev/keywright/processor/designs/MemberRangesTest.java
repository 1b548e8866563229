package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.designs.GeneratedKey.Scan;
import dev.keywright.runtime.KeyRange;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ranges of a member end where other members may have rows, or the build says so. */
class MemberRangesTest {
  private static final String FAMILY =
      """
      @KeyFamily public sealed interface Item permits Order, Visit {}
      @PartitionTemplate(value = "USER#{userId}", column = "PK")
      @SortTemplate(value = "ORDER#{number}", column = "SK")
      public record Order(@PartitionKey(pad = 4) int userId, @SortKey(pad = 6) int number)
          implements Item {}
      @PartitionTemplate(value = "USER#{userId}", column = "PK")
      @SortTemplate(value = "VISIT#{page}", column = "SK")
      public record Visit(
          @PartitionKey(pad = 4) int userId,
          @SortKey @Domain(alphabet = "a-z", maxLength = 12) String page) implements Item {}
      """;
  private static final String OPEN = FAMILY.replace("VISIT#{page}", "{page}#VISIT");

  private static Compiled compile(String types, String... options) {
    return Compiled.with(
        List.of(options),
        Compiled.source(
            "shop.Shop",
            "package shop;",
            "import dev.keywright.*;",
            "public final class Shop {",
            "private Shop() {}",
            types,
            "}"));
  }

  private static List<String> checks(Compiled compiled) {
    return Stream.of(compiled.messages(), compiled.notes())
        .flatMap(List::stream)
        .filter(it -> it.startsWith("[KW"))
        .map(it -> it.substring(1, "[KW000".length()))
        // The load of these tables is of no interest here.
        .filter(it -> it.matches("KW0.*|KW4.*|KW9.*"))
        .toList();
  }

  @Test
  void aMemberHasRangesInItsLastColumnOnly() throws ReflectiveOperationException {
    FamilyDesign design = FamilyDesign.of(FAMILY);
    Class<?> first = design.type("OrderKey$Scan");

    assertThat(first.getMethods()).noneMatch(it -> it.getName().equals("all"));
    assertThat(first.getMethods())
        .filteredOn(it -> it.getName().equals("userId"))
        .singleElement()
        .satisfies(it -> assertThat(it.getParameterTypes()).containsExactly(int.class));
    KeyRange<?> orders =
        (KeyRange<?>) new Scan(design.call("Order", "scan")).fix("userId", 7).ask("all");
    assertThat(List.of(orders.from(), orders.to()))
        .isEqualTo(List.of("ORDER#000000", "ORDER#999999\0"));
    assertThat(design.type("ItemKey$Scan").getMethod("all")).isNotNull();
  }

  @Test
  void aKeyOutsideOfTheFamilyKeepsItsRanges() throws ReflectiveOperationException {
    FamilyDesign design =
        FamilyDesign.of(
            FAMILY.replace(
                "@PartitionKey(pad = 4) int userId, @SortKey(pad = 6) int number)",
                "@PartitionKey(pad = 4) int userId, @SortKey(pad = 6)"
                    + " @PartitionKey(key = \"byNumber\", order = 0, pad = 6) int number)"));

    assertThat(design.type("OrderByNumberKey$Scan").getMethod("all")).isNotNull();
  }

  @Test
  void aRangeThatHoldsForeignRowsIsAWarning() {
    Compiled compiled = compile(OPEN);

    assertThat(checks(compiled)).containsExactly("KW022");
    assertThat(compiled.messages())
        .filteredOn(it -> it.startsWith("[KW022"))
        .singleElement()
        .asString()
        .contains(
            "scan().userId(54).all() of Shop.Visit also holds rows of Shop.Order:"
                + " Shop.Visit(userId = 54, page = \"abc\") is PK = \"USER#0054\","
                + " SK = \"abc#VISIT\", and Shop.Order(userId = 54, number = 54) is"
                + " PK = \"USER#0054\", SK = \"ORDER#000054\"");
  }

  @Test
  void aPairIsReportedOnce() {
    String both = OPEN.replace("ORDER#{number}", "{number}#ORDER").replace("a-z", "0-9a-z");

    assertThat(checks(compile(both))).containsExactly("KW022");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16})
  void howManyBucketsThereAreDoesNotMatter(int count) {
    for (String deciding : List.of("\"userId\"", "\"%s\"", "{\"userId\", \"%s\"}")) {
      String bucket = "@Bucket(count = " + count + ", of = " + deciding + ") public record ";
      String open =
          OPEN.replace("public record Order", bucket.formatted("number", "number") + "Order")
              .replace("public record Visit", bucket.formatted("page", "page") + "Visit");

      assertThat(checks(compile(open))).as(open).containsExactly("KW022");
    }
  }

  @Test
  void rowsBehindTheLastValueAreOutside() {
    assertThat(checks(compile(FAMILY.replace("ORDER#{number}", "{number}")))).isEmpty();
    assertThat(checks(compile(FAMILY.replace("ORDER#{number}", "{number}#O")))).isEmpty();
    String page = FAMILY.replace("VISIT#{page}", "{page}");
    assertThat(checks(compile(page.replace("a-z\",", "a-z\", minLength = 1,")))).isEmpty();
    // The empty page is below all other rows.
    assertThat(checks(compile(page))).containsExactly("KW022");
  }

  @Test
  void noScanIsAdvisedWhereAFamilyHasNone() {
    String accepted = "@AllowDesign(check = \"KW022\", reason = \"rows are told apart by decode\")";
    String buckets = "@Bucket(count = 4, of = \"userId\") public record";
    assertThat(fixOf(compile(OPEN)))
        .endsWith(
            "; or ask for the rows of all members with the scan of Shop.Item, and accept it: "
                + accepted);
    assertThat(fixOf(compile(OPEN.replace("public record", buckets))))
        .endsWith("; or accept it: " + accepted);
  }

  private static String fixOf(Compiled compiled) {
    return compiled.messages().stream()
        .filter(it -> it.startsWith("[KW022"))
        .flatMap(String::lines)
        .filter(it -> it.startsWith("  Fix: "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aPairIsReportedByTheInnermostFamilyAlone() {
    String inner =
        OPEN.replace(
            "@KeyFamily public sealed interface Item permits Order, Visit {}",
            """
                @KeyFamily public sealed interface All permits Item, Tag {}
                @KeyFamily public sealed interface Item extends All permits Order, Visit {}
                @PartitionTemplate(value = "TAG#{n}", column = "PK")
                @SortTemplate(value = "TAG", column = "SK")
                public record Tag(@PartitionKey(pad = 4) int n) implements All {}
                """);

    assertThat(checks(compile(inner))).containsExactly("KW022");
    assertThat(
            checks(
                compile(
                    inner.replace(
                        "@KeyFamily public sealed interface Item",
                        "@AllowDesign(check = \"KW022\", reason = \"decoded\")"
                            + " @KeyFamily public sealed interface Item"))))
        .isEmpty();
  }

  @Test
  void aRangeThatNobodyAsksForIsSilent() {
    String alone =
        """
        @KeyFamily public sealed interface Row permits User, Order {}
        @PartitionTemplate("{user}")
        public record User(@PartitionKey @Domain(alphabet = "A-Z", maxLength = 9) String user)
            implements Row {}
        @PartitionTemplate("ORDER#{n}")
        public record Order(@PartitionKey(pad = 4) int n) implements Row {}
        """;
    assertThat(checks(compile(alone))).containsExactly("KW022");
    // A hash places the partition keys.
    assertThat(checks(compile(alone.replace("@KeyFamily", "@StoredIn(Store.DYNAMODB) @KeyFamily"))))
        .doesNotContain("KW022");
    // All that can be asked for is the whole table.
    assertThat(
            checks(
                compile(
                    alone.replace(
                        "@PartitionKey @Domain(alphabet",
                        "@PartitionKey(ordered = false) @Domain(alphabet"))))
        .isEmpty();
  }

  @Test
  void noPrefixIsProposedWhereRowsExist() {
    String existing =
        OPEN.replace("@PartitionTemplate", "@ExistingRows(reason = \"2019\") @PartitionTemplate");

    assertThat(fixOf(compile(existing))).doesNotContain("begin SK", "literal");
  }

  @Test
  void membersWithoutACommonPartitionAreSilent() {
    assertThat(checks(compile(FAMILY))).isEmpty();
    assertThat(checks(compile(OPEN.replaceFirst("USER#", "ACCOUNT#")))).isEmpty();
    assertThat(
            checks(
                compile(
                    OPEN.replaceFirst("pad = 4\\)", "pad = 4) @Domain(min = 0, max = 99)")
                        .replaceFirst(
                            "(?s)(.*)pad = 4\\)", "$1pad = 4) @Domain(min = 100, max = 999)"))))
        .isEmpty();
  }

  @Test
  void theInterfaceMayAcceptIt() {
    String allowed = "@AllowDesign(check = \"KW022\", reason = \"read by decode\")\n";

    assertThat(checks(compile(allowed + OPEN))).isEmpty();
    assertThat(checks(compile("@SuppressWarnings(\"keywright:foreign-rows\")\n" + OPEN))).isEmpty();
    assertThat(checks(compile(allowed + FAMILY))).containsExactly("KW901");
    assertThat(checks(compile(allowed.replace("read by decode", "") + OPEN)))
        .containsExactly("KW902");
    assertThat(checks(compile(allowed.replace("KW022", "KW999") + OPEN)))
        .containsExactlyInAnyOrder("KW903", "KW022");
  }

  @Test
  void optionsAndSeveritiesHoldForIt() {
    assertThat(checks(compile(OPEN, "-Akeywright.KW022=off"))).isEmpty();
    assertThat(compile(OPEN, "-Akeywright.profile=strict").errors())
        .anyMatch(it -> it.startsWith("[KW022"));
    String severity = "@CheckSeverity(check = \"KW022\", value = Severity.ERROR)\n";
    assertThat(compile(severity + OPEN).errors())
        .singleElement()
        .asString()
        .startsWith("[KW022 foreign-rows]");
  }

  @Test
  void whatCannotBeIgnoredIsNotAccepted() {
    String shared =
        FAMILY
            .replace("VISIT#{page}", "ORDER#{page}")
            .replace("alphabet = \"a-z\"", "alphabet = \"0-9\"");

    assertThat(
            checks(
                compile("@AllowDesign(check = \"KW021\", reason = \"read by decode\")\n" + shared)))
        .containsExactlyInAnyOrder("KW021", "KW901");
  }

  @Test
  void patternsOverSharedColumnsAreForTheFamily() {
    String patterns =
        FAMILY.replace(
            "public record Order(",
            """
            @AccessPattern(name = "all", range = "userId")
            @AccessPattern(name = "ofUser", equal = "userId")
            @AccessPattern(name = "between", equal = "userId", range = "number")
            @AccessPattern(name = "one", equal = {"userId", "number"})
            public record Order("""
                .replace("\"all\"", "\"users\""));

    assertThat(checks(compile(patterns))).containsExactly("KW407");
    Compiled accepted =
        compile(
            patterns.replace(
                "public record Order(",
                "@AllowDesign(check = \"KW407\", reason = \"asked of the family\")\n"
                    + "public record Order("));
    assertThat(checks(accepted)).isEmpty();
    assertThat(accepted.generatedSources().get("shop/Shop_OrderKey.java"))
        .contains(" ofUser(", " between(", " one(")
        .doesNotContain(" users(");
  }
}
