package dev.keywright.guard.lock;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys of indexes, from the descriptions that the processor writes. */
final class IndexesTest {
  @TempDir private Path classes;

  @BeforeEach
  void makeFolder() throws IOException {
    Files.createDirectories(classes.resolve("META-INF/keywright"));
  }

  private void describe(String entity, String maintainedBy, String name) throws IOException {
    String json =
        String.format(
            Locale.ROOT,
            """
            {"schema": 1, "class": "shop.%1$sByStateKey", "entity": "shop.%1$s", "key": "byState",
             "layout": "TEXT separator=',' | partitionKey: state int pad=6", "format": "TEXT",
             "storeTitle": "any store", "table": "%3$s", "partitions": "RANGES",
             "index": {"name": "%3$s", "maintainedBy": "%2$s", "sparse": false,
              "table": "shop.%1$sKey", "projects": []},
             "columns": [], "patterns": [], "findings": [], "accepted": [], "frozen": []}
            """,
            entity,
            maintainedBy,
            name);
    Files.writeString(
        classes.resolve("META-INF/keywright/shop." + entity + "ByStateKey.json"), json, UTF_8);
  }

  private List<String> problems() throws IOException {
    CompiledModule module = CompiledModule.in(List.of(classes));
    LockFile lock = LockDecision.live(LockUpdate.of(Keys.empty(), module), List.of());
    return LockCheck.of(lock, module).mismatches().stream().map(LockMismatch::problem).toList();
  }

  /** The keys of a GSI need not be unique, and GSI1 of one table is not that of another. */
  @Test
  void indexesOfTheStoreShareNoTable() throws IOException {
    describe("Order", "store", "GSI1");
    describe("Log", "store", "GSI1");
    assertThat(problems()).isEmpty();
  }

  @Test
  void aSecondTableOfTheApplicationIsATable() throws IOException {
    describe("Order", "application", "by_state");
    describe("Log", "application", "by_date");
    assertThat(problems()).isEmpty();
    describe("Log", "application", "by_state");
    assertThat(problems())
        .singleElement()
        .asString()
        .contains("it and shop.OrderByStateKey are keys of table by_state, and can be equal");
  }

  /** Older locks have its name as a table. */
  @Test
  void aLineWithTheNameOfAnIndexStaysGood() throws IOException {
    describe("Order", "store", "GSI1");
    CompiledModule module = CompiledModule.in(List.of(classes));
    LockFile lock =
        LockFile.parse(
            "shop.OrderByStateKey v1 live in \"GSI1\": "
                + "TEXT separator=',' | partitionKey: state int pad=6");
    assertThat(LockCheck.of(lock, module).mismatches()).isEmpty();
    assertThat(LockUpdate.of(lock, module)).isEqualTo(lock);
  }
}
