package dev.keywright.report;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.description.UnreadableDescriptionException;
import dev.keywright.report.page.CheckPages;
import dev.keywright.report.page.FamilyPage;
import dev.keywright.report.page.KeyPage;
import dev.keywright.report.page.PageContext;
import dev.keywright.report.page.ReportFileNames;
import dev.keywright.report.page.StartPage;
import dev.keywright.report.sample.KnownRows;
import java.io.IOException;
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
   * Writes all pages, or none if one of them cannot be written.
   *
   * @param folder is created if it does not exist
   * @return the start page
   * @throws UnreadableDescriptionException if a description is not one of its layout
   */
  public Path writeTo(Path folder) throws IOException {
    for (KeyDescription key : keys) {
      Descriptions.requireAgreement(key);
    }
    Templates templates = new Templates();
    ReportFileNames files = ReportFileNames.of(keys);
    CheckPages texts = new CheckPages(checks);
    PageContext in = new PageContext(keys, files, samples, texts);
    List<FamilyPage> families = FamilyPage.of(in);
    try (AtomicReportFolder pages = AtomicReportFolder.of(folder)) {
      for (KeyDescription key : keys) {
        KeyPage page = KeyPage.of(key, in, loadPicture.of(key));
        pages.add(files.of(key), templates.render("key", page));
      }
      for (FamilyPage family : families) {
        pages.add(family.file(), templates.render("family", family));
      }
      for (Map.Entry<String, CheckPages.Text> check : texts.linked().entrySet()) {
        pages.add(check.getKey(), templates.render("check", check.getValue()));
      }
      StartPage page = StartPage.of(title, keys, families, files);
      pages.add(ReportFileNames.START, templates.render("start", page));
      pages.finish();
    }
    return folder.resolve(ReportFileNames.START);
  }
}
