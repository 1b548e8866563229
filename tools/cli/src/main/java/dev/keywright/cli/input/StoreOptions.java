package dev.keywright.cli.input;

import dev.keywright.analysis.source.StoreColumns;
import dev.keywright.cli.Interruption;
import dev.keywright.cli.store.LiveStore;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.StoreKind;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which table of a live store is read, and how fast. */
@OptionHeading("Tables of live stores:")
final class StoreOptions {
  @Option(
      names = "--store",
      paramLabel = "STORE",
      description =
          "Read the keys of a table instead of files: ${COMPLETION-CANDIDATES}. Needs --table, and"
              + " the jar keywright-cli-STORE.jar in the directory lib beside keywright.jar. Each"
              + " client takes its server and credentials from the usual environment variables.")
  private @Nullable StoreKind kind;

  @Option(names = "--table", paramLabel = "NAME", description = "The table of the store.")
  private @Nullable String table;

  @Option(
      names = "--index",
      paramLabel = "NAME",
      description =
          "Read the keys of this index of the table, and not its own: one that DynamoDB or Tablestore"
              + " keeps.")
  private @Nullable String index;

  @Option(
      names = "--requests-per-second",
      paramLabel = "N",
      defaultValue = "10",
      description =
          "How many requests a store gets in a second, at most. Default: ${DEFAULT-VALUE}.")
  private double requestsPerSecond;

  /** What the table says of its columns, once it was read. */
  private StoreColumns schema = new StoreColumns(List.of());

  /** What the table says of its columns, if all of them were read. */
  StoreColumns schema() {
    return schema;
  }

  /** Whether a store is meant, and no files. */
  boolean isGiven() {
    return kind != null || table != null || index != null;
  }

  /** What is wrong with the options, if anything. */
  Optional<String> fault() {
    if (kind == null || table == null) {
      return Optional.of(
          index == null
              ? "--store and --table go together"
              : "--index names an index of a table: add --store and --table");
    }
    if (table.isEmpty()) {
      return Optional.of("the name of --table is empty");
    }
    return requestsPerSecond > 0
        ? Optional.empty()
        : Optional.of("--requests-per-second is above 0, not " + requestsPerSecond);
  }

  /**
   * Reads the keys of the table.
   *
   * @param columns those that are asked for; none for all
   * @param ofPartition whether the command asks for partition keys, and not for whole keys
   * @param layouts those that the whole keys are read by; compared with the table before its keys
   */
  InputSummary read(
      List<String> columns,
      boolean ofPartition,
      List<String> layouts,
      Interruption interruption,
      Sampling sampling)
      throws IOException {
    StoreKind asked = Objects.requireNonNull(kind);
    String name = Objects.requireNonNull(table);
    String shown = asked.shown() + ":" + name + (index == null ? "" : ":" + index);
    LiveStore store = StoreJars.find(asked);
    Thread reader = Thread.currentThread();
    ClassLoader before = reader.getContextClassLoader();
    // Clients look for their parts and settings there.
    reader.setContextClassLoader(store.getClass().getClassLoader());
    List<String> read = columns;
    try (LiveTable open = open(store, name);
        Progress progress = Progress.ofSegments()) {
      requireLayouts(columns.isEmpty() ? layouts : List.of(), open);
      schema = columns.isEmpty() ? schemaOf(open) : schema;
      read = columns.isEmpty() && ofPartition ? partitionColumns(open) : columns;
      TableSource source = new TableSource(open, read, new Pace(requestsPerSecond), progress);
      read = source.columns();
      source.read(sampling.of(shown, progress));
    } catch (IOException failed) {
      if (!interruption.isAsked()) {
        throw new UnreadableInputException(shown + ": " + failed.getMessage(), failed);
      }
    } catch (RuntimeException failed) {
      // Each client has another exception for a thread that was interrupted.
      if (!interruption.isAsked()) {
        throw failed;
      }
    } finally {
      reader.setContextClassLoader(before);
    }
    // So that what was learnt until an interruption can be printed.
    Thread.interrupted();
    return sampling.summary(List.of(shown), true, read);
  }

  private LiveTable open(LiveStore store, String name) throws IOException {
    return index == null
        ? store.open(name, System.getenv())
        : store.openIndex(name, index, System.getenv());
  }

  private static void requireLayouts(List<String> layouts, LiveTable table) throws IOException {
    for (String layout : layouts) {
      table.requireLayout(layout);
    }
  }

  private static StoreColumns schemaOf(LiveTable table) {
    int partition = Math.max(1, table.partitionColumns().size());
    return new StoreColumns(table.columns(), table.types(), partition);
  }

  private static List<String> partitionColumns(LiveTable table) throws UnreadableInputException {
    if (table.columns().size() > 1 && table.partitionColumns().isEmpty()) {
      throw new UnreadableInputException(
          "the key has several columns; name one: --column "
              + String.join(" or --column ", table.columns()));
    }
    return table.partitionColumns();
  }
}
