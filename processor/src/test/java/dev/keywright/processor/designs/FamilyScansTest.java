package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.designs.GeneratedKey.Scan;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.lang.reflect.Method;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Scans over what all members of a family have in front, against every row of a table. */
class FamilyScansTest {
  private static final String USERS =
      FamilyDesign.SHOP
          .replace("PRODUCT#{sku}", "USER#{userId}")
          .replace(
              "@PartitionKey(pad = 6) int sku",
              "@PartitionKey @Domain(alphabet = \"0-9A-Za-z\", maxLength = 8) String userId");

  private static Scan scan(FamilyDesign design, String family) {
    return new Scan(design.call(family, "scan"));
  }

  @Test
  void theCollectionOfAUserHasTheRowsOfAllEntities() {
    FamilyDesign shop = FamilyDesign.of(USERS);
    Random random = new Random(16);
    List<Key> rows = new ArrayList<>();
    for (String user : List.of("", "u", "u1", "u10", "u2", "U1")) {
      rows.add(shop.key("Profile", user));
      rows.add(shop.key("Product", user));
      rows.add(shop.key("Visit", user, "order"));
      rows.add(shop.key("Visit", user, ""));
      for (int day = 0; day < 5; day++) {
        UUID id = new UUID(random.nextLong(), random.nextLong());
        rows.add(shop.key("Order", user, LocalDate.ofEpochDay(day), id));
      }
    }
    Scan all = scan(shop, "Item");

    assertRows(all.ask("all"), rows, key -> true);
    assertRows(all.fix("userId", "u1").ask("all"), rows, key -> user(key).equals("u1"));
    assertRows(all.range("userId", "startsWith", "u1"), rows, key -> user(key).startsWith("u1"));
    assertThat(all.fix("userId", "u1").ask("all"))
        .hasToString(scan(shop, "Item").fix("userId", "u1").ask("all").toString());
  }

  private static String user(Key key) {
    return key.columns().get("PK").toString().substring("USER#".length());
  }

  private static void assertRows(Object range, List<Key> rows, Predicate<Key> expected) {
    KeyRange<?> keys = (KeyRange<?>) range;
    assertThat(rows.stream().filter(keys::contains).toList())
        .isEqualTo(rows.stream().filter(expected).toList());
  }

  private static String seats(String area) {
    return """
    @AllowDesign(check = "KW022", reason = "rows are told apart by decode")
    @KeyFamily public sealed interface Place permits Seat, Box {}

    public record Seat(
        @PartitionKey(order = 0, column = "hall", nativeType = true) String hall,
        @PartitionKey(order = 1, column = "area", nativeType = true) long area,
        @SortKey(order = 0, column = "SK") @Domain(alphabet = "a-z") String row)
        implements Place {}

    public record Box(
        @PartitionKey(order = 0, column = "hall", nativeType = true) String hall,
        @PartitionKey(order = 1, column = "area", nativeType = true) long %s,
        @SortKey(order = 0, column = "SK") @Domain(alphabet = "0-9", minLength = 1) String number)
        implements Place {}
    """
        .formatted(area);
  }

  private static String reading(String name) {
    return """
    @PartitionTemplate(value = "SITE#{site}", column = "PK")
    @SortTemplate(value = "{at}#%1$s#{number}", column = "SK")
    public record %1$s(
        @PartitionKey @Domain(alphabet = "a-z", maxLength = 5) String site,
        @SortKey @EncodedNumber(
            as = NumberEncoding.DECIMAL, width = 13, floor = java.time.temporal.ChronoUnit.HOURS)
            java.time.Instant at,
        @SortKey(pad = 3) int number)
        implements Reading {}
    """
        .formatted(name);
  }

