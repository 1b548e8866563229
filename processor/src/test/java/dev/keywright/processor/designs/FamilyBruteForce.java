package dev.keywright.processor.designs;

import dev.keywright.processor.designs.GeneratedKey.Scan;
import dev.keywright.processor.designs.RandomFamily.Member;
import dev.keywright.processor.designs.RandomFamily.Part;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All keys of all members of a family, in the generated code alone. */
final class FamilyBruteForce {
  private final RandomFamily family;
  private final ClassLoader generated;
  private final Map<Member, List<Key>> keys = new LinkedHashMap<>();
  private int asked;

  FamilyBruteForce(RandomFamily family, ClassLoader generated) {
    this.family = family;
    this.generated = generated;
    for (Member member : family.members()) {
      keys.put(
          member,
          family.keys(member).stream()
              .map(values -> (Key) Reflected.make(type(member.name()), values))
              .toList());
    }
  }

  private Class<?> type(String member) {
    try {
      return generated.loadClass("shop." + family.name() + "_" + member + "Key");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Whatever is wrong with the findings on the family, or with their absence. */
  List<String> wrong(List<String> messages) {
    List<String> wrong = new ArrayList<>();
    TreeSet<String> shared = new TreeSet<>();
    TreeSet<String> foreign = new TreeSet<>();
    TreeSet<String> paired = new TreeSet<>();
    for (String message : messages) {
      FamilyFinding finding = FamilyFinding.of(message);
      if (!isProven(finding)) {
        wrong.add("not proven: " + message);
      }
      if (finding.isShared()) {
        shared.add(finding.member() + finding.other());
      } else {
        foreign.add(finding.member());
        // Two members whose ranges hold rows of each other are reported once.
        paired.add(finding.other() + finding.member());
      }
    }
    for (Member member : family.members()) {
      for (Member other : family.members()) {
        if (!member.equals(other)) {
          boolean isSaid =
              shared.contains(member.name() + other.name())
                  || shared.contains(other.name() + member.name());
          if (!isSaid && isShared(member, other)) {
            wrong.add("not found: a key of " + member.name() + " and " + other.name());
          }
        }
      }
      if (shared.isEmpty()
          && !foreign.contains(member.name())
          && holdsForeignRows(member, paired)) {
        wrong.add("not found: foreign rows in a range of " + member.name());
      }
    }
    if (shared.isEmpty()) {
      wrong.addAll(misread());
    }
    return wrong;
  }

  private boolean isProven(FamilyFinding finding) {
    if (finding.isShared()) {
      Object[] key = finding.keys().get(0);
      return reads(finding.member(), key).isPresent() && reads(finding.other(), key).isPresent();
    }
    Optional<Key> own = reads(finding.member(), finding.keys().get(0));
    Optional<Key> foreign = reads(finding.other(), finding.keys().get(1));
    return own.isPresent()
        && foreign.isPresent()
        && all(own.get()).anyMatch(it -> it.contains(own.get()))
        && all(own.get()).anyMatch(it -> it.contains(foreign.get()));
  }

  private Optional<Key> reads(String member, Object[] columns) {
    Optional<?> read = (Optional<?>) Reflected.call(type(member), null, "tryDecode", columns);
    return read.map(Key.class::cast);
  }

  private boolean isShared(Member member, Member other) {
    return keys.get(member).stream()
        .anyMatch(key -> reads(other.name(), key.columns().values().toArray()).isPresent());
  }

  private Stream<KeyRange<?>> all(Key own) {
    Scan scan = new Scan(Reflected.call(own.getClass(), null, "scan"));
    Object tenant = Reflected.call(own.getClass(), own, "tenant");
    return AskedRanges.of((family.isOneColumn() ? scan : scan.fix("tenant", tenant)).ask("all"));
  }

  /**
   * Whatever is asked of a member.
   *
   * @param paired the members whose rows were reported the other way around
   */
  private boolean holdsForeignRows(Member member, Set<String> paired) {
    List<Part> parts = family.lastParts(member);
    if (parts.isEmpty()) {
      return false;
    }
    Map<Object, List<Key>> foreign =
        family.members().stream()
            .filter(it -> !it.equals(member) && !paired.contains(member.name() + it.name()))
            .flatMap(it -> keys.get(it).stream())
            .collect(Collectors.groupingBy(key -> fixed(key.columns())));
    Scan scan = new Scan(Reflected.call(type(member.name()), null, "scan"));
    Stream<Scan> scans =
        family.isOneColumn()
            ? Stream.of(scan)
            : family.partition().values().stream().map(it -> scan.fix("tenant", it));
    return scans
        .flatMap(it -> new AskedRanges(parts).ranges(it))
        .filter(range -> !isWholeTable(member, range))
        .peek(it -> asked++)
        .anyMatch(
            range ->
                foreign.getOrDefault(fixed(range.fixed()), List.of()).stream()
                    .anyMatch(range::contains));
  }

  // A hash at the front leaves one range that fixes no tenant: whoever asks for it reads all rows.
  private boolean isWholeTable(Member member, KeyRange<?> range) {
    return family.beginsWithHash() && keys.get(member).stream().allMatch(range::contains);
  }

  private Object fixed(Map<String, Object> columns) {
    Object content = family.isOneColumn() ? "" : columns.get("PK");
    return content instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : content;
  }

  /** How many ranges were asked of members of which nothing was reported. */
  int asked() {
    return asked;
  }

  /** Keys that the family does not read as what they are. */
  private List<String> misread() {
    Class<?> row = type("Row");
    return keys.values().stream()
        .flatMap(List::stream)
        .filter(
            key ->
                !Reflected.call(row, null, "decode", key.columns().values().toArray()).equals(key))
        .map(key -> "misread: " + key)
        .toList();
  }
}
