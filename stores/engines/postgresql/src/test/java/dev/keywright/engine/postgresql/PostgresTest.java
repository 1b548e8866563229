package dev.keywright.engine.postgresql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.EngineTable;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** PostgreSQL has no adapter of its own: it is one more order of text, bytes and integers. */
@Timeout(120)
class PostgresTest {
  private static final String TEXT = "TEXT separator=',' | partitionKey: id String";

  private static EmbeddedPostgres server;
  private static Connection connection;
  private static int tables;

  private record StoredKey(Map<String, Object> columns) implements Key {
    static StoredKey of(String partitionKey) {
      return new StoredKey(Map.of("partitionKey", partitionKey));
    }
  }

  private static final class PostgresEngine implements Engine {
    @Override
    public String name() {
      try {
        return "PostgreSQL "
            + connection.getMetaData().getDatabaseProductVersion()
            + " with COLLATE \"C\"";
      } catch (SQLException exception) {
        throw new IllegalStateException(exception);
      }
    }

    @Override
    public EngineTable open(String layout, List<?> splitPoints) {
      return table(layout);
    }
  }

  @BeforeAll
  static void start() throws Exception {
    Path target = Path.of("target").toAbsolutePath();
    Path log = target.resolve("postgres.log");
    try {
      server =
          EmbeddedPostgres.builder()
              .setOverrideWorkingDirectory(target.resolve("postgres").toFile())
              .setErrorRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log.toFile()))
              .setPGStartupWait(Duration.ofSeconds(60))
              .start();
    } catch (IOException | IllegalStateException failure) {
      throw new IllegalStateException(
          "PostgreSQL did not start; its log is:\n"
              + (Files.exists(log) ? Files.readString(log) : "(none)"),
          failure);
    }
    connection = server.getPostgresDatabase().getConnection();
  }

  @AfterAll
  static void stop() throws Exception {
    if (server != null) {
      connection.close();
      server.close();
    }
  }

  private static PostgresTable table(String layout) {
    tables++;
    return PostgresTable.create(
        connection, "t" + tables, StoreLayout.of(layout, StoreRules.of("PostgreSQL")));
  }

  @Test
  void everyAnswerIsThatOfASortedList() {
    EngineReport report = ConformanceSuite.run(new PostgresEngine());
    report.publish();
    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    assertThat(report.refusals()).isEmpty();
  }

  @Test
  void textsSortByTheirBytes() {
    OrderTraps.run(new PostgresEngine()).requireOrder(OrderTraps.Code.UTF_8);
  }

  @Test
  void rowsOfAnOlderVersionMove() {
    OlderRows.run(new PostgresEngine());
  }

  @Test
  void textWithTheCharacterZeroIsRefusedByPostgres() {
    try (PostgresTable table = table(TEXT)) {
      assertThatThrownBy(() -> table.write(List.of(StoredKey.of("a\0"))))
          .hasRootCauseInstanceOf(SQLException.class)
          .rootCause()
          .hasMessageContaining("0x00");
    }
  }
}
