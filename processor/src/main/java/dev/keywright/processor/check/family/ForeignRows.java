package dev.keywright.processor.check.family;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.automaton.KeyLanguage;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A range of a member that holds rows of another one. All ranges of a member lie within the widest
 * one, which is {@code all()} once the columns before the last are fixed: so that one is looked at,
 * in each bucket that it reads.
 */
record ForeignRows(Member member, Member other, StoreProfile profile) {
  /**
   * Looks for a row of another member in the ranges of one; the first row found is reported.
   *
   * @return the other member
   */
  static Optional<Member> check(
      Family family, Member member, List<Member> others, Findings findings) {
    // A member that names no store goes where the others are.
    StoreProfile profile =
        family.members().stream()
            .filter(it -> it.options().storedIn().isPresent())
            .findFirst()
            .map(OwnStore::of)
            .orElse(StoreProfile.ANY);
    for (Member other : others) {
      Optional<Rows> rows = new ForeignRows(member, other, profile).find();
      if (rows.isPresent()) {
        findings
            .warning(CheckId.KW022, family.spot(), "")
            .problem(rows.get().shown(member, other))
            .fix(fix(family, member));
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static String fix(Family family, Member member) {
    String decoded =
        "accept it: @AllowDesign(check = \"KW022\", reason = \"rows are told apart by decode\")";
    // A family with buckets has no scan.
    boolean hasScan = family.members().stream().allMatch(it -> it.bucket().isEmpty());
    String accept =
        hasScan
            ? "ask for the rows of all members with the scan of %s, and %s"
                .formatted(family.type().name(), decoded)
            : decoded;
    return LiteralAdvice.of(member.layout()).map(it -> it + "; or " + accept).orElse(accept);
  }

  /** The values of two keys in one range of a member. */
  private record Rows(Map<String, Object> own, Map<String, Object> foreign) {
    String shown(Member member, Member other) {
      return "%s of %s also holds rows of %s: %s is %s, and %s is %s%s"
          .formatted(
              scan(member),
              member.name(),
              other.name(),
              member.shown(own),
              member.written(own),
              other.shown(foreign),
              other.written(foreign),
              member.condition(other));
    }

    private String scan(Member member) {
      Layout layout = member.layout();
      List<Column> columns = layout.columns();
      Stream<String> before =
          columns.subList(0, columns.size() - 1).stream()
              .flatMap(column -> layout.ownParts(column).stream())
              .map(Part::name);
      return Stream.concat(before, member.keys().fixedByEachRange().stream())
          .map(
              name -> "." + name + "(" + ShownValue.of(Objects.requireNonNull(own.get(name))) + ")")
          .collect(Collectors.joining("", "scan()", ".all()"));
    }
  }

  private Optional<Rows> find() {
    if (!canBeAsked() || member.ranges().isApartFrom(other.keys())) {
      return Optional.empty();
    }
    // Samples first: they are easier to read.
    return sampled().or(this::constructed).or(this::searched);
  }

  /** Whether the store answers a range of the last column. */
  private boolean canBeAsked() {
    Layout layout = member.layout();
    List<Column> columns = layout.columns();
    Column last = columns.get(columns.size() - 1);
    boolean isHashed = last.isPartition() && !profile.sortsPartitions();
    return layout.hasRanges(last) && !isHashed;
  }

  private Optional<Rows> sampled() {
    return other.samples(member).flatMap(foreign -> rows(foreign).stream()).findFirst();
  }

  private Optional<Rows> rows(Map<String, Object> foreign) {
    return member
        .asking(foreign, other)
        .filter(own -> holds(own, foreign))
        .map(own -> new Rows(own, foreign))
        .findFirst();
  }

  private boolean holds(Map<String, Object> own, Map<String, Object> foreign) {
    return member
        .fixing(own)
        .map(KeyLanguage::ranged)
        .filter(range -> !range.isApartFrom(KeyLanguage.of(other.codec(), foreign)))
        .isPresent();
  }

  /** Rows that are made for what both automata read: they are exact for each choice. */
  private Optional<Rows> constructed() {
    List<KeyLanguage> others =
        other.choices(member).stream().filter(it -> !it.isApartFrom(member.ranges())).toList();
    return member.rangeChoices(other).stream()
        .filter(range -> !range.isApartFrom(other.keys()))
        .flatMap(range -> others.stream().flatMap(range::shared))
        .flatMap(contents -> read(contents).stream())
        .findFirst();
  }

  /** Rows among many that may be some, where hashes or buckets leave too many choices. */
  private Optional<Rows> searched() {
    return Member.isDecided(member.ranges()) && Member.isDecided(other.keys())
        ? Optional.empty()
        : member
            .ranges()
            .manyShared(other.keys())
            .flatMap(contents -> read(contents).stream())
            .findFirst();
  }

  private Optional<Rows> read(List<Object> contents) {
    return other.read(contents).flatMap(this::rows);
  }
}
