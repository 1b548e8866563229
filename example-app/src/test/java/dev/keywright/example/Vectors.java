package dev.keywright.example;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** The facts of the guide, from files of tab-separated values under a header. */
final class Vectors {
  private Vectors() {}

  static List<String[]> rows(String file) {
    try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split("\t", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
