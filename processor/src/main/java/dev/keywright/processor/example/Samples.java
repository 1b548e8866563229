package dev.keywright.processor.example;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.alphabet.Alphabet;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** Values that people would recognise, one for each part, legal for it. */
final class Samples {
  private static final List<Object> WHOLE = List.of(54L, 6777L, 200_001L);
  private static final List<Object> TEXT = List.of("a100", "b7", "abc", "a", "x1", "0", "A", "");
  private static final List<Object> CHAR = List.of('a', 'A', '1');
  private static final UUID UUID_SAMPLE = UUID.fromString("3f2504e0-4f89-41d3-9a0c-0305e82c3301");

  // Nobody reads an example that is longer, so there is none.
  private static final int LONGEST = 1000;
  private static final String SUFFIX = "k3x9q2";

  private Samples() {}

  /** Values to try for a part of a column, the most telling first. */
  static Stream<Object> candidates(Column column, Part part) {
    // Numbers of one column differ, so that they can be told apart in the example.
    long turn =
        column.parts().stream()
            .takeWhile(before -> !before.equals(part))
            .filter(before -> before.type() instanceof PartType.Whole)
            .count();
    return candidates(part, turn);
  }

  private static Stream<Object> candidates(Part part, long turn) {
    PartType type = part.type();
    if (type instanceof PartType.Whole whole) {
      long min = Math.max(whole.min(), part.facts().min().orElse(whole.min()));
      long max = Math.min(whole.max(), part.facts().max().orElse(whole.max()));
      return Stream.concat(rotated(WHOLE, turn), Stream.of(7L, 0L, 1L, min, max));
    }
    if (type instanceof PartType.Text) {
      return Stream.of(
              TEXT.stream(),
              TEXT.stream().map(it -> fitted((String) it, part.facts())),
              firstMember(part).stream(),
              firstMember(part).stream().map(it -> fitted(it, part.facts())))
          .flatMap(it -> it);
    }
    if (type instanceof PartType.Char) {
      return Stream.concat(
          rotated(CHAR, 0), firstMember(part).map(text -> (Object) text.charAt(0)).stream());
    }
    if (type instanceof PartType.Time time) {
      return Stream.of(time(time.type()));
    }
    if (type instanceof PartType.Codes codes) {
      return codes.byCode().stream().map(constant -> constant);
    }
    if (type instanceof PartType.Bytes) {
      byte[] enough = new byte[Math.min(part.facts().minLength().orElse(0), LONGEST)];
      return Stream.of(
          new byte[] {(byte) 0xca, (byte) 0xfe}, new byte[] {(byte) 0xca}, new byte[0], enough);
    }
    if (type instanceof PartType.Uuid) {
      return Stream.of(UUID_SAMPLE);
    }
    if (type instanceof PartType.Floating floating) {
      return floating.javaName().equals("float") ? Stream.of(1.5f) : Stream.of(1.5);
    }
    if (type instanceof PartType.Suffix suffix) {
      String enough = SUFFIX.repeat(suffix.length() / SUFFIX.length() + 1);
      return Stream.of(enough.substring(0, suffix.length()));
    }
    return type instanceof PartType.Flag ? Stream.of(true) : Stream.empty();
  }

  private static Stream<Object> rotated(List<Object> values, long turn) {
    int start = (int) (turn % values.size());
    return Stream.concat(
        values.subList(start, values.size()).stream(), values.subList(0, start).stream());
  }

  // Again and again from the start, until it is as long as it has to be.
  private static String fitted(String text, Facts facts) {
    int least = Math.min(facts.minLength().orElse(0), LONGEST);
    int most = Math.max(least, facts.maxLength().orElse(LONGEST));
    int length = Math.min(Math.max(text.length(), least), most);
    return text.isEmpty() ? text : text.repeat(length / text.length() + 1).substring(0, length);
  }

  private static Optional<String> firstMember(Part part) {
    return part.facts().alphabet().map(Alphabet::of).map(it -> Character.toString(it.next(-1)));
  }

  private static Object time(PartType.TimeType type) {
    return switch (type) {
      case INSTANT -> Instant.parse("2012-08-01T17:10:04Z");
      case DATE_TIME -> LocalDateTime.parse("2012-08-01T17:10:04");
      case DATE -> LocalDate.parse("2012-08-01");
    };
  }
}
