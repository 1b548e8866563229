package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.BiPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Some values of one type, and how they are written in the middle and at the end of a column.
 *
 * @param order how the values themselves compare
 * @param begins whether the second value begins with the first; only asked of texts and bytes
 */
record Samples<T>(
    String name,
    BinaryPart<T> middle,
    BinaryPart<T> last,
    Comparator<? super T> order,
    BiPredicate<T, T> begins,
    List<T> values) {

  /** Codes that begin one another, in the order of declaration. */
  enum Side {
    A,
    A1,
    B
  }

  @Override
  public String toString() {
    return name;
  }

  private static <T> Samples<T> of(
      String name,
      BinaryPart<T> middle,
      BinaryPart<T> last,
      Comparator<? super T> order,
      List<T> values) {
    return new Samples<>(name, middle, last, order, (beginning, whole) -> false, values);
  }

  static <T> Samples<T> fixed(
      String name, BinaryPart<T> part, Comparator<? super T> order, List<T> values) {
    return of(name, part, part, order, values);
  }

  private static <T extends Comparable<? super T>> List<Samples<?>> bothWays(
      String name, BinaryPart<T> ascending, BinaryPart<T> descending, List<T> values) {
    return List.of(
        fixed(name, ascending, Comparator.<T>naturalOrder(), values),
        fixed(name + " DESC", descending, Comparator.<T>naturalOrder(), values));
  }

  /** The same with at most so many values, both ends among them. */
  Samples<T> atMost(int count) {
    if (values.size() <= count) {
      return this;
    }
    List<T> some = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      some.add(values.get(i * (values.size() - 1) / (count - 1)));
    }
    return new Samples<>(name, middle, last, order, begins, some);
  }

  @SuppressWarnings("unchecked") // only values of these samples come back
  T cast(Object value) {
    return (T) value;
  }

  /** One for each kind of part that keeps the order of its values, in both directions. */
  static List<Samples<?>> ordered() {
    List<Samples<?>> all = new ArrayList<>();
    for (int bytes : new int[] {1, 2, 4, 8}) {
      BinaryWhole whole = BinaryWhole.of("n", bytes);
      all.addAll(bothWays("whole " + bytes, whole, whole.descendingOrder(), numbers(whole.min())));
    }
    BinaryNumber varint = BinaryNumber.of("n", NumberForm.of(NumberEncoding.VARINT_COCKROACHDB));
    all.addAll(bothWays("varint", varint, varint.descendingOrder(), numbers(Long.MIN_VALUE)));
    BinaryTime<Instant> second =
        BinaryTime.of(
            "at",
            Instant.class,
            TimeFormat.EPOCH_SECONDS,
            NumberForm.of(NumberEncoding.UNSIGNED, 4));
    all.addAll(
        bothWays(
            "seconds",
            second,
            second.descendingOrder(),
            List.of(
                Instant.EPOCH, Instant.ofEpochSecond(256), Instant.ofEpochSecond(0xFFFFFFFFL))));
    BinaryFramed<String> framed = BinaryFramed.terminated(BinaryString.of("s"), 0);
    all.add(framed("framed", framed));
    all.add(framed("framed DESC", framed.descendingOrder()));
    BinaryFloat single = BinaryFloat.of("f");
    all.addAll(
        bothWays(
            "float",
            single,
            single.descendingOrder(),
            doubles().map(Double::floatValue).distinct().toList()));
    BinaryDouble wide = BinaryDouble.of("d");
    all.addAll(bothWays("double", wide, wide.descendingOrder(), doubles().toList()));
    BinaryFlag flag = BinaryFlag.of("flag");
    all.addAll(bothWays("flag", flag, flag.descendingOrder(), List.of(false, true)));
    BinaryChar letter = BinaryChar.of("c");
    all.addAll(
        bothWays(
            "char",
            letter,
            letter.descendingOrder(),
            List.of('\0', '\1', '\u00ff', '\u0100', '\u0101', '\uff00', '\uffff')));
    BinaryTime<Instant> at = BinaryTime.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
    all.addAll(
        bothWays(
            "instant",
            at,
            at.descendingOrder(),
            numbers(Long.MIN_VALUE).stream().map(Instant::ofEpochMilli).toList()));
    BinaryTime<LocalDateTime> ticks =
        BinaryTime.of("at", LocalDateTime.class, TimeFormat.DOTNET_TICKS);
    List<LocalDateTime> dateTimes =
        List.of(
            LocalDateTime.parse("0001-01-01T00:00"),
            LocalDateTime.parse("0001-01-01T00:00:00.0000001"),
            LocalDateTime.parse("2012-08-01T22:17:00"),
            LocalDateTime.parse("9999-12-31T23:59:59.9999999"));
    all.add(fixed("ticks", ticks, Comparator.<LocalDateTime>naturalOrder(), dateTimes));
    all.add(
        fixed(
            "ticks DESC",
            ticks.descendingOrder(),
            Comparator.<LocalDateTime>naturalOrder(),
            dateTimes));
    BinaryTime<LocalDate> day = BinaryTime.of("day", LocalDate.class);
    List<LocalDate> dates = numbers(Integer.MIN_VALUE).stream().map(LocalDate::ofEpochDay).toList();
    all.add(fixed("date", day, Comparator.<LocalDate>naturalOrder(), dates));
    all.add(fixed("date DESC", day.descendingOrder(), Comparator.<LocalDate>naturalOrder(), dates));
    BinaryUuid id = BinaryUuid.of("id");
    all.add(fixed("uuid", id, Comparator.comparing(UUID::toString), uuids()));
    all.add(
        fixed("uuid DESC", id.descendingOrder(), Comparator.comparing(UUID::toString), uuids()));
    all.add(
        fixed(
            "suffix",
            BinarySuffix.of("suffix", 2),
            Comparator.<String>naturalOrder(),
            List.of("00", "09", "0z", "9a", "a0", "zz")));
    addEnded(all);
    return all;
  }

  private static void addEnded(List<Samples<?>> all) {
    BinaryCode<Side> side = BinaryCode.of("side", Side.values(), "A", "A\0", "B");
    List<Side> sides = List.of(Side.values());
    all.add(of("code", side.followed(), side, Comparator.<Side>naturalOrder(), sides));
    BinaryCode<Side> down = side.descendingOrder();
    all.add(of("code DESC", down.followed(), down, Comparator.<Side>naturalOrder(), sides));
    BinaryString text = BinaryString.of("text");
    all.add(texts("text", text, texts()));
    all.add(texts("text DESC", text.descendingOrder(), texts()));
    List<String> codes = List.of("", "a", "a1", "a10", "a100", "a1001", "a101", "b", "z", "zz");
    BinaryString ascii = BinaryString.of("text", "0-9a-z");
    all.add(texts("ascii", ascii, codes));
    all.add(texts("ascii DESC", ascii.descendingOrder(), codes));
    BinaryBytes bytes = BinaryBytes.of("bytes");
    all.add(arrays("bytes", bytes));
    all.add(arrays("bytes DESC", bytes.descendingOrder()));
  }

  private static Samples<String> texts(String name, BinaryString part, List<String> values) {
    return new Samples<>(
        name,
        part.followed(),
        part,
        (a, b) -> Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8)),
        (beginning, whole) -> whole.startsWith(beginning),
        values);
  }

  private static Samples<String> framed(String name, BinaryFramed<String> part) {
    return new Samples<>(
        name,
        part,
        part,
        Comparator.<String>naturalOrder(),
        (beginning, whole) -> whole.startsWith(beginning),
        List.of("", "a", "a1", "a10", "ab", "b"));
  }

  private static Samples<byte[]> arrays(String name, BinaryBytes part) {
    return new Samples<>(
        name,
        part.followed(),
        part,
        Arrays::compareUnsigned,
        (beginning, whole) ->
            whole.length >= beginning.length
                && Arrays.equals(whole, 0, beginning.length, beginning, 0, beginning.length),
        arrays());
  }

  /** Numbers around 0, around each full byte, and at both ends. */
  static List<Long> numbers(long min) {
    long max = -1 - min;
    return LongStream.of(
            min, min + 1, -65_537, -257, -256, -129, -128, -2, -1, 0, 1, 2, 127, 128, 254, 255, 256,
            257, 65_535, 65_536, max - 1, max)
        .filter(value -> min <= value && value <= max)
        .distinct()
        .boxed()
        .toList();
  }

  private static Stream<Double> doubles() {
    return DoubleStream.of(
            Double.NEGATIVE_INFINITY,
            -Float.MAX_VALUE,
            -256.5,
            -1,
            -Float.MIN_NORMAL,
            -Float.MIN_VALUE,
            -0.0,
            0.0,
            Float.MIN_VALUE,
            Float.MIN_NORMAL,
            1,
            1.5,
            255,
            256,
            Float.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NaN)
        .boxed();
  }

  private static List<UUID> uuids() {
    return Stream.of(0L, 0xffL, -1L, Long.MIN_VALUE, Long.MAX_VALUE)
        .flatMap(a -> Stream.of(new UUID(a, 0), new UUID(a, -1), new UUID(a, Long.MIN_VALUE)))
        .toList();
  }

  /** Texts that begin one another, of characters whose bytes could be taken for an escape. */
  private static List<String> texts() {
    return upToTwo("\0", "\1", "a", "\u00ff", "\uffff", "\ud83d\udd25");
  }

  private static List<byte[]> arrays() {
    return upToTwo("\0", "\1", "A", "\u00fe", "\u00ff").stream()
        .map(text -> text.getBytes(ISO_8859_1))
        .toList();
  }

  private static List<String> upToTwo(String... members) {
    List<String> all = new ArrayList<>(List.of(""));
    for (String a : members) {
      all.add(a);
      for (String b : members) {
        all.add(a + b);
      }
    }
    all.add(members[0].repeat(3));
    return List.copyOf(all);
  }
}
