package dev.keywright.processor.check.family;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.example.KeySamples;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.assembly.LayoutCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Two members that can write one key: the later row replaces the other, and nothing tells whose it
 * is. Keys of one member are read as keys of the other, so what is reported has happened.
 */
final class SharedKey {
  private final Family family;
  private final Findings findings;

  private SharedKey(Family family, Findings findings) {
    this.family = family;
    this.findings = findings;
  }

  /** A member and what reads and writes its keys. */
  private record Member(Layout layout, LayoutCodec codec) {
    static Member of(Layout layout) {
      return new Member(layout, LayoutCodec.of(layout.signature()));
    }

    String name() {
      return layout.entity().type().name();
    }
  }

  static void check(Family family, Findings findings) {
    SharedKey check = new SharedKey(family, findings);
    List<Member> members = family.members().stream().map(Member::of).toList();
    for (int i = 0; i < members.size(); i++) {
      for (Member other : members.subList(i + 1, members.size())) {
        check.compare(members.get(i), other);
      }
    }
  }

  private void compare(Member one, Member other) {
    if (areToldApart(one.codec, other.codec)) {
      return;
    }
    shared(one, other)
        .or(() -> shared(other, one).map(Pair::turned))
        .ifPresent(pair -> report(one, other, pair));
  }

  /** Whether some column begins with literals of which none begins the other. */
  private static boolean areToldApart(LayoutCodec first, LayoutCodec second) {
    return IntStream.range(0, first.columns().size())
        .anyMatch(
            i -> {
              String one = KeySamples.front(first.columns().get(i));
              String other = KeySamples.front(second.columns().get(i));
              return !one.startsWith(other) && !other.startsWith(one);
            });
  }

  /** The values of two keys that are written alike. */
  private record Pair(Map<String, Object> one, Map<String, Object> other) {
    Pair turned() {
      return new Pair(/* one= */ other, /* other= */ one);
    }
  }

  /** A key of one member that is a key of the other, too. */
  private static Optional<Pair> shared(Member one, Member other) {
    return KeySamples.of(one.layout, one.codec, other.codec).stream()
        .flatMap(
            values ->
                read(other.codec, one.codec.encode(values))
                    .map(it -> new Pair(values, it))
                    .stream())
        .findFirst();
  }

  private static Optional<Map<String, Object>> read(LayoutCodec codec, Map<String, Object> key) {
    try {
      return Optional.of(codec.decode(key.values().toArray()));
    } catch (MalformedKeyException isNone) {
      return Optional.empty();
    }
  }

  private void report(Member one, Member other, Pair pair) {
    findings.add(
        new Finding(
            CheckId.KW021,
            Severity.ERROR,
            family.spot(),
            "",
            one.name()
                + " and "
                + other.name()
                + " can write the same key: "
                + shown(one, pair.one)
                + " and "
                + shown(other, pair.other)
                + " are both "
                + shown(one.codec.encode(pair.one)),
            "",
            "begin a column of one of them with a literal that the other cannot have, as in"
                + " @SortTemplate(\"PROFILE#{userId}\")"));
  }

  private static String shown(Member member, Map<String, Object> values) {
    return member.name() + "(" + shown(values) + ")";
  }

  private static String shown(Map<String, Object> values) {
    return values.entrySet().stream()
        .map(it -> it.getKey() + " = " + ShownValue.of(it.getValue()))
        .collect(Collectors.joining(", "));
  }
}
