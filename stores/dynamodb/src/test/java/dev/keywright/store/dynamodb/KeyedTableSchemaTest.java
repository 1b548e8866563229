package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Columns;
import dev.keywright.runtime.MalformedKeyException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyedTableSchemaTest {
  private static final String NUMBERED =
      "TEXT separator='#' | PK: user long pad=12 | SK: number int pad=6";
  private static final String MAIL = "TEXT separator='#' | PK: mail String | SK: number int pad=6";
  private static final String HOUR =
      "BINARY | PK: user long | SK: at Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS";
  private static final Visit VISIT =
      new Visit(
          "ann@example.com",
          new Visit.UserId(77),
          Instant.parse("2026-01-02T03:04:05.006Z"),
          12,
          Visit.State.DONE,
          List.of(3, 1, 2),
          "late");

  /** Layouts, and the attributes that each of them holds exactly. */
  private static final Map<String, Set<String>> LAYOUTS =
      Map.of(
          Visit.EMAIL_IS_THE_KEY,
          Set.of("email", "at", "number"),
          NUMBERED,
          Set.of("user", "number"),
          "BINARY | PK: number int DESC, user long | SK: at Instant time=EPOCH_MILLIS DESC, email String",
          Set.of("number", "user", "at", "email"),
          "TEXT separator=',' escape | PK: state enum(OPEN=\"o\" DONE=\"d\"), email String | n:"
              + " user long native",
          Set.of("state", "email", "user"),
          "TEXT separator='!' | PK: bucket count=8 as=DECIMAL width=2 function=shop.Salt of=user,"
              + " user long | SK: at Instant time=EPOCH_MILLIS DESC",
          Set.of("user", "at"),
          "TEXT separator=';' escape | PK: email String | SK: path list(step int as=DECIMAL width=2)",
          Set.of("email", "path"));

  private static Map<String, AttributeValue> without(
      Map<String, AttributeValue> item, String... attributes) {
    Map<String, AttributeValue> others = new HashMap<>(item);
    others.keySet().removeAll(List.of(attributes));
    return others;
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String attribute, AttributeValue value) {
    Map<String, AttributeValue> others = new HashMap<>(item);
    others.put(attribute, value);
    return others;
  }

  @Test
  void whatOnlyTheKeyHoldsIsThereAfterReading() {
    KeyedTableSchema<Visit> schema = Visit.schema(Visit.EMAIL_IS_THE_KEY);
    Map<String, AttributeValue> saved = schema.itemToMap(VISIT, true);
    assertThat(saved.get("PK")).isEqualTo(AttributeValue.fromS("USER#ann@example.com"));

    Visit read = schema.mapToItem(without(saved, "email"));

    assertThat(read.email()).isEqualTo("ann@example.com");
    assertThat(schema.itemToMap(read, true)).isEqualTo(saved);
  }

  @Test
  void anItemWhoseAttributesMakeAnotherKeyIsRefusedWithBoth() {
    KeyedTableSchema<Visit> schema = Visit.schema(Visit.EMAIL_IS_THE_KEY);
    Map<String, AttributeValue> other =
        with(schema.itemToMap(VISIT, true), "email", AttributeValue.fromS("bob@example.com"));

    assertThatThrownBy(() -> schema.mapToItem(other))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the item is stored as PK = \"USER#ann@example.com\", SK ="
                + " \"2026-01-02T03:04:05.006Z#000012\", but its attributes make the key PK ="
                + " \"USER#bob@example.com\", SK = \"2026-01-02T03:04:05.006Z#000012\". Saved again,"
                + " it would be stored twice. To repair such items, read them with a schema that is"
                + " .repairing(), save them, and delete those under the old keys");
    assertThat(schema.repairing().mapToItem(other).email()).isEqualTo("bob@example.com");
  }

  @Test
  void aKeyOfAnotherLayoutIsRefusedWhereAValueIsMissing() {
    KeyedTableSchema<Visit> schema = Visit.schema(Visit.EMAIL_IS_THE_KEY);
    Map<String, AttributeValue> other =
        with(without(schema.itemToMap(VISIT, true), "email"), "PK", AttributeValue.fromS("SHOP#7"));

    assertThatThrownBy(() -> schema.mapToItem(other)).isInstanceOf(MalformedKeyException.class);
    assertThat(schema.repairing().mapToItem(other).email()).isNull();
  }

  @Test
  void aPartMayHaveAnAttributeOfAnotherName() {
    assertThat(Visit.schema(MAIL).itemToMap(VISIT, true)).containsKey("email");
    KeyedTableSchema<Visit> schema = Visit.schema(MAIL).member("mail", "email");

    Visit read = schema.mapToItem(without(schema.itemToMap(VISIT, true), "email"));

    assertThat(read).isEqualTo(VISIT);
    assertThatThrownBy(() -> Visit.schema(MAIL).member("email", "email"))
        .hasMessage(
            "no key has a part email, only [mail, number]; if it is one of an index, declare the"
                + " index first");
    assertThatThrownBy(() -> Visit.schema(MAIL).member("mail", "e-mail"))
        .hasMessageStartingWith("Visit has no attribute e-mail, only [");
    assertThatThrownBy(() -> Visit.schema(MAIL).member("mail", "at"))
        .hasMessage(
            "part mail and attribute at of Visit have different types; declare no member, and store"
                + " the attribute");
  }

  @Test
  void anAttributeThatIsNotStoredIsInTheKeyAlone() {
    KeyedTableSchema<Visit> schema =
        Visit.schema(Visit.EMAIL_IS_THE_KEY).notStored("email").notStored("at");

    Map<String, AttributeValue> saved = schema.itemToMap(VISIT, false);

    assertThat(saved).containsOnlyKeys("PK", "SK", "number", "state", "path", "user", "note");
    assertThat(schema.mapToItem(saved)).isEqualTo(VISIT);
    assertThat(schema.itemToMap(VISIT, List.of("email", "note", "PK")))
        .containsOnlyKeys("note", "PK");
    assertThat(schema.attributeValue(VISIT, "email")).isNull();
    assertThat(schema.attributeNames()).doesNotContain("email").contains("note");
  }

  @Test
  void aValueThatTheKeyWouldNotGiveBackIsRefusedBeforeItIsLost() {
    KeyedTableSchema<Visit> lower =
        KeyedTableSchema.of(
                Visit.properties(),
                MAIL,
                visit ->
                    Visit.key(MAIL, new Visit("ann", null, null, visit.number(), null, null, null)))
            .member("mail", "email");
    assertThat(lower.itemToMap(VISIT, true)).containsKey("email");
    assertThatThrownBy(() -> lower.notStored("email").itemToMap(VISIT, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "attribute email is AttributeValue(S=ann@example.com), but the key holds"
                + " AttributeValue(S=ann); it is not stored, so its value would be lost");
  }

  @Test
  void whatNoKeyGivesBackHasToBeStored() {
    assertThatThrownBy(() -> Visit.schema(NUMBERED).notStored("email"))
        .hasMessage(
            "attribute email is in no key of Visit, so it has to be stored; the keys have the parts"
                + " [user, number], and one with another name is declared first: .member(part,"
                + " \"email\")");
    assertThatThrownBy(() -> Visit.schema(HOUR).notStored("at"))
        .hasMessage(
            "attribute at has to be stored: the key of Visit rounds it, so the value would be lost");
    String properties = "TEXT separator=',' | email: email String native | number: n long native";
    assertThatThrownBy(
            () ->
                Visit.schema(Visit.EMAIL_IS_THE_KEY)
                    .index("byMail", properties, visit -> Visit.key(MAIL, visit))
                    .notStored("email"))
        .hasMessage("attribute email is a column of a key itself, so it is stored");
  }

  @Test
  void aKeyThatRoundsIsComparedAsItRoundsAndFillsLast() {
    KeyedTableSchema<Visit> schema = Visit.schema(HOUR);
    Map<String, AttributeValue> saved = schema.itemToMap(VISIT, true);
    assertThat(schema.mapToItem(saved)).isEqualTo(VISIT);
    Instant hour = VISIT.at().truncatedTo(ChronoUnit.HOURS);
    assertThat(schema.mapToItem(without(saved, "at")).at()).isEqualTo(hour);

    String exact = "TEXT separator='#' | G: email String | GS: at Instant time=EPOCH_MILLIS";
    KeyedTableSchema<Visit> two =
        schema.index("byMail", exact, visit -> Visit.key(exact, visit)).notStored("at");
    assertThat(two.mapToItem(two.itemToMap(VISIT, true))).isEqualTo(VISIT);
  }

  @Test
  void aProjectionIsNeitherRefusedNorFilledWithWrongValues() {
    String byUser =
        "TEXT separator='#' | G: user long pad=12 | GS: state enum(OPEN=\"o\" DONE=\"d\")";
    KeyedTableSchema<Visit> schema =
        Visit.schema(Visit.EMAIL_IS_THE_KEY)
            .index("byUser", byUser, visit -> Visit.key(byUser, visit));
    Map<String, AttributeValue> saved = schema.itemToMap(VISIT, true);
    Visit nothing = new Visit(null, null, null, null, null, null, "late");

    assertThat(schema.mapToItem(Map.of("note", AttributeValue.fromS("late")))).isEqualTo(nothing);
    assertThat(schema.mapToItem(Map.of("note", saved.get("note"), "PK", saved.get("PK"))))
        .isEqualTo(nothing);
    Map<String, AttributeValue> keysOnly = new HashMap<>(saved);
    keysOnly.keySet().retainAll(List.of("PK", "SK"));
    assertThat(schema.mapToItem(keysOnly))
        .isEqualTo(new Visit(VISIT.email(), null, VISIT.at(), 12, null, null, null));
    keysOnly.put("G", saved.get("G"));
    keysOnly.put("GS", saved.get("GS"));
    assertThat(schema.mapToItem(keysOnly))
        .isEqualTo(
            new Visit(VISIT.email(), VISIT.user(), VISIT.at(), 12, VISIT.state(), null, null));
  }

  @Test
  void aKeyOfAttributesThatAProjectionLacksIsNotCompared() {
    String domain = "TEXT separator='#' | PK: domain String | SK: number int pad=6";
    KeyedTableSchema<Visit> schema =
        KeyedTableSchema.of(
            Visit.properties(),
            domain,
            visit ->
                Columns.of("PK", visit.email().substring(visit.email().indexOf('@') + 1))
                        .and("SK", String.format(Locale.ROOT, "%06d", visit.number()))
                    ::asMap);
    Map<String, AttributeValue> saved =
        Map.of(
            "PK", AttributeValue.fromS("example.com"),
            "SK", AttributeValue.fromS("000012"),
            "note", AttributeValue.fromS("late"));

    assertThat(schema.mapToItem(saved))
        .isEqualTo(new Visit(null, null, null, 12, null, null, "late"));
  }

  @Test
  void anItemOfKeysAloneIsNoNull() {
    String other = "TEXT separator='#' | PK: domain String";
    KeyedTableSchema<Visit> schema =
        KeyedTableSchema.of(Visit.properties(), other, visit -> () -> Map.of("PK", "x"));

    assertThat(schema.mapToItem(Map.of("PK", AttributeValue.fromS("x")))).isNotNull();
    assertThat(schema.mapToItem(Map.of())).isNull();
  }

  @Test
  void drawnSuffixesAreNotCompared() {
    String layout = "TEXT separator='#' | PK: email String | SK: uniqueSuffix suffix(2)";
    KeyedTableSchema<Visit> schema =
        KeyedTableSchema.of(
            Visit.properties(),
            layout,
            visit -> Columns.of("PK", visit.email()).and("SK", "zz")::asMap);
    Map<String, AttributeValue> saved =
        with(schema.itemToMap(VISIT, true), "SK", AttributeValue.fromS("aa"));

    assertThat(schema.mapToItem(without(saved, "email"))).isEqualTo(VISIT);
  }

  @Test
  void theKeysOfTheTableStayThoseOfTheKey() {
    TableMetadata metadata =
        Visit.schema(Visit.EMAIL_IS_THE_KEY).notStored("email").tableMetadata();
    assertThat(metadata.primaryPartitionKey()).isEqualTo("PK");
    assertThat(metadata.primarySortKey()).contains("SK");
  }

  @Test
  void nothingIsLostOfRandomItems() {
    Random random = new Random(33);
    for (String layout : LAYOUTS.keySet()) {
      for (int i = 0; i < 500; i++) {
        roundTrip(Visit.schema(layout), randomVisit(random), LAYOUTS.get(layout), random);
      }
    }
  }

  private static void roundTrip(
      KeyedTableSchema<Visit> all, Visit visit, Set<String> inKey, Random random) {
    List<String> held = new ArrayList<>(inKey);
    KeyedTableSchema<Visit> schema = all;
    for (String attribute : held) {
      schema = random.nextInt(4) == 0 ? schema.notStored(attribute) : schema;
    }
    Map<String, AttributeValue> saved = schema.itemToMap(visit, true);
    Map<String, AttributeValue> stored = new HashMap<>(saved);
    held.removeIf(attribute -> random.nextBoolean());
    held.forEach(
        attribute -> {
          if (random.nextBoolean()) {
            stored.remove(attribute);
          } else {
            stored.put(attribute, AttributeValue.fromNul(true));
          }
        });

    Visit read = schema.mapToItem(stored);

    assertThat(read).isEqualTo(visit);
    assertThat(schema.itemToMap(read, true)).isEqualTo(saved);
    assertThat(schema.mapToItem(all.itemToMap(visit, false))).isEqualTo(visit);
  }

  private static Visit randomVisit(Random random) {
    return new Visit(
        "a" + Integer.toString(random.nextInt(1_000_000), 36) + "@x.org",
        new Visit.UserId(random.nextInt(1_000_000)),
        Instant.ofEpochMilli(random.nextLong(4_000_000_000_000L)),
        random.nextInt(1_000_000),
        random.nextBoolean() ? Visit.State.OPEN : Visit.State.DONE,
        random.ints(1 + random.nextInt(3), 0, 100).boxed().toList(),
        random.nextBoolean() ? null : "note " + random.nextInt());
  }
}
