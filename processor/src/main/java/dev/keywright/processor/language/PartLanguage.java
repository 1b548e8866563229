package dev.keywright.processor.language;

import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryNumberTime;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.layout.CodesType;
import dev.keywright.runtime.natives.NativePart;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TimePart;
import java.util.BitSet;
import java.util.stream.Stream;

/**
 * What a part can be written as. An automaton reads everything that the part writes. That it reads
 * nothing else is certain only if it is exact.
 *
 * @param isExact whether it reads nothing else
 */
record PartLanguage(Automaton automaton, boolean isExact) {
  private static final BitSet SUFFIX = Symbols.of("0123456789abcdefghijklmnopqrstuvwxyz");
  private static final int[] UUID_DIGITS = {8, 4, 4, 4, 12};
  private static final int MOST_DIGITS = 18;

  static PartLanguage of(Item.Part<?> part) {
    return switch (part.signature().kind()) {
      case WHOLE -> number(part);
      case FRACTION -> new PartLanguage(anyBytes(part), false);
      case FLAG ->
          exact(new Automaton().anyOf(Stream.of(false, true).map(it -> text(part, it)).toList()));
      case CHARACTER -> TextLanguage.character(part);
      case TEXT -> TextLanguage.of(part);
      case BYTES -> TextLanguage.bytes(part);
      case UUID -> exact(isText(part) ? uuid() : anyBytes(part));
      case TIME -> time(part);
      case CODES ->
          exact(
              new Automaton()
                  .anyOf(
                      Stream.of(((CodesType) part.signature().type()).names())
                          .map(it -> text(part, it))
                          .toList()));
      case SUFFIX ->
          part.codec() instanceof TupleText
              ? TextLanguage.of(part)
              : exact(many(SUFFIX, part.width()));
      // What an element can be is not looked into: a list may be written as anything.
      case LIST -> new PartLanguage(anything(part), false);
    };
  }

  /** Exactly as many symbols as a width has. */
  static Automaton many(BitSet symbols, Width width) {
    int units = Math.toIntExact(width.units().orElseThrow());
    Automaton automaton = new Automaton();
    for (int i = 0; i < units; i++) {
      automaton.one(symbols);
    }
    return automaton;
  }

  private static PartLanguage exact(Automaton automaton) {
    return new PartLanguage(automaton, true);
  }

  private static boolean isText(Item.Part<?> part) {
    return part.codec() instanceof TextPart<?>;
  }

  private static String text(Item.Part<?> part, Object value) {
    return Contents.text(part.encoded(value));
  }

  private static Automaton anything(Item.Part<?> part) {
    BitSet symbols = isText(part) ? Symbols.anyUnit() : Symbols.anyByte();
    return new Automaton().many(symbols, 0, Integer.MAX_VALUE);
  }

  /** Any bytes of the width of a part. */
  static Automaton anyBytes(Item.Part<?> part) {
    int code = code(part);
    return code < 0
        ? many(Symbols.anyByte(), part.width())
        : new Automaton()
            .one(Symbols.between(code, code))
            .then(many(Symbols.anyByte(), Width.fixed(part.width().units().orElseThrow() - 1)));
  }

  /** The byte that begins an element of a tuple of a fixed width, or -1 if it is none. */
  private static int code(Item.Part<?> part) {
    if (part.codec() instanceof BinaryUuid uuid) {
      return uuid.code();
    }
    if (part.codec() instanceof BinaryDouble number) {
      return number.code();
    }
    return part.codec() instanceof BinaryFloat number ? number.code() : -1;
  }

  private static PartLanguage number(Item.Part<?> part) {
    Accepted numbers = part.codec().accepts();
    if (part.codec() instanceof DecimalPart decimal && decimal.pad() == 0) {
      return new PartLanguage(unpadded(numbers), false);
    }
    if (part.codec() instanceof BinaryNumber varint && varint.number().width() == 0) {
      NumberForm form = varint.number();
      boolean isPlain = !varint.descending();
      PartLanguage language = VarintLanguage.of(form, numbers.min(), numbers.max());
      return isPlain ? language : anyVarint();
    }
    String first = number(part, numbers.min());
    String last = number(part, numbers.max());
    return exact(between(part, first, last));
  }

