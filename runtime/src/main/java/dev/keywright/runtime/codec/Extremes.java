package dev.keywright.runtime.codec;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What the encodings of all legal values lie between, whatever literal follows them.
 *
 * <p>Each encoding is at or above the smallest of these, and at or below the largest or begins with
 * it. There may be more than two, since what follows decides which of {@code A} and {@code AB} is
 * the larger one. If there are none, nothing is known.
 *
 * @param whole encodings of values
 * @param begun what encodings begin with, before they go on
 * @param isEndless whether no upper bound is worth stating: a text may begin with any character
 * @param <C> what the column holds
 */
public record Extremes<C>(List<C> whole, List<C> begun, boolean isEndless) {

  /** Nothing is known. */
  public static <C> Extremes<C> unknown() {
    return new Extremes<>(List.of(), List.of(), /* isEndless= */ false);
  }

  /** Values of which some are written as the smallest and the largest encoding. */
  public static <C> Extremes<C> of(Stream<C> encodings) {
    return new Extremes<>(encodings.toList(), List.of(), /* isEndless= */ false);
  }

  /** Encodings that begin with one of these, or lie between two that do. */
  public static <C> Extremes<C> beginning(C first, C last) {
    return new Extremes<>(List.of(), List.of(first, last), /* isEndless= */ false);
  }

  /** Those of these numbers that a part may hold, the ends of its range included. */
  public static <C> Extremes<C> numbers(WholeCodec<C> part, long... turns) {
    Accepted numbers = part.accepts();
    if (numbers.min() > numbers.max()) {
      return unknown();
    }
    LongStream ends = LongStream.of(numbers.min(), numbers.max());
    return of(
        LongStream.concat(ends, Arrays.stream(turns))
            .filter(it -> it >= numbers.min() && it <= numbers.max())
            .distinct()
            .mapToObj(part::encode));
  }

  /** Texts of an alphabet, which are written character by character. */
  public static <C> Extremes<C> texts(PrefixCodec<String, C> part) {
    Accepted texts = part.accepts();
    Alphabet alphabet = texts.alphabet();
    int first = alphabet.next(-1);
    boolean hasPairs = texts.maxLength() > 1;
    int last = alphabet.previous(hasPairs ? Integer.MAX_VALUE : Character.MAX_VALUE + 1);
    if (texts.maxLength() == 0 || first < 0 || last < first) {
      return unknown();
    }
    // Every text has so many characters, unless pairs count twice.
    int each = last > Character.MAX_VALUE ? 1 : Math.max(1, texts.minLength());
    List<C> begun =
        List.of(
            part.encodeBeginning(Character.toString(first).repeat(each)),
            part.encodeBeginning(Character.toString(last).repeat(each)));
    List<C> empty = texts.minLength() == 0 ? List.of(part.encode("")) : List.of();
    return new Extremes<>(empty, begun, /* isEndless= */ false);
  }

  /** Bytes of any values. */
  public static <C> Extremes<C> bytes(PrefixCodec<byte[], C> part) {
    Accepted lengths = part.accepts();
    if (lengths.maxLength() == 0) {
      return unknown();
    }
    byte[] first = new byte[Math.max(1, lengths.minLength())];
    byte[] last = new byte[first.length];
    Arrays.fill(last, (byte) 0xFF);
    List<C> begun = List.of(part.encodeBeginning(first), part.encodeBeginning(last));
    List<C> empty = lengths.minLength() == 0 ? List.of(part.encode(new byte[0])) : List.of();
    return new Extremes<>(empty, begun, /* isEndless= */ false);
  }

  /** The same, of what goes on behind each encoding in a way that is not known here. */
  public Extremes<C> goingOn() {
    List<C> all = new ArrayList<>(whole);
    all.addAll(begun);
    return new Extremes<>(List.of(), List.copyOf(all), isEndless);
  }

  /** The same, of a part that may also be written as this. */
  public Extremes<C> or(C encoding) {
    if (isUnknown()) {
      return this;
    }
    List<C> all = new ArrayList<>(whole);
    all.add(encoding);
    return new Extremes<>(List.copyOf(all), begun, isEndless);
  }

  /** The same, of a TEXT that has no upper bound worth stating if one of its characters is last. */
  public Extremes<C> endlessFrom(boolean isLast) {
    return new Extremes<>(whole, begun, isEndless || isLast);
  }

  /** Whether nothing is known, or nothing that would narrow a range. */
  public boolean isUnknown() {
    return (whole.isEmpty() && begun.isEmpty()) || (beginsLowest() && endsHighest());
  }

  /** Whether some encoding is as low as contents get: it is nothing but zeros. */
  public boolean beginsLowest() {
    return begun.stream().anyMatch(Extremes::isEmpty)
        || all().anyMatch(it -> !isEmpty(it) && isLowest(it));
  }

  /** Whether some encoding is as high as contents get. */
  public boolean endsHighest() {
    return isEndless
        || begun.stream().anyMatch(Extremes::isEmpty)
        || all().anyMatch(it -> !isEmpty(it) && isHighest(it));
  }

  private Stream<C> all() {
    return Stream.concat(whole.stream(), begun.stream());
  }

  private static boolean isEmpty(Object content) {
    return content instanceof byte[] bytes ? bytes.length == 0 : "".equals(content);
  }

  private static boolean isLowest(Object content) {
    if (content instanceof byte[] bytes) {
      return Arrays.equals(bytes, new byte[bytes.length]);
    }
    return content instanceof String text
        ? text.chars().allMatch(c -> c == 0)
        : content.equals(Long.MIN_VALUE);
  }

  // Of a text, no character is the last one: those above U+FFFF are bounds, too.
  private static boolean isHighest(Object content) {
    if (content instanceof byte[] bytes) {
      byte[] highest = new byte[bytes.length];
      Arrays.fill(highest, (byte) 0xFF);
      return Arrays.equals(bytes, highest);
    }
    return content.equals(Long.MAX_VALUE);
  }
}
