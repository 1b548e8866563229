package dev.keywright.processor.example;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Values that people would recognise, one for each part, legal for it. */
final class Samples {
  private static final List<Object> WHOLE = List.of(54L, 6777L, 200_001L);
  private static final List<Object> TEXT = List.of("a100", "b7", "abc", "a", "x1", "0", "A", "");
  private static final List<Object> CHAR = List.of('a', 'A', '1');
  private static final Instant TIME = Instant.parse("2012-08-01T17:10:04Z");
  private static final Instant LATER = Instant.parse("2013-11-02T17:10:04Z");
  // Nobody reads an example that is longer, so there is none.
  static final int LONGEST = 1000;
  private static final int MOST_OF_TYPE = 2;
  private static final int MOST_IN_ELEMENT = 12;
  private static final int MOST_ELEMENTS = 512;
  private static final String SUFFIX = "k3x9q2";

  private Samples() {}

  /** Values that a part of a column may have, as the codecs take them, the most telling first. */
  static Stream<Object> legal(LayoutCodec codec, Column column, Part part) {
    return candidates(column, part, codec.part(part.name()))
        .map(Samples::plain)
        .filter(value -> isLegal(codec, part, value));
  }

  // The runtime knows the constants of an enum by name.
  static Object plain(Object value) {
    return value instanceof PartType.Constant constant ? constant.name() : value;
  }

  /** Whether a part may have a value of its type. */
  static boolean isLegal(LayoutCodec codec, Part part, Object value) {
    @SuppressWarnings("unchecked") // a sample of the part's own type
    PartCodec<Object, ?> known = (PartCodec<Object, ?>) codec.part(part.name());
    return TryEncoding.isTaken(known, value);
  }

  /** The value to show: the first one, and of the key of an entry behind others the largest. */
  static Optional<Object> chosen(Part part, Stream<Object> legal, PartCodec<Object, ?> codec) {
    return part.isNextKey()
        ? legal.max(
            Comparator.comparing(
                value -> bytes(codec.encode(plain(value))), Arrays::compareUnsigned))
        : legal.findFirst();
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }

  /** Values to try for a part of a column, the most telling first. */
  static Stream<Object> candidates(Column column, Part part, PartCodec<?, ?> codec) {
    if (part.type() instanceof PartType.Repeated list) {
      return lists(part, list, codec);
    }
    // Numbers of one column differ, so that they can be told apart in the example.
    long turn =
        column.parts().stream()
            .takeWhile(before -> !before.equals(part))
            .filter(before -> before.is(Kind.WHOLE))
            .count();
    return candidates(part, turn);
  }

  /** Values to try for a part of an element. */
  static Stream<Object> ofElement(Part part) {
    return candidates(part, 0);
  }

  private static Stream<Object> candidates(Part part, long turn) {
    return part.type() instanceof PartType.Codes codes
        ? codes.byCode().stream().map(constant -> constant)
        : part.type().signature().stream().flatMap(type -> candidates(part, type, turn));
  }

  private static Stream<Object> candidates(Part part, TypeSignature type, long turn) {
    return switch (type.kind()) {
      case WHOLE -> {
        PartSignature signature = part.signature();
        Stream<Object> plain = Stream.of(7L, 0L, 1L, signature.min(), signature.max());
        Stream<Object> ends =
            signature.encoding().number().stream()
                .flatMap(it -> Stream.of(it.max(type.bytes()), it.min(type.bytes())));
        yield Stream.of(rotated(WHOLE, turn), plain, ends, multiples(part)).flatMap(it -> it);
      }
      case FRACTION -> Stream.of(type.bytes() == Float.BYTES ? (Object) 1.5f : (Object) 1.5);
      case FLAG -> Stream.of(true, false);
      case CHARACTER ->
          Stream.concat(
              rotated(CHAR, 0), firstMembers(part).map(text -> ((String) text).charAt(0)));
      case TEXT ->
          // One after the other: an alphabet is read only if all before is refused.
          Stream.<Supplier<Stream<Object>>>of(
                  TEXT::stream,
                  () -> TEXT.stream().map(it -> fitted((String) it, part.limits())),
                  () -> firstMembers(part),
                  () -> firstMembers(part).map(it -> fitted((String) it, part.limits())),
                  () ->
                      Stream.concat(TEXT.stream(), firstMembers(part))
                          .map(it -> repeated((String) it, exactWidth(part))))
              .flatMap(Supplier::get);
      case BYTES -> bytes(part);
      case TIME ->
          Stream.of(
              TimeType.of(type.valueClass()).at(TIME), TimeType.of(type.valueClass()).at(LATER));
      case SUFFIX -> {
        int length = ((SuffixType) type).length();
        String enough = SUFFIX.repeat(length / SUFFIX.length() + 1);
        yield Stream.of(enough.substring(0, length));
      }
      default -> type.samples().limit(MOST_OF_TYPE);
    };
  }