  private static PartLanguage anyVarint() {
    return new PartLanguage(
        new Automaton().many(Symbols.anyByte(), 1, VarintLanguage.MOST_BYTES), false);
  }

  private static String number(Item.Part<?> part, long value) {
    @SuppressWarnings("unchecked") // it takes every whole number as a Long
    PartCodec<Long, ?> codec = (PartCodec<Long, ?>) part.codec();
    return Contents.text(codec.encode(value));
  }

  /** What is written of two values, and all of the same width between them. */
  private static Automaton between(Item.Part<?> part, String first, String last) {
    boolean isReversed = part.signature().encoding().reversed();
    String one = isReversed ? turned(first) : first;
    String other = isReversed ? turned(last) : last;
    boolean isAscending = one.compareTo(other) <= 0;
    Automaton between =
        new Automaton()
            .between(isAscending ? one : other, isAscending ? other : one, symbols(part));
    return isReversed ? new Automaton().thenReversed(between) : between;
  }

  private static String turned(String text) {
    return new StringBuilder(text).reverse().toString();
  }

  private static BitSet symbols(Item.Part<?> part) {
    if (part.codec() instanceof BinaryPart<?>) {
      return Symbols.anyByte();
    }
    if (part.codec() instanceof NativePart<?>) {
      return Symbols.HEX;
    }
    return part.signature()
        .encoding()
        .number()
        .filter(it -> it.encoding() == NumberEncoding.HEX)
        .map(it -> it.upperCase() ? Symbols.CAPITAL_HEX : Symbols.HEX)
        .orElse(Symbols.DIGITS);
  }

  private static Automaton unpadded(Accepted numbers) {
    Automaton digits =
        new Automaton().one(Symbols.between('1', '9')).many(Symbols.DIGITS, 0, MOST_DIGITS);
    Automaton number = new Automaton().either(new Automaton().text("0"), digits);
    return numbers.min() < 0
        ? new Automaton().either(number, new Automaton().text("-").then(digits))
        : number;
  }

  private static Automaton uuid() {
    Automaton uuid = new Automaton();
    for (int i = 0; i < UUID_DIGITS.length; i++) {
      uuid.text(i == 0 ? "" : "-").many(Symbols.HEX, UUID_DIGITS[i], UUID_DIGITS[i]);
    }
    return uuid;
  }

  private static PartLanguage time(Item.Part<?> part) {
    return new PartLanguage(timeAutomaton(part), false);
  }

  private static Automaton timeAutomaton(Item.Part<?> part) {
    if (part.codec() instanceof IsoTimePart<?> iso) {
      return CalendarLanguage.of(iso.pattern());
    }
    if (part.codec() instanceof TimePart<?> time) {
      boolean isOfCalendar =
          !time.descending()
              && !time.reversed()
              && time.scale().format().filter(it -> !it.isCounted()).isPresent();
      return isOfCalendar
          ? CalendarLanguage.ofDigits(time.scale().digits())
          : between(part, text(part, time.scale().first()), text(part, time.scale().last()));
    }
    if (part.codec() instanceof BinaryTime<?> time) {
      return between(part, text(part, time.scale().first()), text(part, time.scale().last()));
    }
    if (part.codec() instanceof BinaryNumberTime<?> time && time.number().width() == 0) {
      return time.descending()
          ? anyVarint().automaton()
          : VarintLanguage.of(time.number(), first(time), last(time)).automaton();
    }
    return many(symbols(part), part.width());
  }

  private static <T> long first(BinaryNumberTime<T> time) {
    return time.scale().number(time.scale().first());
  }

  private static <T> long last(BinaryNumberTime<T> time) {
    return time.scale().number(time.scale().last());
  }
}
