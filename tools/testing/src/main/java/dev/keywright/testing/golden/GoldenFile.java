package dev.keywright.testing.golden;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The examples of one key: a line of values, then a line for each column. */
public record GoldenFile(Path path, TestedKey key) {
  private static final String COMMENT = "#";
  private static final String INDENT = "  ";

  /** The file of a key in a folder. */
  public static GoldenFile of(TestedKey key, Path folder) {
    return new GoldenFile(folder.resolve(key.name() + ".txt"), key);
  }

  /** Why the class no longer has the keys of the file; empty if it has. */
  public List<String> faults() throws IOException {
    List<String> lines = Files.readAllLines(path, UTF_8);
    List<String> faults = new ArrayList<>();
    int examples = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()
          && !lines.get(i).startsWith(COMMENT)
          && !lines.get(i).startsWith(INDENT)) {
        examples++;
        int number = i + 1;
        fault(lines.subList(i, lines.size()))
            .ifPresent(it -> faults.add("line " + number + ": " + it));
      }
    }
    return examples == 0 ? List.of("it has no example") : faults;
  }

  private Optional<String> fault(List<String> lines) {
    String values = lines.get(0);
    Map<String, Object> columns = new LinkedHashMap<>();
    List<ColumnSignature> signatures = key.layout().columns();
    for (int i = 0; i < signatures.size(); i++) {
      String name = signatures.get(i).name();
      String start = INDENT + name + " = ";
      if (lines.size() <= i + 1 || !lines.get(i + 1).startsWith(start)) {
        return Optional.of(values + "\n  has no column " + name);
      }
      columns.put(name, content(signatures.get(i), lines.get(i + 1).substring(start.length())));
    }
    if (lines.size() > signatures.size() + 1
        && lines.get(signatures.size() + 1).startsWith(INDENT)) {
      return Optional.of(values + "\n  has a column that the key does not have");
    }
    return fault(values, columns);
  }

  private Optional<String> fault(String values, Map<String, Object> columns) {
    String stored = values + "\n  stored as " + Plain.shown(columns);
    try {
      String read = Plain.shown(key.codec().decode(columns.values().toArray()));
      Map<String, Object> again = key.decode(columns).columns();
      if (!read.equals(values)) {
        return Optional.of(stored + "\n  is read as " + read);
      }
      return Plain.same(again, columns)
          ? Optional.empty()
          : Optional.of(stored + "\n  is encoded as " + Plain.shown(again));
    } catch (RuntimeException refused) {
      return Optional.of(stored + "\n  is refused: " + refused.getMessage());
    }
  }

  private static Object content(ColumnSignature column, String shown) {
    return Plain.read(
        column.nativeType() ? column.parts().get(0).type().valueClass() : String.class, shown);
  }

  /** Writes examples, from the simplest on. */
  public void write(TestedRows sample) throws IOException {
    StringBuilder text =
        new StringBuilder(
            COMMENT
                + " Keys of "
                + key.name()
                + " as they are stored. A line that changes is a row that is lost.\n");
    Examples.of(sample)
        .forEach(
            row -> {
              text.append('\n').append(Plain.shown(row.values())).append('\n');
              row.columns()
                  .forEach(
                      (name, content) ->
                          text.append(INDENT)
                              .append(name)
                              .append(" = ")
                              .append(Plain.shown(content))
                              .append('\n'));
            });
    Files.createDirectories(path.toAbsolutePath().getParent());
    Files.writeString(path, text, UTF_8);
  }
}
