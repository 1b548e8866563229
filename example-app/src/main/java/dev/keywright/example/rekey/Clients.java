package dev.keywright.example.rekey;

import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Clients that write all the time. */
final class Clients implements AutoCloseable {
  private static final int COUNT = 4;
  private static final long PAUSE_MILLIS = 10;

  private final List<Client> all = new ArrayList<>();
  private final List<Future<?>> running = new ArrayList<>();
  private final ExecutorService threads = Executors.newFixedThreadPool(COUNT);
  private volatile boolean isStopped;

  /** Clients whose purchases come after those that are there. */
  Clients(Supplier<RekeyClient> rows, LayoutMapping mapping, int first) {
    for (int i = 0; i < COUNT; i++) {
      all.add(new Client(rows.get(), mapping, first + i, COUNT));
    }
  }

  void start() {
    for (Client client : all) {
      running.add(threads.submit(() -> writeAlways(client)));
    }
  }

  private void writeAlways(Client client) {
    while (!isStopped) {
      client.once();
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException asked) {
        Thread.currentThread().interrupt();
        throw new CancellationException("a client was interrupted");
      }
    }
  }

  /** Waits for the last write of each; fails if a client has failed. */
  void stop() {
    isStopped = true;
    for (Future<?> each : running) {
      try {
        each.get();
      } catch (InterruptedException asked) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while clients ended", asked);
      } catch (ExecutionException failed) {
        throw new IllegalStateException("a client failed: " + failed.getCause(), failed);
      }
    }
  }

  List<RowBytes> inserted(Side side) {
    return all.stream().flatMap(it -> it.inserted(side).stream()).toList();
  }

  int purchases() {
    return all.stream().mapToInt(Client::purchases).sum();
  }

  int half() {
    return all.stream().mapToInt(Client::half).sum();
  }

  long lost() {
    return all.stream().mapToLong(Client::lost).sum();
  }

  @Override
  public void close() {
    isStopped = true;
    threads.shutdown();
  }
}