  @Test
  void aTimeThatMembersShareIsRoundedDownAsInTheirOwnScans() {
    FamilyDesign readings =
        FamilyDesign.of(
            "@KeyFamily public sealed interface Reading permits Heat, Rain {}"
                + reading("Heat")
                + reading("Rain"));
    List<Key> rows = new ArrayList<>();
    for (int hour = 0; hour < 4; hour++) {
      Instant at = Instant.EPOCH.plus(hour, ChronoUnit.HOURS);
      rows.add(readings.key("Heat", "a", at, hour));
      rows.add(readings.key("Rain", "a", at, hour));
    }
    String second = String.format(Locale.ROOT, "%013d#", Duration.ofHours(2).toMillis());
    Scan site = scan(readings, "Reading").fix("site", "a");
    Instant within = Instant.EPOCH.plus(150, ChronoUnit.MINUTES);

    assertRows(
        site.fix("at", within).ask("all"),
        rows,
        key -> key.columns().get("SK").toString().startsWith(second));
    assertRows(
        site.range("at", "atMost", within),
        rows,
        key -> key.columns().get("SK").toString().compareTo(second + "~") < 0);
  }

  @Test
  void theScanSaysWhichPartItEndsBefore() {
    String member =
        """
        public record %s(
            @PartitionKey(column = "PK") @Domain(alphabet = "a-z", maxLength = 5) String shop,
            @SortKey(column = "SK", pad = %d) @Domain(min = 0) %s size)
            implements Stock {}
        """;
    FamilyDesign stock =
        FamilyDesign.of(
            "@AllowDesign(check = \"KW022\", reason = \"rows are told apart by decode\")"
                + " @KeyFamily public sealed interface Stock permits Shirt, Shoe {}\n"
                + member.formatted("Shirt", 3, "int")
                + member.formatted("Shoe", 4, "long"));

    assertThat(stock.source("StockKey").lines().map(String::strip))
        .containsSubsequence(
            "* <p>The scan ends before {@code size} of {@code Shop_ShirtKey}:",
            "* it is {@code int}, and {@code long} in {@code Shop_ShoeKey}.");
    assertThat(FamilyDesign.of(USERS).source("ItemKey")).doesNotContain("The scan ends");
  }

  @Test
  void aPartitionKeyOfSeveralColumnsIsFixedBeforeAnythingIsAsked() {
    FamilyDesign places = FamilyDesign.of(seats("area"));
    List<Key> rows = new ArrayList<>();
    for (String hall : List.of("a", "b")) {
      for (long area = 0; area < 3; area++) {
        rows.add(places.key("Seat", hall, area, "x"));
        rows.add(places.key("Box", hall, area, "7"));
      }
    }
    Scan scan = scan(places, "Place");

    assertRows(
        scan.fix("hall", "a").fix("area", 1L).ask("all"),
        rows,
        key -> key.columns().get("hall").equals("a") && key.columns().get("area").equals(1L));
    assertThat(scan.stage().getClass().getMethods())
        .extracting(Method::getName)
        .contains("hall")
        .doesNotContain("all");
  }

  @Test
  void membersWithoutTheSamePartitionKeyHaveNoScanOfTheFamily() {
    FamilyDesign places = FamilyDesign.of(seats("section"));

    assertThat(places.source("PlaceKey")).doesNotContain("scan(");
  }

  @Test
  void whereNothingIsSharedTheScanIsOfTheWholeTable() {
    FamilyDesign shop = FamilyDesign.of(FamilyDesign.SHOP);
    KeyRange<?> all = (KeyRange<?>) scan(shop, "Item").ask("all");

    // USER# and PRODUCT# have no beginning in common.
    assertThat(all.from()).isEqualTo("");
    assertThat(all.to()).isNull();
    assertThat(shop.source("ItemKey")).doesNotContain("userId(");
  }

