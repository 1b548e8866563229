package dev.keywright.analysis.source;

import dev.keywright.analysis.SharedKeys;
import dev.keywright.analysis.infer.Candidate;
import dev.keywright.analysis.infer.RowKind;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The source of a layout that was inferred from keys. Values that were seen stand in comments: as
 * facts, they would refuse the rows of tomorrow.
 */
public final class InferredSource {

  private final Candidate candidate;
  private final Naming naming;
  private final List<LayoutSignature> layouts;

  private InferredSource(Candidate candidate, Naming naming) {
    this.candidate = candidate;
    this.naming = naming;
    this.layouts =
        candidate.kinds().stream()
            .map(kind -> LayoutSignature.parse(kind.signature()))
            .map(this::named)
            .toList();
  }

  /**
   * What the keys do not tell.
   *
   * @param packageName empty for none
   * @param name of the entity, or of the interface of a family
   * @param origin where the keys come from, such as the name of a file
   */
  public record Naming(String packageName, String name, StoreColumns columns, String origin) {}

  /**
   * One file of Java.
   *
   * @throws InexpressibleLayoutException if no entity has this layout
   * @throws IllegalArgumentException if Java has no such package or class
   */
  public static String of(Candidate candidate, Naming naming) throws InexpressibleLayoutException {
    InferredSource source = new InferredSource(candidate, naming);
    return candidate.isFamily() ? source.family() : source.entity();
  }

  private String entity() throws InexpressibleLayoutException {
    EntityPlan plan = plan(naming.name(), 0, remarks());
    return JavaSource.ofEntity(naming.packageName(), reason(), plan);
  }

  private String family() throws InexpressibleLayoutException {
    List<String> names = MemberTitles.of(layouts, naming.name());
    List<EntityPlan> plans = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      plans.add(plan(names.get(i), i, List.of(found(candidate.kinds().get(i).keys()))));
    }
    List<String> remarks = remarks();
    for (SharedKeys.Pair pair : SharedKeys.of(layouts)) {
      remarks.add(
          "%s and %s may write the same key, so this is no @KeyFamily: each has a key of its own."
              .formatted(names.get(pair.first()), names.get(pair.second())));
    }
    return JavaSource.ofFamily(naming.packageName(), reason(), naming.name(), remarks, plans);
  }

  /** With the names of the store's columns, if methods can be named after them. */
  private LayoutSignature named(LayoutSignature layout) {
    LayoutSignature named = naming.columns().in(layout);
    return RefusedMemberNames.areOfColumns(named) ? named : layout;
  }

  private List<String> remarks() {
    List<String> remarks = new ArrayList<>(List.of(found(candidate.explained())));
    candidate.doubts().forEach(doubt -> remarks.add("Unsure: " + doubt));
    List<String> columns = naming.columns().names();
    List<String> own = layouts.get(0).columns().stream().map(ColumnSignature::name).toList();
    if (columns.size() == own.size() && !columns.equals(own)) {
      remarks.add(
          "No methods can be named after the columns %s, which are called %s here."
              .formatted(String.join(", ", columns), String.join(", ", own)));
    }
    return remarks;
  }

  private EntityPlan plan(String name, int index, List<String> remarks) {
    RowKind kind = candidate.kinds().get(index);
    Map<String, List<String>> seen = new HashMap<>();
    kind.parts().forEach(part -> seen.put(part.part(), List.of(SeenComment.of(part))));
    return new EntityPlan(name, layouts.get(index), remarks, seen);
  }

  private String found(long keys) {
    return String.format(
        Locale.ROOT, "%,d of the keys of %s have this layout.", keys, naming.origin());
  }

  private String reason() {
    return "inferred from rows that exist, in " + naming.origin();
  }
}
