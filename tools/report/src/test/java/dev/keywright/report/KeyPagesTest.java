package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.keywright.description.key.Finding;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.page.FamilyPage;
import dev.keywright.report.page.KeyPage;
import dev.keywright.report.page.LoadView;
import dev.keywright.report.page.OrderView;
import dev.keywright.report.page.ReportFileNames;
import dev.keywright.report.page.Ruler;
import dev.keywright.report.page.Segment;
import dev.keywright.report.page.ShownRow;
import dev.keywright.report.page.StartPage;
import dev.keywright.report.page.Unanswered;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands on the pages of keys, families and the start page. */
class KeyPagesTest {
  private static List<KeyDescription> keys;

  @BeforeAll
  static void compile(@TempDir Path classes) throws IOException {
    keys = Designs.keys("after", classes);
  }

  private static KeyPage page(String keyClass) {
    return KeyPage.of(Designs.key(keys, keyClass), Designs.reported(keys), Optional.empty());
  }

  private static String text(Ruler ruler) {
    return ruler.segments().stream()
        .map(it -> it.label() + "=" + it.text())
        .collect(Collectors.joining(" "));
  }

  private static List<String> rows(OrderView order) {
    return order.rows().stream().map(KeyPagesTest::text).toList();
  }

  private static String text(ShownRow row) {
    return row.columns().stream()
        .map(spans -> spans.stream().map(ShownRow.Span::text).collect(Collectors.joining()))
        .collect(Collectors.joining(" | "));
  }

  @Test
  void aRulerHasEachPartAndWhatStandsBetweenThem() {
    KeyPage purchase = page("guide.PurchaseKey");
    assertThat(text(purchase.rulers().get(0)))
        .isEqualTo("deviceId=000054 separator=, sellerId=a100 separator=, cardId=6777");
    assertThat(purchase.rulers().get(0).segments().get(0).cells().get(4))
        .isEqualTo(new Segment.Cell("5", "35"));
    assertThat(text(page("shop.UserOrderKey").rulers().get(1)))
        .isEqualTo(
            "literal=ORDER# day=2012-08-01 literal=# orderId=3f2504e0-4f89-41d3-9a0c-0305e82c3301");
  }

  @Test
  void aRulerOfBytesHasThemInHexadecimal() {
    Ruler event = page("log.LogEventKey").rulers().get(0);
    assertThat(text(event))
        .isEqualTo("bucket=02 at=7ffffec71cd5961f host=613130300001 event=8000000000000036");
    Segment host = event.segments().get(2);
    assertThat(host.cells().subList(0, 2))
        .containsExactly(new Segment.Cell("61", "a"), new Segment.Cell("31", "1"));
    assertThat(host.width()).isEqualTo("6 bytes here, at most 194 bytes");
    assertThat(host.start()).isEqualTo(9);
  }

  @Test
  void rowsStandInTheOrderOfTheStore() {
    OrderView order = page("guide.PurchaseKey").order();
    assertThat(rows(order))
        .containsExactly(
            "000054,a100,66661 | 99998",
            "000054,a100,6777 | 99998",
            "000054,a1001,66661 | 99998",
            "000054,a1001,6777 | 99998",
            "000167,a100,66661 | 99998",
            "000167,a100,6777 | 99998",
            "000167,a1001,66661 | 99998",
            "000167,a1001,6777 | 99998");
    assertThat(order.pairs())
        .extracting(OrderView.Pair::part, OrderView.Pair::verdict, OrderView.Pair::byHand)
        .startsWith(
            tuple("deviceId", "54 before 167, as the values sort", "167 would come before 54"),
            tuple(
                "sellerId",
                "a100 before a1001, as the values sort",
                "a1001 would come before a100"));
  }

  @Test
  void theLargestComesFirstWhereThatIsDeclared() {
    OrderView.Pair createdAt = page("blog.PostKey").order().pairs().get(1);
    assertThat(createdAt.verdict())
        .isEqualTo("2012-10-01T09:00:00Z before 2012-08-01T17:10:04Z, the largest first");
  }

  @Test
  void everyOrderThatIsAskedForIsThere() {
    for (KeyDescription key : keys) {
      assertThat(page(key.keyClass()).order().pairs())
          .as(key.keyClass())
          .isNotEmpty()
          .allMatch(OrderView.Pair::expected);
    }
  }

  @Test
  void questionsWithoutAnAnswerComeWithALayoutThatAnswers() {
    assertThat(page("guide.PurchaseKey").unanswered())
        .extracting(Unanswered::question, Unanswered::remedy)
        .contains(
            tuple(
                "All rows of one sellerId, whatever the deviceId",
                "A second key that begins with it: sellerId, deviceId, cardId, orderNumber"),
            tuple(
                "All rows between two values of cardId, for one deviceId and sellerId",
                "Write pad = 19 in place of ordered = false"));
    assertThat(page("shop.UserOrderKey").unanswered().get(0).reason())
        .isEqualTo("Amazon DynamoDB keeps partition keys by their hash");
    assertThat(page("shop.TicketKey").unanswered()).isEmpty();
  }

