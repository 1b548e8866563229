package dev.keywright.report.page;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Family;
import dev.keywright.report.sample.KnownRows;
import dev.keywright.report.sample.SampleRow;
import dev.keywright.report.sample.SampleRows;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All that is on the page of a family: whose rows stand where in the table that they share.
 *
 * @param file of the page
 * @param columnNames of all members
 * @param rows sampled rows of all members, in the order of the store
 * @param note what the store does not sort; empty if it sorts all
 */
public record FamilyPage(
    String file,
    String title,
    String storeTitle,
    List<Member> members,
    List<String> columnNames,
    List<ShownRow> rows,
    String note) {

  /**
   * A member.
   *
   * @param shapes what each of its columns looks like
   * @param indexes of its table, or the table whose index it is
   */
  public record Member(
      String name, String file, List<String> shapes, Risk risk, List<IndexLink> indexes) {}

  /** A page for each family of a report. */
  public static List<FamilyPage> of(Reported in) {
    List<KeyDescription> keys = in.keys();
    NavigableSet<String> names = new TreeSet<>();
    keys.forEach(key -> key.families().stream().map(Family::name).forEach(names::add));
    return names.stream()
        .map(
            name ->
                of(
                    name,
                    keys.stream().filter(it -> it.families().contains(new Family(name))).toList(),
                    in))
        .toList();
  }

  private static FamilyPage of(String name, List<KeyDescription> members, Reported in) {
    return new FamilyPage(
        in.files().ofFamily(name),
        KeyPage.simpleName(name),
        Wording.store(members.get(0)),
        members.stream().map(it -> member(it, in)).toList(),
        members.get(0).columns().stream().map(ColumnDescription::name).toList(),
        rows(members, in.samples()),
        OrderView.noteOnPartitions(members.get(0)));
  }

  private static Member member(KeyDescription key, Reported in) {
    return new Member(
        key.simpleName(),
        in.files().of(key),
        key.columns().stream().map(Wording::shape).toList(),
        Risk.of(key),
        IndexLink.of(key, in.keys(), in.files()));
  }

  private static List<ShownRow> rows(List<KeyDescription> members, KnownRows samples) {
    Map<String, KeyDescription> byClass = new TreeMap<>();
    List<SampleRow> rows = new ArrayList<>();
    for (KeyDescription member : members) {
      byClass.put(member.keyClass(), member);
      rows.addAll(new SampleRows(member, samples).sorted());
    }
    return rows.stream()
        .sorted(Comparator.naturalOrder())
        .map(row -> ShownRow.of(Objects.requireNonNull(byClass.get(row.keyClass())), row))
        .toList();
  }
}
