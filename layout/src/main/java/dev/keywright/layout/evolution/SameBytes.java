package dev.keywright.layout.evolution;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.alphabet.Run;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Whether a part that is declared to be written in another way writes the same bytes all the same:
 * {@code pad=1} of a number up to 9. It is proved by trying each value of the part, or those
 * numbers that show the form of all.
 */
final class SameBytes {
  static final long MOST = 1 << 16;

  /** More than the class file of an enum can hold. */
  private static final int MOST_CONSTANTS = 1 << 12;

  private SameBytes() {}

  static boolean isWrittenTheSame(WrittenPart old, WrittenPart now) {
    if (old.place().isNative() != now.place().isNative()) {
      return old.isKeptAsItIs()
          && (old.part().kind() == Kind.TEXT ? now.with(turned(now, old)) : now).isKeptAsItIs();
    }
    if (old.place().isNative()) {
      // The direction is that of the table, and no value shows it.
      return old.part().type().equals(now.part().type());
    }
    if (old.part().kind() == Kind.TEXT && turned(old, old).equals(turned(now, old))) {
      return true;
    }
    boolean isSameType =
        old.part().type() instanceof CodesType || old.part().type().equals(now.part().type());
    return isSameType && (areLengthsWrittenTheSame(old, now) || isEachWrittenTheSame(old, now));
  }

  /** Up to 127, a varint is the one byte that a length can have. */
  private static boolean areLengthsWrittenTheSame(WrittenPart old, WrittenPart now) {
    return isOfOneByte(old) && isOfOneByte(now) && old.mostBytes() <= Byte.MAX_VALUE;
  }

  private static boolean isOfOneByte(WrittenPart it) {
    return it.part()
        .encoding()
        .text()
        .filter(
            form ->
                form.encoding() == TextEncoding.LENGTH_PREFIXED && form.lengthBytes() <= Byte.BYTES)
        .isPresent();
  }

  private static boolean isEachWrittenTheSame(WrittenPart old, WrittenPart now) {
    return values(old)
        .or(() -> someNumbers(old))
        .filter(
            values -> {
              PartCodec<?, ?> before = old.encoding().codec();
              PartCodec<?, ?> after = now.encoding().codec();
              UnaryOperator<Object> same = now(old, now);
              return values.allMatch(it -> isWrittenTheSame(before, it, after, same.apply(it)));
            })
        .isPresent();
  }

  /** The most values that a part can have, as far as they can be counted. */
  static int most(WrittenPart it) {
    return values(it).map(values -> (int) values.count()).orElse(Integer.MAX_VALUE);
  }

  /** How texts of the older part are written, without what changes none of them. */
  private static Encoding turned(WrittenPart it, WrittenPart old) {
    Encoding encoding = it.part().encoding();
    Alphabet alphabet = old.accepts().alphabet();
    int first = alphabet.next(-1);
    boolean isOfOne = first <= Character.MAX_VALUE && alphabet.next(first) < 0;
    return encoding
        .withText(encoding.text().map(form -> withEscapesOf(alphabet, form)))
        .withReversed(encoding.reversed() && !isOfOne)
        .withLabels(encoding.labels() && alphabet.contains('.') && !isOfOne);
  }

  private static TextForm withEscapesOf(Alphabet alphabet, TextForm form) {
    return form.encoding() == TextEncoding.TERMINATED
        ? TextForm.terminated(
            form.end(),
            form.escapes().stream()
                .filter(it -> it.of().chars().allMatch(alphabet::contains))
                .toList())
        : form;
  }

  /** What the same value is now: a constant may have another name. */
  static UnaryOperator<Object> now(WrittenPart old, WrittenPart now) {
    if (old.part().type() instanceof CodesType was && now.part().type() instanceof CodesType is) {
      Map<String, CodesType.Constant> successors = is.successors(was);
      return name ->
          Optional.ofNullable(successors.get(name)).<Object>map(it -> it.name()).orElse(name);
    }
    return value -> value;
  }

  /** All values of a part, and perhaps some that it refuses; empty if there are too many. */
  static Optional<Stream<Object>> values(WrittenPart old) {
    AcceptedValues accepted = old.accepts();
    Kind kind = old.part().kind();
    if (kind == Kind.WHOLE) {
      return numbers(min(old), max(old), it -> it);
    }
    if (old.part().type() instanceof CodesType codes) {
      return codes.constants().size() > MOST_CONSTANTS
          ? Optional.empty()
          : Optional.of(Stream.of((Object[]) codes.names()));
    }
    if (kind == Kind.FLAG) {
      return Optional.of(Stream.of(true, false));
    }
    if (old.part().type().period().isPresent() && !old.place().isNative()) {
      return WrittenNumbers.ofTimes(old).periods();
    }
    if (kind == Kind.CHARACTER) {
      return Optional.of(characters(accepted).map(it -> (char) (int) it));
    }
    return kind == Kind.TEXT ? texts(accepted) : Optional.empty();
  }

  /** The smallest number that a part takes. */
  static long min(WrittenPart it) {
    return Math.max(it.part().min(), it.accepts().min());
  }

  /** The largest number that a part takes. */
  static long max(WrittenPart it) {
    return Math.min(it.part().max(), it.accepts().max());
  }

  /** Those that show the form of all, of a part that has more numbers than can be tried. */
  private static Optional<Stream<Object>> someNumbers(WrittenPart it) {
    return it.part().kind() == Kind.WHOLE
        ? Optional.of(WrittenNumbers.some(min(it), max(it)).mapToObj(Long::valueOf))
        : Optional.empty();
  }

  private static Optional<Stream<Object>> numbers(long min, long max, LongFunction<Object> value) {
    boolean areFew = max < min || (max - min >= 0 && max - min < MOST);
    return areFew
        ? Optional.of(LongStream.rangeClosed(min, max).mapToObj(value))
        : Optional.empty();
  }

  /** The empty text and those of one character: no part of longer texts has few values. */
  private static Optional<Stream<Object>> texts(AcceptedValues accepted) {
    Stream<Object> ones =
        accepted.maxLength() == 0 ? Stream.of() : characters(accepted).map(Character::toString);
    Stream<Object> none = accepted.minLength() == 0 ? Stream.of("") : Stream.of();
    return accepted.maxLength() <= 1 ? Optional.of(Stream.concat(none, ones)) : Optional.empty();
  }

  private static Stream<Integer> characters(AcceptedValues accepted) {
    return Run.characters(accepted.alphabet()).takeWhile(c -> c <= Character.MAX_VALUE).boxed();
  }

  /** Whether two values are written in the same bytes, if the first one can be written. */
  @SuppressWarnings("unchecked") // the values are those of the part
  static boolean isWrittenTheSame(
      PartCodec<?, ?> old, Object value, PartCodec<?, ?> now, Object valueNow) {
    byte[] before;
    try {
      before = bytes(((PartCodec<Object, ?>) old).encode(value));
    } catch (RuntimeException neverWritten) {
      return true;
    }
    try {
      return Arrays.equals(before, bytes(((PartCodec<Object, ?>) now).encode(valueNow)));
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }
}
