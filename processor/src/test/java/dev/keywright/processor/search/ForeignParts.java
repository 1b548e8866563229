package dev.keywright.processor.search;

import dev.keywright.processor.check.PartBuilder;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.frame.TextForm.Escape;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Parts by chance in the encodings of other systems, of all values or of a narrow range. */
final class ForeignParts {
  private static final List<NumberEncoding> OF_BYTES =
      Stream.of(NumberEncoding.values()).filter(it -> !it.isText()).toList();
  private static final List<TimeFormat> UNITS =
      Stream.of(TimeFormat.values()).filter(TimeFormat::isCounted).toList();
  private static final List<ChronoUnit> FLOORS =
      List.of(ChronoUnit.SECONDS, ChronoUnit.MINUTES, ChronoUnit.HOURS, ChronoUnit.DAYS);

  /** Where the bytes of some encoding begin anew. */
  private static final long[] TURNS = {
    0, 1, 100, 109, 110, 127, 128, 255, 256, 511, 512, 16_383, 16_384, 16_511, 16_512, 65_535,
    65_536, 2_113_663, 2_113_664, 1L << 32, 1L << 56
  };

  private static final long[] WIDTHS = {0, 1, 2, 9, 127, 128, 255, 256, 300, 16_512, 70_000};
  private static final List<String> ALPHABETS =
      List.of("0-9A-Za-z", "a-z", "!-~", "\\u0000-\\u0003", "\\u00e0-\\u00ff", "a\\u00e9", " a");
  private static final int[] MARKS = {0, 1, ' ', '!', '/', '0', 'a', 'z', 0x7f, 0x80, 0xa9, 0xff};
  private static final List<List<Escape>> ESCAPES =
      List.of(
          List.of(new Escape("!", "%0$"), new Escape("%", "%9$")),
          List.of(new Escape("\0", "\1x"), new Escape("\1", "\1y")),
          List.of(new Escape("a", "a1")));

  private final Random random;

  ForeignParts(Random random) {
    this.random = random;
  }

  /** A part of any place, but for a text that others of a fixed width have to follow. */
  PartBuilder next(String name, boolean binary) {
    return binary && chance(3) ? text(name) : number(name, binary, /* repeated= */ false);
  }

  /** A part of the elements of a list. */
  PartBuilder ofElement(String name, boolean binary) {
    if (chance(4)) {
      return PartBuilder.text(name).alphabet("a-z");
    }
    return binary && chance(3)
        ? framed(PartBuilder.text(name), /* isText= */ true, /* repeated= */ true)
        : number(name, binary, /* repeated= */ true);
  }

  /** A text that nothing ends, before a tail of fixed width. */
  PartBuilder beforeTail(String name) {
    PartBuilder text = chance(3) ? PartBuilder.bytes(name) : PartBuilder.text(name).alphabet("a-z");
    if (chance(2)) {
      int length = 1 + random.nextInt(3);
      text.minLength(length).maxLength(length);
    }
    return text.framed(TextForm.tail());
  }

  private PartBuilder number(String name, boolean binary, boolean repeated) {
    if (chance(4) && !repeated) {
      return time(name, binary);
    }
    int bytes = 1 << random.nextInt(4);
    PartBuilder number =
        switch (bytes) {
          case 1 -> PartBuilder.aByte(name);
          case 2 -> PartBuilder.aShort(name);
          case 4 -> PartBuilder.anInt(name);
          default -> PartBuilder.aLong(name);
        };
    NumberForm form = binary ? ofBytes(bytes) : ofDigits(1);
    boolean isCountedDown = chance(4);
    if (isCountedDown) {
      form = form.countingDownFrom(chance(2) ? Long.MAX_VALUE : TURNS[random.nextInt(12)]);
    }
    if (chance(2)) {
      int turns = bytes == 1 ? 6 : bytes == 2 ? 14 : TURNS.length;
      long low = TURNS[random.nextInt(turns)] - (chance(3) ? 100 : random.nextInt(3));
      long high = low + WIDTHS[random.nextInt(WIDTHS.length)];
      number.min(isCountedDown ? form.counted(high) : low);
      if (!chance(4)) {
        number.max(isCountedDown ? form.counted(low) : high);
      }
    }
    number.encoded(form);
    return repeated ? number : directed(number, isCountedDown);
  }

