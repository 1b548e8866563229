package dev.keywright.report.page;

import dev.keywright.report.description.ColumnDescription;
import dev.keywright.report.description.KeyDescription;
import dev.keywright.report.description.KeyDescription.Family;
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
 * All that stands on the page of a family: whose rows stand where in the table that they share.
 *
 * @param columnNames of all members
 * @param rows sampled rows of all members, in the order of the store
 * @param note what the store does not sort; empty if it sorts all
 */
public record FamilyPage(
    String name,
    String title,
    String storeTitle,
    List<Member> members,
    List<String> columnNames,
    List<ShownRow> rows,
    String note) {

  /** A member: what each of its columns looks like. */
  public record Member(String name, String file, List<String> shapes, Risk risk) {}

  /** A page for each family of some keys. */
  public static List<FamilyPage> of(List<KeyDescription> keys) {
    NavigableSet<String> names = new TreeSet<>();
    keys.forEach(key -> key.families().stream().map(Family::name).forEach(names::add));
    return names.stream()
        .map(
            name ->
                of(
                    name,
                    keys.stream().filter(it -> it.families().contains(new Family(name))).toList()))
        .toList();
  }

  private static FamilyPage of(String name, List<KeyDescription> members) {
    return new FamilyPage(
        name,
        KeyPage.simpleName(name),
        members.get(0).storeHeading(),
        members.stream().map(FamilyPage::member).toList(),
        members.get(0).columns().stream().map(ColumnDescription::name).toList(),
        rows(members),
        OrderView.noteOnPartitions(members.get(0)));
  }

  private static Member member(KeyDescription key) {
    return new Member(
        key.simpleName(),
        PageFiles.of(key),
        key.columns().stream().map(ColumnDescription::shape).toList(),
        Risk.of(key));
  }

  private static List<ShownRow> rows(List<KeyDescription> members) {
    Map<String, KeyDescription> byClass = new TreeMap<>();
    List<SampleRow> rows = new ArrayList<>();
    for (KeyDescription member : members) {
      byClass.put(member.keyClass(), member);
      rows.addAll(new SampleRows(member.keyClass(), member.signature()).sorted());
    }
    return rows.stream()
        .sorted(Comparator.naturalOrder())
        .map(row -> ShownRow.of(Objects.requireNonNull(byClass.get(row.keyClass())), row))
        .toList();
  }

  /** The file of its page. */
  public String file() {
    return PageFiles.ofFamily(name);
  }
}
