package dev.keywright.report.sample;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Values of a part, the smaller first, that a careless encoding sorts the other way round: {@code
 * 54} and {@code 167}, {@code a100} and {@code a1001}.
 *
 * @param turn how many numbers come before it in the key, so that each number has values of its own
 * @param stored values of rows that exist, which are taken before all others
 */
record SampleValues(LayoutCodec codec, PartSignature part, int turn, List<Object> stored) {
  private static final int ENOUGH = 2;
  static final int LONGEST = 256;
  private static final Instant TIME = Instant.parse("2012-08-01T17:10:04Z");
  private static final Instant LATER = Instant.parse("2012-10-01T09:00:00Z");

  /** Two values, one if no second one is legal, or none. */
  List<Object> pair() {
    Stream<Object> legal =
        Stream.concat(stored.stream(), candidates(part.type()))
            .filter(this::isLegal)
            .distinct()
            .limit(ENOUGH);
    // The smaller number or text first, as people expect it.
    return switch (part.kind()) {
      case WHOLE -> legal.sorted().toList();
      case TEXT ->
          legal.sorted(Comparator.comparing(String.class::cast, ColumnOrder.TEXT)).toList();
      default -> legal.toList();
    };
  }

  private boolean isLegal(Object value) {
    try {
      @SuppressWarnings("unchecked") // a value of the part's own type
      PartCodec<Object, ?> known = (PartCodec<Object, ?>) codec.part(part.name());
      known.check(value);
      return true;
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  private Stream<Object> candidates(TypeSignature type) {
    return switch (type.kind()) {
      case WHOLE -> numbers();
      case FRACTION ->
          type.bytes() == Float.BYTES ? Stream.of(-1.5f, 10.25f) : Stream.of(-1.5, 10.25);
      case FLAG -> Stream.of(false, true);
      case CHARACTER ->
          Stream.concat(Stream.of('A', 'a', '1', '2'), texts().map(it -> ((String) it).charAt(0)));
      case TEXT -> texts();
      case BYTES -> bytes();
      case TIME -> Stream.of(TIME, LATER).map(it -> TimeType.of(type.valueClass()).at(it));
      case CODES -> Arrays.stream(((CodesType) type).names()).map(it -> (Object) it);
      case SUFFIX -> {
        int length = ((SuffixType) type).length();
        yield Stream.of(repeated("k3x9q2", length), repeated("p0w4d7", length));
      }
      case LIST -> lists((ListType) type);
      default -> type.samples();
    };
  }

  // Numbers with the same count of digits differ from those with another one only in padding.
  private Stream<Object> numbers() {
    long[][] pairs = {{54, 167}, {6777, 66_661}, {99_998, 200_003}};
    long[] pair = pairs[turn % pairs.length];
    AcceptedValues accepts = codec.encoding(part.name()).accepted();
    return LongStream.concat(
            LongStream.of(pair),
            LongStream.of(9, 10, 1, 2, 0, accepts.min(), accepts.max()).sorted())
        .boxed()
        .map(it -> (Object) it);
  }

  private Stream<Object> texts() {
    AcceptedValues accepts = codec.encoding(part.name()).accepted();
    Alphabet alphabet = accepts.alphabet();
    int first = alphabet.next(-1);
    Stream<String> plain = Stream.of("a100", "a1001", "10", "100", "A1", "A10", "a", "ab");
    Stream<String> own =
        first < 0
            ? Stream.of()
            : Stream.of(Character.toString(first), Character.toString(first).repeat(2));
    return Stream.of(ExampleTexts.of(part.name(), accepts), plain, own)
        .flatMap(it -> it)
        .flatMap(it -> Stream.of(it, fitted(it, accepts)))
        .map(it -> (Object) it);
  }

  private static String fitted(String text, AcceptedValues accepts) {
    int least = Math.min(accepts.minLength(), LONGEST);
    int most = Math.min(accepts.maxLength(), LONGEST);
    int length = Math.max(least, Math.min(text.length(), most));
    return repeated(text, length);
  }

  private Stream<Object> bytes() {
    int least = Math.min(codec.encoding(part.name()).accepted().minLength(), LONGEST);
    byte[] filled = new byte[Math.max(least, 1)];
    filled[0] = (byte) 0xca;
    return Stream.of(new byte[] {(byte) 0xca}, new byte[] {(byte) 0xca, (byte) 0xfe}, filled);
  }

  private static Stream<Object> lists(ListType type) {
    List<Object> element =
        type.parts().stream()
            .map(
                it ->
                    switch (it.kind()) {
                      case WHOLE -> (Object) 1L;
                      case TEXT -> "a";
                      default -> "";
                    })
            .toList();
    // No map has the same key twice.
    return Stream.of(List.of(element), type.isMap() ? List.of() : List.of(element, element));
  }

  private static String repeated(String text, int length) {
    return text.isEmpty() ? text : text.repeat(length / text.length() + 1).substring(0, length);
  }
}