  @Test
  void historyTellsWhatEachStepMeantForRows() {
    KeyPage purchase = page("guide.PurchaseKey");
    assertThat(purchase.history()).hasSize(2);
    assertThat(purchase.history().get(1).changes())
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.where()).isEqualTo("sellerId");
              assertThat(it.compatible()).isTrue();
            });
    assertThat(page("blog.PostKey").history()).isEmpty();
  }

  @Test
  void aStoreThatSplitsAnywhereHasNoLargestPartition() {
    KeyPage event = page("log.LogEventKey");
    assertThat(event.partitionFigures()).isEmpty();
    assertThat(event.aboutPartitions()).startsWith("Apache HBase can split a table between any");
    assertThat(event.noteOnPatterns()).get().asString().contains("batch size");
    assertThat(page("guide.PurchaseKey").noteOnPatterns()).isEmpty();
  }

  @Test
  void theRiskiestKeyComesFirst() {
    StartPage start = StartPage.of("all", keys, List.of(), ReportFileNames.of(keys));
    assertThat(start.stores().get(0).title()).isEqualTo("Apache HBase");
    assertThat(start.stores().get(0).rows())
        .extracting(StartPage.Row::name)
        .containsExactly("TicketKey", "LogEventKey");
    assertThat(start.stores().get(0).rows().get(0).risk().text()).isEqualTo("1 warning");
    assertThat(start.stores().get(1).rows().get(0).risk().text()).isEqualTo("1 accepted");
  }

  @Test
  void aFamilyHasTheRowsOfAllMembersInOrder() {
    FamilyPage shop = FamilyPage.of(Designs.reported(keys)).get(0);
    assertThat(shop.file()).isEqualTo("shop.ShopItem.family.html");
    assertThat(shop.members())
        .extracting(FamilyPage.Member::name)
        .containsExactly("UserOrderKey", "UserProfileKey");
    assertThat(shop.rows().stream().map(KeyPagesTest::text))
        .isSorted()
        .contains("USER#a100 | PROFILE", "USER#a1001 | PROFILE");
  }

  @Test
  void theSameKeysGiveTheSameFiles(@TempDir Path folder) throws IOException {
    new Report("all", keys, Designs.NO_PICTURE).writeTo(folder.resolve("one"));
    new Report("all", keys, Designs.NO_PICTURE).writeTo(folder.resolve("two"));
    try (Stream<Path> pages = Files.list(folder.resolve("one"))) {
      List<Path> all = pages.toList();
      assertThat(all).hasSize(keys.size() + 2);
      for (Path page : all) {
        assertThat(folder.resolve("two").resolve(page.getFileName())).hasSameBinaryContentAs(page);
      }
    }
  }

  @Test
  void aPictureOfTheLoadStandsOnThePage(@TempDir Path folder) throws IOException {
    String svg = "<svg role=\"img\"><title>Load</title></svg>";
    LoadView load = new LoadView(List.of(), svg, List.of("All hosts are equally busy."));
    new Report("all", keys, key -> Optional.of(load)).writeTo(folder);
    assertThat(Files.readString(folder.resolve("log.LogEventKey.html")))
        .contains(svg, "<li>All hosts are equally busy.</li>");
  }

  @Test
  void textsOfOthersAreShownAndNotRun(@TempDir Path folder) throws IOException {
    KeyDescription key = Designs.key(keys, "blog.PostKey");
    Finding hostile =
        new Finding(
            "KW405",
            "n",
            "warning",
            "<script>alert(1)</script>",
            Optional.of("</pre><img src=x onerror=alert(1)>"),
            "fix",
            "page",
            Optional.empty());
    KeyDescription changed =
        new KeyDescription(
            key.schema(),
            key.keyClass(),
            key.entity(),
            key.key(),
            key.layout(),
            key.format(),
            key.store(),
            "<b>store</b>",
            Optional.of("<i>table"),
            key.partitions(),
            key.limits(),
            key.index(),
            key.volume(),
            key.families(),
            key.bucket(),
            key.columns(),
            key.maxBytes(),
            key.limitBytes(),
            key.partition(),
            key.patterns(),
            List.of(hostile),
            key.accepted(),
            key.existingRows(),
            key.frozen(),
            key.reports());
    new Report("<i>title", List.of(changed), Designs.NO_PICTURE).writeTo(folder);
    assertThat(Files.readString(folder.resolve("blog.PostKey.html")))
        .contains("&lt;script&gt;")
        .doesNotContain("<script", "<img", "<b>store");
    assertThat(Files.readString(folder.resolve("index.html"))).doesNotContain("<i>title");
  }
}
