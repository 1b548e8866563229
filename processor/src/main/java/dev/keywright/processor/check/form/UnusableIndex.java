package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What {@code @Index} says must have an effect, and an entry must be found again. */
final class UnusableIndex implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    layout.index().ifPresent(index -> check(layout, index, findings));
  }

  private static void check(Layout layout, IndexKey index, Findings findings) {
    checkSparse(layout, index, findings);
    checkProjected(index, findings);
    if (index.isOfApplication()) {
      checkTable(layout, index, findings);
      layout
          .parts()
          .filter(part -> part.is(Kind.SUFFIX))
          .forEach(part -> reportSuffix(layout, part, findings));
      layout
          .options()
          .chunks()
          .ifPresent(
              chunks ->
                  findings
                      .error(CheckId.KW006, chunks.spot(), "")
                      .problem(
                          "@Chunked cuts a value over several rows, and an entry of an index is one"
                              + " row")
                      .fix("remove @Chunked from the index, and cut the value in the table"));
    }
  }

  private static void checkSparse(Layout layout, IndexKey index, Findings findings) {
    List<Part> own = index.ownParts(layout);
    boolean canBeNull = own.stream().anyMatch(part -> part.property().boxed());
    if (index.isSparse() && !canBeNull) {
      findings
          .error(CheckId.KW006, index.spot(), "sparse")
          .problem("sparse skips rows whose parts are null, and %s cannot be null", Part.names(own))
          .fix(sparseFix(own));
    }
  }

  // None can be null, so each is a primitive. One that can is enough.
  private static String sparseFix(List<Part> own) {
    return own.stream()
        .flatMap(
            part ->
                part.type().signature().stream()
                    .map(TypeSignature::valueClass)
                    .map(
                        box -> ", or declare %s as %s".formatted(part.name(), box.getSimpleName())))
        .findFirst()
        .map("remove sparse"::concat)
        .orElse("remove sparse");
  }

  // With a new suffix each time, no entry could be found again.
  private static void checkTable(Layout layout, IndexKey index, Findings findings) {
    if (index.table().isRandom()) {
      findings
          .error(CheckId.KW006, index.spot(), "")
          .problem(
              "the table's key ends in a @UniqueSuffix, which no %s holds, so an entry of %s cannot"
                  + " lead to its row",
              layout.entity().type().name(), layout.keyName())
          .fix("hold the random characters in the entity, as a part of the table's key");
    }
  }

  private static void checkProjected(IndexKey index, Findings findings) {
    List<String> columns = index.projects();
    Set<String> seen = new HashSet<>();
    for (String column : columns) {
      if (column.isEmpty() || !seen.add(column)) {
        report(
            index,
            column.isEmpty() ? "names a column with an empty name" : "names " + column + " twice",
            "name each column of an entry once",
            findings);
        return;
      }
    }
    if (columns.size() > 1 && seen.contains(IndexKey.ALL)) {
      report(
          index,
          "names \"*\" and other columns, which \"*\" already covers",
          "write projects = \"*\" for all columns of the row",
          findings);
    }
  }

  private static void report(IndexKey index, String problem, String fix, Findings findings) {
    findings.error(CheckId.KW006, index.spot(), "projects").problem("projects " + problem).fix(fix);
  }

  private static void reportSuffix(Layout layout, Part suffix, Findings findings) {
    findings
        .error(CheckId.KW006, suffix.spot(), "")
        .problem(
            "@UniqueSuffix draws new characters for each entry of %s, so nobody finds the old entry"
                + " of a row that changes",
            layout.keyName())
        .fix("remove @UniqueSuffix; the table's key at the end of an entry tells rows apart");
  }
}
