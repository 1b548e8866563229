package dev.keywright.layout.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.InstantPart;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The automaton of a part reads exactly what the codec of the part writes. */
class PartLanguageTest {
  private static final int MOST = 20_000;
  private static final int CHANGES = 4_000;
  private static final List<Object> TIMES =
      List.of(
          Instant.EPOCH,
          Instant.parse("2024-02-29T23:59:59Z"),
          Instant.parse("2012-08-01T17:00:00Z"));

  @Test
  void numbersInEveryEncodingAreWhatIsWrittenOfThem() {
    judge("numbers", Encodings.ofNumbers());
  }

  @Test
  void textsBytesAndCharactersInEveryEncodingAreWhatIsWrittenOfThem() {
    judge("texts, bytes and characters", Frames.all());
  }

  @Test
  void constantsBooleansAndSuffixesAreWhatIsWrittenOfThem() {
    String[] names = {"A", "B", "C"};
    String[] codes = {"a", "", "x,\0"};
    BinaryCode<String> binary = BinaryCode.of("part", names, codes);
    CodePart<String> text = CodePart.of("part", names, codes);
    List<Object> characters = new ArrayList<>();
    "0123456789abcdefghijklmnopqrstuvwxyzA_".chars().forEach(c -> characters.add("" + (char) c));
    judge(
        "constants",
        Stream.<PartCodec<?, ?>>of(
                binary,
                binary.followed(),
                binary.descendingOrder(),
                binary.element(),
                text,
                text.escapedBefore(','))
            .map(it -> new SmallPart(it, List.of("A", "B", "C")))
            .toList());
    judge(
        "booleans",
        Stream.<PartCodec<?, ?>>of(
                BinaryFlag.of("part"),
                BinaryFlag.of("part").descendingOrder(),
                BinaryFlag.of("part").element(),
                FlagPart.of("part"),
                FlagPart.of("part").descendingOrder())
            .map(it -> new SmallPart(it, List.of(true, false)))
            .toList());
    judge(
        "suffixes",
        List.of(
            new SmallPart(SuffixPart.of("part", 1), characters),
            new SmallPart(BinarySuffix.of("part", 1), characters)));
  }

  @Test
  void listsAreWhatIsWrittenOfThem() {
    TextList<List<Object>> texts =
        TextList.of("part", StringPart.of("part", "ab").before(',').atMost(1)).atMost(2);
    TextList<List<Object>> numbers =
        TextList.of("part", DecimalPart.padded("part", 1).atMost(2), FlagPart.of("part")).atMost(2);
    BinaryList<List<Object>> framed =
        BinaryList.of("part", BinaryString.of("part", "ab").followed().atMost(1)).atMost(2);
    BinaryList<List<Object>> bytes =
        BinaryList.of(
                "part",
                BinaryNumber.of("part", NumberForm.of(NumberEncoding.VARINT_LEB128))
                    .atLeast(127)
                    .atMost(128),
                BinaryFlag.of("part"))
            .atMost(2);
    List<Object> letters = List.of("", "a", "b", "aa");
    judge(
        "lists",
        List.of(
            lists(texts.joinedBy(','), List.of(letters)),
            lists(texts.endedBy(','), List.of(letters)),
            lists(texts.joinedBy(',').atLeast(2), List.of(letters)),
            lists(texts.endedBy(',').byKey(), List.of(letters)),
            lists(numbers, List.of(List.of(0L, 1L, 2L), List.of(true, false))),
            lists(numbers.joinedBy('-'), List.of(List.of(0L, 1L, 2L), List.of(true, false))),
            lists(numbers.byKey(), List.of(List.of(0L, 1L, 2L), List.of(true, false))),
            lists(framed, List.of(letters)),
            lists(framed.byKey(), List.of(letters)),
            lists(bytes, List.of(List.of(127L, 128L), List.of(true, false))),
            lists(bytes.byKey(), List.of(List.of(127L, 128L), List.of(true, false)))));
  }

