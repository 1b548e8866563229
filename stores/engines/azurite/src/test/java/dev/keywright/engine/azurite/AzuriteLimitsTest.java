package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.exception.HttpResponseException;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The last that is legal passes, and the next fails: in the engine, in ours, in the profile. */
@ExtendWith(OneAzurite.class)
class AzuriteLimitsTest {
  private static final StoreProfile PROFILE = Store.AZURE_TABLE.profile();
  private static final int MOST_UNITS = 512;

  private final AzureTableKeys keys = AzureTableKeys.of(TableKey.LAYOUT);
  private TableClient table;

  @BeforeEach
  void createTable(Azurite azurite) {
    table = Tables.create(azurite);
  }

  private void requireTaken(Key key) {
    TableEntity entity = keys.entity(key);
    table.createEntity(entity);
    AzureTableWriter.of(table).write(List.of(entity));
    TableEntity stored = table.getEntity(entity.getPartitionKey(), entity.getRowKey());
    assertThat(keys.columns(stored).all()).isEqualTo(key.columns());
  }

  private void requireRefused(TableKey key) {
    assertThatThrownBy(() -> keys.entity(key)).isInstanceOf(RefusedKeyException.class);
    TableEntity unchecked = new TableEntity(key.partitionKey(), key.sortKey());
    assertThatThrownBy(() -> table.createEntity(unchecked))
        .isInstanceOf(HttpResponseException.class);
    assertThatThrownBy(() -> AzureTableWriter.of(table).write(List.of(unchecked)))
        .isInstanceOf(HttpResponseException.class);
    assertThat(table.listEntities()).isEmpty();
  }

  /** The text in each of the two columns. */
  private static Stream<TableKey> inEachColumn(String text) {
    return Stream.of(new TableKey(text, "b"), new TableKey("a", text));
  }

  @Test
  void aColumnHasAtMost512Units() {
    for (String character : List.of("x", "\u00e9", "\uffe5")) {
      inEachColumn(character.repeat(MOST_UNITS)).forEach(this::requireTaken);
    }
    // A character above U+FFFF has two.
    inEachColumn("\ud83d\ude00".repeat(MOST_UNITS / 2)).forEach(this::requireTaken);
  }

  @Test
  void aColumnOf513UnitsIsRefused() {
    for (String character : List.of("x", "\u00e9", "\uffe5")) {
      inEachColumn(character.repeat(MOST_UNITS + 1)).forEach(this::requireRefused);
    }
    inEachColumn("x" + "\ud83d\ude00".repeat(MOST_UNITS / 2)).forEach(this::requireRefused);
  }

