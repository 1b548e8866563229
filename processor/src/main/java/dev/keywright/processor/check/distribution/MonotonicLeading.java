package dev.keywright.processor.check.distribution;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.SpreadAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.Coarseness;
import dev.keywright.processor.store.LeadingPart;
import java.util.List;

/** Keys that begin with what grows are all written at the end, which one server holds. */
final class MonotonicLeading implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    LeadingPart.growing(layout)
        .filter(lead -> !lead.part().encoding().isLargestFirst())
        .ifPresent(lead -> report(lead, findings));
    LeadingPart.of(layout)
        .filter(lead -> !lead.profile().sortsPartitions() && !lead.hasFewWrites())
        .filter(MonotonicLeading::isAlone)
        .ifPresent(lead -> reportAlone(lead, findings));
    LeadingPart.spreadInVain(layout)
        .filter(lead -> lead.profile().sortsPartitions() || isAlone(lead))
        .ifPresent(lead -> reportVain(lead, findings));
  }

  // By a hash all days are spread, but all rows of one day are together.
  private static boolean isAlone(LeadingPart lead) {
    return Coarseness.isCoarse(lead.part())
        && lead.followers().stream().allMatch(Coarseness::isCoarse);
  }

  private static void report(LeadingPart lead, Findings findings) {
    findings
        .warning(CheckId.KW201, lead.part().spot(), "")
        .problem(
            "the key begins with %s, which grows with %s: the newest rows are neighbours, so"
                + " one server takes all writes",
            lead.shown(), cause(lead.part()))
        .fix(new SpreadAdvice(lead).spread());
  }

  private static String cause(Part part) {
    if (part.is(Kind.TIME)) {
      return "time";
    }
    String origin = part.facts().origins().of("monotonic");
    return origin.equals("@Domain") ? "each row" : "each row, as " + origin + " says";
  }

  private static void reportAlone(LeadingPart lead, Findings findings) {
    Part part = lead.part();
    findings
        .warning(CheckId.KW201, part.spot(), "")
        .problem(
            "the partition key is only %s, %s: all writes %s go to one partition of %s",
            lead.shown(),
            part.period().map(period -> "a " + period).orElse("which grows in large steps"),
            now(part),
            lead.profile().title())
        .fix(
            new Fix(List.of(), "add a part that every query knows")
                .or(
                    Coarseness.finer(lead.layout(), LeadingPart.BUCKETS)
                        .map(finer -> new SpreadAdvice(lead).bucket(LeadingPart.BUCKETS, finer))));
  }

  private static void reportVain(LeadingPart lead, Findings findings) {
    Part part = lead.part();
    List<Part> bucketed = lead.layout().bucketedParts();
    String cause =
        bucketed.isEmpty()
            ? part.hash().isPresent() ? "its hash prefix" : "its reversed form"
            : "the bucket of " + Part.names(bucketed);
    Part coarse = bucketed.stream().filter(Coarseness::isCoarse).findFirst().orElse(part);
    long buckets = lead.bucketsOfNow().orElse(1);
    findings
        .warning(CheckId.KW201, part.spot(), "")
        .problem(
            "the key begins with %s, which grows, and %s%s",
            lead.shown(),
            cause,
            buckets == 1
                ? " is the same for all rows " + now(coarse) + ": one server takes all writes"
                : " is one of %s for all rows %s: %s servers take all writes"
                    .formatted(buckets, now(coarse), buckets))
        .fix(new SpreadAdvice(lead).refine());
  }

  private static String now(Part coarse) {
    return coarse
        .period()
        .map(period -> period.equals("day") ? "of today" : "of this " + period)
        .orElse("within one step");
  }
}
