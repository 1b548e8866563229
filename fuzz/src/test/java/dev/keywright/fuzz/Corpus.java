package dev.keywright.fuzz;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.stream.Stream;

/**
 * Inputs of earlier runs, each of which reached something new when it was found: a file for each
 * test, a line in hexadecimal for each input. {@code keep.py} writes them.
 */
final class Corpus {
  private Corpus() {}

  /** The inputs of a test. */
  static Stream<byte[]> of(Class<?> test) {
    try (InputStream in = test.getResourceAsStream(test.getSimpleName() + ".txt")) {
      if (in == null) {
        throw new IllegalStateException(test + " has no corpus");
      }
      return new String(in.readAllBytes(), US_ASCII).lines().map(HexFormat.of()::parseHex);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
