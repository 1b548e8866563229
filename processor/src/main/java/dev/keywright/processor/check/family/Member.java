package dev.keywright.processor.check.family;

import static java.util.stream.Collectors.toCollection;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.example.KeySamples;
import dev.keywright.processor.language.KeyLanguage;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.assembly.LayoutCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A member of a family, with what reads and writes its keys.
 *
 * @param keys all of its keys
 * @param ranges what its ranges hold, whoever wrote it
 */
record Member(Layout layout, LayoutCodec codec, KeyLanguage keys, KeyLanguage ranges) {

  static Member of(Layout layout) {
    LayoutCodec codec = LayoutCodec.of(layout.signature());
    KeyLanguage keys = KeyLanguage.of(codec, Map.of());
    return new Member(layout, codec, keys, keys.ranged());
  }

  String name() {
    return layout.entity().type().name();
  }

  /** Values of keys that might be keys of another member. */
  Stream<Map<String, Object>> samples(Member other) {
    return KeySamples.of(layout, codec, other.codec).stream();
  }

  /**
   * The keys, all of them and once more for the values of the parts of which an automaton alone
   * does not tell enough: all of those values if they are few, else some.
   */
  List<KeyLanguage> choices(Member other) {
    if (keys.inexact().isEmpty()) {
      return List.of(keys);
    }
    List<Map<String, Object>> some = KeySamples.ofParts(layout, codec, other.codec, keys.inexact());
    return Stream.of(some, SmallParts.of(keys).values())
        .flatMap(List::stream)
        .flatMap(values -> fixing(values).stream())
        .collect(toCollection(() -> new ArrayList<>(List.of(keys))));
  }

  /** The keys with these values; none if a copy of a part cannot hold its value. */
  Optional<KeyLanguage> fixing(Map<String, Object> values) {
    try {
      return Optional.of(KeyLanguage.of(codec, values));
    } catch (InvalidPartException refused) {
      return Optional.empty();
    }
  }

  /** The values of the key that is written like this. */
  Optional<Map<String, Object>> read(List<Object> contents) {
    try {
      return Optional.of(codec.decode(contents.toArray()));
    } catch (MalformedKeyException isNone) {
      return Optional.empty();
    }
  }

  List<Object> contents(Map<String, Object> values) {
    return List.copyOf(codec.encode(values).values());
  }

  /** A key, as {@code UserOrder(userId = "a100", number = 54)}. */
  String shown(Map<String, Object> values) {
    return name() + "(" + listed(values) + ")";
  }

  /** What a key is written as. */
  String written(Map<String, Object> values) {
    return listed(codec.encode(values));
  }

  private static String listed(Map<String, Object> values) {
    return values.entrySet().stream()
        .map(it -> it.getKey() + " = " + ShownValue.of(it.getValue()))
        .collect(Collectors.joining(", "));
  }
}
