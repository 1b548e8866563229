package dev.keywright.processor.check.family;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.example.KeySamples;
import dev.keywright.processor.language.KeyLanguage;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.LayoutCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
   * The keys, all of them and once more for some values of the parts of which an automaton alone
   * does not tell enough.
   */
  List<KeyLanguage> choices(Member other) {
    return Stream.concat(
            Stream.of(keys),
            keys.inexact().isEmpty()
                ? Stream.of()
                : KeySamples.ofParts(layout, codec, other.codec, keys.inexact()).stream()
                    .flatMap(values -> fixing(values).stream()))
        .toList();
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

  /** Whether a range of the last column is one in each bucket, since its parts decide that. */
  private boolean isSpread() {
    return codec.columns().size() > 1
        && codec
            .bucket()
            .filter(
                it ->
                    !keys.partsBeforeLast()
                        .containsAll(it.parts().stream().map(p -> p.signature().name()).toList()))
            .isPresent();
  }

  private int buckets() {
    return codec.columns().get(0).items().stream()
        .mapToInt(item -> item instanceof Item.Bucket<?> it ? it.form().count() : 1)
        .max()
        .orElse(1);
  }

  /** The columns of a key, in each bucket that a range which begins like it reads. */
  Stream<List<Object>> asked(Map<String, Object> values) {
    return isSpread()
        ? IntStream.range(0, buckets())
            .mapToObj(bucket -> List.copyOf(codec.encodeIn(bucket, values).values()))
        : Stream.of(contents(values));
  }

  /** The same columns, and those with other buckets, if a range reads all of them. */
  Stream<List<Object>> inAnyBucket(List<Object> contents) {
    return isSpread()
        ? Stream.concat(
            Stream.of(contents),
            OtherBuckets.of(codec, contents.get(0)).map(it -> with(it, contents)))
        : Stream.of(contents);
  }

  private static List<Object> with(Object first, List<Object> contents) {
    List<Object> changed = new ArrayList<>(contents);
    changed.set(0, first);
    return changed;
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