  private static Stream<Object> bytes(Part part) {
    int least = Math.max(part.limits().minLength().orElse(0), exactWidth(part));
    byte[] enough = new byte[Math.min(least, LONGEST)];
    if (enough.length > 0) {
      enough[0] = (byte) 0xca;
    }
    return Stream.of(
        new byte[] {(byte) 0xca, (byte) 0xfe}, new byte[] {(byte) 0xca}, new byte[0], enough);
  }

  // Elements as the codecs take them: rows of values.
  private static Stream<Object> lists(Part part, PartType.Repeated list, PartCodec<?, ?> codec) {
    List<List<Object>> rows = List.of(List.of());
    for (Part of : list.parts()) {
      List<Object> values =
          ofElement(of).map(Samples::plain).distinct().limit(MOST_IN_ELEMENT).toList();
      rows =
          rows.stream()
              .flatMap(
                  row ->
                      values.stream()
                          .map(it -> Stream.concat(row.stream(), Stream.of(it)).toList()))
              .limit(MOST_ELEMENTS)
              .toList();
    }
    int count = Math.min(Math.max(1, part.limits().minLength().orElse(1)), LONGEST);
    Stream<Object> repeated =
        list.isMap() && count > 1
            ? MapSamples.of(list, codec).maps(rows, count)
            : rows.stream().map(row -> Collections.nCopies(count, row));
    return Stream.concat(repeated, Stream.of(List.of()));
  }

  // Of what the others are not multiples of: some that are easy to read, and the smallest.
  private static Stream<Object> multiples(Part part) {
    long step = ColumnText.step(part);
    long least = -Math.floorDiv(-part.signature().min(), step);
    return Stream.of(54L, 1L, least)
        .filter(it -> Math.multiplyHigh(it, step) == (it * step) >> 63)
        .map(it -> it * step);
  }

  private static Stream<Object> rotated(List<Object> values, long turn) {
    int start = (int) (turn % values.size());
    return Stream.concat(
        values.subList(start, values.size()).stream(), values.subList(0, start).stream());
  }

  // Again and again from the start, until it is as long as it has to be.
  private static String fitted(String text, ValueLimits limits) {
    int least = Math.min(limits.minLength().orElse(0), LONGEST);
    int most = Math.max(least, limits.maxLength().orElse(LONGEST));
    int length = Math.min(Math.max(text.length(), least), most);
    return text.isEmpty() ? text : text.repeat(length / text.length() + 1).substring(0, length);
  }

  /** How many bytes each value has in the form of another system; 0 if that varies. */
  static int exactWidth(Part part) {
    return part.encoding()
        .text()
        .filter(form -> form.fill().isEmpty())
        .map(TextForm::width)
        .orElse(0);
  }

  private static String repeated(String text, int length) {
    return text.isEmpty() ? text : text.repeat(length / text.length() + 1).substring(0, length);
  }

  /** The first character of the alphabet, if one is declared. */
  private static Stream<Object> firstMembers(Part part) {
    return part.limits().alphabet().stream()
        .map(Alphabet::of)
        .map(it -> Character.toString(it.next(-1)));
  }
}
