package dev.keywright.guard.lock;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.automaton.KeyLanguage;
import dev.keywright.layout.automaton.SmallParts;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Looks for a key that two layouts can both write. */
final class CommonKey {
  private final LayoutCodec one;
  private final LayoutCodec other;

  private CommonKey(LayoutCodec one, LayoutCodec other) {
    this.one = one;
    this.other = other;
  }

  /**
   * The columns of a key that both layouts read; empty if there is none, or if the tables cannot be
   * the same.
   */
  static Optional<String> of(LayoutSignature one, LayoutSignature other) {
    return isComparable(one, other)
        ? new CommonKey(LayoutCodec.of(one), LayoutCodec.of(other)).find()
        : Optional.empty();
  }

  private static boolean isComparable(LayoutSignature one, LayoutSignature other) {
    return one.format().isText() == other.format().isText()
        && one.columns().size() == other.columns().size();
  }

  private Optional<String> find() {
    KeyLanguage ones = KeyLanguage.of(one, Map.of());
    KeyLanguage others = KeyLanguage.of(other, Map.of());
    if (ones.isApartFrom(others)) {
      return Optional.empty();
    }
    List<KeyLanguage> choices = choices(other, others);
    return choices(one, ones).stream()
        .flatMap(keys -> choices.stream().flatMap(keys::shared))
        .filter(this::isKeyOfBoth)
        .findFirst()
        .map(columns -> columns.stream().map(CommonKey::shown).collect(Collectors.joining(", ")));
  }

  /** All keys, and those of each value of a part that a pattern alone does not tell enough of. */
  private static List<KeyLanguage> choices(LayoutCodec codec, KeyLanguage all) {
    List<KeyLanguage> choices = new ArrayList<>(List.of(all));
    SmallParts.of(all).values().forEach(it -> fixing(codec, it).ifPresent(choices::add));
    return choices;
  }

  /** The keys with these values; none if a copy of a part cannot hold its value. */
  private static Optional<KeyLanguage> fixing(LayoutCodec codec, Map<String, Object> values) {
    try {
      return Optional.of(KeyLanguage.of(codec, values));
    } catch (InvalidPartException refused) {
      return Optional.empty();
    }
  }

  private boolean isKeyOfBoth(List<Object> columns) {
    return isKey(one, columns) && isKey(other, columns);
  }

  private static boolean isKey(LayoutCodec codec, List<Object> columns) {
    try {
      codec.decode(columns.toArray());
      return true;
    } catch (MalformedKeyException isNone) {
      return false;
    }
  }

  private static String shown(Object column) {
    return column instanceof String text ? "\"" + Shown.visible(text) + "\"" : Shown.bound(column);
  }
}