  private static SmallPart lists(PartCodec<?, ?> codec, List<List<Object>> values) {
    List<List<Object>> rows = List.of(List.of());
    for (List<Object> each : values) {
      rows =
          rows.stream()
              .flatMap(
                  row ->
                      each.stream().map(it -> Stream.concat(row.stream(), Stream.of(it)).toList()))
              .toList();
    }
    List<Object> lists = new ArrayList<>(List.of(List.of()));
    for (List<Object> first : rows) {
      lists.add(List.of(first));
      for (List<Object> second : rows) {
        lists.add(List.of(first, second));
        lists.add(List.of(first, second, first));
      }
    }
    return new SmallPart(codec, lists);
  }

  private static void judge(String kind, List<SmallPart> parts) {
    int words = 0;
    for (SmallPart part : parts) {
      Automaton language = PartLanguage.of(part.codec());
      Set<String> read = new TreeSet<>(ListedTexts.of(language, MOST).orElseThrow());
      assertThat(language.isExact()).as("%s", part.codec()).isEqualTo(!isMap(part.codec()));
      if (!language.isExact()) {
        read.removeIf(it -> !part.reads(it));
      }
      assertThat(read).as("%s", part.codec()).isEqualTo(part.written());
      words += read.size();
    }
    System.out.printf(
        Locale.ROOT, "languages: %,d parts of %s with %,d words%n", parts.size(), kind, words);
  }

  private static boolean isMap(PartCodec<?, ?> codec) {
    return (codec instanceof TextList<?> text && text.isMap())
        || (codec instanceof BinaryList<?> bytes && bytes.isMap());
  }

  /** Those whose words are too many: what is written with a few changes is read by both or none. */
  @Test
  void ofTimesFractionsAndIdentifiersNothingElseIsRead() {
    Random random = new Random(33);
    List<SmallPart> parts = large();
    int read = 0;
    for (SmallPart part : parts) {
      Automaton language = PartLanguage.of(part.codec());
      List<String> words = List.copyOf(part.written());
      assertThat(words).as("%s", part.codec()).isNotEmpty();
      for (int i = 0; i < CHANGES; i++) {
        String word = changed(words.get(random.nextInt(words.size())), random);
        boolean isRead = part.reads(word);
        boolean isWord = isWord(language, word);
        assertThat(isWord && (language.isExact() || isRead))
            .as("%s: %s", part.codec(), word)
            .isEqualTo(isRead);
        read += isRead ? 1 : 0;
      }
    }
    System.out.printf(
        Locale.ROOT,
        "languages: %,d changed words of %d parts, %,d of them read%n",
        parts.size() * CHANGES,
        parts.size(),
        read);
  }

  private static boolean isWord(Automaton language, String word) {
    return ShortestSharedText.of(language, new Automaton().text(word), it -> it.nextSetBit(0))
        .isPresent();
  }

