package dev.keywright.store.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.Key;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that an index leaves out are written without the attributes of its key. */
class SparseIndexTest {
  private static final String STATE =
      "TEXT | GSI1PK: \"STATE#\" state enum(OPEN=\"o\" DONE=\"d\")" + " | GSI1SK: number int pad=6";
  private static final KeyedTableSchema<Visit> SCHEMA =
      Visit.schema(Visit.EMAIL_IS_THE_KEY).sparseIndex("GSI1", STATE, SparseIndexTest::entry);

  private static Optional<Key> entry(Visit visit) {
    return entry(STATE, visit);
  }

  private static Optional<Key> entry(String layout, Visit visit) {
    return Optional.ofNullable(visit.state()).map(it -> Visit.key(layout, visit));
  }

  private static Visit visit(Visit.State state) {
    return new Visit(
        "ann@example.com",
        new Visit.UserId(77),
        Instant.parse("2026-01-02T03:04:05.006Z"),
        12,
        state,
        List.of(3),
        "late");
  }

  @Test
  void anItemWithoutAStateHasNoEntry() {
    assertThat(SCHEMA.itemToMap(visit(Visit.State.OPEN), true))
        .containsEntry("GSI1PK", AttributeValue.fromS("STATE#o"))
        .containsEntry("GSI1SK", AttributeValue.fromS("000012"));
    assertThat(SCHEMA.itemToMap(visit(null), true))
        .containsKeys("PK", "SK")
        .doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(SCHEMA.attributeValue(visit(null), "GSI1PK")).isNull();
    assertThat(SCHEMA.itemToMap(visit(null), List.of("PK", "GSI1PK"))).containsOnlyKeys("PK");
  }

  @Test
  void anUpdateTakesTheOldEntryAway() {
    AttributeValue none = AttributeValue.fromNul(true);
    assertThat(SCHEMA.itemToMap(visit(null), false))
        .containsEntry("GSI1PK", none)
        .containsEntry("GSI1SK", none);
  }

  @Test
  void bothComeBackAsTheyWere() {
    for (Visit visit : List.of(visit(Visit.State.DONE), visit(null))) {
      assertThat(SCHEMA.mapToItem(SCHEMA.itemToMap(visit, true))).isEqualTo(visit);
    }
  }

  @Test
  void anEntryOfAnItemThatShouldHaveNoneIsRefused() {
    Map<String, AttributeValue> item = new HashMap<>(SCHEMA.itemToMap(visit(null), true));
    item.put("GSI1PK", AttributeValue.fromS("STATE#o"));
    item.put("GSI1SK", AttributeValue.fromS("000012"));
    item.put("state", AttributeValue.fromNul(true));

    assertThatThrownBy(
            () ->
                Visit.schema(Visit.EMAIL_IS_THE_KEY)
                    .sparseIndex("GSI1", STATE, it -> Optional.empty())
                    .mapToItem(item))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the item is stored as GSI1PK = \"STATE#o\", GSI1SK = \"000012\", but its attributes"
                + " make no entry of that sparse index. To repair such items, read them with a"
                + " schema that is .repairing(), and save them: their entries of that index move");
  }

  /** One of the indexes leaves the item out, the other has an entry of it. */
  @Test
  void anAttributeOfTwoIndexesIsTheSameAloneAndInTheItem() {
    String ofTwo = STATE.replace("GSI1SK", "GSI2SK");
    KeyedTableSchema<Visit> schema =
        Visit.schema(Visit.EMAIL_IS_THE_KEY)
            .sparseIndex("GSI1", STATE, it -> Optional.empty())
            .sparseIndex("GSI2", ofTwo, it -> entry(ofTwo, it));

    for (Visit visit : List.of(visit(Visit.State.OPEN), visit(null))) {
      Map<String, AttributeValue> item = schema.itemToMap(visit, true);
      assertThat(item.containsKey("GSI1PK")).isEqualTo(visit.state() != null);
      for (String name : List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2SK")) {
        assertThat(schema.attributeValue(visit, name)).as(name).isEqualTo(item.get(name));
      }
    }
  }
}
