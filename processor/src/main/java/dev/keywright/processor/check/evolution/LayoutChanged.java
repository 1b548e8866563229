package dev.keywright.processor.check.evolution;

import dev.keywright.layout.evolution.Difference;
import dev.keywright.layout.evolution.LayoutChange;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PartType.Codes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A row is found under the bytes that it was written with, and under no others. */
final class LayoutChanged implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    // Of a part that has no form in the format, other checks speak.
    layout.options().frozen().stream()
        .filter(frozen -> layout.parts().allMatch(layout::hasForm))
        .max(Comparator.comparingInt(Frozen::version))
        .filter(newest -> newest.signature().isPresent())
        .ifPresent(newest -> check(layout, newest, findings));
  }

  private static void check(Layout layout, Frozen newest, Findings findings) {
    LayoutSignature old = newest.layout();
    LayoutSignature now = layout.signature();
    LayoutChange change = new LayoutChange(old, now);
    List<Difference> differences =
        change.differences().stream().filter(difference -> !difference.keepsBytes()).toList();
    if (differences.isEmpty()) {
      List<Difference> renamed = change.renamedParts();
      if (!renamed.isEmpty()) {
        findings.add(renamed(layout, newest, renamed).at("signature").detailed(change.toString()));
      }
      return;
    }
    Difference first = differences.get(0);
    findings
        .report(CheckId.KW501, Severity.ERROR, newest.spot(), "signature")
        .problem(
            "the key is no longer written as in version %s: %s was %s and is %s%s%s; %s",
            newest.version(),
            first.where(),
            first.old(),
            first.now(),
            TypeReasons.of(layout, differences),
            more(differences),
            first.consequence())
        .detail(change.toString())
        .fix(fix(layout, newest));
  }

  // The first way costs nothing but an annotation.
  private static Fix fix(Layout layout, Frozen newest) {
    List<Remedy> ways = new ArrayList<>();
    List<Change> codes =
        layout
            .parts()
            .filter(part -> part.type() instanceof Codes codesOf && !codesOf.isOfJdk())
            .flatMap(
                part -> StoredCodes.of(layout, part, (Codes) part.type()).restored(layout).stream())
            .distinct()
            .toList();
    if (!codes.isEmpty()) {
      ways.add(Change.of(codes).to(codes.size() == 1 ? "keep the code" : "keep the codes"));
    }
    ways.add(new Advice("undo the change"));
    ways.add(
        FrozenLine.of(newest.version() + 1, layout)
            .to("keep version " + newest.version() + " for decodeV" + newest.version()));
    return new Fix(ways, "");
  }

  /** No row is lost, and the signature would be read as if the part were another one. */
  private static Finding renamed(Layout layout, Frozen newest, List<Difference> renamed) {
    Difference first = renamed.get(0);
    String version = newest.version() + (first.isOfType() ? " was " + first.old() : "");
    return Finding.of(
        CheckId.KW501,
        Severity.WARNING,
        newest.spot(),
        "%s of version %s %s %s now%s: %s"
            .formatted(
                first.where(),
                version,
                first.isOfType() ? "and is" : "is",
                first.now(),
                more(renamed),
                first.consequence()),
        Fix.of(
            FrozenLine.of(newest, layout)
                .to("update the " + (first.isOfType() ? "type" : "name") + " in the signature")));
  }

  private static String more(List<Difference> differences) {
    int others = differences.size() - 1;
    return others == 0
        ? ""
        : " (and " + others + (others == 1 ? " more change)" : " more changes)");
  }
}
