package dev.keywright.example;

import dev.keywright.report.Report;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.forecast.ForecastPicture;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The pages of the keys of this program, made from the descriptions in its own jar. */
final class KeyPages {
  private KeyPages() {}

  /**
   * Writes the pages.
   *
   * @param dir where they go; null for {@code report} beside the jar
   * @return the start page
   */
  static Path write(@Nullable Path dir) throws IOException {
    Path program = program();
    Path pages = dir == null ? program.resolveSibling("report") : dir;
    return new Report(
            "The keys of the example", Descriptions.in(List.of(program)), new ForecastPicture())
        .writeTo(pages);
  }

  /** The jar of this program, or the folder of its classes. */
  private static Path program() {
    CodeSource source =
        Objects.requireNonNull(Main.class.getProtectionDomain().getCodeSource(), "code source");
    return Path.of(URI.create(source.getLocation().toString()));
  }
}
