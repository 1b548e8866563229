package dev.keywright.runtime.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the encodings of all legal values lie between, whatever literal follows them.
 *
 * <p>They are asked for when the class of a key is loaded, so what makes them is loops: streams
 * would load a hundred classes before the first key is encoded.
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
  public static <C> Extremes<C> of(List<C> encodings) {
    return new Extremes<>(encodings, List.of(), /* isEndless= */ false);
  }

  /** Encodings that begin with one of these, or lie between two that do. */
  public static <C> Extremes<C> beginning(C first, C last) {
    return new Extremes<>(List.of(), List.of(first, last), /* isEndless= */ false);
  }

  /** Those of these numbers that a part may hold, the ends of its range included. */
  public static <C> Extremes<C> numbers(WholeCodec<C> part, long... turns) {
    AcceptedValues numbers = part.accepts();
    if (numbers.min() > numbers.max()) {
      return unknown();
    }
    List<C> encodings = new ArrayList<>();
    encodings.add(part.encode(numbers.min()));
    encodings.add(part.encode(numbers.max()));
    for (long turn : turns) {
      if (turn > numbers.min() && turn < numbers.max()) {
        encodings.add(part.encode(turn));
      }
    }
    return of(List.copyOf(encodings));
  }

  /** Texts of an alphabet, which are written character by character. */
  public static <C> Extremes<C> texts(PrefixCodec<String, C> part) {
    AcceptedValues texts = part.accepts();
    Alphabet alphabet = texts.alphabet();
    int first = alphabet.next(-1);
    boolean hasPairs = texts.maxLength() > 1;
    int last = alphabet.previous(hasPairs ? Integer.MAX_VALUE : Character.MAX_VALUE + 1);
    if (texts.maxLength() == 0 || first < 0 || last < first) {
      return unknown();
    }
    // Every text has so many characters, unless pairs count twice.
    boolean isCounted = last <= Character.MAX_VALUE;
    int each = isCounted ? Math.max(1, texts.minLength()) : 1;
    String firsts = Character.toString(first).repeat(each);
    return of(part, isCounted, "", firsts, Character.toString(last).repeat(each));
  }

  /** Bytes of any values. */
  public static <C> Extremes<C> bytes(PrefixCodec<byte[], C> part) {
    if (part.accepts().maxLength() == 0) {
      return unknown();
    }
    byte[] first = new byte[Math.max(1, part.accepts().minLength())];
    byte[] last = new byte[first.length];
    Arrays.fill(last, (byte) 0xFF);
    return of(part, /* isCounted= */ true, new byte[0], first, last);
  }

  // If each has so many symbols as the first and the last, nothing goes on behind these.
  private static <T, C> Extremes<C> of(
      PrefixCodec<T, C> part, boolean isCounted, T empty, T first, T last) {
    AcceptedValues lengths = part.accepts();
    if (isCounted && lengths.minLength() == lengths.maxLength()) {
      return of(List.of(part.encode(first), part.encode(last)));
    }
    List<C> whole = lengths.minLength() == 0 ? List.of(part.encode(empty)) : List.of();
    List<C> begun = List.of(part.encodeBeginning(first), part.encodeBeginning(last));
    return new Extremes<>(whole, begun, /* isEndless= */ false);
  }

  /**
   * Those of what begins with an encoding of this and goes on in a way that is not known here.
   *
   * @param followed an encoding, and what is after it before more follows
   * @param mayEnd whether an encoding may be all of it, too
   */
  public Extremes<C> goingOn(UnaryOperator<C> followed, boolean mayEnd) {
    Stream<C> longer = Stream.concat(whole.stream().map(followed), begun.stream());
    return new Extremes<>(mayEnd ? whole : List.of(), longer.toList(), isEndless);
  }

  /** The same, of a part that may also be written as this. */
  public Extremes<C> or(C encoding) {
    List<C> all = Stream.concat(whole.stream(), Stream.of(encoding)).toList();
    return isUnknown() ? this : new Extremes<>(all, begun, isEndless);
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
    boolean isLowest = false;
    for (C beginning : begun) {
      isLowest |= isLowest(beginning);
    }
    for (C encoding : whole) {
      isLowest |= !isEmpty(encoding) && isLowest(encoding);
    }
    return isLowest;
  }

  /** Whether some encoding is as high as contents get. */
  public boolean endsHighest() {
    boolean isHighest = isEndless;
    for (C beginning : begun) {
      isHighest |= isEmpty(beginning) || isHighest(beginning);
    }
    for (C encoding : whole) {
      isHighest |= !isEmpty(encoding) && isHighest(encoding);
    }
    return isHighest;
  }

  private static boolean isEmpty(Object content) {
    return content instanceof byte[] bytes ? bytes.length == 0 : "".equals(content);
  }

  private static boolean isLowest(Object content) {
    Object units = content instanceof byte[] bytes ? new String(bytes, ISO_8859_1) : content;
    return units instanceof String text
        ? text.equals("\0".repeat(text.length()))
        : content.equals(Long.MIN_VALUE);
  }

  // Of a text, no character is the last one: those above U+FFFF are bounds, too.
  private static boolean isHighest(Object content) {
    return content instanceof byte[] bytes
        ? new String(bytes, ISO_8859_1).equals("\u00ff".repeat(bytes.length))
        : content.equals(Long.MAX_VALUE);
  }
}
