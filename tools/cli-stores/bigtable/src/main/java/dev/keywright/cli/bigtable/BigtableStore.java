package dev.keywright.cli.bigtable;

import com.google.api.gax.rpc.ApiException;
import com.google.api.gax.rpc.NotFoundException;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.BigtableDataSettings;
import com.google.cloud.bigtable.data.v2.models.TableId;
import com.google.cloud.bigtable.data.v2.stub.metrics.NoopMetricsProvider;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.LogManager;

/** Tables of one Bigtable instance; the client finds credentials as all tools of Google do. */
public final class BigtableStore implements LiveStore {
  /** A person waits: without an answer, the client would try for ten minutes. */
  private static final Duration LONGEST_FIRST_ANSWER = Duration.ofSeconds(20);

  @Override
  public StoreKind kind() {
    return StoreKind.BIGTABLE;
  }

  @Override
  public LiveTable open(String table, Map<String, String> environment) throws IOException {
    // What the client logs does not belong among the lines of a command.
    LogManager.getLogManager().reset();
    String project = required(environment, "GOOGLE_CLOUD_PROJECT");
    String instance = required(environment, "BIGTABLE_INSTANCE");
    return new BigtableTable(
        BigtableDataClient.create(settings(project, instance)), TableId.of(table));
  }

  private static BigtableDataSettings settings(String project, String instance) {
    BigtableDataSettings.Builder settings =
        BigtableDataSettings.newBuilder()
            .setProjectId(project)
            .setInstanceId(instance)
            // Measurements of its own, for which the client first asks where it runs.
            .setMetricsProvider(NoopMetricsProvider.INSTANCE);
    settings
        .stubSettings()
        .sampleRowKeysSettings()
        .retrySettings()
        .setTotalTimeoutDuration(LONGEST_FIRST_ANSWER);
    return settings.build();
  }

  private static String required(Map<String, String> environment, String name) throws IOException {
    String value = environment.getOrDefault(name, "");
    if (value.isBlank()) {
      throw new IOException("set the environment variable " + name);
    }
    return value;
  }

  /** What the client answers; it reports failures as unchecked exceptions. */
  static <T> T asked(Supplier<T> question) throws IOException {
    try {
      return question.get();
    } catch (NotFoundException missing) {
      throw new IOException("there is no such table in this instance", missing);
    } catch (ApiException failed) {
      throw new IOException(
          String.valueOf(failed.getMessage()).lines().findFirst().orElse(""), failed);
    }
  }
}
