package dev.keywright.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which files are read, and in which form they have their keys. */
@OptionHeading("Files:")
final class FileOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description =
          "Files, globs such as 'dump/*.gz', the directory of a RocksDB, or - for standard input."
              + " Files that are packed with gzip or zstd are unpacked.")
  private @Nullable List<String> files;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "What the files are: ${COMPLETION-CANDIDATES}. By default, what their names say: .csv,"
              + " .tsv, .json, .jsonl, .mv.db; a directory is a RocksDB, and all else has one key"
              + " on each line.")
  private @Nullable InputFormat format;

  @Option(
      names = "--encoding",
      paramLabel = "ENCODING",
      defaultValue = "TEXT",
      description =
          "How keys are written: ${COMPLETION-CANDIDATES}; HBASE is the notation of its shell,"
              + " with \\x00. Default: ${DEFAULT-VALUE}.")
  private KeyEncoding encoding;

  @Option(names = "--map", paramLabel = "NAME", description = "The map of an MVStore.")
  private @Nullable String map;

  private boolean isToldOfHex;

  /** The names that were given, maybe none. */
  List<String> names() {
    return files == null ? List.of() : files;
  }

  /** Hands over the keys of one file. */
  void read(
      String file, List<String> columns, InputStream standardInput, KeySink sink, Progress progress)
      throws IOException {
    boolean isStandardInput = file.equals(InputFiles.STANDARD_INPUT);
    Path path = Path.of(file);
    InputFormat chosen = format(path, isStandardInput);
    if (!columns.isEmpty() && !chosen.hasColumns()) {
      throw new UnreadableInputException(
          "%s is read as %s, which has no columns for --column; add --format JSON, CSV or TSV"
              .formatted(isStandardInput ? "standard input" : file, chosen));
    }
    try {
      if (chosen == InputFormat.MVSTORE) {
        new MvStoreSource(path, Optional.ofNullable(map)).read(sink);
      } else if (chosen == InputFormat.ROCKSDB) {
        readRocks(path, sink);
      } else {
        try (InputStream packed =
                isStandardInput ? standardInput : new InterruptibleInput(FileChannel.open(path));
            InputStream in = Decompression.of(progress.counting(packed))) {
          HexKeyDetector digits = new HexKeyDetector(sink);
          source(chosen, columns, ByteOrderMark.skip(in, () -> tellOfMark(file))).read(digits);
          tellOfHex(file, digits);
        }
      }
    } catch (IOException failed) {
      throw UnreadableInputException.of(file, failed);
    }
  }

  private void tellOfMark(String file) {
    tell(file + " begins with a byte order mark, which is in no key");
  }

  private void tellOfHex(String file, HexKeyDetector digits) {
    boolean isChosen = command.commandLine().getParseResult().hasMatchedOption("--encoding");
    if (digits.areLikely() && !isChosen && !isToldOfHex) {
      isToldOfHex = true;
      tell(
          "all keys of "
              + file
              + " are pairs of hexadecimal digits, read as text; if they are bytes, add --encoding"
              + " hex");
    }
  }

  private void tell(String message) {
    command.commandLine().getErr().println("keywright: " + message);
  }

  // The library is beside the jar, and may be missing; then the source cannot even be loaded.
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
          "a store of the format " + format + " is not a stream; name its path instead of -");
    }
    return format == null ? InputFormat.LINES : format;
  }

  private KeySource source(InputFormat chosen, List<String> columns, InputStream in) {
    return switch (chosen) {
      case LINES -> new KeyLinesSource(in, encoding);
      case CSV -> new CsvSource(in, ',', encoding, columns);
      case TSV -> new CsvSource(in, '\t', encoding, columns);
      case JSON -> new JsonSource(in, encoding, columns);
      case MVSTORE, ROCKSDB -> throw new IllegalStateException(chosen + " is not a stream");
    };
  }
}
