package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.TimeType;

/** Keys that begin with what grows are all written at the end, which one server holds. */
final class MonotonicLeading implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    Lead.growing(layout)
        .filter(lead -> !lead.part().options().descending() && lead.randomTail().isEmpty())
        .ifPresent(lead -> report(lead, findings));
    Lead.of(layout)
        .filter(lead -> !lead.profile().sortsPartitions() && !lead.hasFewWrites())
        .filter(MonotonicLeading::isDay)
        .ifPresent(lead -> reportDay(lead, findings));
  }

  // By a hash all days are spread, but all rows of one day are together.
  private static boolean isDay(Lead lead) {
    return lead.part().type() instanceof PartType.Time time
        && time.type() == TimeType.DATE
        && lead.followers().isEmpty();
  }

  private static void report(Lead lead, Findings findings) {
    findings.warning(
        CheckId.KW201,
        lead.part().spot(),
        "",
        "the key begins with "
            + lead.part().name()
            + ", which grows with "
            + cause(lead.part())
            + ": the newest rows are neighbours, so one server takes all writes",
        lead.spread());
  }

  private static String cause(Part part) {
    if (part.type() instanceof PartType.Time) {
      return "time";
    }
    String origin = part.facts().origin("monotonic");
    return origin.equals("@Domain") ? "each row" : "each row, as " + origin + " says";
  }

  private static void reportDay(Lead lead, Findings findings) {
    String name = lead.part().name();
    findings.warning(
        CheckId.KW201,
        lead.part().spot(),
        "",
        "the partition key is "
            + name
            + " alone, a day: one partition of "
            + lead.profile().title()
            + " takes all writes of today",
        "add @Bucket(count = 16, of = "
            + JavaLiteral.of(
                lead.layout()
                    .parts()
                    .filter(part -> part.isOfEntity() && !part.equals(lead.part()))
                    .findFirst()
                    .map(Part::name)
                    .orElse(name))
            + "), or a part by which rows are asked for");
  }
}
