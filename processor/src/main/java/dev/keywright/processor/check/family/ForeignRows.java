package dev.keywright.processor.check.family;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.language.KeyLanguage;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A range of a member that holds rows of another one. All ranges of a member lie within the widest
 * one of their bucket, which is {@code all()} once the columns before the last are fixed: so those
 * are looked at, in each bucket that a scan reads.
 */
final class ForeignRows {
  private final Member member;
  private final Member other;

  private ForeignRows(Member member, Member other) {
    this.member = member;
    this.other = other;
  }

  /** Looks for a row of another member in the ranges of one; the first row found is reported. */
  static void check(Family family, Member member, List<Member> others, Findings findings) {
    for (Member other : others) {
      Optional<Rows> rows = new ForeignRows(member, other).find();
      if (rows.isPresent()) {
        findings.warning(
            CheckId.KW022, family.spot(), "", rows.get().shown(member, other), fix(family, member));
        return;
      }
    }
  }

  private static String fix(Family family, Member member) {
    String decoded =
        "accept it: @AllowDesign(check = \"KW022\", reason = \"rows are told apart by decode\")";
    // A family with buckets has no scan.
    boolean hasScan = family.members().stream().allMatch(it -> it.options().bucket().isEmpty());
    String accept =
        hasScan
            ? "ask for the rows of all members with the scan of "
                + family.type().name()
                + ", and "
                + decoded
            : decoded;
    return LiteralAdvice.of(member.layout()).map(it -> it + "; or " + accept).orElse(accept);
  }

  /** The values of two keys in one range of a member. */
  private record Rows(Map<String, Object> own, Map<String, Object> foreign) {
    String shown(Member member, Member other) {
      return scan(member.layout())
          + " of "
          + member.name()
          + " also holds rows of "
          + other.name()
          + ": "
          + member.shown(own)
          + " is "
          + member.written(own)
          + ", and "
          + other.shown(foreign)
          + " is "
          + other.written(foreign);
    }

    private String scan(Layout layout) {
      List<Column> columns = layout.columns();
      return columns.subList(0, columns.size() - 1).stream()
          .flatMap(column -> layout.ownParts(column).stream())
          .map(Part::name)
          .map(
              name -> "." + name + "(" + ShownValue.of(Objects.requireNonNull(own.get(name))) + ")")
          .collect(Collectors.joining("", "scan()", ".all()"));
    }
  }

  private Optional<Rows> find() {
    List<Column> columns = member.layout().columns();
    boolean hasRanges = member.layout().hasRanges(columns.get(columns.size() - 1));
    if (!hasRanges || member.ranges().isApartFrom(other.keys())) {
      return Optional.empty();
    }
    Map<List<Object>, Map<String, Object>> scans = new LinkedHashMap<>();
    member
        .samples(other)
        .forEach(own -> member.asked(own).forEach(it -> scans.putIfAbsent(fixed(it), own)));
    // Samples first: they are easier to read.
    return sampled(scans)
        .or(() -> constructed(scans))
        .or(() -> constructed(KeyLanguage::shared))
        .or(() -> constructed(KeyLanguage::manyShared));
  }

  private static List<Object> fixed(List<Object> contents) {
    return contents.subList(0, contents.size() - 1).stream().map(ForeignRows::comparable).toList();
  }

  private static Object comparable(Object content) {
    return content instanceof byte[] ? ShownValue.of(content) : content;
  }

  private Optional<Rows> sampled(Map<List<Object>, Map<String, Object>> scans) {
    return other
        .samples(member)
        .flatMap(
            foreign ->
                Optional.ofNullable(scans.get(fixed(other.contents(foreign))))
                    .filter(own -> holds(own, foreign))
                    .map(own -> new Rows(own, foreign))
                    .stream())
        .findFirst();
  }

  private boolean holds(Map<String, Object> own, Map<String, Object> foreign) {
    KeyLanguage range = KeyLanguage.of(member.codec(), own).ranged();
    return range.shared(KeyLanguage.of(other.codec(), foreign)).findAny().isPresent();
  }

  /** Rows beside rows of samples. */
  private Optional<Rows> constructed(Map<List<Object>, Map<String, Object>> scans) {
    List<KeyLanguage> others = other.choices(member);
    return scans.values().stream()
        .distinct()
        .flatMap(
            own -> {
              KeyLanguage range = KeyLanguage.of(member.codec(), own).ranged();
              return others.stream()
                  .flatMap(range::shared)
                  .flatMap(contents -> other.read(contents).stream())
                  .map(foreign -> new Rows(own, foreign));
            })
        .findFirst();
  }

  /**
   * Rows beside rows that are made for them.
   *
   * @param shared columns that may be a key of both languages
   */
  private Optional<Rows> constructed(
      BiFunction<KeyLanguage, KeyLanguage, Stream<List<Object>>> shared) {
    List<KeyLanguage> others = other.choices(member);
    return member.choices(other).stream()
        .flatMap(
            keys ->
                others.stream()
                    .flatMap(it -> shared.apply(keys.ranged(), it))
                    .flatMap(contents -> rows(keys, contents).stream()))
        .findFirst();
  }

  private Optional<Rows> rows(KeyLanguage keys, List<Object> contents) {
    return other
        .read(contents)
        .flatMap(foreign -> asking(keys, contents, foreign).map(own -> new Rows(own, foreign)));
  }

  /** A key of the member whose range holds a foreign one. */
  private Optional<Map<String, Object>> asking(
      KeyLanguage keys, List<Object> contents, Map<String, Object> foreign) {
    return member
        .inAnyBucket(contents)
        .flatMap(keys::besides)
        .flatMap(it -> member.read(it).stream())
        .filter(own -> holds(own, foreign))
        .findFirst();
  }
}
