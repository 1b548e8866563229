package dev.keywright.cli.cassandra;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.CqlIdentifier;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.CqlSessionBuilder;
import com.datastax.oss.driver.api.core.DriverException;
import com.datastax.oss.driver.api.core.config.DefaultDriverOption;
import com.datastax.oss.driver.api.core.config.DriverConfigLoader;
import com.datastax.oss.driver.api.core.metadata.schema.TableMetadata;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Tables of a Cassandra cluster, by the names of their keyspaces and their own. */
public final class CassandraStore implements LiveStore {
  private static final int USUAL_PORT = 9042;

  @Override
  public StoreKind kind() {
    return StoreKind.CASSANDRA;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    String[] names = table.split("\\.", -1);
    if (names.length != 2) {
      throw new IOException("add the keyspace: --table KEYSPACE.TABLE");
    }
    CqlSessionBuilder builder = builder(environment);
    CqlSession session = asked(builder::build);
    try {
      Optional<TableMetadata> found =
          session
              .getMetadata()
              .getKeyspace(identifier(names[0]))
              .flatMap(keyspace -> keyspace.getTable(identifier(names[1])));
      return new CassandraTable(
          session, found.orElseThrow(() -> new IOException("there is no such table")));
    } catch (IOException | RuntimeException failed) {
      session.close();
      throw failed;
    }
  }

  /** As in CQL: the case of a name counts only between quotes. */
  private static CqlIdentifier identifier(String name) {
    return CqlIdentifier.fromCql(name);
  }

  private static CqlSessionBuilder builder(Map<String, String> environment) throws IOException {
    CqlSessionBuilder builder =
        CqlSession.builder()
            .withConfigLoader(endingAtOnce())
            .withLocalDatacenter(required(environment, "CASSANDRA_DATACENTER"));
    for (String host : required(environment, "CASSANDRA_HOSTS").split(",", -1)) {
      builder.addContactPoint(address(host.strip()));
    }
    String user = environment.getOrDefault("CASSANDRA_USERNAME", "");
    return user.isEmpty()
        ? builder
        : builder.withAuthCredentials(user, required(environment, "CASSANDRA_PASSWORD"));
  }

  // A session waits two seconds for requests while it closes, and the command has asked all.
  private static DriverConfigLoader endingAtOnce() {
    return DriverConfigLoader.programmaticBuilder()
        .withDuration(DefaultDriverOption.NETTY_IO_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
        .withDuration(DefaultDriverOption.NETTY_ADMIN_SHUTDOWN_QUIET_PERIOD, Duration.ZERO)
        .build();
  }

  private static InetSocketAddress address(String host) throws IOException {
    int colon = host.lastIndexOf(':');
    try {
      return colon < 0
          ? new InetSocketAddress(host, USUAL_PORT)
          : new InetSocketAddress(
              host.substring(0, colon), Integer.parseInt(host.substring(colon + 1)));
    } catch (IllegalArgumentException noPort) {
      throw new IOException("CASSANDRA_HOSTS has a wrong port: " + host, noPort);
    }
  }

  private static String required(Map<String, String> environment, String name) throws IOException {
    String value = environment.getOrDefault(name, "");
    if (value.isBlank()) {
      throw new IOException("set the environment variable " + name);
    }
    return value;
  }

  /** What the driver answers; it reports failures as unchecked exceptions. */
  static <T> T asked(Supplier<T> question) throws IOException {
    try {
      return question.get();
    } catch (AllNodesFailedException unreachable) {
      throw new IOException(
          "no host of CASSANDRA_HOSTS answers: " + firstLine(unreachable), unreachable);
    } catch (DriverException failed) {
      throw new IOException(firstLine(failed), failed);
    }
  }

  private static String firstLine(DriverException failed) {
    return String.valueOf(failed.getMessage()).lines().findFirst().orElse("");
  }
}
