package dev.keywright.processor.check.family;

import static java.util.stream.Collectors.toCollection;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.automaton.KeyLanguage;
import dev.keywright.layout.automaton.SmallParts;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.example.KeySamples;
import dev.keywright.processor.example.TryEncoding;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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

  /** The class of the user's that chooses the bucket: nobody can ask it here. */
  Optional<String> ownFunction() {
    return codec
        .bucket()
        .filter(it -> it.uncompared().isPresent())
        .flatMap(it -> layout.bucket())
        .flatMap(Bucket::function)
        .map(it -> it.type().name());
  }

  /** What a message says of a key of each, if a class of the user's chooses a bucket. */
  String condition(Member other) {
    return ownFunction()
        .or(other::ownFunction)
        .map(it -> " (if " + it + " chooses this bucket)")
        .orElse("");
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
    return choices(keys, other);
  }

  /** The same of what its ranges hold. */
  List<KeyLanguage> rangeChoices(Member other) {
    return choices(ranges, other).stream().map(KeyLanguage::ranged).toList();
  }

  private List<KeyLanguage> choices(KeyLanguage language, Member other) {
    if (language.inexact().isEmpty()) {
      return List.of(language);
    }
    List<Map<String, Object>> some = samples(other, language.inexact());
    return Stream.of(some, SmallParts.of(language).values())
        .flatMap(List::stream)
        .flatMap(values -> fixing(values).stream())
        .collect(toCollection(() -> new ArrayList<>(List.of(language))));
  }

  /** Whether the choices of such a language are all that there are. */
  static boolean isDecided(KeyLanguage language) {
    return language.inexact().isEmpty() || !SmallParts.of(language).values().isEmpty();
  }

  private List<Map<String, Object>> samples(Member other, Set<String> parts) {
    return KeySamples.ofParts(layout, codec, other.codec, parts);
  }

  /** The keys with these values; none if a copy of a part cannot hold its value. */
  Optional<KeyLanguage> fixing(Map<String, Object> values) {
    return TryEncoding.of(() -> KeyLanguage.of(codec, values));
  }

  /** The values of the key that is written like this. */
  Optional<Map<String, Object>> read(List<Object> contents) {
    try {
      return Optional.of(codec.decodeUncompared(contents.toArray()).values());
    } catch (MalformedKeyException isNone) {
      return Optional.empty();
    }
  }

  /** Keys whose ranges may hold a key of another member, if its last column lies within. */
  Stream<Map<String, Object>> asking(Map<String, Object> foreign, Member other) {
    List<Object> contents = other.contents(foreign);
    Object[] first = contents.subList(0, contents.size() - 1).toArray();
    try {
      Map<String, Object> asked = new LinkedHashMap<>(codec.decodeFirst(first));
      asked.putAll(sharedFront(foreign, other));
      Set<String> left =
          codec.signature().parts().map(PartSignature::name).collect(Collectors.toSet());
      left.removeAll(asked.keySet());
      return samples(other, left).stream()
          .map(values -> with(values, asked))
          .filter(own -> ranges.isOfAnyBucket() || beginsWith(own, first))
          .limit(1);
    } catch (MalformedKeyException | InvalidPartException isNone) {
      return Stream.empty();
    }
  }

  /** The value of the part that each range fixes, as the other member has it at its front. */
  private Map<String, Object> sharedFront(Map<String, Object> foreign, Member other) {
    PartSignature theirs = other.codec.signature().parts().findFirst().orElseThrow();
    return codec
        .signature()
        .parts()
        .filter(it -> keys.fixedByEachRange().filter(it.name()::equals).isPresent())
        .filter(it -> it.type().equals(theirs.type()))
        .findFirst()
        .map(it -> Map.of(it.name(), Objects.requireNonNull(foreign.get(theirs.name()))))
        .orElse(Map.of());
  }

  private static Map<String, Object> with(Map<String, Object> values, Map<String, Object> others) {
    Map<String, Object> all = new LinkedHashMap<>(others);
    all.putAll(values);
    return all;
  }

  private boolean beginsWith(Map<String, Object> own, Object[] first) {
    return Arrays.deepEquals(contents(own).subList(0, first.length).toArray(), first);
  }

  List<Object> contents(Map<String, Object> values) {
    return List.copyOf(KeySamples.columns(codec, values).values());
  }

  /** A key, as {@code UserOrder(userId = "a100", number = 54)}. */
  String shown(Map<String, Object> values) {
    return name() + "(" + listed(values) + ")";
  }

  /** What a key is written as. */
  String written(Map<String, Object> values) {
    return listed(KeySamples.columns(codec, values));
  }

  private static String listed(Map<String, Object> values) {
    return values.entrySet().stream()
        .map(it -> it.getKey() + " = " + ShownValue.of(it.getValue()))
        .collect(Collectors.joining(", "));
  }
}
