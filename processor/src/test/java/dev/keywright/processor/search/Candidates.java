package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Values to try: at the limits, beside them, beginnings of one another, and some by chance. */
final class Candidates {
  private static final int LISTS = 40;
  private static final String USUAL = "01aAzZ-\u0000\uffff";

  private final Layout layout;
  private final Random random;

  Candidates(Layout layout, Random random) {
    this.layout = layout;
    this.random = random;
  }

  /** Values of the type of a part, legal or not. */
  List<Object> of(Part part) {
    PartType type = part.type();
    if (type instanceof PartType.Repeated list) {
      return lists(list);
    }
    if (part.encoding().number().isPresent() || part.encoding().text().isPresent()) {
      return new ForeignCandidates(part, random).all();
    }
    if (type.is(Kind.WHOLE)) {
      return numbers(part);
    }
    if (type.is(Kind.TEXT)) {
      return texts();
    }
    if (type instanceof PartType.Codes codes) {
      return codes.constants().stream().<Object>map(it -> it).toList();
    }
    if (type.is(Kind.BYTES)) {
      return Stream.<byte[]>of(
              new byte[0],
              new byte[1],
              new byte[2],
              new byte[] {0x10},
              new byte[] {0x10, 0},
              new byte[] {0x10, -1},
              new byte[] {-1},
              new byte[] {-1, -1})
          .<Object>map(it -> it)
          .toList();
    }
    return fixed(type);
  }

  private static List<Object> fixed(PartType type) {
    if (type.is(Kind.FLAG)) {
      return List.of(false, true);
    }
    if (type.is(Kind.CHARACTER)) {
      return List.of('0', '1', 'a', 'b', '-', ',', '\u0000', '\uffff', '\ud800');
    }
    if (type.is(Kind.UUID)) {
      return Stream.of(0L, 1L, -1L, Long.MIN_VALUE)
          .flatMap(high -> Stream.of(0L, -1L).<Object>map(low -> new UUID(high, low)))
          .toList();
    }
    if (type.is(Kind.FRACTION)) {
      return List.of(-1.5, -0.0, 0.0, 1.5, 9.0, 10.0, Double.NaN);
    }
    return type.name().equals(SimpleType.LOCAL_DATE.toString())
        ? Stream.of("1970-01-01", "1970-01-02", "2012-08-01", "2012-09-30", "2199-12-31")
            .<Object>map(LocalDate::parse)
            .toList()
        : LongStream.of(0, 1_000, 999_000, 1_000_000_000_000L, 1_343_841_004_000L)
            .<Object>mapToObj(Instant::ofEpochMilli)
            .toList();
  }

  private List<Object> lists(PartType.Repeated list) {
    List<List<Object>> values = list.parts().stream().map(this::of).toList();
    List<Object> lists = new ArrayList<>(List.of(List.of()));
    List<List<Object>> known = new ArrayList<>(List.of(element(values)));
    for (int i = 0; i < LISTS; i++) {
      List<List<Object>> elements = new ArrayList<>();
      for (int length = random.nextInt(3); length >= 0; length--) {
        // The same element again, and others that begin like it, are where an end may fail.
        known.add(element(values));
        elements.add(known.get(random.nextInt(known.size())));
        lists.add(list.isMap() ? entries(list, elements) : List.copyOf(elements));
      }
    }
    return lists.stream().distinct().toList();
  }

  /** Entries as a map has them: in the order of what is written of their keys, each key once. */
  private List<Object> entries(PartType.Repeated map, List<List<Object>> rows) {
    Part key = map.parts().get(0);
    SortedMap<byte[], Object> entries = new TreeMap<>(Arrays::compareUnsigned);
    int escapedUpTo = layout.escape() ? layout.separator() + 1 : -1;
    for (List<Object> row : rows.stream().filter(it -> isFramed(key, it.get(0))).toList()) {
      entries.put(
          layout.isBinary()
              ? PlainBytes.of(key, row.get(0), /* last= */ false)
              : new PlainText(key, 0, escapedUpTo).of(row.get(0)).getBytes(UTF_8),
          row);
    }
    return List.copyOf(entries.values());
  }

  // What no frame holds has no bytes to sort by.
  private static boolean isFramed(Part part, Object value) {
    ForeignValues values = new ForeignValues(part);
    return (part.encoding().number().isEmpty() || values.takesNumber(value))
        && (part.encoding().text().isEmpty() || values.takesText(value));
  }

  private List<Object> element(List<List<Object>> values) {
    return values.stream().map(of -> of.get(random.nextInt(of.size()))).toList();
  }

  private List<Object> numbers(Part part) {
    TypeSignature type = part.signature().type();
    LongStream usual =
        LongStream.of(0, 1, 2, 5, 9, 10, 11, 19, 54, 99, 100, 167, 6777, 66661, -1, -2, -10, -99);
    long power = (long) Math.pow(10, Math.min(part.encoding().pad(), 18));
    LongStream edges =
        LongStream.of(part.signature().min(), part.signature().max(), power, -power)
            .flatMap(edge -> LongStream.of(edge - 1, edge, edge + 1));
    LongStream some = random.longs(4).map(it -> it >> random.nextInt(64));
    return Stream.of(usual, edges, some)
        .flatMap(LongStream::boxed)
        .filter(it -> it >= type.smallest() && it <= type.largest())
        .distinct()
        .<Object>map(it -> it)
        .toList();
  }

  private List<Object> texts() {
    char separator = layout.separator();
    String pool = USUAL + separator + (char) (separator + 1) + (char) Math.max(0, separator - 1);
    List<Object> texts = new ArrayList<>(List.of("", "a", "a1", "a10", "1", "11", "\ud83d"));
    for (int i = 0; i < 24; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(3); length >= 0; length--) {
        text.append(pool.charAt(random.nextInt(pool.length())));
        texts.add(text.toString());
      }
    }
    return texts.stream().distinct().toList();
  }
}
