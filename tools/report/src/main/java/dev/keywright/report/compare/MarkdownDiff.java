package dev.keywright.report.compare;

import dev.keywright.description.key.Finding;
import dev.keywright.layout.evolution.Difference;
import dev.keywright.report.page.Wording;
import dev.keywright.runtime.Shown;
import java.util.List;

/** The differences of two designs as Markdown, for a pull request. */
public final class MarkdownDiff {
  private final Comparison comparison;
  private final StringBuilder out = new StringBuilder();

  private MarkdownDiff(Comparison comparison) {
    this.comparison = comparison;
  }

  /** The differences as Markdown. */
  public static String of(Comparison comparison) {
    return new MarkdownDiff(comparison).write();
  }

  private String write() {
    lines("## Keys: " + comparison.summary());
    if (comparison.losesRows()) {
      lines("", "**Rows that exist would be lost or read wrongly.**");
    }
    comparison.real().forEach(this::write);
    return out.toString();
  }

  private void write(KeyChange change) {
    lines("", "### " + code(change.key().title()) + ": " + change.verdict());
    if (change.old().isEmpty() || change.now().isEmpty()) {
      lines("", code(change.key().layout().toString()));
    }
    writeLayouts(change);
    writeFigures(change.figures());
    write("New findings", change.newFindings());
    write("Findings that are gone", change.goneFindings());
  }

  private void writeLayouts(KeyChange change) {
    List<Difference> differences = change.differences();
    if (differences.isEmpty()) {
      return;
    }
    lines("", "```diff");
    lines("- " + change.old().orElseThrow().layout());
    lines("+ " + change.now().orElseThrow().layout());
    lines("```");
    lines("");
    for (Difference it : differences) {
      String verdict = it.keepsBytes() ? it.verdict() : "**" + it.verdict() + "**";
      lines(
          "- %s: %s: %s became %s: %s."
              .formatted(
                  verdict,
                  code(it.where()),
                  code(it.old()),
                  code(it.now()),
                  escaped(it.consequence())));
    }
  }

  private void writeFigures(List<FigureChange> figures) {
    if (figures.isEmpty()) {
      return;
    }
    lines("", "| figure | before | after |");
    lines("|---|---|---|");
    figures.forEach(
        it ->
            lines(
                "| " + cell(it.label()) + " | " + cell(it.old()) + " | " + cell(it.now()) + " |"));
  }

  private void write(String title, List<Finding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    lines("", title + ":");
    lines("");
    for (Finding it : findings) {
      String accepted = it.acceptedBy().isPresent() ? accepted(it) : "";
      lines(
          "- %s %s (%s): %s.%s"
              .formatted(
                  escaped(it.check()),
                  escaped(it.name()),
                  escaped(it.severity()),
                  escaped(it.problem()),
                  accepted));
    }
  }

  private static String accepted(Finding finding) {
    String reason =
        Wording.reason(finding).isEmpty() ? "" : ": " + escaped(Wording.reason(finding));
    return " Accepted by " + code(Wording.annotation(finding)) + reason;
  }

  // A name from a jar must not begin a line of its own, nor turn one round.
  private void lines(String... texts) {
    for (String text : texts) {
      out.append(Shown.visible(text)).append('\n');
    }
  }

  // As many backticks around it as no run inside it has.
  private static String code(String text) {
    String fence = "`";
    while (text.contains(fence)) {
      fence += "`";
    }
    String space = fence.length() > 1 ? " " : "";
    return fence + space + text + space + fence;
  }

  private static String cell(String text) {
    return escaped(text).replace("|", "\\|");
  }

  private static String escaped(String text) {
    return text.replaceAll("[\\\\`*_<>#&~\\[\\]]", "\\\\$0").replace("\n", " ");
  }
}
