package dev.keywright.processor.check;

import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.aByte;
import static dev.keywright.processor.check.PartBuilder.aDouble;
import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.codes;
import static dev.keywright.processor.check.PartBuilder.date;
import static dev.keywright.processor.check.PartBuilder.flag;
import static dev.keywright.processor.check.PartBuilder.instant;
import static dev.keywright.processor.check.PartBuilder.text;
import static dev.keywright.processor.check.PartBuilder.uuid;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Store;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The computed length against that of values which are really encoded. */
class EncodedLengthTest {
  private static final int LAYOUTS = 1_000;
  private static final int TRIES = 5;
  private static final List<String> ALPHABETS =
      List.of("a-z", "!-0", "\\u0000a", "a\u00e9", "a\u20ac", "a😀", "😀", "\u00e9😀", "+-.b");

  private static List<OptionalLong> lengths(LayoutBuilder builder) {
    Layout layout = builder.build();
    return layout.columns().stream().map(column -> EncodedLength.of(layout, column)).toList();
  }

  @Test
  void aColumnIsAsLongAsItsPartsAndSeparators() {
    assertThat(
            lengths(
                partition(
                        anInt("deviceId").pad(6),
                        text("sellerId").alphabet("0-9A-Za-z").maxLength(8),
                        aLong("cardId").unordered().min(0))
                    .sort("orderNumber", aLong("orderNumber").nativeType())))
        .containsExactly(OptionalLong.of(6 + 1 + 8 + 1 + 19), OptionalLong.of(8));
  }

  @Test
  void azureCountsTwoBytesForEachCharacter() {
    assertThat(
            lengths(
                partition(text("user").alphabet("0-9a-z").maxLength(32))
                    .sort("", instant("createdAt").time(TimeFormat.DOTNET_TICKS).descending())
                    .suffix(6)
                    .separator('!')
                    .in(Store.AZURE_TABLE)))
        .containsExactly(OptionalLong.of(64), OptionalLong.of(2 * (19 + 1 + 6)));
  }

  @Test
  void bytesHaveABucketAndEnds() {
    assertThat(
            lengths(
                partition(instant("at").descending(), text("host").maxLength(10), aLong("event"))
                    .binary()
                    .bucket(16, "at")))
        .containsExactly(OptionalLong.of(1 + 8 + 30 + 2 + 8));
  }

  @Test
  void withoutAMaximumTheColumnMayBeOfAnyLength() {
    assertThat(lengths(partition(anInt("deviceId").pad(6), text("seller"))))
        .containsExactly(OptionalLong.empty());
    assertThat(lengths(partition(bytes("token"), anInt("deviceId").pad(6))))
        .containsExactly(OptionalLong.empty());
  }