  // One that is as wide as its type is taken without a sign.
  private NumberForm ofBytes(int bytes) {
    NumberEncoding encoding = OF_BYTES.get(random.nextInt(OF_BYTES.size()));
    int width = chance(3) ? bytes : 1 + random.nextInt(8);
    return NumberForm.of(encoding, encoding.hasWidth() ? width : 0);
  }

  private NumberForm ofDigits(int least) {
    NumberEncoding encoding = chance(2) ? NumberEncoding.HEX : NumberEncoding.DECIMAL;
    int width = least + random.nextInt(encoding.widest() - least + 1);
    NumberForm form = NumberForm.of(encoding, width);
    return encoding == NumberEncoding.HEX && chance(2) ? form.inUpperCase() : form;
  }

  private PartBuilder time(String name, boolean binary) {
    int type = random.nextInt(4);
    PartBuilder time =
        switch (type) {
          case 0 -> PartBuilder.date(name);
          case 1 -> PartBuilder.month(name);
          default -> PartBuilder.instant(name);
        };
    NumberForm form = binary ? ofBytes(chance(2) ? 8 : 4) : ofDigits(12);
    boolean isCountedDown = chance(4);
    if (isCountedDown) {
      form = form.countingDownFrom(chance(2) ? Long.MAX_VALUE : 1L << random.nextInt(62));
    }
    if (type > 1 && chance(3)) {
      time.floored(FLOORS.get(random.nextInt(FLOORS.size())));
    }
    time.time(UNITS.get(random.nextInt(UNITS.size()))).encoded(form);
    return directed(time, isCountedDown);
  }

  private PartBuilder directed(PartBuilder part, boolean isCountedDown) {
    return isCountedDown || !chance(4) ? part : part.descending();
  }

  private PartBuilder text(String name) {
    return chance(3)
        ? framed(PartBuilder.bytes(name), /* isText= */ false, /* repeated= */ false)
        : framed(PartBuilder.text(name), /* isText= */ true, /* repeated= */ false);
  }

  private PartBuilder framed(PartBuilder text, boolean isText, boolean repeated) {
    if (isText && !chance(3)) {
      text.alphabet(ALPHABETS.get(random.nextInt(ALPHABETS.size())));
    }
    if (chance(3)) {
      int length = 1 + random.nextInt(3);
      text.minLength(chance(3) ? 0 : length).maxLength(length);
    }
    int mark = MARKS[random.nextInt(MARKS.length)];
    TextForm form =
        switch (random.nextInt(7)) {
          case 0 -> TextForm.fixed(1 + random.nextInt(3));
          case 1 -> TextForm.filled(2 + random.nextInt(3), mark);
          case 2 -> TextForm.lengthPrefixed(List.of(0, 1, 2, 4).get(random.nextInt(4)));
          case 3 -> TextForm.terminated(mark, List.of());
          case 4 -> TextForm.grouped();
          case 5 -> {
            int next = MARKS[random.nextInt(MARKS.length)];
            yield TextForm.terminated(TextForm.bytes(List.of(mark, next)), List.of());
          }
          default -> escaped();
        };
    text.framed(form);
    return !repeated && form.encoding().canDescend() && chance(4) ? text.descending() : text;
  }

  private TextForm escaped() {
    List<Escape> escapes = ESCAPES.get(random.nextInt(ESCAPES.size()));
    boolean isOfOne = escapes.size() == 1;
    return TextForm.terminated(isOfOne ? 0 : escapes.get(0).of().charAt(0), escapes);
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
