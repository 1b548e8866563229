package dev.keywright.testing.law;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.testing.key.Reflected;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.LegalValues;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * {@code decodeV1} reads what the layout of the version writes, and refuses all else; {@code
 * toCurrent} keeps the values.
 */
final class OlderVersionLaw implements Judge {

  /** An older version of a key. */
  private record Version(Class<?> type, LayoutCodec codec, Method decode) {}

  @Override
  public Optional<String> fault(TestedRows sample) {
    TestedKey key = sample.testedKey();
    return Arrays.stream(key.type().getDeclaredClasses())
        .filter(it -> it.isRecord() && it.getSimpleName().matches("V\\d+"))
        .flatMap(it -> version(key, it).stream())
        .flatMap(it -> fault(sample, it).stream())
        .findFirst();
  }

  private static Optional<Version> version(TestedKey key, Class<?> type) {
    if (!(Reflected.constant(type, "LAYOUT") instanceof String layout)) {
      return Optional.empty();
    }
    return key.methods("decode" + type.getSimpleName())
        .filter(it -> it.getParameterTypes()[0] == Map.class)
        .findFirst()
        .map(it -> new Version(type, key.codec(LayoutSignature.parse(layout)), it));
  }

  private static Optional<String> fault(TestedRows sample, Version version) {
    Optional<String> refused = Optional.empty();
    int converted = 0;
    for (Map<String, Object> values : values(sample, version.codec())) {
      Map<String, Object> columns = version.codec().encode(values);
      Map<String, Object> expected = version.codec().decode(columns.values().toArray());
      Object old;
      try {
        old = Objects.requireNonNull(Reflected.call(version.decode(), null, columns));
      } catch (RuntimeException thrown) {
        return Optional.of(shown(version, columns) + "\n  throws " + thrown);
      }
      Optional<String> fault =
          differs(version, columns, old, expected).or(() -> changed(version, columns));
      if (fault.isPresent()) {
        return fault;
      }
      Optional<Method> toCurrent = toCurrent(version);
      if (toCurrent.isPresent()) {
        try {
          Key now = (Key) Objects.requireNonNull(Reflected.call(toCurrent.get(), old));
          converted++;
          fault = other(sample.testedKey(), now, expected);
          if (fault.isPresent()) {
            return fault.map(it -> shown(version, columns) + "\n  toCurrent " + it);
          }
        } catch (IllegalArgumentException today) {
          refused = Optional.of(shown(version, columns) + "\n  toCurrent throws " + today);
        }
      }
    }
    return converted == 0 ? refused : Optional.empty();
  }

  private static Optional<Method> toCurrent(Version version) {
    return Arrays.stream(version.type().getDeclaredMethods())
        .filter(it -> it.getName().equals("toCurrent") && it.getParameterCount() == 0)
        .findFirst();
  }

  private static List<Map<String, Object>> values(TestedRows sample, LayoutCodec codec) {
    List<PartSignature> parts = codec.signature().parts().toList();
    Random random = new Random(parts.size());
    Map<String, List<Object>> candidates = new LinkedHashMap<>();
    parts.forEach(
        it ->
            candidates.putIfAbsent(
                it.name(), new LegalValues(codec, it, sample.delimiters(), random).all()));
    if (candidates.values().stream().anyMatch(List::isEmpty)) {
      return List.of();
    }
    int most = candidates.values().stream().mapToInt(List::size).max().orElse(0);
    return Stream.iterate(0, it -> it < most, it -> it + 1)
        .flatMap(i -> Stream.of(picked(candidates, i, 0), picked(candidates, i, i)))
        .filter(it -> isLegal(codec, it))
        .toList();
  }

  // The first part changes with the number, and the others with another one.
  private static Map<String, Object> picked(
      Map<String, List<Object>> candidates, int first, int others) {
    Map<String, Object> picked = new LinkedHashMap<>();
    candidates.forEach(
        (part, values) ->
            picked.put(part, values.get((picked.isEmpty() ? first : others) % values.size())));
    return picked;
  }

  private static boolean isLegal(LayoutCodec codec, Map<String, Object> values) {
    try {
      codec.encode(values);
      return true;
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  private static String shown(Version version, Map<String, Object> columns) {
    return version.decode().getName() + " of " + Plain.shown(columns);
  }

  private static Optional<String> differs(
      Version version, Map<String, Object> columns, Object old, Map<String, Object> expected) {
    for (RecordComponent component : version.type().getRecordComponents()) {
      Object value = Reflected.call(component.getAccessor(), old);
      if (expected.containsKey(component.getName())
          && !Plain.same(value, expected.get(component.getName()))) {
        return Optional.of(
            shown(version, columns) + "\n  returns " + old + ", not " + Plain.shown(expected));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> changed(Version version, Map<String, Object> columns) {
    for (Map.Entry<String, Object> column : columns.entrySet()) {
      for (Object content : changes(column.getValue())) {
        Map<String, Object> changed = new LinkedHashMap<>(columns);
        changed.put(column.getKey(), content);
        try {
          Object old = Reflected.call(version.decode(), null, changed);
          version.codec().decodeInAnyBucket(changed.values().toArray());
          if (old == null) {
            return Optional.of(shown(version, changed) + "\n  returns null");
          }
        } catch (MalformedKeyException refused) {
          if (refused.getStackTrace().length > 0 && isOfCodec(version, changed)) {
            return Optional.of(
                shown(version, changed) + "\n  is no key of its layout, and is read");
          }
        } catch (RuntimeException thrown) {
          return Optional.of(
              shown(version, changed) + "\n  throws " + thrown + ", not MalformedKeyException");
        }
      }
    }
    return Optional.empty();
  }

  // The class read what the codec of the layout refuses.
  private static boolean isOfCodec(Version version, Map<String, Object> columns) {
    try {
      Reflected.call(version.decode(), null, columns);
      return true;
    } catch (MalformedKeyException alike) {
      return false;
    }
  }

  private static List<Object> changes(Object content) {
    if (content instanceof String text && !text.isEmpty()) {
      return List.of(text + "0", text.substring(1), text.substring(0, text.length() - 1), "");
    }
    return content instanceof byte[] bytes && bytes.length > 0
        ? List.of(
            Arrays.copyOf(bytes, bytes.length + 1),
            Arrays.copyOfRange(bytes, 1, bytes.length),
            Arrays.copyOf(bytes, bytes.length - 1))
        : List.of();
  }

  // A constant may have another name now.
  private static Optional<String> other(TestedKey key, Key now, Map<String, Object> expected) {
    Map<String, Object> values = key.codec().decode(now.columns().values().toArray());
    return key.layout()
        .parts()
        .filter(it -> expected.containsKey(it.name()) && !(it.type() instanceof CodesType))
        .filter(
            it -> !Plain.shown(values.get(it.name())).equals(Plain.shown(expected.get(it.name()))))
        .findFirst()
        .map(it -> "returns " + now + ": another " + it.name());
  }
}
