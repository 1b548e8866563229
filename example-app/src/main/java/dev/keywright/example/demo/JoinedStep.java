package dev.keywright.example.demo;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.input.GuideRows;
import dev.keywright.example.store.SortedStore;
import java.util.List;

/** A design that is joined by hand: all rows as they stand in the store, and the range read. */
final class JoinedStep {
  private final JoinedDesign design;
  private final Page page;

  JoinedStep(JoinedDesign design, Page page) {
    this.design = design;
    this.page = page;
  }

  void show(SortedStore store, String lesson, String answer) {
    store.write(GuideRows.PURCHASES.stream().map(design::row).toList());
    page.lines("In the store:");
    page.table(Tables.all(store));
    page.lines(lesson, "");
    String from = design.device(Demo.FROM);
    String to = design.device(Demo.TO);
    page.lines("Devices [15, 100) are asked for as [\"" + from + "\", \"" + to + "\"):");
    List<List<String>> found = Tables.range(store, from.getBytes(UTF_8), to.getBytes(UTF_8));
    if (found.size() == 1) {
      page.lines("", "    no rows", "");
    } else {
      page.table(found);
    }
    page.lines(answer, "");
    page.verdicts(design.verdicts());
  }
}
