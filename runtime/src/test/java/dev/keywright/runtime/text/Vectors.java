package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;

/** The tables of values that come from the stores' own documents. */
final class Vectors {
  private Vectors() {}

  /** The lines of a table below its heading; {@code \n} in a cell stands for a line feed. */
  static List<String> lines(String file) throws IOException {
    try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
      String text = new String(Objects.requireNonNull(in, file).readAllBytes(), UTF_8);
      return text.lines().skip(1).map(line -> line.replace("\\n", "\n")).toList();
    }
  }
}
