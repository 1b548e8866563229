package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rows of the vector files, cell by the name of its column. */
public final class Vectors {
  private Vectors() {}

  /** The rows of one file. */
  public static List<Map<String, String>> rows(String file) {
    List<String> lines = text(file).lines().toList();
    String[] names = lines.get(0).split("\t", -1);
    return lines.stream().skip(1).map(line -> row(names, line.split("\t", -1))).toList();
  }

  private static Map<String, String> row(String[] names, String[] cells) {
    Map<String, String> row = new HashMap<>();
    for (int i = 0; i < names.length; i++) {
      row.put(names[i], cells[i].replace("\\n", "\n"));
    }
    return row;
  }

  private static String text(String file) {
    try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
