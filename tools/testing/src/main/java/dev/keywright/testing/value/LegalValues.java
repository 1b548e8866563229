package dev.keywright.testing.value;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Values that a part may have by its layout, the simplest first. */
public record LegalValues(LayoutCodec codec, PartSignature part, String delimiters, Random random) {
  private static final int MOST = 60;
  private static final int MOST_RANDOM = 6;
  private static final List<Instant> TIMES =
      Stream.of(
              "2012-08-01T17:10:04Z",
              "2012-08-01T17:10:05Z",
              "2012-10-01T09:00:00Z",
              "1970-01-01T00:00:00Z",
              "1969-12-31T23:59:59.999Z",
              "2000-02-29T00:00:00Z",
              "2012-08-01T17:10:04.001Z",
              "2012-08-01T17:10:04.000000001Z",
              "2038-01-19T03:14:08Z",
              "9999-12-31T23:59:59Z",
              "0001-01-01T00:00:00Z",
              "2012-08-01T17:10:04.5Z")
          .map(Instant::parse)
          .toList();

  /** The values, the simplest first. */
  public List<Object> all() {
    return part.type() instanceof ListType list
        ? lists(list)
        : legal(candidates(part.type(), accepted()));
  }

  /** All numbers or characters of a part with few of them, ascending; none of any other part. */
  List<Object> whole() {
    Stream<Object> all =
        switch (part.kind()) {
          case WHOLE -> NumberValues.of(part.type(), accepted()).whole();
          case CHARACTER -> new TextValues(accepted(), delimiters, random).characters();
          default -> Stream.of();
        };
    return all.filter(it -> isLegal(part, it)).toList();
  }

  private AcceptedValues accepted() {
    return codec.encoding(part.name()).accepted();
  }

  private List<Object> legal(Stream<Object> candidates) {
    return candidates
        .filter(it -> isLegal(part, it))
        .map(Canonical::new)
        .distinct()
        .map(Canonical::value)
        .limit(MOST)
        .toList();
  }

  /** A value that equals another with the same bytes. */
  private record Canonical(Object value) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Canonical that && Plain.same(value, that.value);
    }

    @Override
    public int hashCode() {
      return Arrays.deepHashCode(new Object[] {value});
    }
  }

  private boolean isLegal(PartSignature named, Object value) {
    try {
      @SuppressWarnings("unchecked") // a value of the part's own type
      PartCodec<Object, ?> known = (PartCodec<Object, ?>) codec.part(named.name());
      known.check(named.kind() == Kind.WHOLE ? ((Number) value).longValue() : value);
      return true;
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  private Stream<Object> candidates(TypeSignature type, AcceptedValues accepted) {
    return switch (type.kind()) {
      case WHOLE -> NumberValues.of(type, accepted).some(random);
      case FRACTION -> fractions(type);
      case FLAG -> Stream.of(false, true);
      case CHARACTER ->
          new TextValues(accepted, delimiters, random)
              .all().stream()
                  .map(String.class::cast)
                  .flatMap(it -> it.chars().mapToObj(c -> (Object) (char) c));
      case TEXT -> new TextValues(accepted, delimiters, random).all().stream();
      case BYTES -> bytes(accepted);
      case UUID -> uuids(type);
      case TIME -> times(type);
      case CODES -> Arrays.stream(((CodesType) type).names()).map(it -> (Object) it);
      case SUFFIX ->
          Stream.of("k3x9q2", "p0w4d7", "0", "z")
              .map(
                  it ->
                      it.repeat(((SuffixType) type).length())
                          .substring(0, ((SuffixType) type).length()));
      case LIST -> throw new IllegalArgumentException("a list in a list");
      default -> type.samples();
    };
  }

  private static Stream<Object> fractions(TypeSignature type) {
    Stream<Double> all =
        Stream.of(
            1.0,
            0.0,
            -0.0,
            -1.5,
            10.25,
            1e30,
            -1e30,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY);
    return all.map(it -> type.bytes() == Float.BYTES ? (Object) it.floatValue() : it);
  }

  private static Stream<Object> bytes(AcceptedValues accepted) {
    List<byte[]> all = new ArrayList<>();
    int[][] beginnings = {
      {1}, {}, {0}, {0, 0}, {0, 255}, {255}, {255, 255}, {127, 128}, {1, 0}, {0, 1}, {2}, {1, 1, 1}
    };
    for (int[] beginning : beginnings) {
      byte[] bytes = new byte[Math.max(beginning.length, Math.min(accepted.minLength(), 64))];
      for (int i = 0; i < beginning.length; i++) {
        bytes[i] = (byte) beginning[i];
      }
      all.add(Arrays.copyOf(bytes, Math.min(bytes.length, accepted.maxLength())));
    }
    return all.stream().map(it -> (Object) it);
  }

  private Stream<Object> uuids(TypeSignature type) {
    Stream<UUID> known =
        Stream.of(
                "00000000-0000-1000-8000-000000000000",
                "ffffffff-ffff-1fff-bfff-ffffffffffff",
                "018f3c5e-7d1a-7000-8000-000000000001",
                "018f3c5e-7d1b-7000-8000-000000000000")
            .map(UUID::fromString);
    UUID any = new UUID(random.nextLong(), random.nextLong());
    return Stream.of(
            type.samples().limit(2), known, Stream.of(any, new UUID(0, 0), new UUID(-1, -1)))
        .flatMap(it -> it);
  }

  private static Stream<Object> times(TypeSignature type) {
    List<ChronoUnit> units =
        List.of(
            ChronoUnit.NANOS,
            ChronoUnit.MILLIS,
            ChronoUnit.SECONDS,
            ChronoUnit.HOURS,
            ChronoUnit.DAYS);
    TimeType<?> time = type.time().orElseThrow();
    return units.stream()
        .flatMap(unit -> TIMES.stream().map(it -> it.truncatedTo(unit)))
        .map(time::at);
  }

  private List<Object> lists(ListType list) {
    List<List<Object>> values =
        list.parts().stream()
            .map(
                it ->
                    candidates(it.type(), ofElement(it))
                        .filter(value -> isUsual(it, value))
                        .distinct()
                        .limit(MOST_RANDOM)
                        .toList())
            .toList();
    return new ListValues(list, values).all();
  }

  private static AcceptedValues ofElement(PartSignature element) {
    return new AcceptedValues(
        element.min(),
        element.max(),
        Alphabet.of(element.limits().alphabet().orElse("0-9a-z")),
        element.limits().leastLength(),
        element.limits().mostLength());
  }

  // An empty text in a list may be refused, or be no element at all.
  private static boolean isUsual(PartSignature element, Object value) {
    return element.kind() != Kind.TEXT
        || (!value.equals("") && ((String) value).chars().allMatch(c -> c > ' ' && c < 0x7f));
  }
}
