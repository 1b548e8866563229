package dev.keywright.processor.check.family;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A table has one list of columns, one format and one store, so its members have them, too. */
record MismatchedMembers(Family family, Findings findings) {
  static void check(Family family, Findings findings) {
    MismatchedMembers members = new MismatchedMembers(family, findings);
    List<Layout> all = family.members();
    all.stream().skip(1).forEach(it -> members.compare(family.first(), it));
    members.compareStores();
  }

  private void compare(Layout first, Layout other) {
    if (first.format() != other.format()) {
      report(
          "%s writes %s keys and %s writes %s"
              .formatted(name(first), first.format(), name(other), other.format()),
          "give both the same @KeyFormat");
    } else if (!columns(first).equals(columns(other))) {
      report(
          "%s has the columns %s and %s has %s"
              .formatted(name(first), columns(first), name(other), columns(other)),
          first.partitionColumns().size() == other.partitionColumns().size()
              ? "name the columns of both alike, as in column = \"PK\""
              : "give both the same partition columns: @PartitionKey");
    }
  }

  // A member that names no store goes where the others are.
  private void compareStores() {
    Optional<Layout> first =
        family.members().stream().filter(it -> it.options().store().isPresent()).findFirst();
    first
        .flatMap(
            one ->
                family.members().stream()
                    .filter(
                        it ->
                            it.options().store().isPresent()
                                && !it.options().store().equals(one.options().store()))
                    .findFirst())
        .ifPresent(
            other ->
                report(
                    "%s is stored in %s and %s in %s"
                        .formatted(
                            name(first.get()),
                            first.get().options().store().get(),
                            name(other),
                            other.options().store().get()),
                    "give both the same @StoredIn"));
  }

  private void report(String difference, String fix) {
    findings
        .error(CheckId.KW020, family.spot(), "")
        .problem(difference + ", so they cannot share the table of " + family.type().name())
        .fix(fix);
  }

  private static String name(Layout member) {
    return member.entity().type().name();
  }

  /** The names, and what is not encoded with its type. */
  private static String columns(Layout member) {
    List<Column> partition = member.partitionColumns();
    String columns =
        member.columns().stream().map(MismatchedMembers::shown).collect(Collectors.joining(", "));
    return partition.size() == 1
        ? columns
        : columns + ", of which " + partition.size() + " are the partition key";
  }

  private static String shown(Column column) {
    return column.nativeType()
        ? column.name() + " (" + column.parts().get(0).storedType().name() + ")"
        : column.name();
  }
}
