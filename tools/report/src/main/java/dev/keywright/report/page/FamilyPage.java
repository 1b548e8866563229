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
  private static final String NO_TABLE =
      "The columns of its members hold different types, so these rows are in no order.";

  /**
   * A member.
   *
   * @param shapes what each of its columns looks like
   * @param indexes of its table, or the table whose index it is
   */
  public record Member(
      String name, String file, List<String> shapes, Risk risk, List<IndexLink> indexes) {}

  /** A page for each family of a report. */
  public static List<FamilyPage> of(PageContext in) {
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

  private static FamilyPage of(String name, List<KeyDescription> members, PageContext in) {
    List<SampleRow> rows = rows(members, in.samples());
    boolean isOneTable = haveOneType(rows);
    List<ColumnDescription> widest =
        members.stream()
            .map(KeyDescription::columns)
            .max(Comparator.comparingInt(List::size))
            .orElseThrow();
    return new FamilyPage(
        in.files().ofFamily(name),
        KeyPage.simpleName(name),
        Wording.store(members.get(0)),
        members.stream().map(it -> member(it, in)).toList(),
        widest.stream().map(ColumnDescription::name).toList(),
        shown(members, isOneTable ? rows.stream().sorted().toList() : rows),
        isOneTable ? OrderView.noteOnPartitions(members.get(0)) : NO_TABLE);
  }

  private static Member member(KeyDescription key, PageContext in) {
    return new Member(
        key.simpleName(),
        in.files().of(key),
        key.columns().stream().map(Wording::shape).toList(),
        Risk.of(key),
        IndexLink.of(key, in.keys(), in.files()));
  }

  private static List<SampleRow> rows(List<KeyDescription> members, KnownRows samples) {
    return members.stream()
        .flatMap(member -> new SampleRows(member, samples).sorted().stream())
        .toList();
  }

  /** Whether each column holds one type in all rows: a description can name any family. */
  private static boolean haveOneType(List<SampleRow> rows) {
    List<Class<?>> types = new ArrayList<>();
    for (SampleRow row : rows) {
      for (int i = 0; i < row.columns().size(); i++) {
        Class<?> type = row.columns().get(i).getClass();
        if (i == types.size()) {
          types.add(type);
        } else if (!types.get(i).equals(type)) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<ShownRow> shown(List<KeyDescription> members, List<SampleRow> rows) {
    Map<String, KeyDescription> byClass = new TreeMap<>();
    members.forEach(member -> byClass.put(member.keyClass(), member));
    return rows.stream()
        .map(row -> ShownRow.of(Objects.requireNonNull(byClass.get(row.keyClass())), row))
        .toList();
  }
}
