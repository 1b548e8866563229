package dev.keywright.processor.check.form;

import dev.keywright.description.store.Trait;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Parts give their names to methods and classes of the generated key, which must be distinct. */
final class PartNameClash implements LayoutCheck {
  private static final Set<String> ROOT_PACKAGES = Set.of("java", "dev");

  @Override
  public void check(Layout layout, Findings findings) {
    checkDistinctParts(layout, findings);
    for (Column column : layout.columns()) {
      column.parts().forEach(part -> checkPart(layout, column, part, findings));
    }
  }

  private static void checkDistinctParts(Layout layout, Findings findings) {
    List<Part> seen = new ArrayList<>();
    for (Part part : layout.parts().toList()) {
      String folded = folded(part);
      seen.stream()
          .filter(other -> folded(other).equals(folded))
          .findFirst()
          .ifPresent(other -> reportPair(other, part, findings));
      seen.add(part);
    }
  }

  // Some file systems know no case, and the stages of a scan are class files.
  private static String folded(Part part) {
    return part.name().toLowerCase(Locale.ROOT);
  }

  private static void reportPair(Part first, Part second, Findings findings) {
    if (first.isOfEntity() && !second.isOfEntity()) {
      reportEnding(first, second, findings);
      return;
    }
    boolean isSame = first.name().equals(second.name());
    findings
        .error(CheckId.KW008, second.spot(), "")
        .problem(
            isSame
                ? second.name() + " is in this key twice"
                : "%s and %s differ only in case, as would the files of After%s and After%s"
                    .formatted(
                        first.name(),
                        second.name(),
                        Naming.capitalized(first.name()),
                        Naming.capitalized(second.name())))
        .fix(
            isSame
                ? "keep one of its annotations, or give them different keys: key = \"byTime\""
                : "rename " + second.name());
  }

  private static void reportEnding(Part part, Part ending, Findings findings) {
    String annotation = ending.is(Kind.SUFFIX) ? "@UniqueSuffix" : "@Chunked";
    boolean isSame = part.name().equals(ending.name());
    findings
        .error(CheckId.KW008, part.spot(), "")
        .problem(
            "%s adds a part named %s%s",
            annotation,
            ending.name(),
            isSame ? "" : ", which differs from " + part.name() + " only in case")
        .fix("rename " + part.name());
  }

  /** What a name clashes with, and what to do about it. */
  private record Clash(String problem, String advice) {}

  private static void checkPart(Layout layout, Column column, Part part, Findings findings) {
    clash(layout, part.name())
        .or(() -> clashOfAccessors(layout, column, part.name()))
        .ifPresent(
            it ->
                findings
                    .error(CheckId.KW008, part.spot(), "")
                    .problem(it.problem())
                    .fix(it.advice()));
  }

  private static Optional<Clash> clash(Layout layout, String name) {
    String what = "part " + name;
    // The property of a getter such as isNew() is called new.
    if (LegalIdentifiers.isKeyword(name)) {
      String problem = what + " cannot be a method name: it is a word of Java";
      return Optional.of(new Clash(problem, "rename the getter of " + name));
    }
    if (Naming.typesIn(layout).contains(name)
        && !LegalIdentifiers.isMember(layout, name)
        && !InheritedStageMethods.areTaken(name)) {
      String problem = what + " would hide the class " + name + " in the generated key";
      return Optional.of(new Clash(problem, "rename the part " + name));
    }
    String other =
        LegalIdentifiers.isMember(layout, name)
            ? " would clash with " + name + " of the generated key"
            : InheritedStageMethods.areTaken(name)
                ? " would clash with " + name + "() of every scan"
                : hidesPackage(layout, name)
                    ? " would hide the package " + name + " in the generated key"
                    : "";
    return other.isEmpty()
        ? Optional.empty()
        : Optional.of(new Clash(what + other, "rename " + name));
  }

  private static Optional<Clash> clashOfAccessors(Layout layout, Column column, String name) {
    return layout.columns().stream()
        .filter(other -> other.javaName().equals(name) && other.hasOneName())
        .filter(other -> !(other.isItsPart(layout.isBucketed(other)) && other.equals(column)))
        .findFirst()
        .map(other -> clashOfAccessors(layout, name, other));
  }

  private static Clash clashOfAccessors(Layout layout, String name, Column other) {
    boolean isNamedByStore = isNamedByStore(layout, other);
    String reason =
        isNamedByStore ? "; " + OwnStore.of(layout).title() + " needs a column of that name" : "";
    String problem = "part %s and column %s both need the accessor %s()%s";
    String advice =
        other.isPartition() || isNamedByStore
            ? "rename " + name
            : "rename %s, or give the column another name: column = %s%s"
                .formatted(name, ShownValue.of(name + "Column"), ofAll(other));
    return new Clash(problem.formatted(name, other.name(), name, reason), advice);
  }

  // A name at one of its parts alone would split the column.
  private static String ofAll(Column column) {
    return column.template().isEmpty() && column.parts().size() > 1
        ? " for " + String.join(" and ", column.parts().stream().map(Part::name).toList())
        : "";
  }

  private static boolean isNamedByStore(Layout layout, Column column) {
    boolean isLast = column.equals(layout.lastColumn());
    return isLast && OwnStore.of(layout).is(Trait.LAST_COLUMN_IS_ID) && column.name().equals("id");
  }

  // The key calls a class by its qualified name where a part has the simple one.
  private static boolean hidesPackage(Layout layout, String name) {
    return ROOT_PACKAGES.contains(name)
        && layout.parts().anyMatch(part -> Character.isUpperCase(part.name().charAt(0)));
  }
}
