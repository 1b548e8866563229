package dev.keywright.engine.cassandra;

import static org.assertj.core.api.Assertions.assertThat;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Statement;
import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A table whose keys the command reads, in ranges of tokens. */
final class LiveTable {
  private static final int SENSORS = 300;
  private static final int READINGS = 20;

  private LiveTable() {}

  static void check(CqlSession session, int port, CommandProgram keywright) {
    session.execute(
        "CREATE TABLE keywright.live (\"Sensor\" text, day bigint, number bigint, value text,"
            + " PRIMARY KEY ((\"Sensor\", day), number))");
    PreparedStatement insert =
        session.prepare(
            "INSERT INTO keywright.live (\"Sensor\", day, number, value) VALUES (?, ?, ?, 'v')");
    List<Statement<?>> rows = new ArrayList<>();
    for (long sensor = 0; sensor < SENSORS; sensor++) {
      for (long number = 0; number < READINGS; number++) {
        rows.add(insert.bind("sensor-" + sensor, 20_000L, number));
      }
    }
    Inserts.all(session, rows);
    Map<String, String> environment =
        Map.of("CASSANDRA_HOSTS", "127.0.0.1:" + port, "CASSANDRA_DATACENTER", "datacenter1");
    Output verified =
        run(
            keywright,
            environment,
            "verify --requests-per-second 1000 --table keywright.live",
            "--layout",
            "TEXT separator=',' partition=2 | Sensor: sensor String native | day: day long native"
                + " | number: number long native");
    System.out.println(verified.text());
    assertThat(verified.text()).startsWith("All 6,000 keys can be read.");
    assertThat(verified.exitCode()).isZero();
    session.execute("CREATE TABLE keywright.typed (id uuid, at timestamp, PRIMARY KEY (id, at))");
    session.execute(
        "INSERT INTO keywright.typed (id, at)"
            + " VALUES (6ba7b810-9dad-11d1-80b4-00c04fd430c8, '2026-01-02T03:04:05.006Z')");
    Output typed =
        run(
            keywright,
            environment,
            "verify --requests-per-second 1000 --table keywright.typed",
            "--layout",
            "TEXT separator=',' | id: id UUID | at: at long native");
    System.out.println(typed.text());
    assertThat(typed.text())
        .isEqualTo(
            "keywright: cassandra:keywright.typed: Table \"keywright\".\"typed\" cannot hold this"
                + " layout: column id has the type uuid, and the layout writes text; column at"
                + " has the type timestamp, and the layout writes bigint. Use the layout of this table,"
                + " which has PRIMARY KEY ((\"id\" uuid), \"at\" timestamp), or a table of this"
                + " layout: CREATE TABLE \"typed\" (\"id\" text, \"at\" bigint, PRIMARY KEY"
                + " (\"id\", \"at\")) WITH CLUSTERING ORDER BY (\"at\" ASC)");
    assertThat(typed.exitCode()).isNotZero();
    Output named =
        run(
            keywright,
            environment,
            "verify --requests-per-second 1000 --table keywright.live",
            "--layout",
            "TEXT separator=',' partition=2 | Sensor: sensor String native | month: m long native"
                + " | number: number long native");
    assertThat(named.text())
        .contains("where the layout has the column month, its primary key has day");
    Output chosen =
        run(
            keywright,
            environment,
            "verify --requests-per-second 1000 --table keywright.typed --column id",
            "--layout",
            "TEXT separator=',' | any: id UUID");
    assertThat(chosen.text())
        .startsWith("The only key can be read.")
        .contains("6ba7b810-9dad-11d1-80b4-00c04fd430c8");
    // What is profiled without a column is the whole partition key.
    Output profiled = run(keywright, environment, "profile --table keywright.live");
    assertThat(profiled.text())
        .startsWith("Keys of the columns Sensor, day, with ',' between them.")
        .contains("6,000 keys of 14 to 16 bytes", "different keys: 300");
    assertThat(run(keywright, environment, "profile --table keywright.no").text())
        .isEqualTo("keywright: cassandra:keywright.no: there is no such table");
  }

  private static Output run(
      CommandProgram keywright, Map<String, String> environment, String words, String... more) {
    List<String> arguments = new ArrayList<>(List.of((words + " --store cassandra").split(" ")));
    arguments.addAll(List.of(more));
    return keywright.run(environment, arguments.toArray(String[]::new));
  }
}
