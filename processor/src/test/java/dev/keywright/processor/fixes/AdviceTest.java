package dev.keywright.processor.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.CheckPages;
import dev.keywright.processor.finding.CheckId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a message proposes is what an engineer who knows the store would propose. */
class AdviceTest {

  private static String fix(CheckId check, String entity) {
    List<String> found =
        CheckPages.printed(CheckPages.compile(List.of(), entity)).stream()
            .filter(it -> it.startsWith("[" + check + " "))
            .toList();
    assertThat(found).as(entity).isNotEmpty();
    String message = found.get(0);
    return message
        .lines()
        .filter(line -> line.strip().startsWith("Fix: "))
        .map(line -> line.strip().substring("Fix: ".length()))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"S3", "AZURE_TABLE", "DYNAMODB", "TABLESTORE", "BIGTABLE", "HBASE", "REDIS"})
  void noControlCharacterSeparatesKeysThatPeopleRead(String store) {
    String entity =
        """
        @Separator(':') @StoredIn(Store.%s)
        record Row(
            @PartitionKey(order = 0) @Domain(alphabet = " -~", minLength = 1, maxLength = 9) String name,
            @PartitionKey(order = 1, pad = 4) int number) {}
        """;

    assertThat(fix(CheckId.KW105, entity.formatted(store)))
        .startsWith("write @Separator(value = ':', escape = true)")
        .contains("minLength = 9, maxLength = 9) if all values are that long")
        .doesNotContain("\\u00");
  }

  @Test
  void theFoldersOfObjectsStayUnlessTheirOrderIsAskedFor() {
    String entity =
        """
        @StoredIn(Store.%s) @PartitionTemplate("{site}/{build}") %s
        record Row(
            @PartitionKey @Domain(alphabet = "\\\\-0-9a-z", maxLength = 9) String site,
            @PartitionKey(pad = 4) int build) {}
        """;
    String flat = "write @PartitionTemplate(\"{site},{build}\")";

    assertThat(fix(CheckId.KW104, entity.formatted("S3", "")))
        .isEqualTo(
            "add ordered = false (the folders stay; scans of one site stay correct), or " + flat);
    assertThat(
            fix(
                CheckId.KW104,
                entity.formatted("S3", "@AccessPattern(name = \"from\", range = \"site\")")))
        .startsWith(flat);
    assertThat(fix(CheckId.KW104, entity.formatted("HBASE", ""))).startsWith(flat);
  }

  @Test
  void aTextOfDeclaredLengthsIsNotMadeOneLength() {
    String entity =
        """
        @Separator(',')
        record Row(
            @PartitionKey(order = 0) @Domain(alphabet = ",0-9a-z", minLength = %s, maxLength = 9)
                String name,
            @PartitionKey(order = 1, pad = 4) int number) {}
        """;

    assertThat(fix(CheckId.KW105, entity.formatted(1)))
        .startsWith("write @Separator('!')")
        .contains("minLength = 9");
    assertThat(fix(CheckId.KW105, entity.formatted(3)))
        .isEqualTo("write @Separator('!'); or write @Separator(value = ',', escape = true)");
  }

  @Test
  void aBucketThatIsThereKeepsItsCount() {
    assertThat(
            fix(
                CheckId.KW207,
                """
                @Bucket(count = 16, of = "hour")
                record Row(
                    @PartitionKey(order = 0, pad = 2) @Domain(min = 0, max = 5) int hour,
                    @PartitionKey(order = 1) java.util.UUID id) {}
                """))
        .isEqualTo(
            "choose the bucket by a part with more values: write of = \"id\", or remove @Bucket");
  }

  @Test
  void anIndexOfAStatusIsNoSmallTable() {
    assertThat(
            fix(
                CheckId.KW203,
                """
                @StoredIn(Store.DYNAMODB) @Index(key = "byOpen", name = "GSI1")
                record Row(
                    @PartitionKey java.util.UUID id,
                    @PartitionKey(key = "byOpen") boolean open) {}
                """))
        .isEqualTo("put a part with many values first, such as a user or a device");
  }

  @Test
  void theTextsInAMapAreBoundedAtComponents() {
    String entity =
        """
        @StoredIn(Store.DYNAMODB)
        record Row(
            @PartitionKey(order = 0, pad = 9) int id,
            @SortKey(order = 0) @Domain(alphabet = "a-z"%s) java.util.SortedMap<String, String> tags) {}
        """;

    String bound =
        "use a record with one component instead of String; write @Domain(maxLength = 64) at the"
            + " component";
    assertThat(fix(CheckId.KW302, entity.formatted(", maxLength = 9"))).isEqualTo(bound);
    assertThat(fix(CheckId.KW302, entity.formatted("")))
        .isEqualTo("add @Domain(maxLength = 8) for the number of entries; " + bound);
  }

  @Test
  void aListThatIsTooLongHasFewerElements() {
    String entity =
        """
        @StoredIn(Store.DYNAMODB)
        record Row(
            @PartitionKey(order = 0, pad = 9) int id,
            @SortKey(order = 0) @Domain(maxLength = 100) java.util.List<java.util.UUID> path) {}
        """;

    assertThat(fix(CheckId.KW301, entity)).isEqualTo("write @Domain(maxLength = 27) (or less)");
  }

  @Test
  void bucketsKeepTheQuestionThatAnotherPartitionKeyWouldLose() {
    String entity =
        """
        @StoredIn(Store.DYNAMODB) @Volume(peakWritesPerSecond = 400_000)
        record Reading(
            @PartitionKey(order = 0) @Domain(cardinality = 200) UUID device,
            @SortKey(order = 0) Instant at,
            @SortKey(order = 1) UUID reading) {}
        """;

    assertThat(fix(CheckId.KW307, entity))
        .isEqualTo("spread them over buckets: add @Bucket(count = 2, of = \"at\")");
  }

  @Test
  void aPartThatLeadsTheSortKeyMayJoinThePartitionKeyAndTheOthersAreNumberedAnew() {
    String entity =
        """
        @StoredIn(Store.DYNAMODB) @Volume(peakWritesPerSecond = 400_000)%s
        record Reading(
            @PartitionKey(order = 0) @Domain(cardinality = 200) UUID device,
            @SortKey(order = 0, pad = 6) int sensor,
            @SortKey(order = 1) @Domain(unique = true) Instant at) {}
        """;
    String question = " @AccessPattern(name = \"all\", equal = \"device\", range = \"sensor\")";

    assertThat(fix(CheckId.KW307, entity.formatted("")))
        .startsWith(
            "move sensor into the partition key: replace @SortKey on sensor with"
                + " @PartitionKey(order = 1), and write order = 0 for at;");
    assertThat(fix(CheckId.KW307, entity.formatted(question)))
        .startsWith("spread them over buckets: ");
  }

  @Test
  void bucketsOfAHotPartitionAreEnoughPartitionsForItsTable() {
    String entity =
        """
        @StoredIn(Store.DYNAMODB) @Volume(peakWritesPerSecond = 5_000)
        record Reading(
            @PartitionKey(order = 0) @Domain(cardinality = 3) UUID device,
            @SortKey(order = 0) Instant at,
            @SortKey(order = 1) UUID reading) {}
        """;

    assertThat(fix(CheckId.KW307, entity))
        .isEqualTo("spread them over buckets: add @Bucket(count = 6, of = \"at\")");
    assertThat(fix(CheckId.KW203, entity.replace("5_000", "2_500")))
        .isEqualTo("add @Bucket(count = 16, of = \"at\"), which turns one scan into 16 reads");
  }

  @Test
  void theDeviceThatIsThereComesFirstAndEachQuestionFixesIt() {
    String entity =
        """
        @StoredIn(Store.%s) @AccessPattern(name = "byTime", range = "at")
        record Call(
            @PartitionKey(order = 0) Instant at,
            @PartitionKey(order = 1) @Domain(alphabet = "0-9A-F", minLength = 1, maxLength = 9) String phone,
            @%s UUID call) {}
        """;
    String partition = entity.formatted("BIGTABLE", "PartitionKey(order = 2)");

    assertThat(fix(CheckId.KW201, partition))
        .isEqualTo(
            "put phone first: write order = 0 for phone, order = 1 for at, and add equal ="
                + " \"phone\" to @AccessPattern");
    assertThat(
            fix(
                CheckId.KW201,
                partition.replace("@AccessPattern(name = \"byTime\", range = \"at\")", "")))
        .isEqualTo("put phone first: write order = 0 for phone and order = 1 for at");
    assertThat(fix(CheckId.KW406, entity.formatted("DYNAMODB", "SortKey")))
        .startsWith(
            "put phone first: write order = 0 for phone, replace @PartitionKey on at with"
                + " @SortKey(order = 0), add order = 1 to call and equal = \"phone\" to"
                + " @AccessPattern; or ");
  }

  @Test
  void anOtherOrderIsOneThatAnswersAndThatNoOtherCheckObjectsTo() {
    String entity =
        """
        @StoredIn(Store.HBASE)
        @AccessPattern(name = "ofKind", equal = {"user", "kind"}, range = "at")%s
        record Act(
            @PartitionKey(order = 0) UUID user,
            @PartitionKey(order = 1) Instant at,
            @PartitionKey(order = 2) @Domain(alphabet = "a-z", minLength = 1, maxLength = 9) String kind) {}
        """;

    assertThat(fix(CheckId.KW403, entity.formatted("")))
        .isEqualTo(
            "change the order of the key to user, kind, at: write order = 1 for kind and order = 2"
                + " for at");
    assertThat(
            fix(
                CheckId.KW403,
                entity.formatted(
                    " @AccessPattern(name = \"ofUser\", equal = \"user\", range = \"at\")")))
        .isEqualTo("give this query a key of its own, in the order user, kind, at");
  }

  @Test
  void whatIsWrittenAsBytesMakesAKeyOfBytes() {
    String entity =
        """
        @StoredIn(Store.HBASE) %s
        record Reading(
            @PartitionKey(order = 0, pad = 6) int device,
            @PartitionKey(order = 1) @EncodedNumber(as = NumberEncoding.UNSIGNED, width = 4) long metric) {}
        """;

    assertThat(fix(CheckId.KW006, entity.formatted("")))
        .isEqualTo(
            "add @KeyFormat(Format.BINARY), and remove pad from device; or remove @EncodedNumber");
    assertThat(
            fix(
                CheckId.KW006,
                entity
                    .formatted("@PartitionTemplate(\"R{device}:{metric}\")")
                    .replaceAll("order = ., |.order = 1.", "")))
        .startsWith("add @KeyFormat(Format.BINARY)");
  }

  @Test
  void theEscapeThatIsMissingIsWritten() {
    String entity =
        """
        @KeyFormat(Format.BINARY)
        record Document(
            @PartitionKey(order = 0)
                @EncodedText(as = TextEncoding.TERMINATED, end = '!', escapes = {"!", "%%0$"%s})
                String path,
            @PartitionKey(order = 1) UUID document) {}
        """;

    assertThat(fix(CheckId.KW005, entity.formatted("")))
        .isEqualTo("escape it as well, such as escapes = {\"!\", \"%0$\", \"%\", \"%1\"}");
    CheckPages.printed(CheckPages.compile(List.of(), entity.formatted(", \"%\", \"%1\"")))
        .forEach(it -> assertThat(it).doesNotContain("KW005"));
  }

  @Test
  void noReasonIsGivenForTheAuthor() {
    String entity =
        """
        @StoredIn(Store.HBASE) @AllowDesign(check = "KW201", reason = "")
        record Event(@PartitionKey(order = 0) Instant at, @PartitionKey(order = 1) UUID id) {}
        """;

    assertThat(fix(CheckId.KW902, entity))
        .isEqualTo("explain in reason why KW201 does no harm here, or remove @AllowDesign");
  }

  @Test
  void idsThatAreCountedAreReversedOrHashedAsTheVendorSays() {
    String entity =
        """
        @StoredIn(Store.%s)
        record Login(
            @PartitionKey(order = 0) @Domain(min = 0, monotonic = true, unique = true) long userId,
            @PartitionKey(order = 1) Instant at) {}
        """;
    String padded = entity.replace("order = 0", "order = 0, pad = 19");

    assertThat(fix(CheckId.KW201, padded.formatted("BIGTABLE")))
        .isEqualTo("add reversed = true, which gives up range queries over it");
    assertThat(fix(CheckId.KW201, padded.formatted("HBASE")))
        .isEqualTo("add hashPrefix = 4, which gives up range queries over it");
  }

  @Test
  void aTextThatIsToDescendMayBeWrittenAsBytes() {
    String entity =
        """
        @Separator(',') @StoredIn(Store.%s)
        record Name(
            @PartitionKey(order = 0, direction = Direction.DESC) @Domain(alphabet = "a-z") String name,
            @PartitionKey(order = 1, pad = 5) int number) {}
        """;

    assertThat(fix(CheckId.KW006, entity.formatted("HBASE")))
        .isEqualTo(
            "write bytes, which have both directions: add @KeyFormat(Format.BINARY), remove"
                + " @Separator and pad from number; or remove direction");
    assertThat(fix(CheckId.KW006, entity.formatted("AZURE_TABLE"))).isEqualTo("remove direction");
  }

  @Test
  void ourOwnAnnotationSaysThatATextIsNotEmpty() {
    String entity =
        """
        @StoredIn(Store.DYNAMODB)
        record User(@PartitionKey(order = 0) @Domain(alphabet = "a-z", maxLength = 9) String name) {}
        """;

    assertThat(fix(CheckId.KW110, entity))
        .isEqualTo("write @Domain(alphabet = \"a-z\", maxLength = 9, minLength = 1)");
  }

  @Test
  void rowsThatExistKeepTheirSeparatorAndTheScansThatStayRight() {
    String entity =
        """
        %s @Separator('|')
        record Reading(
            @PartitionKey(order = 0) @Domain(alphabet = "a-z0-9") String tenant,
            @PartitionKey(order = 1, pad = 3) int device) {}
        """;

    assertThat(fix(CheckId.KW104, entity.formatted("@ExistingRows(reason = \"since 2016\")")))
        .isEqualTo(
            "add ordered = false (the bytes stay the same; scans by tenant(…) and"
                + " tenant().startsWith(…) stay correct, but other ranges of tenant would miss"
                + " rows)");
    assertThat(
            fix(
                CheckId.KW104,
                entity.formatted(
                    "@FrozenLayout(version = 1, signature = \"TEXT separator='|' | partitionKey:"
                        + " tenant String alphabet=\\\"a-z0-9\\\", device int pad=3\")")))
        .startsWith("add ordered = false (the bytes stay; ")
        .doesNotContain("@Separator");
  }

  @Test
  void anAnnotationThatIsAddedNamesTheKeyThatItIsFor() {
    String entity =
        """
        @StoredIn(value = Store.HBASE, key = "byDay")
        record Event(
            @PartitionKey(order = 0) UUID id,
            @PartitionKey(order = 0, key = "byDay") Instant at,
            @PartitionKey(order = 1, key = "byDay") UUID event) {}
        """;

    assertThat(fix(CheckId.KW201, entity))
        .contains("add @Bucket(count = 16, of = \"at\", key = \"byDay\")");
  }
}
