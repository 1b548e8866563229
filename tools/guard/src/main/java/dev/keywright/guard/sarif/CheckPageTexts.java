package dev.keywright.guard.sarif;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** What the project's pages say of the checks. */
public final class CheckPageTexts {
  private static final String FOLDER = "/docs/checks/";

  private CheckPageTexts() {}

  /** The text of a page, by the name of its file without the ending. */
  public static Optional<String> find(String page) {
    try (InputStream in = CheckPageTexts.class.getResourceAsStream(FOLDER + page + ".md")) {
      return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), UTF_8));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
