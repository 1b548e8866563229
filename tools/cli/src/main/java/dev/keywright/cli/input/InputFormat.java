package dev.keywright.cli.input;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The forms in which tables are dumped or stored. */
public enum InputFormat {
  /** One key on each line. */
  LINES,
  /** Fields with commas between, the names of the columns on the first line. */
  CSV,
  /** Fields with tabs between, the names of the columns on the first line. */
  TSV,
  /** A JSON object on each line, such as DynamoDB's export. */
  JSON,
  /** A file of H2's MVStore. */
  MVSTORE,
  /** The directory of a RocksDB. */
  ROCKSDB;

  /** Whether a row has several fields, of which {@code --column} names those of the key. */
  boolean hasColumns() {
    return this == CSV || this == TSV || this == JSON;
  }

  /** What a file is by its name, or a directory by what is in it. */
  static InputFormat of(Path path) {
    if (Files.isDirectory(path)) {
      return ROCKSDB;
    }
    String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    String plain = name.replaceFirst("\\.(gz|zst)$", "");
    return switch (plain.substring(Math.max(0, plain.lastIndexOf('.')))) {
      case ".csv" -> CSV;
      case ".tsv" -> TSV;
      case ".json", ".jsonl", ".ndjson" -> JSON;
      case ".mvstore" -> MVSTORE;
      default -> plain.endsWith(".mv.db") ? MVSTORE : LINES;
    };
  }
}
