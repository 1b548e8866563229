package dev.keywright.processor.check.form;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import java.util.Set;
import java.util.TreeSet;

/** An access pattern gives its name to a method, which must be possible and distinct. */
final class PatternNameClash implements LayoutCheck {
  private static final Set<String> METHODS =
      Set.of(
          "of",
          "decode",
          "tryDecode",
          "splitPoints",
          "bucketOf",
          "bucket",
          "chunkCount",
          "chunks",
          "table",
          "tables",
          "tier",
          "compare",
          "compareInBucket",
          "equals");

  @Override
  public void check(Layout layout, Findings findings) {
    Set<String> taken = new TreeSet<>(METHODS);
    layout.parts().map(Part::name).forEach(taken::add);
    layout.columns().stream().map(Column::javaName).forEach(taken::add);
    layout.columns().forEach(column -> addMethods(Naming.capitalized(column.javaName()), taken));
    layout.options().frozen().forEach(it -> taken.add("decodeV" + it.version()));
    layout.options().frozen().forEach(it -> taken.add("scanSinceV" + it.version()));
    layout.index().filter(IndexKey::isSparse).ifPresent(it -> taken.add("tryOf"));
    layout.index().filter(IndexKey::isOfApplication).ifPresent(it -> taken.add("changes"));
    Set<String> patterns = new TreeSet<>();
    for (AccessPattern pattern : layout.options().patterns()) {
      String name = pattern.name();
      if (!LegalIdentifiers.isIdentifier(name)) {
        report(findings, pattern, ShownValue.of(name) + " cannot be a method name");
      } else if (!patterns.add(name)) {
        report(findings, pattern, "two access patterns are called " + name);
      } else if (taken.contains(name) || LegalIdentifiers.isMember(layout, name)) {
        String both =
            "access pattern \"%1$s\" would clash with the method %1$s(…) of the generated key";
        report(findings, pattern, both.formatted(name));
      }
    }
  }

  private static void addMethods(String column, Set<String> taken) {
    taken.add("encode" + column);
    taken.add("encode" + column + "Bytes");
    taken.add("write" + column);
    taken.add("sizeOf" + column);
  }

  private static void report(Findings findings, AccessPattern pattern, String problem) {
    findings
        .error(CheckId.KW008, pattern.spot(), "name")
        .problem(problem)
        .fix("choose another name, such as name = \"ordersOfDevice\"");
  }
}