  @Test
  void aColumnThatIsSharedInFrontIsFixedThatFar() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @AllowDesign(check = "KW022", reason = "rows are told apart by decode")
            @KeyFamily public sealed interface Row permits Start, Stop {}
            @PartitionTemplate("HOST#{host}") @SortTemplate("T#{at}#START#{id}")
            public record Start(
                @PartitionKey(pad = 3) int host,
                @SortKey(time = TimeFormat.BASIC) LocalDate at,
                @SortKey(pad = 4) int id) implements Row {}
            @PartitionTemplate("HOST#{host}") @SortTemplate("T#{at}#STOP")
            public record Stop(
                @PartitionKey(pad = 3) int host,
                @SortKey(time = TimeFormat.BASIC) LocalDate at) implements Row {}
            """);
    LocalDate day = LocalDate.of(2024, 5, 17);
    Scan host = scan(design, "Row").fix("host", 7);
    KeyRange<?> ofHost = (KeyRange<?>) host.ask("all");
    KeyRange<?> ofDay = (KeyRange<?>) host.fix("at", day).ask("all");
    KeyRange<?> since = (KeyRange<?>) host.range("at", "atLeast", day);

    assertThat(List.of(ofHost.from(), ofHost.to()))
        .isEqualTo(List.of("T#00000101#ST", "T#99991231#SU"));
    assertThat(List.of(ofDay.from(), ofDay.to()))
        .isEqualTo(List.of("T#20240517#ST", "T#20240517#SU"));
    assertThat(List.of(since.from(), since.to())).isEqualTo(List.of("T#20240517", "T#99991231#SU"));
    assertThat(ofDay.contains(design.key("Start", 7, day, 1))).isTrue();
    assertThat(ofDay.contains(design.key("Stop", 7, day))).isTrue();
    assertThat(ofDay.contains(design.key("Stop", 8, day))).isFalse();
    assertThat(ofDay.contains(design.key("Stop", 7, day.plusDays(1)))).isFalse();
  }

  @Test
  void partsThatAreWrittenDifferentlyAreNotShared() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @AllowDesign(check = "KW022", reason = "rows are told apart by decode")
            @KeyFamily public sealed interface Row permits One, Two {}
            @PartitionTemplate("X{id}A")
            public record One(@PartitionKey(pad = 3) int id) implements Row {}
            @PartitionTemplate("X{id}B")
            public record Two(@PartitionKey(pad = 4) int id) implements Row {}
            """);

    KeyRange<?> all = (KeyRange<?>) scan(design, "Row").ask("all");
    assertThat(List.of(all.from(), all.to())).isEqualTo(List.of("X", "Y"));
    assertThat(design.source("RowKey")).doesNotContain(" id(");
  }

  @Test
  void bytesHashesAndNativeColumnsAreScannedToo() {
    FamilyDesign design =
        FamilyDesign.of(
            """
            @AllowDesign(check = "KW022", reason = "rows are told apart by decode")
            @KeyFamily public sealed interface Row permits Cell, Mark {}
            @KeyFormat(Format.BINARY)
            public record Cell(
                @PartitionKey(order = 0, hashPrefix = 4) long id,
                @SortKey(order = 0, nativeType = true, column = "at") long at,
                @SortKey(order = 1, column = "kind") int number) implements Row {}
            @KeyFormat(Format.BINARY)
            public record Mark(
                @PartitionKey(order = 0, hashPrefix = 4) long id,
                @SortKey(order = 0, nativeType = true, column = "at") long at,
                @SortKey(order = 1, column = "kind") @Domain(minLength = 5) String name)
                implements Row {}
            """);
    Scan id = scan(design, "Row").fix("id", 7L);
    Key cell = design.key("Cell", 7L, 5L, 1);
    Key mark = design.key("Mark", 7L, 6L, "of five");

    KeyRange<?> some = (KeyRange<?>) id.range("at", "atLeast", 6L);
    KeyRange<?> five = (KeyRange<?>) id.fix("at", 5L).ask("all");
    assertThat(List.of(some.contains(cell), some.contains(mark))).isEqualTo(List.of(false, true));
    assertThat(List.of(five.contains(cell), five.contains(mark))).isEqualTo(List.of(true, false));
  }
}
