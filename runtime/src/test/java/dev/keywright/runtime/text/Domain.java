package dev.keywright.runtime.text;

import dev.keywright.runtime.time.TimeFormat;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Some values of one type, and how they are written in the middle and at the end of a column whose
 * parts are separated by commas.
 *
 * @param order how the values themselves compare
 */
record Domain<T>(
    String name,
    TextPart<T> middle,
    TextPart<T> last,
    Comparator<? super T> order,
    List<T> values) {

  enum Side {
    A,
    A1,
    B
  }

  @Override
  public String toString() {
    return name;
  }

  private static <T> Domain<T> fixed(
      String name, TextPart<T> part, Comparator<? super T> order, List<T> values) {
    return new Domain<>(name, part, part, order, values);
  }

  private static Domain<Long> numbers(String name, DecimalPart part, long... values) {
    return fixed(name, part, Comparator.naturalOrder(), LongStream.of(values).boxed().toList());
  }

  private static Domain<String> texts(
      String name, StringPart middle, StringPart last, List<String> values) {
    return new Domain<>(name, middle, last, PartLaws::compareUtf8, values);
  }

  /** One domain for each kind of part that keeps the order of its values. */
  static List<Domain<?>> ordered() {
    DecimalPart six = DecimalPart.padded("six", 6);
    DecimalPart signed = DecimalPart.signed("signed", 1);
    TimePart<Instant> at = TimePart.of("at", Instant.class, TimeFormat.EPOCH_SECONDS);
    UuidPart id = UuidPart.of("id");
    HexPart bytes = HexPart.of("bytes");
    CodePart<Side> side = CodePart.of("side", Side.values(), "A", "A1", "B");
    StringPart seller = StringPart.of("seller", "0-9A-Za-z");
    StringPart note = StringPart.of("note");
    StringPart wide = StringPart.of("wide", "+\\-.~\uffff\ud800\udc00\udbff\udfff");
    List<Domain<?>> domains = new ArrayList<>();
    domains.add(numbers("padded", six, 0, 1, 9, 10, 15, 54, 99, 100, 999_998, 999_999));
    domains.add(numbers("padded DESC", six.descendingOrder(), 0, 1, 15, 100, 999_998, 999_999));
    domains.add(numbers("signed", signed, -9, -8, -1, 0, 1, 8, 9));
    domains.add(numbers("signed DESC", signed.descendingOrder(), -9, -8, -1, 0, 1, 8, 9));
    domains.add(fixed("time", at, Comparator.naturalOrder(), instants()));
    domains.add(fixed("time DESC", at.descendingOrder(), Comparator.naturalOrder(), instants()));
    domains.add(fixed("uuid", id, Comparator.comparing(UUID::toString), uuids()));
    domains.add(
        fixed("uuid DESC", id.descendingOrder(), Comparator.comparing(UUID::toString), uuids()));
    domains.add(fixed("flag", FlagPart.of("f"), Boolean::compare, List.of(false, true)));
    domains.add(
        fixed(
            "flag DESC",
            FlagPart.of("f").descendingOrder(),
            Boolean::compare,
            List.of(false, true)));
    domains.add(
        fixed("char", CharPart.of("c"), Character::compare, List.of('\0', ',', 'a', '\uffff')));
    domains.add(new Domain<>("bytes", bytes.before(','), bytes, Arrays::compareUnsigned, arrays()));
    domains.add(
        new Domain<>(
            "code", side.before(','), side, Comparator.naturalOrder(), List.of(Side.values())));
    domains.add(
        texts(
            "seller",
            seller.before(','),
            seller,
            List.of("", "a", "a1", "a10", "a100", "a1001", "a101", "b", "z", "zz", "zz0", "zzz")));
    domains.add(texts("basic", note.before(','), note, upToTwo("-", ".", "z", "\ud7ff", "\uffff")));
    domains.add(
        texts("escaped", note.escapedBefore(','), note, upToTwo("\0", ",", "-", ".", "\uffff")));
    domains.add(
        texts(
            "wide",
            wide.escapedBefore(','),
            wide,
            upToTwo("-", "~", "\uffff", "\ud800\udc00", "\udbff\udfff")));
    for (int seed = 0; seed < 8; seed++) {
      domains.add(random(new Random(seed)));
    }
    return domains;
  }

  /** Texts over four random characters, which are all there is in the alphabet. */
  private static Domain<String> random(Random random) {
    String candidates = "./0189:;@AZ[^_`az{|}~\u007f\u0080ü\u07ff\ud7ff\ue000\uffff";
    String[] members = new String[4];
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < members.length; i++) {
      char member = candidates.charAt(random.nextInt(candidates.length()));
      members[i] = String.valueOf(member);
      boolean isLetterOrDigit = Character.isLetterOrDigit(member);
      body.append(isLetterOrDigit || member > '~' ? "" : "\\").append(member);
    }
    StringPart part = StringPart.of("random", body.toString());
    return texts("random " + part.alphabet(), part.before(','), part, upToTwo(members));
  }

  private static List<String> upToTwo(String... members) {
    return Stream.concat(
            Stream.of(""),
            Stream.of(members)
                .flatMap(a -> Stream.concat(Stream.of(a), Stream.of(members).map(b -> a + b))))
        .distinct()
        .toList();
  }

  private static List<Instant> instants() {
    return LongStream.of(0, 1, 9, 10, 1_343_841_004L, 9_999_999_998L, 9_999_999_999L)
        .mapToObj(Instant::ofEpochSecond)
        .toList();
  }

  private static List<UUID> uuids() {
    return Stream.of(0L, 0xfL, -1L, Long.MIN_VALUE, Long.MAX_VALUE)
        .flatMap(a -> Stream.of(new UUID(a, 0), new UUID(a, -1), new UUID(a, 0xfff)))
        .toList();
  }

  private static List<byte[]> arrays() {
    return upToTwo("\0", "\u000f", "\u0010", "\u00f0", "\u00ff").stream()
        .map(text -> text.getBytes(StandardCharsets.ISO_8859_1))
        .toList();
  }
}
