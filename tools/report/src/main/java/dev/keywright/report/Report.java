package dev.keywright.report;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.page.FamilyPage;
import dev.keywright.report.page.KeyPage;
import dev.keywright.report.page.PageFiles;
import dev.keywright.report.page.StartPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes a page for each key and each family, and a start page that lists them. */
public final class Report {
  private final String title;
  private final List<KeyDescription> keys;
  private final LoadPicture loadPicture;

  /**
   * @param title what the start page is called, such as the name of the jar
   */
  public Report(String title, List<KeyDescription> keys, LoadPicture loadPicture) {
    this.title = title;
    this.keys = List.copyOf(keys);
    this.loadPicture = loadPicture;
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
    List<FamilyPage> families = FamilyPage.of(keys, files);
    for (KeyDescription key : keys) {
      KeyPage page = KeyPage.of(key, keys, files, loadPicture.of(key));
      Files.writeString(folder.resolve(files.of(key)), templates.render("key", page));
    }
    for (FamilyPage family : families) {
      Files.writeString(folder.resolve(family.file()), templates.render("family", family));
    }
    Path start = folder.resolve(PageFiles.START);
    StartPage page = StartPage.of(title, keys, families, files);
    return Files.writeString(start, templates.render("start", page));
  }
}
