package dev.keywright.processor.check.family;

import dev.keywright.layout.automaton.KeyLanguage;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Family;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two members that can write one key: the later row replaces the other, and nothing tells whose it
 * is. Members whose columns cannot hold the same are passed by; of all others a key is looked for
 * that both members read.
 */
record SharedKey(Member one, Member other) {
  /**
   * Compares two members.
   *
   * @return whether they can write one key
   */
  static boolean check(Family family, Member one, Member other, Findings findings) {
    Optional<Pair> pair = new SharedKey(one, other).find();
    pair.ifPresent(
        it ->
            findings
                .error(CheckId.KW021, family.spot(), "")
                .problem(
                    "%s and %s can write the same key: %s and %s are both %s%s",
                    one.name(),
                    other.name(),
                    one.shown(it.one),
                    other.shown(it.other),
                    one.ownFunction().isEmpty() ? one.written(it.one) : other.written(it.other),
                    one.condition(other))
                .fix(LiteralAdvice.toTellApart(one.layout(), other.layout())));
    return pair.isPresent();
  }

  /** The values of two keys that are written alike. */
  private record Pair(Map<String, Object> one, Map<String, Object> other) {
    Pair turned() {
      return new Pair(/* one= */ other, /* other= */ one);
    }
  }

  private Optional<Pair> find() {
    if (one.keys().isApartFrom(other.keys())) {
      return Optional.empty();
    }
    // Samples first: they are easier to read.
    return sampled(one, other)
        .or(() -> sampled(other, one).map(Pair::turned))
        .or(this::constructed);
  }

  private static Optional<Pair> sampled(Member one, Member other) {
    return one.samples(other)
        .flatMap(
            values -> other.read(one.contents(values)).map(it -> new Pair(values, it)).stream())
        .findFirst();
  }

  private Optional<Pair> constructed() {
    // Most choices are apart from all keys of the other member, so that few are left to be paired.
    List<KeyLanguage> others = choices(other, one);
    return choices(one, other).stream()
        .flatMap(keys -> others.stream().flatMap(keys::shared))
        .flatMap(contents -> both(contents).stream())
        .findFirst();
  }

  private static List<KeyLanguage> choices(Member of, Member other) {
    return of.choices(other).stream().filter(it -> !it.isApartFrom(other.keys())).toList();
  }

  private Optional<Pair> both(List<Object> contents) {
    return one.read(contents)
        .flatMap(values -> other.read(contents).map(it -> new Pair(values, it)));
  }
}
