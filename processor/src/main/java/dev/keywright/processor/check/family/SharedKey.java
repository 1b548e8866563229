package dev.keywright.processor.check.family;

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

  static void check(Family family, Findings findings) {
    SharedKey check = new SharedKey(family, findings);
    List<Layout> members = family.members();
    for (int i = 0; i < members.size(); i++) {
      for (Layout other : members.subList(i + 1, members.size())) {
        check.compare(members.get(i), other);
      }
    }
  }

  private void compare(Layout one, Layout other) {
    LayoutCodec first = LayoutCodec.of(one.signature());
    LayoutCodec second = LayoutCodec.of(other.signature());
    if (areToldApart(first, second)) {
      return;
    }
    Optional<Pair> shared =
        shared(one, first, second).or(() -> shared(other, second, first).map(Pair::turned));
    shared.ifPresent(pair -> report(one, other, first.encode(pair.one), pair));
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
  private static Optional<Pair> shared(Layout one, LayoutCodec first, LayoutCodec second) {
    return KeySamples.of(one, first, second).stream()
        .flatMap(
            values -> read(second, first.encode(values)).map(it -> new Pair(values, it)).stream())
        .findFirst();
  }

  private static Optional<Map<String, Object>> read(LayoutCodec codec, Map<String, Object> key) {
    try {
      return Optional.of(codec.decode(key.values().toArray()));
    } catch (MalformedKeyException isNone) {
      return Optional.empty();
    }
  }

  private void report(Layout one, Layout other, Map<String, Object> columns, Pair pair) {
    findings.add(
        new Finding(
            CheckId.KW021,
            Severity.ERROR,
            family.spot(),
            "",
            name(one)
                + " and "
                + name(other)
                + " can write the same key: "
                + shown(one, pair.one)
                + " and "
                + shown(other, pair.other)
                + " are both "
                + ShownColumns.of(columns),
            "",
            "begin a column of one of them with a literal that the other cannot have, as in"
                + " @SortTemplate(\"PROFILE#{userId}\")"));
  }

  private static String name(Layout member) {
    return member.entity().type().name();
  }

  private static String shown(Layout member, Map<String, Object> values) {
    return values.entrySet().stream()
        .map(it -> it.getKey() + " = " + ShownColumns.shown(it.getValue()))
        .collect(Collectors.joining(", ", name(member) + "(", ")"));
  }
}
