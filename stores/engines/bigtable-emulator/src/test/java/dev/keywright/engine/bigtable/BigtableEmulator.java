package dev.keywright.engine.bigtable;

import com.google.api.gax.grpc.GrpcInterceptorProvider;
import com.google.api.gax.grpc.InstantiatingGrpcChannelProvider;
import com.google.cloud.bigtable.admin.v2.BigtableTableAdminClient;
import com.google.cloud.bigtable.admin.v2.BigtableTableAdminSettings;
import com.google.cloud.bigtable.admin.v2.models.CreateTableRequest;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.BigtableDataSettings;
import com.google.cloud.bigtable.data.v2.models.TableId;
import com.google.cloud.bigtable.emulator.core.EmulatorController;
import io.grpc.ClientInterceptor;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** The emulator that comes with the client, on a free port of the loopback address. */
final class BigtableEmulator implements AutoCloseable {
  static final String NAME =
      "Bigtable's emulator "
          + System.getProperty("bigtable-emulator.version")
          + ", client "
          + System.getProperty("bigtable.version");
  static final String FAMILY = "f";

  private final EmulatorController controller;
  private final BigtableTableAdminClient admin;
  private final AtomicInteger tables = new AtomicInteger();

  private BigtableEmulator(EmulatorController controller, BigtableTableAdminClient admin) {
    this.controller = controller;
    this.admin = admin;
  }

  /** Starts it; the controller stops waiting after ten seconds. */
  static BigtableEmulator start() throws IOException, InterruptedException, TimeoutException {
    EmulatorController controller = EmulatorController.createBundled();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(controller)));
    controller.start();
    BigtableTableAdminClient admin =
        BigtableTableAdminClient.create(
            BigtableTableAdminSettings.newBuilderForEmulator(controller.getPort())
                .setProjectId("project")
                .setInstanceId("instance")
                .build());
    return new BigtableEmulator(controller, admin);
  }

  private static void stop(EmulatorController controller) {
    if (controller.isRunning()) {
      controller.stop();
    }
  }

  /** A client that gives up after two seconds. */
  BigtableDataClient client(ClientInterceptor... interceptors) throws IOException {
    BigtableDataSettings.Builder settings =
        BigtableDataSettings.newBuilderForEmulator(controller.getPort())
            .setProjectId("project")
            .setInstanceId("instance");
    InstantiatingGrpcChannelProvider channels =
        (InstantiatingGrpcChannelProvider) settings.stubSettings().getTransportChannelProvider();
    GrpcInterceptorProvider all = () -> List.of(interceptors);
    settings
        .stubSettings()
        .setTransportChannelProvider(channels.toBuilder().setInterceptorProvider(all).build());
    settings
        .stubSettings()
        .readRowsSettings()
        .retrySettings()
        .setTotalTimeoutDuration(Duration.ofSeconds(2));
    return BigtableDataClient.create(settings.build());
  }

  /** The port on which it listens. */
  int port() {
    return controller.getPort();
  }

  /** A new, empty table with one column family. */
  TableId newTable() {
    String name = "t" + tables.incrementAndGet();
    admin.createTable(CreateTableRequest.of(name).addFamily(FAMILY));
    return TableId.of(name);
  }

  void drop(TableId table) {
    admin.deleteTable(table.getTableId());
  }

  @Override
  public void close() {
    admin.close();
    stop(controller);
  }
}
