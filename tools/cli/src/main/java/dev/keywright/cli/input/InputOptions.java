package dev.keywright.cli.input;

import dev.keywright.analysis.source.StoreColumns;
import dev.keywright.cli.Interruption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where keys come from: the options that all commands which read keys have. */
@OptionHeading("Keys:")
public final class InputOptions {
  /** Options that say how files are read, and nothing about a table. */
  private static final List<String> FOR_FILES = List.of("--format", "--encoding", "--map");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private FileOptions files;

  @Mixin private StoreOptions store;

  @Option(
      names = "--column",
      paramLabel = "NAME",
      description =
          "The column of the key in CSV, by its name or its number, or its field in JSON. Once for each column of the key, in"
              + " its order. Of a table, all columns by default.")
  private @Nullable List<String> columns;

  @Option(
      names = "--sample",
      paramLabel = "SHARE",
      defaultValue = "1",
      description = "Use a random share of the keys, such as 0.01.")
  private double sample;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description =
          "Which sample: the same number draws the same keys from the same input. Default:"
              + " ${DEFAULT-VALUE}.",
      defaultValue = "1")
  private long seed;

  /** Whether keys come from a table of a live store. */
  public boolean isTable() {
    return store.isGiven();
  }

  /** The columns that were named, in the order of the key. */
  public List<String> columns() {
    return columns == null ? List.of() : columns;
  }

  /** What is known of the columns of the keys that were read. */
  public StoreColumns columns(InputSummary read) {
    StoreColumns ofTable = store.schema();
    return ofTable.names().equals(read.columns()) ? ofTable : new StoreColumns(read.columns());
  }

  /** Which sample is drawn. */
  public long seed() {
    return seed;
  }

  /**
   * Reads the keys.
   *
   * @param layouts those that they have; compared with the table if its whole keys are read
   * @throws UnreadableInputException if a file or a table is not what it should be
   */
  public InputSummary read(Console console, ChosenKeys keys, List<String> layouts)
      throws IOException {
    return read(console, keys, /* ofPartition= */ false, layouts);
  }

  /**
   * Refuses a result that would take the place of an input.
   *
   * @param option the one that names the result
   */
  public void requireOther(String option, Path result) throws IOException {
    if (!Files.isRegularFile(result)) {
      return;
    }
    for (String file : InputFiles.of(files.names())) {
      Path input = Path.of(file);
      if (Files.exists(input) && Files.isSameFile(input, result)) {
        throw wrong(option + " " + result + " would take the place of an input");
      }
    }
  }

  /** Reads the columns that are named; of a table, by default those of its partition key. */
  public InputSummary readPartitionKeys(Console console, ChosenKeys keys) throws IOException {
    return read(console, keys, /* ofPartition= */ true, List.of());
  }

  private InputSummary read(
      Console console, ChosenKeys keys, boolean ofPartition, List<String> layouts)
      throws IOException {
    check();
    console.interruption().reading();
    Sampling sampling = new Sampling(sample, seed, console.interruption(), keys);
    return store.isGiven()
        ? store.read(columns(), ofPartition, layouts, console.interruption(), sampling)
        : readFiles(console, sampling);
  }

  private void check() {
    if (!(sample > 0 && sample <= 1)) {
      throw wrong("--sample is a share above 0 and up to 1, not " + sample);
    }
    if (!store.isGiven() && files.names().isEmpty()) {
      throw wrong("name a file, - for standard input, or a table with --store and --table");
    }
    if (Collections.frequency(files.names(), InputFiles.STANDARD_INPUT) > 1) {
      throw wrong("standard input is read once, so give - once");
    }
    if (store.isGiven()) {
      store.fault().ifPresent(this::refuse);
      if (!files.names().isEmpty()) {
        throw wrong("either files or a table are read, not both");
      }
      for (String option : FOR_FILES) {
        if (command.commandLine().getParseResult().hasMatchedOption(option)) {
          throw wrong(option + " says how a file is read; a table needs none");
        }
      }
    }
  }

  private void refuse(String fault) {
    throw wrong(fault);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }

  private void requireDifferent(List<String> found) {
    Set<Path> before = new HashSet<>();
    for (String file : found) {
      if (!before.add(Path.of(file).toAbsolutePath().normalize())) {
        throw wrong(file + " is named twice, and its keys would count twice; name it once");
      }
    }
  }

  private InputSummary readFiles(Console console, Sampling sampling) throws IOException {
    Interruption interruption = console.interruption();
    List<String> found = InputFiles.of(files.names());
    requireDifferent(found);
    try (Progress progress = Progress.of(found)) {
      for (String file : found) {
        if (!interruption.isAsked()) {
          if (found.size() > 1) {
            sampling.begin(file);
          }
          KeySink sink = sampling.of(file, progress);
          files.read(file, columns(), console.standardInput(), sink, progress);
        }
      }
    } catch (IOException failed) {
      // To stop a reader that waits for a key, the input is closed under it.
      if (!interruption.isAsked()) {
        throw failed;
      }
      Thread.interrupted();
    }
    return sampling.summary(found, false, columns());
  }
}