  private static String changed(String word, Random random) {
    StringBuilder changed = new StringBuilder(word);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(changed.length());
      // Mostly a neighbour, so that it is something of the same kind.
      int c = changed.charAt(at) + random.nextInt(5) - 2;
      changed.setCharAt(at, (char) (random.nextInt(20) == 0 ? random.nextInt(0x100) : c & 0xff));
    }
    return changed.toString();
  }

  private static List<SmallPart> large() {
    List<SmallPart> parts = new ArrayList<>();
    List<UUID> uuids = List.of(new UUID(0, 0), new UUID(-1, 54));
    parts.add(new SmallPart(UuidPart.of("part"), uuids));
    parts.add(new SmallPart(UuidPart.of("part").descendingOrder(), uuids));
    parts.add(new SmallPart(BinaryUuid.of("part").element(), uuids));
    List<Double> doubles = List.of(0.0, -1.5, Double.MAX_VALUE, Double.NaN);
    parts.add(new SmallPart(BinaryDouble.of("part"), doubles));
    parts.add(new SmallPart(BinaryDouble.of("part").descendingOrder(), doubles));
    parts.add(new SmallPart(BinaryDouble.of("part").element(), doubles));
    List<Float> floats = List.of(0.0f, -1.5f, Float.NEGATIVE_INFINITY, Float.NaN);
    parts.add(new SmallPart(BinaryFloat.of("part"), floats));
    parts.add(new SmallPart(BinaryFloat.of("part").descendingOrder(), floats));
    parts.add(new SmallPart(StringPart.of("part").before(','), List.of("abc", "\u00e9")));
    parts.add(new SmallPart(BinaryString.of("part"), List.of("abc", "\u00e9\u20ac\ud83d\ude00")));
    parts.add(new SmallPart(BinaryString.of("part").descendingOrder(), List.of("abc", "\0\u00e9")));
    parts.add(new SmallPart(BinaryBytes.of("part").followed(), List.of(new byte[] {0, -1, 7})));
    times(parts);
    return parts;
  }

  private static void times(List<SmallPart> parts) {
    for (TimeFormat format : TimeFormat.values()) {
      if (!format.sorts()) {
        List<Instant> finer = List.of(Instant.EPOCH.plusMillis(20), Instant.EPOCH.plusNanos(120));
        parts.add(new SmallPart(InstantPart.of("part"), TIMES));
        parts.add(new SmallPart(InstantPart.of("part"), finer));
        continue;
      }
      if (!format.isOfDigits()) {
        parts.add(new SmallPart(IsoTimePart.of("part", Instant.class, format), TIMES));
        continue;
      }
      TimePart<Instant> time = TimePart.of("part", Instant.class, format);
      parts.add(new SmallPart(time, TIMES));
      parts.add(new SmallPart(time.descendingOrder(), TIMES));
      parts.add(new SmallPart(time.inReverse(), TIMES));
      if (format.isCounted()) {
        NumberForm hex = NumberForm.of(NumberEncoding.HEX, 16);
        NumberForm down = hex.countingDownFrom(Long.MAX_VALUE).inUpperCase();
        parts.add(new SmallPart(TimePart.of("part", Instant.class, format, hex), TIMES));
        parts.add(new SmallPart(TimePart.of("part", Instant.class, format, down), TIMES));
        parts.add(
            new SmallPart(TimePart.of("part", Instant.class, format, hex).complemented(), TIMES));
        ofBytes(parts, format);
      }
    }
    List<LocalDate> days = List.of(LocalDate.of(2024, 2, 29), LocalDate.of(1900, 2, 28));
    parts.add(new SmallPart(TimePart.of("part", LocalDate.class, TimeFormat.BASIC), days));
    parts.add(new SmallPart(IsoTimePart.of("part", LocalDate.class, TimeFormat.ISO), days));
    parts.add(new SmallPart(BinaryTime.of("part", LocalDate.class), days));
    parts.add(new SmallPart(TimePart.of("part", LocalDate.class, TimeFormat.EPOCH_DAYS), days));
    List<YearMonth> months = List.of(YearMonth.of(2024, 12), YearMonth.of(0, 1));
    parts.add(new SmallPart(TimePart.of("part", YearMonth.class, TimeFormat.BASIC), months));
    parts.add(new SmallPart(IsoTimePart.of("part", YearMonth.class, TimeFormat.ISO), months));
    parts.add(
        new SmallPart(
            TimePart.of("part", Year.class, TimeFormat.BASIC), List.of(Year.of(1), Year.of(9998))));
    parts.add(
        new SmallPart(
            IsoTimePart.of("part", LocalDateTime.class, TimeFormat.ISO_MILLIS),
            List.of(LocalDateTime.of(2000, 2, 29, 1, 2, 3))));
  }

  private static void ofBytes(List<SmallPart> parts, TimeFormat format) {
    NumberForm form = NumberForm.of(NumberEncoding.UNSIGNED, 8);
    BinaryTime<Instant> time = BinaryTime.of("part", Instant.class, format, form);
    parts.add(new SmallPart(time, TIMES));
    parts.add(new SmallPart(time.descendingOrder(), TIMES));
    parts.add(
        new SmallPart(
            BinaryTime.of(
                "part", Instant.class, format, NumberForm.of(NumberEncoding.VARINT_LEB128)),
            TIMES));
    if (format == TimeFormat.EPOCH_SECONDS) {
      parts.add(new SmallPart(time.flooredTo(ChronoUnit.HOURS), TIMES));
      parts.add(
          new SmallPart(BinaryTime.of("part", Instant.class, TimeFormat.EPOCH_SECONDS), TIMES));
    }
  }
}
