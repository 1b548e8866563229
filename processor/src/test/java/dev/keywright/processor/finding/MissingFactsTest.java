package dev.keywright.processor.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a newcomer reads: one note about all that an entity does not say of its parts. */
class MissingFactsTest {
  private static final String HINT = "[Keywright] more about a finding, such as the first one: ";

  private static List<String> found(String... components) {
    return Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Ticket",
                "package demo;",
                "import dev.keywright.*;",
                "@StoredIn(Store.DYNAMODB)",
                "record Ticket(" + String.join(", ", components) + ") {}"))
        .notes();
  }

  @Test
  void threeTextsGiveOneNote() {
    assertThat(
            found(
                "@PartitionKey(order = 0) String tenant",
                "@SortKey(order = 0) String kind",
                "@SortKey(order = 1) String id"))
        .containsExactly(
            """
            [KW110, KW302, KW106] Ticket does not declare what tenant, kind and id may hold
              KW110: tenant may be empty, and partitionKey holds nothing else; \
            Amazon DynamoDB refuses an empty key column
              KW302: tenant has no maximum length, and Amazon DynamoDB allows 2048 bytes
              KW106: kind has no declared alphabet; \
            at run time the encoder refuses ',' and every character that sorts below it
              KW302: kind has no maximum length, and Amazon DynamoDB allows 1024 bytes; \
            the same goes for id
              Fix: add @Domain(minLength = 1, maxLength = 64) to tenant, \
            @Domain(alphabet = "\\\\-.0-9A-Z_a-z", maxLength = 64) to kind \
            and @Domain(maxLength = 64) to id\
            """,
            HINT + "keywright page KW110");
  }

  @Test
  void aTextThatMayBeEmptyDeclaresAllElse() {
    assertThat(
            found(
                "@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", maxLength = 8) String tenant",
                "@SortKey(order = 0) String id"))
        .filteredOn(it -> it.startsWith("[KW"))
        .singleElement()
        .asString()
        .startsWith(
            "[KW110, KW302] Ticket does not declare what id may hold and whether tenant may be"
                + " empty");
  }

  @Test
  void theFixAnswersAll() {
    assertThat(
            found(
                "@PartitionKey(order = 0) @Domain(minLength = 1, maxLength = 64) String tenant",
                "@SortKey(order = 0) @Domain(alphabet = \"\\\\-.0-9A-Z_a-z\", maxLength = 64)"
                    + " String kind",
                "@SortKey(order = 1) @Domain(maxLength = 64) String id"))
        .isEmpty();
  }

  @Test
  void oneNoteStaysAtItsPart() {
    assertThat(
            found(
                "@PartitionKey(order = 0) @Domain(minLength = 1) String tenant",
                "@SortKey(order = 0, pad = 10) @Domain(min = 0) int number"))
        .containsExactly(
            """
            [KW302 key-length-unbounded] tenant has no maximum length, \
            and Amazon DynamoDB allows 2048 bytes
              Fix: declare it, and the encoder refuses longer values: \
            write @Domain(minLength = 1, maxLength = 64)\
            """,
            HINT + "keywright page KW302");
  }

  @Test
  void anErrorStaysBesideTheNote() {
    assertThat(
            found(
                "@PartitionKey(order = 0) String tenant",
                "@SortKey(order = 0) int number",
                "@SortKey(order = 1) String id"))
        .filteredOn(it -> it.startsWith("[KW"))
        .singleElement()
        .asString()
        .startsWith("[KW110, KW302] Ticket does not declare what tenant and id may hold");
  }

  @Test
  void timesThatNothingRoundsAreInTheSameNote() {
    assertThat(
            found(
                "@PartitionKey(order = 0) String tenant",
                "@SortKey(order = 0) @Domain(unique = true) java.time.Instant at",
                "@SortKey(order = 1, time = TimeFormat.DOTNET_TICKS) java.time.LocalDateTime seen"))
        .containsExactly(
            """
            [KW110, KW302, KW113] Ticket does not declare what tenant may hold and how at and seen \
            are rounded
              KW110: tenant may be empty, and partitionKey holds nothing else; \
            Amazon DynamoDB refuses an empty key column
              KW302: tenant has no maximum length, and Amazon DynamoDB allows 2048 bytes
              KW113: at takes whole milliseconds only, so of(entity) throws for Instant.now()
              KW113: seen takes units of 100 nanoseconds only, \
            so of(entity) throws for LocalDateTime.now()
              Fix: add @Domain(minLength = 1, maxLength = 64) to tenant, \
            floor = ChronoUnit.MILLIS to at and floor = ChronoUnit.MICROS to seen\
            """,
            HINT + "keywright page KW110");
  }

  @Test
  void aTextOfTwoKeysIsDeclaredOnce() {
    assertThat(
            found(
                "@PartitionKey(order = 0) @SortKey(order = 0, key = \"byMail\") String tenant",
                "@PartitionKey(order = 0, key = \"byMail\") @Domain(minLength = 1) String mail"))
        .filteredOn(it -> it.startsWith("[KW"))
        .singleElement()
        .asString()
        .endsWith(
            "Fix: add @Domain(minLength = 1, maxLength = 64) to tenant,"
                + " and write @Domain(minLength = 1, maxLength = 254) for mail");
  }

  @Test
  void theShortestLengthOfTwoKeysIsDeclared() {
    String both = "@SortKey(order = 0) @SortKey(order = 0, key = \"by\") String first";
    List<String> components = new ArrayList<>(List.of("@PartitionKey(order = 0) int tenant"));
    components.add("@PartitionKey(order = 0, key = \"by\") int user");
    components.add(both);
    for (int i = 1; i < 8; i++) {
      components.add("@SortKey(order = " + i + ", key = \"by\") String s" + i);
    }
    assertThat(found(components.toArray(String[]::new)))
        .filteredOn(it -> it.startsWith("[KW110"))
        .singleElement()
        .asString()
        .contains("Fix: add @Domain(minLength = 1, maxLength = 42, alphabet = ")
        .doesNotContain("64");
  }

  @Test
  void oneTimeOfTwoKeysGivesOneNote() {
    assertThat(
            found(
                "@PartitionKey(order = 0, pad = 6) @SortKey(order = 0, key = \"byAt\")"
                    + " @Domain(min = 0, unique = true) int id",
                "@SortKey(order = 0) @PartitionKey(order = 0, key = \"byAt\", hashPrefix = 2)"
                    + " java.time.Instant at"))
        .filteredOn(it -> it.contains("KW113"))
        .singleElement()
        .asString()
        .contains(
            """
            [KW113] Ticket does not declare how at is rounded
              KW113: at takes whole milliseconds only, so of(entity) throws for Instant.now()
              Fix: add floor = ChronoUnit.MILLIS to at and floor = ChronoUnit.MILLIS to at (key = "byAt")\
            """);
  }
}
