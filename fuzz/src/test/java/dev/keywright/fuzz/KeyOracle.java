package dev.keywright.fuzz;

import static dev.keywright.fuzz.Law.require;

import dev.keywright.layout.inspection.Inspection;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * What must hold of any columns, whoever wrote them: they are refused with the one exception that
 * says so, or they are exactly what the key they stand for is written as. Every way to read them
 * says the same.
 */
final class KeyOracle {
  private static final int LONGEST_MESSAGE = 1_000;

  private KeyOracle() {}

  /** Whether the columns are those of a key. */
  static boolean judge(GeneratedKey key, Object... columns) {
    Optional<? extends Key> read = key.tryDecoder().apply(columns);
    for (Function<Object[], Key> decoder : key.decoders()) {
      require(read.equals(decoded(decoder, columns)), "decode differs from tryDecode");
    }
    Optional<Map<String, Object>> values = values(key, columns);
    require(values.isPresent() == read.isPresent(), "the codec of the signature differs");
    Inspection inspection = key.inspector().inspect(columns);
    require(inspection.isComplete() == read.isPresent(), "the inspector differs");
    require(!inspection.toString().isEmpty(), "an inspection is never empty");
    if (read.isPresent()) {
      requireEqual(columns, read.get().columns().values().toArray());
      requireEqual(columns, key.codec().encode(values.orElseThrow()).values().toArray());
      requireSame(values.orElseThrow(), inspection.values());
    }
    return read.isPresent();
  }

  private static Optional<Key> decoded(Function<Object[], Key> decoder, Object... columns) {
    try {
      return Optional.of(decoder.apply(columns));
    } catch (MalformedKeyException malformed) {
      requireReadable(malformed, columns);
      return Optional.empty();
    }
  }

  private static Optional<Map<String, Object>> values(GeneratedKey key, Object... columns) {
    try {
      return Optional.of(key.codec().decode(columns));
    } catch (MalformedKeyException malformed) {
      requireReadable(malformed, columns);
      return Optional.empty();
    }
  }

  private static void requireReadable(MalformedKeyException malformed, Object... columns) {
    int longest = Arrays.stream(columns).mapToInt(KeyOracle::length).max().orElse(0);
    require(malformed.position() >= 0, "a position is not negative");
    require(malformed.position() <= longest, "a position is inside the column");
    String message = String.valueOf(malformed.getMessage());
    require(message.length() <= LONGEST_MESSAGE, "a message is short: " + message.length());
    require(message.startsWith(malformed.part()), "a message names the part");
  }

  private static int length(Object column) {
    return column instanceof String text
        ? text.length()
        : column instanceof byte[] bytes ? bytes.length : 0;
  }

  private static void requireEqual(Object[] stored, Object[] written) {
    if (!Arrays.deepEquals(stored, written)) {
      throw new AssertionError(
          "read from "
              + Arrays.deepToString(stored)
              + " but written as "
              + Arrays.deepToString(written));
    }
  }

  private static void requireSame(Map<String, Object> one, Map<String, Object> other) {
    require(List.copyOf(one.keySet()).equals(List.copyOf(other.keySet())), "other parts");
    one.forEach((name, value) -> require(Objects.deepEquals(value, other.get(name)), name));
  }
}