  @Test
  void theLongestValueIsReachedAndNeverExceeded() {
    Random random = new Random(20120801);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = layout(random).build();
      for (Column column : layout.columns()) {
        String shown = layout.signature() + " " + column.name();
        OptionalLong most = EncodedLength.of(layout, column);
        assertThat(most).as(shown).hasValue(longest(layout, column));
        for (int j = 0; j < TRIES; j++) {
          assertThat(randomLength(layout, column, random))
              .as(shown)
              .isLessThanOrEqualTo(most.orElseThrow());
        }
      }
      seen.merge(layout.format() + (layout.escape() ? " escaped" : ""), 1, Integer::sum);
    }
    assertThat(seen).containsOnlyKeys("TEXT", "TEXT escaped", "BINARY");
  }

  // The parts are independent, so the longest column has the longest value of each.
  private static long longest(Layout layout, Column column) {
    LayoutCodec codec = LayoutCodec.of(layout.signature());
    List<Object> values = new ArrayList<>();
    column.parts().forEach(part -> values.add(candidates(layout, part).get(0)));
    for (int i = 0; i < values.size(); i++) {
      long best = -1;
      Object longest = values.get(i);
      for (Object candidate : candidates(layout, column.parts().get(i))) {
        values.set(i, candidate);
        long size = size(layout, codec.column(column.name(), values));
        if (size > best) {
          best = size;
          longest = candidate;
        }
      }
      values.set(i, longest);
    }
    return size(layout, codec.column(column.name(), values));
  }

  private static long randomLength(Layout layout, Column column, Random random) {
    LayoutCodec codec = LayoutCodec.of(layout.signature());
    List<Object> values = new ArrayList<>();
    for (Part part : column.parts()) {
      List<Object> candidates = candidates(layout, part);
      values.add(candidates.get(random.nextInt(candidates.size())));
    }
    return size(layout, codec.column(column.name(), values));
  }

  private static long size(Layout layout, Object content) {
    if (content instanceof byte[] bytes) {
      return bytes.length;
    }
    boolean isUtf16 =
        layout.options().storedIn().filter(it -> it.store() == Store.AZURE_TABLE).isPresent();
    return content instanceof String text
        ? text.getBytes(isUtf16 ? UTF_16BE : UTF_8).length
        : Long.BYTES;
  }

  private static List<Object> candidates(Layout layout, Part part) {
    PartType type = part.type();
    if (type.is(Kind.WHOLE)) {
      return List.of(part.signature().min(), part.signature().max());
    }
    if (type.is(Kind.TEXT)) {
      return texts(layout, part);
    }
    if (type.is(Kind.BYTES)) {
      int most = part.limits().maxLength().orElseThrow();
      byte[] ones = new byte[most];
      Arrays.fill(ones, (byte) 1);
      return List.of(new byte[0], new byte[most], ones);
    }
    if (type instanceof PartType.Codes codes) {
      return codes.constants().stream().map(it -> (Object) it.name()).toList();
    }
    if (type.is(Kind.CHARACTER)) {
      return members(part).stream()
          .filter(it -> it <= Character.MAX_VALUE)
          .map(it -> (Object) (char) (int) it)
          .toList();
    }
    if (type.is(Kind.TIME)) {
      Instant time = Instant.parse("2012-08-01T17:10:04Z");
      return List.of(TimeType.of(part.signature().type().valueClass()).at(time));
    }
    if (type.is(Kind.FRACTION)) {
      return List.of(1.5, Double.MIN_VALUE);
    }
    if (type.is(Kind.UUID)) {
      return List.of(new UUID(-1, -1));
    }
    return part.signature().type() instanceof SuffixType suffix
        ? List.of("z".repeat(suffix.length()))
        : List.of(true, false);
  }

  // All one character, with another one at the end where that fills the length.
  private static List<Object> texts(Layout layout, Part part) {
    int most = part.limits().maxLength().orElseThrow();
    List<Object> texts = new ArrayList<>(List.of(""));
    for (int one : members(part)) {
      for (int other : members(part)) {
        StringBuilder text = new StringBuilder();
        while (text.length() + Character.charCount(one) <= most) {
          text.appendCodePoint(one);
        }
        if (text.length() + Character.charCount(other) <= most) {
          text.appendCodePoint(other);
        }
        texts.add(text.toString());
      }
    }
    texts.removeIf(text -> !isLegal(layout, part, text));
    return texts;
  }

  private static boolean isLegal(Layout layout, Part part, Object text) {
    @SuppressWarnings("unchecked") // a text, for the codec of a text
    PartCodec<Object, ?> codec =
        (PartCodec<Object, ?>) LayoutCodec.of(layout.signature()).part(part.name());
    try {
      codec.check(text);
      return true;
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  /** Up to a few characters of each width, and all that an escape may touch. */
  private static List<Integer> members(Part part) {
    Alphabet alphabet = part.limits().alphabet().map(Alphabet::of).orElseGet(Alphabet::basic);
    List<Integer> members = new ArrayList<>();
    for (int above : new int[] {'~', 0x7f, 0x7ff, Character.MAX_VALUE}) {
      members.add(alphabet.next(above));
    }
    int last = part.limits().alphabet().isPresent() ? '~' : 0;
    for (int c = 0; c <= last; c++) {
      members.add(alphabet.contains(c) ? c : -1);
    }
    members.removeIf(it -> it < 0);
    return members;
  }

  private static LayoutBuilder layout(Random random) {
    boolean isBinary = random.nextInt(3) == 0;
    boolean isEscaped = !isBinary && random.nextBoolean();
    List<PartBuilder> parts = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(4); i++) {
      parts.add(part("p" + i, random, isBinary, isEscaped));
    }
    if (random.nextInt(3) == 0) {
      parts.get(0).hash(HashFunction.SHA_256, 2 + 2 * random.nextInt(4));
    }
    LayoutBuilder layout = partition(parts.toArray(new PartBuilder[0]));
    layout.separator(random.nextBoolean() ? ',' : '\u0001');
    if (isBinary) {
      layout.binary();
    }
    if (isEscaped) {
      layout.escape();
    }
    if (random.nextInt(3) == 0) {
      layout.bucket(2 + random.nextInt(1_000), "p0");
    }
    if (random.nextBoolean()) {
      layout.in(Store.AZURE_TABLE);
    }
    switch (random.nextInt(4)) {
      case 0 -> layout.sort("", part("s", random, isBinary, isEscaped)).suffix(5);
      case 1 -> layout.sort("", text("s").maxLength(random.nextInt(9)).nativeType());
      case 2 -> layout.sort("", bytes("s").maxLength(random.nextInt(9)).nativeType());
      default -> layout.sort("", aLong("s").nativeType());
    }
    return layout;
  }

  private static PartBuilder part(String name, Random random, boolean binary, boolean escaped) {
    PartBuilder part = type(name, random, binary);
    Part built = part.build(LayoutFormat.TEXT, 0, "");
    if (built.is(Kind.TEXT)) {
      // What is followed and not escaped holds no separator.
      List<String> alphabets = binary || escaped ? ALPHABETS : ALPHABETS.subList(3, 8);
      if (random.nextInt(4) > 0) {
        part.alphabet(alphabets.get(random.nextInt(alphabets.size())));
      }
      part.maxLength(random.nextInt(8));
    }
    if (built.is(Kind.BYTES)) {
      part.maxLength(random.nextInt(8));
    }
    boolean canDescend = binary && !built.is(Kind.SUFFIX) && random.nextBoolean();
    return canDescend ? part.descending() : part;
  }

  private static PartBuilder type(String name, Random random, boolean isBinary) {
    return switch (random.nextInt(11)) {
      case 0 -> isBinary ? anInt(name) : anInt(name).pad(1 + random.nextInt(9)).min(0).max(9);
      case 1 -> isBinary ? aDouble(name) : aLong(name).pad(19).signed();
      case 2 -> aLong(name).min(-random.nextInt(2_000)).max(random.nextInt(200)).unordered();
      case 3 -> aByte(name);
      case 4 -> flag(name);
      case 5 -> character(name).alphabet(random.nextBoolean() ? "a-z" : "a\u20ac");
      case 6 -> uuid(name);
      case 7 -> bytes(name);
      case 8 -> codes(name, "Source", "t", "tmall", "\u20ac");
      case 9 -> random.nextBoolean() || isBinary ? date(name) : instant(name);
      default -> text(name);
    };
  }
}
