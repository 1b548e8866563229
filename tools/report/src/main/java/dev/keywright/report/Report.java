package dev.keywright.report;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.page.CheckPages;
import dev.keywright.report.page.FamilyPage;
import dev.keywright.report.page.KeyPage;
import dev.keywright.report.page.PageFiles;
import dev.keywright.report.page.Reported;
import dev.keywright.report.page.StartPage;
import dev.keywright.report.sample.KnownRows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Writes a page for each key and each family, and a start page that lists them. */
public final class Report {
  private final String title;
  private final List<KeyDescription> keys;
  private final LoadPicture loadPicture;
  private final KnownRows samples;
  private final Function<String, Optional<String>> checks;

  /**
   * @param title what the start page is called, such as the name of the jar
   */
  public Report(String title, List<KeyDescription> keys, LoadPicture loadPicture) {
    this(title, keys, loadPicture, KnownRows.NONE, name -> Optional.empty());
  }

  private Report(
      String title,
      List<KeyDescription> keys,
      LoadPicture loadPicture,
      KnownRows samples,
      Function<String, Optional<String>> checks) {
    this.title = title;
    this.keys = List.copyOf(keys);
    this.loadPicture = loadPicture;
    this.samples = samples;
    this.checks = checks;
  }

  /**
   * The same report, with what is known beside the descriptions.
   *
   * @param known of stored rows
   * @param texts the pages of checks, as {@link CheckPages} takes them
   */
  public Report with(KnownRows known, Function<String, Optional<String>> texts) {
    return new Report(title, keys, loadPicture, known, texts);
  }

  /**
   * Writes all pages.
   *
   * @param folder is created if it does not exist
   * @return the start page
   */
  public Path writeTo(Path folder) throws IOException {
    Templates templates = new Templates();
    Files.createDirectories(folder);
    PageFiles files = PageFiles.of(keys);
    CheckPages pages = new CheckPages(checks);
    Reported in = new Reported(keys, files, samples, pages);
    List<FamilyPage> families = FamilyPage.of(in);
    for (KeyDescription key : keys) {
      KeyPage page = KeyPage.of(key, in, loadPicture.of(key));
      Files.writeString(folder.resolve(files.of(key)), templates.render("key", page));
    }
    for (FamilyPage family : families) {
      Files.writeString(folder.resolve(family.file()), templates.render("family", family));
    }
    for (Map.Entry<String, CheckPages.Text> check : pages.linked().entrySet()) {
      Files.writeString(
          folder.resolve(check.getKey()), templates.render("check", check.getValue()));
    }
    Path start = folder.resolve(PageFiles.START);
    StartPage page = StartPage.of(title, keys, families, files);
    return Files.writeString(start, templates.render("start", page));
  }
}