  @Test
  void anEmptyColumnIsTaken() {
    table.createEntity(keys.entity(new TableKey("a", "")));
    table.createEntity(keys.entity(new TableKey("", "b")));

    assertThat(table.listEntities())
        .extracting(it -> it.getPartitionKey() + "|" + it.getRowKey())
        .containsExactlyInAnyOrder("a|", "|b");
    assertThat(PROFILE.characters().empty()).isEqualTo(StoreProfile.Empty.TAKEN);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/", "\\", "#", "?", "\0", "\u0001", "\t", "\n", "\r", "\u001f", "\u007f", "\u0080",
        "\u009f"
      })
  void aForbiddenCharacterIsRefused(String character) {
    for (UnaryOperator<String> place :
        List.<UnaryOperator<String>>of(
            it -> it, it -> it + "x", it -> "x" + it, it -> "x" + it + "x")) {
      inEachColumn(place.apply(character)).forEach(this::requireRefused);
    }
  }

  @Test
  void everyNeighbourOfAForbiddenCharacterIsTaken() {
    for (char neighbour : " !~\u00a0.0\"$>@[]%&+'{}|^`;=".toCharArray()) {
      inEachColumn("x" + neighbour + "x").forEach(this::requireTaken);
    }
  }

  @Test
  void theProfileForbidsTheSameCharacters() {
    Alphabet forbidden = Alphabet.of(PROFILE.characters().forbidden());
    for (int unit = 0; unit <= 0xffff; unit++) {
      assertThat(isRefused(Character.toString(unit)))
          .as("U+%04X", unit)
          .isEqualTo(forbidden.contains(unit));
    }
  }

  private boolean isRefused(String text) {
    try {
      keys.entity(new TableKey(text, "b"));
      return false;
    } catch (RefusedKeyException refused) {
      return true;
    }
  }

  @Test
  void theProfileHasTheSameLimits() {
    assertThat(PROFILE.limit(Figure.COLUMNS).orElseThrow().value()).isEqualTo(2);
    assertThat(PROFILE.limit(Figure.PARTITION_KEY_BYTES).orElseThrow().value())
        .isEqualTo(2L * MOST_UNITS);
    assertThat(PROFILE.limit(Figure.SORT_KEY_BYTES).orElseThrow().value())
        .isEqualTo(2L * MOST_UNITS);
    assertThat(PROFILE.characters().order()).isEqualTo(StoreProfile.TextOrder.UTF_16);
    assertThat(PROFILE.holds()).containsExactly(StoreProfile.Holds.TEXT);
    assertThat(PROFILE.readsBackward()).isFalse();
    for (String layout :
        List.of(
            TableKey.LAYOUT + " | third: c String",
            "BINARY | partitionKey: a int",
            "TEXT separator=',' | partitionKey: a String | b: b long native")) {
      assertThatThrownBy(() -> AzureTableKeys.of(layout))
          .isInstanceOf(UnsupportedLayoutException.class);
    }
  }

  @Test
  void aTransactionHasAtMost100Rows() {
    List<TableEntity> rows =
        IntStream.rangeClosed(0, 100)
            .mapToObj(it -> keys.entity(new TableKey("a", Integer.toString(it))))
            .toList();

    assertThatThrownBy(() -> table.submitTransaction(upserts(rows)))
        .isInstanceOf(HttpResponseException.class);
    table.submitTransaction(upserts(rows.subList(0, 100)));
    AzureTableWriter writer = AzureTableWriter.of(table);
    writer.write(rows);
    assertThat(writer.requests()).isEqualTo(2);
    assertThat(table.listEntities()).hasSize(101);
  }

  @Test
  void aTransactionHasOneRowOfEachKey() {
    List<TableEntity> rows =
        Stream.of("first", "last")
            .map(it -> keys.entity(new TableKey("a", "b")).addProperty("value", it))
            .toList();

    assertThatThrownBy(() -> table.submitTransaction(upserts(rows)))
        .isInstanceOf(HttpResponseException.class);
    AzureTableWriter writer = AzureTableWriter.of(table);
    writer.write(rows);
    assertThat(writer.requests()).isEqualTo(2);
    assertThat(table.getEntity("a", "b").getProperty("value")).isEqualTo("last");
  }

  // Azurite takes larger ones, so this counts what is sent.
  @ParameterizedTest
  @ValueSource(strings = {"x", "\t", "\ud83d\ude00"})
  void aTransactionHasAtMost4Mebibytes(String character, Azurite azurite) {
    Sent sent = new Sent();
    TableClient counted = Tables.create(azurite, sent);
    String large = character.repeat(15_000 / character.length());
    List<TableEntity> rows =
        IntStream.range(100, 160)
            .mapToObj(
                it -> {
                  TableKey key = new TableKey("\u00e9".repeat(MOST_UNITS), "'".repeat(500) + it);
                  TableEntity entity = keys.entity(key);
                  for (int i = 0; i < 5; i++) {
                    entity.addProperty("value" + i, large);
                  }
                  return entity;
                })
            .toList();

    AzureTableWriter writer = AzureTableWriter.of(counted);
    writer.write(rows);

    assertThat(sent.transactions())
        .hasSize((int) writer.requests())
        .hasSizeGreaterThanOrEqualTo(2)
        .allMatch(it -> it <= 4 << 20);
    assertThat(sent.transactions().get(0)).isGreaterThan(3 << 20);
    assertThat(counted.listEntities()).hasSize(60);
  }

  @Test
  void aFilterTakesBoundsThatNoKeyCanBe() {
    table.createEntity(keys.entity(new TableKey("a", "x")));
    AzureTableReader reader = AzureTableReader.of(table, keys);

    assertThat(reader.read(TableKey.rows("a", "x".repeat(1_000), null))).isExhausted();
    assertThat(reader.read(TableKey.rows("a", "", "x".repeat(1_000)))).toIterable().hasSize(1);
    assertThat(reader.read(TableKey.rows("a", "w\u007f", "x\0"))).toIterable().hasSize(1);
    assertThat(reader.read(TableKey.rows("a", "\ud83d\ude00", null))).isExhausted();
  }

  private static List<TableTransactionAction> upserts(List<TableEntity> rows) {
    return rows.stream()
        .map(it -> new TableTransactionAction(TableTransactionActionType.UPSERT_REPLACE, it))
        .toList();
  }
}
