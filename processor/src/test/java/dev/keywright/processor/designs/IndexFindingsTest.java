package dev.keywright.processor.designs;

import static dev.keywright.processor.designs.DesignFindings.assertFound;
import static dev.keywright.processor.designs.DesignFindings.found;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of indexes: who keeps them decides which faults a design has. */
class IndexFindingsTest {
  private static final String ID = "@PartitionKey(pad = 6) @Domain(min = 0, unique = true) int id";
  private static final String STATUS =
      "@PartitionKey(key = \"byStatus\") @Domain(alphabet = \"A-Z\", minLength = 1, maxLength = 8)"
          + " String status";
  private static final String AT =
      "@PartitionKey(key = \"byAt\", hashPrefix = 2, floor = java.time.temporal.ChronoUnit.MILLIS)"
          + " Instant at";

  /** The layout of a key of an entity with these annotations. */
  private static String layout(String key, List<String> annotations, String... components) {
    Compiled compiled = GeneratedKey.compile(annotations, components);
    return GeneratedKey.load(compiled.load(), key).layout();
  }

  @Test
  void anEntryEndsWithTheTablesKey() {
    assertThat(layout("ByStatus", List.of("@Index(key = \"byStatus\")"), ID, STATUS))
        .isEqualTo(
            "TEXT separator=',' | partitionKey: status String alphabet=\"A-Z\" minLength=1"
                + " maxLength=8 | sortKey: id int pad=6 min=0");
    assertThat(
            layout(
                "ByStatus",
                List.of("@StoredIn(Store.HBASE)", "@Index(key = \"byStatus\")"),
                ID,
                STATUS))
        .isEqualTo(
            "TEXT separator=',' | partitionKey: status String alphabet=\"A-Z\" minLength=1"
                + " maxLength=8, id int pad=6 min=0");
  }

  @Test
  void anEntryOfATemplateIsJoinedAsItsAuthorJoins() {
    String layout =
        layout(
            "ByStatus",
            List.of(
                "@StoredIn(Store.HBASE)",
                "@Index(key = \"byStatus\")",
                "@PartitionTemplate(value = \"STATUS#{status}\", key = \"byStatus\")"),
            ID,
            STATUS);
    assertThat(layout)
        .isEqualTo(
            "TEXT | partitionKey: \"STATUS#\" status String alphabet=\"A-Z\""
                + " minLength=1 maxLength=8 \"#\" id int pad=6 min=0");
  }

  @Test
  void anIndexOfTheStoreStaysAsItIs() {
    String layout =
        "TEXT separator=',' | partitionKey: status String alphabet=\"A-Z\" minLength=1 maxLength=8";
    for (String store :
        List.of("DYNAMODB", "TABLESTORE", "COSMOS_NOSQL", "SPANNER", "COCKROACHDB")) {
      assertThat(
              layout(
                  "ByStatus",
                  List.of("@StoredIn(Store." + store + ")", "@Index(key = \"byStatus\")"),
                  "@PartitionKey(pad = 6, column = \"PK\") @Domain(min = 0, unique = true) int id",
                  STATUS))
          .as(store)
          .isEqualTo(layout);
    }
    assertThat(
            layout(
                "ByStatus",
                List.of("@Index(key = \"byStatus\", maintainedBy = Maintainer.STORE)"),
                ID,
                STATUS))
        .isEqualTo(layout);
  }

  @Test
  void entriesThatOverwriteEachOtherAreAnError() {
    assertFound(
        """
        [KW405 not-unique] two rows with the same at share an entry of the index, and the later write replaces the earlier
          Fix: remove tableKey\
        """,
        List.of("@Index(key = \"byAt\", tableKey = false)"),
        ID,
        AT);
    assertThat(found(List.of("@Index(key = \"byAt\")"), ID, AT)).isEmpty();
    assertThat(found(List.of("@Index(key = \"byAt\", maintainedBy = Maintainer.STORE)"), ID, AT))
        .isEmpty();
  }

