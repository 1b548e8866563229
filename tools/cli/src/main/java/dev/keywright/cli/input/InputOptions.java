package dev.keywright.cli.input;

import dev.keywright.cli.Interruption;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where keys come from: the options that all commands which read keys have. */
public final class InputOptions {
  @SuppressWarnings("NullAway.Init") // picocli sets it
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Files, globs such as 'dump/*.gz', the directory of a RocksDB, or - for standard input."
              + " Files that are packed with gzip or zstd are unpacked.")
  private List<String> files;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "What the files are: ${COMPLETION-CANDIDATES}. By default, what their names say: .csv,"
              + " .tsv, .json, .jsonl, .mv.db; a directory is a RocksDB, and all else has one key"
              + " on each line.")
  private @Nullable InputFormat format;

  @SuppressWarnings("NullAway.Init") // picocli sets its default
  @Option(
      names = "--encoding",
      paramLabel = "ENCODING",
      defaultValue = "TEXT",
      description =
          "How keys are written: ${COMPLETION-CANDIDATES}; HBASE is the notation of its shell,"
              + " with \\x00. Default: ${DEFAULT-VALUE}.")
  private KeyEncoding encoding;

  @Option(
      names = "--column",
      paramLabel = "NAME",
      description =
          "The column of the key in CSV, or its field in JSON. Once for each column of the key, in"
              + " its order.")
  private @Nullable List<String> columns;

  @Option(names = "--map", paramLabel = "NAME", description = "The map of an MVStore.")
  private @Nullable String map;

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

  /** The columns that were named, in the order of the key. */
  public List<String> columns() {
    return columns == null ? List.of() : columns;
  }

  /** Which sample is drawn. */
  public long seed() {
    return seed;
  }

  /**
   * Reads the keys.
   *
   * @param standardInput what {@code -} stands for
   * @param interruption stops the reading when the user asks for it
   * @throws UnreadableInputException if a file is not what it should be
   */
  public InputSummary read(InputStream standardInput, Interruption interruption, KeyConsumer keys)
      throws IOException {
    if (!(sample > 0 && sample <= 1)) {
      throw new UnreadableInputException("--sample is a share above 0 and up to 1, not " + sample);
    }
    List<String> found = InputFiles.of(files);
    Sampling sampling = new Sampling(sample, seed, interruption, keys);
    try (Progress progress = Progress.of(found)) {
      for (String file : found) {
        if (!interruption.isAsked()) {
          read(file, standardInput, sampling.of(file, progress), progress);
        }
      }
    } catch (IOException failed) {
      // To stop a reader that waits for a key, the input is closed under it.
      if (!interruption.isAsked()) {
        throw failed;
      }
      Thread.interrupted();
    }
    return sampling.summary(found);
  }

  private void read(String file, InputStream standardInput, KeySink sink, Progress progress)
      throws IOException {
    boolean isStandardInput = file.equals(InputFiles.STANDARD_INPUT);
    Path path = Path.of(file);
    InputFormat chosen = format(path, isStandardInput);
    try {
      if (chosen == InputFormat.MVSTORE) {
        new MvStoreSource(path, Optional.ofNullable(map)).read(sink);
      } else if (chosen == InputFormat.ROCKSDB) {
        readRocks(path, sink);
      } else {
        try (InputStream packed = isStandardInput ? standardInput : Files.newInputStream(path);
            InputStream in = Decompression.of(progress.counting(packed))) {
          source(chosen, in).read(sink);
        }
      }
    } catch (IOException failed) {
      throw new UnreadableInputException(file + ": " + failed.getMessage(), failed);
    }
  }

  // The library stands beside the jar, and may be missing; then the source cannot even be loaded.
  private static void readRocks(Path path, KeySink sink) throws IOException {
    try {
      new RocksSource(path).read(sink);
    } catch (NoClassDefFoundError missing) {
      throw new UnreadableInputException(
          "RocksDB is read by its own library, which is not here: put rocksdbjni.jar into the"
              + " directory lib beside keywright.jar",
          missing);
    }
  }

  private InputFormat format(Path path, boolean isStandardInput) throws UnreadableInputException {
    if (!isStandardInput) {
      return format == null ? InputFormat.of(path) : format;
    }
    if (format == InputFormat.MVSTORE || format == InputFormat.ROCKSDB) {
      throw new UnreadableInputException(
          "a store of the format " + format + " is no stream; name its path instead of -");
    }
    return format == null ? InputFormat.LINES : format;
  }

  private KeySource source(InputFormat chosen, InputStream in) {
    return switch (chosen) {
      case LINES -> new LinesSource(in, encoding);
      case CSV -> new CsvSource(in, ',', encoding, columns());
      case TSV -> new CsvSource(in, '\t', encoding, columns());
      case JSON -> new JsonSource(in, encoding, columns());
      case MVSTORE, ROCKSDB ->
          throw new IllegalStateException(chosen.toString().toLowerCase(Locale.ROOT));
    };
  }
}
