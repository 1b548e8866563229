package dev.keywright.processor.finding;

import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Phrase;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The notes that each ask for a fact about a part, said as one note about their entity. */
public final class MissingFacts {
  private MissingFacts() {}

  /**
   * The findings of an entity, with those that ask for facts joined into the last one if there are
   * several: one {@code @Domain} or {@code floor} for each part answers them all.
   */
  public static List<Finding> joined(Collection<Finding> findings, String entity, SourceSpot spot) {
    Set<Finding> all = new LinkedHashSet<>(findings);
    List<Finding> asking = all.stream().filter(MissingFacts::isOne).toList();
    if (asking.size() < 2) {
      return List.copyOf(all);
    }
    List<Finding> joined = new ArrayList<>(all);
    joined.removeAll(asking);
    joined.add(join(asking, entity, spot));
    return joined;
  }

  private static boolean isOne(Finding finding) {
    return finding.severity() == Severity.INFO
        && finding.detail().isEmpty()
        && !facts(finding).isEmpty();
  }

  /** The edits of the best way out, if all that they do is to declare facts. */
  private static List<Setting> facts(Finding finding) {
    return finding.fix().remedies().stream()
        .limit(1)
        .filter(Change.class::isInstance)
        .map(Change.class::cast)
        .map(Change::edits)
        .filter(edits -> edits.stream().allMatch(MissingFacts::declares))
        .flatMap(edits -> edits.stream().map(Setting.class::cast))
        .toList();
  }

  private static boolean declares(Edit edit) {
    return edit instanceof Setting setting
        && setting.left().isEmpty()
        && (isFloor(setting) || setting.target().annotation().equals(Edits.DOMAIN));
  }

  private static boolean isFloor(Setting setting) {
    return setting.set().stream().allMatch(it -> it.name().equals(Edits.FLOOR));
  }

  private static Finding join(List<Finding> asking, String entity, SourceSpot spot) {
    List<Setting> facts =
        Setting.merged(asking.stream().flatMap(it -> facts(it).stream()).toList());
    Finding first = asking.get(0);
    return Finding.of(
            first.check(),
            Severity.INFO,
            spot,
            entity + " does not declare " + missing(facts),
            Fix.of(new Change("", facts.stream().map(MissingFacts::named).toList(), "")))
        .detailed(lines(asking))
        .joining(asking.stream().map(Finding::check).distinct().toList());
  }

  // Each of its keys says how a time is rounded.
  private static Edit named(Setting fact) {
    return isFloor(fact) ? fact.naming() : fact;
  }

  private static String missing(List<Setting> facts) {
    List<String> held = owners(facts, it -> !isFloor(it) && !isOfNothing(it));
    List<String> empty = owners(facts, MissingFacts::isOfNothing);
    List<String> rounded = owners(facts, MissingFacts::isFloor);
    List<String> missing = new ArrayList<>();
    if (!held.isEmpty()) {
      missing.add("what " + Phrase.listed(held) + " may hold");
    }
    if (!empty.isEmpty()) {
      missing.add("whether " + Phrase.listed(empty) + " may be empty");
    }
    if (!rounded.isEmpty()) {
      String are = rounded.size() == 1 ? " is" : " are";
      missing.add("how " + Phrase.listed(rounded) + are + " rounded");
    }
    return Phrase.listed(missing);
  }

  private static boolean isOfNothing(Setting setting) {
    return setting.set().stream().allMatch(it -> it.name().equals("minLength"));
  }

  private static List<String> owners(List<Setting> facts, Predicate<Setting> isMeant) {
    return facts.stream().filter(isMeant).map(it -> it.target().owner()).distinct().toList();
  }

  // Parts of which the same is true share a line.
  private static String lines(List<Finding> asking) {
    Map<String, List<Finding>> same = new LinkedHashMap<>();
    for (Finding finding : asking) {
      same.computeIfAbsent(finding.check() + unnamed(finding), it -> new ArrayList<>())
          .add(finding);
    }
    return same.values().stream().map(MissingFacts::line).collect(Collectors.joining("\n"));
  }

  private static String line(List<Finding> same) {
    Finding first = same.get(0);
    List<String> others =
        same.stream()
            .map(MissingFacts::owner)
            .distinct()
            .filter(Predicate.not(owner(first)::equals))
            .toList();
    return first.check()
        + ": "
        + first.problem()
        + (others.isEmpty() ? "" : "; the same goes for " + Phrase.listed(others));
  }

  private static String owner(Finding finding) {
    return facts(finding).get(0).target().owner();
  }

  private static String unnamed(Finding finding) {
    String name = owner(finding) + " ";
    String problem = finding.problem();
    return problem.startsWith(name) ? problem.substring(name.length()) : problem;
  }
}
