package dev.keywright.processor.example;

import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.alphabet.Run;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.RepeatedCodec;
import dev.keywright.runtime.time.TimeType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Maps of several entries as samples: no two entries have the same key. */
record MapSamples(Part key, RepeatedCodec<List<List<Object>>, ?> codec) {
  private static final String PLAIN = "0-9a-z";
  private static final Instant TIME = Instant.parse("2012-08-01T00:00:00Z");
  // Longer than any period of the calendar, so that no two keys stand for the same one.
  private static final Duration APART = Duration.ofDays(366);

  /**
   * Samples of a map.
   *
   * @param codec the codec of the part, which takes the rows of its entries
   */
  static MapSamples of(PartType.Repeated map, PartCodec<?, ?> codec) {
    @SuppressWarnings("unchecked") // a layout that nobody has compiled knows entries as rows
    RepeatedCodec<List<List<Object>>, ?> rows = (RepeatedCodec<List<List<Object>>, ?>) codec;
    return new MapSamples(map.parts().get(0), rows);
  }

  /**
   * Maps of so many entries, all of whose values are alike; none if there are too few keys.
   *
   * @param entries rows to try, each a key and what the map has for it
   */
  Stream<Object> maps(List<List<Object>> entries, int count) {
    return entries.stream()
        .filter(this::isLegal)
        .map(row -> row.subList(1, row.size()))
        .distinct()
        .map(value -> entries(value, count))
        .filter(map -> map.size() == count)
        .map(Object.class::cast);
  }

  private List<List<Object>> entries(List<Object> value, int count) {
    return Stream.concat(Samples.ofElement(key).map(Samples::plain), further())
        .distinct()
        .map(it -> entry(it, value))
        .filter(this::isLegal)
        .limit(count)
        .toList();
  }

  private static List<Object> entry(Object key, List<Object> value) {
    List<Object> row = new ArrayList<>(List.of(key));
    row.addAll(value);
    return row;
  }

  private boolean isLegal(List<Object> entry) {
    if (entry.get(0) instanceof Long number && number % ColumnText.step(key) != 0) {
      return false;
    }
    return TryEncoding.of(() -> codec.encodeFirst(List.of(entry))).isPresent();
  }

  /** Keys behind those that people would recognise, for maps that have to have more of them. */
  private Stream<Object> further() {
    return key.type().signature().stream().flatMap(this::further);
  }

  private Stream<Object> further(TypeSignature type) {
    return switch (type.kind()) {
      case WHOLE -> numbers().mapToObj(it -> it);
      case FRACTION ->
          turns().mapToObj(i -> type.bytes() == Float.BYTES ? (Object) (i + 0.5f) : i + 0.5);
      case CHARACTER -> IntStream.rangeClosed('!', Character.MAX_VALUE).mapToObj(it -> (char) it);
      case TEXT -> words();
      case TIME ->
          turns()
              .mapToObj(i -> TimeType.of(type.valueClass()).at(TIME.plus(APART.multipliedBy(i))));
      // Those without any have no values that the samples lack, or cannot be keys.
      default -> type.samples();
    };
  }

  private static IntStream turns() {
    return IntStream.rangeClosed(1, Samples.LONGEST);
  }

  private LongStream numbers() {
    long step = ColumnText.step(key);
    long least = -Math.floorDiv(-key.signature().min(), step);
    return LongStream.concat(
        LongStream.rangeClosed(1, Samples.LONGEST).map(i -> i * step),
        LongStream.range(0, Samples.LONGEST).map(i -> (least + i) * step));
  }

  // All words of the shortest length, then those of the next one.
  private Stream<Object> words() {
    Alphabet alphabet = Alphabet.of(key.limits().alphabet().orElse(PLAIN));
    List<String> members = Run.characters(alphabet).mapToObj(Character::toString).toList();
    int least = Math.max(1, key.limits().minLength().orElse(Samples.exactWidth(key)));
    int most = Math.min(key.limits().maxLength().orElse(Samples.LONGEST), Samples.LONGEST);
    return IntStream.rangeClosed(least, most).boxed().flatMap(length -> words(members, length));
  }

  private static Stream<Object> words(List<String> members, int length) {
    double all = Math.pow(members.size(), length);
    return LongStream.range(0, (long) Math.min(all, Samples.LONGEST))
        .mapToObj(index -> word(members, length, index));
  }

  // A number whose digits are these characters.
  private static String word(List<String> members, int length, long index) {
    List<String> digits = new ArrayList<>();
    for (long rest = index; rest > 0; rest /= members.size()) {
      digits.add(0, members.get((int) (rest % members.size())));
    }
    return members.get(0).repeat(length - digits.size()) + String.join("", digits);
  }
}
