package dev.keywright.example.store;

import dev.keywright.example.LogEvent;
import java.nio.file.Path;
import java.util.List;

/** The two tables of events, each with all of them. */
public record EventTables(SortedStore byTime, SortedStore byHost) implements AutoCloseable {
  private static final String BY_TIME = "events-by-time";
  private static final String BY_HOST = "events-by-host";

  /** Opens the tables in a directory, and creates those that are missing. */
  public static EventTables open(StoreKind kind, StoreDirectory directory) {
    SortedStore byTime = kind.open(directory.inside(BY_TIME));
    try {
      return new EventTables(byTime, kind.open(directory.inside(BY_HOST)));
    } catch (RuntimeException e) {
      byTime.close();
      throw e;
    }
  }

  /** Whether there are such tables in a directory. */
  public static boolean existIn(StoreKind kind, Path directory) {
    return kind.existsIn(directory.resolve(BY_TIME)) || kind.existsIn(directory.resolve(BY_HOST));
  }

  /** Writes these events to both tables. */
  public void put(List<LogEvent> events) {
    EventTable.byTime(byTime).put(events);
    EventTable.byHost(byHost).put(events);
  }

  @Override
  public void close() {
    try (byTime) {
      byHost.close();
    }
  }
}