  @Test
  void anEntryHoldsTheTablesTimesWithoutRounding() {
    String device =
        "@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", minLength = 8, maxLength = 8)"
            + " String device";
    String rounded = "@EncodedNumber(%sas = NumberEncoding.DECIMAL, width = 13%s)";
    String byDay =
        rounded.formatted("key = \"byDay\", ", ", floor = java.time.temporal.ChronoUnit.DAYS");
    String at =
        "@PartitionKey(order = 1%s) @PartitionKey(key = \"byDay\", hashPrefix = 2) %s"
            + " @Domain(uniqueWithin = \"device\") Instant at";
    String hbase = "@StoredIn(Store.HBASE)";
    String coarse =
        """
        [KW405 not-unique] byDay rounds at down to the day, so an entry cannot lead to its row, and rows in one day may share an entry
          Fix: remove floor from the @EncodedNumber(key = "byDay") of at\
        """;
    String ofTable = ", floor = java.time.temporal.ChronoUnit.MILLIS";
    assertFound(
        coarse, List.of(hbase, "@Index(key = \"byDay\")"), device, at.formatted(ofTable, byDay));
    assertThat(
            found(
                List.of("@Index(key = \"byDay\", tableKey = false)"),
                "@SortKey(key = \"byDay\") " + device,
                at.formatted(ofTable, byDay)))
        .contains(coarse);
    for (String silent :
        List.of(
            rounded.formatted("key = \"byDay\", ", ""),
            rounded.formatted("", ", floor = java.time.temporal.ChronoUnit.DAYS") + byDay)) {
      assertThat(found(List.of(hbase, "@Index(key = \"byDay\")"), device, at.formatted("", silent)))
          .as(silent)
          .noneMatch(it -> it.contains("rounds at down"));
    }
    assertThat(
            found(
                List.of(hbase, "@Index(key = \"byDay\", maintainedBy = Maintainer.STORE)"),
                device,
                at.formatted(ofTable, byDay)))
        .isEmpty();
  }

  @Test
  void aPartOfAnIndexMayChangeWhereTheStoreKeepsIt() {
    assertThat(changing("maintainedBy = Maintainer.STORE")).isEmpty();
    assertThat(changing("maintainedBy = Maintainer.APPLICATION"))
        .singleElement()
        .asString()
        .startsWith(
            "[KW502 mutable-key-part] an assignment to the field status may change status of a"
                + " stored Row: the old entry of the index stays under its old key\n"
                + "  Fix: call RowByStatusKey.changes(before, after): put the new entry, write the"
                + " row, then delete the old entry");
  }

  private static List<String> changing(String attribute) {
    return Compiled.with(
            List.of(),
            Compiled.source(
                "shop.Row",
                "package shop;",
                "import dev.keywright.*;",
                "@Index(key = \"byStatus\", " + attribute + ")",
                "class Row {",
                ID.replace("int id", "final int id = 1;"),
                STATUS + ";",
                "}"))
        .messages()
        .stream()
        .filter(it -> it.startsWith("[KW502 "))
        .toList();
  }

  @Test
  void aKeyThatIsNotThereIsNamed() {
    assertFound(
        """
        [KW014 unknown-name] @Index is for key "byStatsu", but no part belongs to that key
          Fix: write key = "byStatus\"\
        """,
        List.of("@Index(key = \"byStatsu\")"),
        ID,
        STATUS);
    assertFound(
        """
        [KW014 unknown-name] @Index names the key without a name, which is the table's own
          Fix: name one of the keys in use: key = "byStatus\"\
        """,
        List.of("@Index(key = \"\")"),
        ID,
        STATUS);
    assertFound(
        """
        [KW014 unknown-name] Row has no table key: each of its keys has an @Index
          Fix: give the table a key without a name: @PartitionKey on the parts that identify a row\
        """,
        List.of("@Index(key = \"byStatus\")"),
        STATUS);
    assertFound(
        """
        [KW014 unknown-name] Row has no table key: every key has a name, and byAt and byId have no @Index
          Fix: give the table a key without a name: @PartitionKey on the parts that identify a row\
        """,
        List.of("@Index(key = \"byStatus\")"),
        ID.replace("pad = 6", "pad = 6, key = \"byId\", hashPrefix = 2"),
        STATUS,
        AT.replace("Instant", "@Domain(unique = true) Instant"));
  }

  @Test
  void aQuestionMayHaveTheNameOfAMethodThatAnIndexLacks() {
    String index = "@Index(key = \"byStatus\", maintainedBy = Maintainer.%s)";
    String question = "@AccessPattern(key = \"byStatus\", name = \"%s\", equal = \"status\")";
    for (String name : List.of("tryOf", "changes")) {
      assertThat(found(List.of(index.formatted("STORE"), question.formatted(name)), ID, STATUS))
          .as(name)
          .isEmpty();
    }
    assertThat(
            found(
                List.of(index.formatted("APPLICATION"), question.formatted("changes")), ID, STATUS))
        .singleElement()
        .asString()
        .startsWith(
            "[KW008 name-clash] access pattern \"changes\" would clash with the method changes(…)"
                + " of the generated key");
  }

  @Test
  void twoIndexesHaveTwoNames() {
    assertFound(
        """
        [KW008 name-clash] two indexes are called GSI1
          Fix: write the store's own name of each index\
        """,
        List.of(
            "@Index(key = \"byStatus\", name = \"GSI1\")",
            "@Index(key = \"byAt\", name = \"GSI1\")"),
        ID,
        STATUS,
        AT);
    assertThat(
            found(List.of("@Index(key = \"byStatus\")", "@Index(key = \"byStatus\")"), ID, STATUS))
        .singleElement()
        .asString()
        .startsWith(
            "[KW006 attribute-not-applicable] a key has one @Index, and this is a second one");
  }

  @Test
  void aPartOfTheTableIsWrittenAsTheIndexWritesOthers() {
    String binaryIndex = "@KeyFormat(value = Format.BINARY, key = \"byStatus\")";
    String hbase = "@StoredIn(Store.HBASE)";
    String index = "@Index(key = \"byStatus\")";
    assertThat(layout("ByStatus", List.of(hbase, index, binaryIndex), ID, STATUS))
        .isEqualTo(
            "BINARY | partitionKey: status String alphabet=\"A-Z\" minLength=1 maxLength=8,"
                + " id int min=0 unordered");
    assertThat(found(List.of(hbase, index, binaryIndex), ID, STATUS)).isEmpty();
    List<String> textIndex =
        List.of(
            hbase,
            index,
            "@KeyFormat(Format.BINARY)",
            "@KeyFormat(value = Format.TEXT, key = \"byStatus\")");
    String number = "@PartitionKey @Domain(unique = true, min = 0) long id";
    assertThat(layout("ByStatus", textIndex, number, STATUS))
        .isEqualTo(
            "TEXT separator=',' | partitionKey: status String alphabet=\"A-Z\" minLength=1"
                + " maxLength=8, id long min=0 unordered");
  }

  @Test
  void twoColumnsOfAnEntryHaveTwoNames() {
    assertThat(
            layout(
                "ByStatus",
                List.of("@Index(key = \"byStatus\", maintainedBy = Maintainer.APPLICATION)"),
                ID,
                STATUS,
                "@SortKey(key = \"byStatus\", nativeType = true) long total"))
        .endsWith(" | sortKey: total long native | tableKey: id int pad=6 min=0");
  }

  @Test
  void anIndexOfTheApplicationHasTheColumnsOfATable() {
    String[] columns = {
      ID.replace("pad = 6", "pad = 6, column = \"PK\""),
      "@PartitionKey(key = \"byStatus\", order = 0, nativeType = true, column = \"a\")"
          + " @Domain(minLength = 1, maxLength = 8) String status",
      "@PartitionKey(key = \"byStatus\", order = 1, nativeType = true, column = \"b\") long total"
    };
    String index = "@Index(key = \"byStatus\", maintainedBy = Maintainer.%s)";
    assertThat(found(List.of("@StoredIn(Store.DYNAMODB)", index.formatted("APPLICATION")), columns))
        .singleElement()
        .asString()
        .startsWith(
            "[KW303 too-many-parts] the partition key has 2 columns, and Amazon DynamoDB has room"
                + " for 1");
    assertThat(found(List.of("@StoredIn(Store.DYNAMODB)", index.formatted("STORE")), columns))
        .isEmpty();
  }

  @Test
  void whatHasNoEffectIsRefused() {
    assertFound(
        """
        [KW006 attribute-not-applicable] tableKey is for an index that the application writes, and the store keeps this one
          Fix: remove tableKey\
        """,
        List.of("@Index(key = \"byStatus\", maintainedBy = Maintainer.STORE, tableKey = true)"),
        ID,
        STATUS);
    assertFound(
        """
        [KW006 attribute-not-applicable] sparse skips rows whose parts are null, and id cannot be null
          Fix: remove sparse, or declare id as Integer\
        """,
        List.of("@Index(key = \"byId\", sparse = true)"),
        ID.replace("@Domain", "@PartitionKey(pad = 6, key = \"byId\") @Domain"));
    assertFound(
        """
        [KW006 attribute-not-applicable] projects names total twice
          Fix: name each column of an entry once\
        """,
        List.of("@Index(key = \"byStatus\", projects = {\"total\", \"total\"})"),
        ID,
        STATUS);
    assertFound(
        """
        [KW006 attribute-not-applicable] projects names "*" and other columns, which "*" already covers
          Fix: write projects = "*" for all columns of the row\
        """,
        List.of("@Index(key = \"byStatus\", projects = {\"total\", \"*\"})"),
        ID,
        STATUS);
  }

  @Test
  void anEntryIsFoundAgain() {
    assertThat(found(List.of("@Index(key = \"byStatus\")", "@UniqueSuffix"), ID, STATUS))
        .singleElement()
        .asString()
        .startsWith(
            "[KW006 attribute-not-applicable] the table's key ends in a @UniqueSuffix, which no Row"
                + " holds, so an entry of byStatus cannot lead to its row");
    assertThat(
            found(
                List.of("@Index(key = \"byStatus\")", "@UniqueSuffix(key = \"byStatus\")"),
                ID,
                STATUS))
        .singleElement()
        .asString()
        .startsWith(
            "[KW006 attribute-not-applicable] @UniqueSuffix draws new characters for each entry of"
                + " byStatus, so nobody finds the old entry of a row that changes");
  }
}
