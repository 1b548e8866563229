package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Elements;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.time.TimeType;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/**
 * Values at the bounds of a part, as it was and as it is: where a change of the layout shows, if it
 * shows at all.
 *
 * @param ends the characters that end parts in either layout
 */
record SampleValues(Set<Integer> ends, Random random) {
  private static final int LONG_TEXT = 300;
  private static final int MOST_CHARACTERS = 12;

  /** So many entries a map of characters can have. */
  private static final int MOST_KEYS = 24;

  private static final int MANY = 1 << 20;

  /** Values that the older codec takes. */
  List<Object> of(PartSignature old, Optional<PartSignature> now, PartCodec<?, ?> codec) {
    if (old.type() instanceof ListType list) {
      return lists(old, list, now, codec);
    }
    return drawn(old, now, codec).stream()
        .<Object>map(it -> it)
        .filter(it -> takes(codec, it))
        .toList();
  }

  @SuppressWarnings("unchecked") // a value of another class is refused, as all others are
  private static boolean takes(PartCodec<?, ?> codec, Object value) {
    boolean isWhole = value instanceof Byte || value instanceof Short || value instanceof Integer;
    try {
      ((PartCodec<Object, ?>) codec).encode(isWhole ? ((Number) value).longValue() : value);
      return true;
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private List<?> drawn(PartSignature old, Optional<PartSignature> now, PartCodec<?, ?> codec) {
    if (old.type() instanceof CodesType codes) {
      return List.of((Object[]) codes.names());
    }
    if (old.type() instanceof SuffixType suffix) {
      return List.of("0".repeat(suffix.length()), "z".repeat(suffix.length()));
    }
    return switch ((SimpleType) old.type()) {
      case BYTE, SHORT, INT, LONG -> SampleNumbers.of(old, now, codec, random);
      case BOOLEAN -> List.of(true, false);
      case CHAR -> characters(old, now, codec).stream().map(c -> (char) (int) c).toList();
      case STRING -> texts(old, now, codec);
      case UUID ->
          random
              .longs(20)
              .mapToObj(it -> new UUID(it % 3 == 0 ? 0 : it, random.nextLong()))
              .toList();
      case BYTES -> bytes(old, now);
      case FLOAT -> random.ints(20).mapToObj(it -> it / 7f).toList();
      case DOUBLE -> random.ints(20).mapToObj(it -> it / 7d).toList();
      default -> times(old.type().time().orElseThrow());
    };
  }

  private List<?> times(TimeType<?> type) {
    return SampleNumbers.times(random).stream()
        .map(it -> type.at(it.toInstant(ZoneOffset.UTC)))
        .toList();
  }

  /** Characters that the older part takes: the first ones, around ends, and those that it lost. */
  private List<Integer> characters(
      PartSignature old, Optional<PartSignature> now, PartCodec<?, ?> codec) {
    Alphabet alphabet = codec.accepts().alphabet();
    Set<Integer> some = new LinkedHashSet<>(List.of((int) '.'));
    now.flatMap(it -> it.limits().alphabet())
        .filter(it -> !Optional.of(it).equals(old.limits().alphabet()))
        .ifPresent(it -> some.addAll(lost(alphabet, Alphabet.of(it))));
    ends.forEach(end -> some.addAll(List.of(end, end + 1, end + 2, end - 1)));
    int next = -1;
    for (int i = 0; i < 3 && (i == 0 || next >= 0); i++) {
      next = alphabet.next(next);
      some.add(next);
    }
    for (int above : List.of(0x1F, 0x2D, 0x2F, 0x60, 0x7F, 0x7FF, 0xFFFF, 0x10FFFE)) {
      some.add(alphabet.next(above));
    }
    for (int i = 0; i < MOST_KEYS && next >= 0; i++) {
      next = alphabet.next(next);
      some.add(next);
    }
    return some.stream().filter(c -> c >= 0 && alphabet.contains(c)).toList();
  }

  private static List<Integer> lost(Alphabet old, Alphabet now) {
    List<Integer> lost = new ArrayList<>();
    for (int c = old.next(-1); c >= 0 && lost.size() < 2; c = old.next(c)) {
      if (!now.contains(c)) {
        lost.add(c);
      }
      // Behind a run that both have, nothing is lost; so large a run is jumped over.
      c = c == 0x80 && now.contains(0xFFFF) ? 0xFFFE : c;
    }
    return lost;
  }

  private List<Object> texts(
      PartSignature old, Optional<PartSignature> now, PartCodec<?, ?> codec) {
    List<Integer> characters = characters(old, now, codec);
    Set<Object> texts = new LinkedHashSet<>(List.of(""));
    for (int length : lengths(old, now)) {
      for (int i = 0; i < Math.min(characters.size(), MOST_CHARACTERS); i++) {
        String one = Character.toString(characters.get(i));
        String other = Character.toString(characters.get(random.nextInt(characters.size())));
        if (length % one.length() == 0) {
          texts.add(one.repeat(length / one.length()));
        }
        if (one.length() + other.length() <= length) {
          texts.add(one + other.repeat((length - one.length()) / other.length()));
        }
      }
    }
    return List.copyOf(texts);
  }

  private static Set<Integer> lengths(PartSignature old, Optional<PartSignature> now) {
    Set<Integer> lengths = new LinkedHashSet<>(List.of(0, 1, 2, 3, 4, 7));
    for (PartSignature part : now.isPresent() ? List.of(old, now.get()) : List.of(old)) {
      part.limits().minLength().ifPresent(it -> lengths.addAll(List.of(it - 1, it)));
      part.limits().maxLength().ifPresent(it -> lengths.addAll(List.of(it, it + 1)));
      part.encoding().text().ifPresent(it -> lengths.addAll(List.of(it.width(), it.width() + 1)));
      part.encoding().text().ifPresent(it -> lengths.addAll(List.of(127, 128, LONG_TEXT)));
    }
    int most = old.limits().maxLength().orElse(LONG_TEXT);
    lengths.removeIf(it -> it < 0 || it > Math.min(most, LONG_TEXT));
    return lengths;
  }

  private List<Object> bytes(PartSignature old, Optional<PartSignature> now) {
    List<Object> bytes = new ArrayList<>();
    for (int length : lengths(old, now)) {
      for (int fill : List.of(0, 1, 0x61, 0xFF)) {
        byte[] same = new byte[length];
        Arrays.fill(same, (byte) fill);
        bytes.add(same);
      }
      byte[] mixed = new byte[length];
      random.nextBytes(mixed);
      bytes.add(mixed);
    }
    return bytes;
  }

  private List<Object> lists(
      PartSignature old, ListType type, Optional<PartSignature> now, PartCodec<?, ?> codec) {
    List<? extends PartCodec<?, ?>> codecs =
        codec instanceof TextList<?> text ? text.parts() : ((BinaryList<?>) codec).parts();
    List<List<Object>> values = new ArrayList<>();
    for (int i = 0; i < codecs.size(); i++) {
      values.add(of(type.parts().get(i), element(now, i), codecs.get(i)));
    }
    if (values.stream().anyMatch(List::isEmpty)) {
      return takes(codec, List.of()) ? List.of(List.of()) : List.of();
    }
    List<Object> lists = new ArrayList<>();
    int tries = 4 * values.stream().mapToInt(List::size).max().orElse(0) + 20;
    Set<Integer> sizes = lengths(old, now);
    for (int i = 0; i < tries; i++) {
      int size = i < sizes.size() ? List.copyOf(sizes).get(i) : random.nextInt(4);
      lists.add(list(type, codecs.get(0), values, Math.min(size, LONG_TEXT / 10), i));
    }
    lists.add(list(type, codecs.get(0), values, 1, 0));
    lists.removeIf(it -> !takes(codec, Elements.rows((List<?>) it)));
    return lists;
  }

  private static Optional<PartSignature> element(Optional<PartSignature> list, int index) {
    return list.map(PartSignature::type)
        .filter(it -> it instanceof ListType type && index < type.parts().size())
        .map(it -> ((ListType) it).parts().get(index));
  }

  private List<Object> list(
      ListType type, PartCodec<?, ?> key, List<List<Object>> values, int size, int first) {
    TreeMap<byte[], Object> byKey = new TreeMap<>(Arrays::compareUnsigned);
    List<Object> elements = new ArrayList<>();
    // The keys of a map are different, as far as there are enough.
    int drawn = type.isMap() ? values.get(0).size() : size;
    for (int i = 0; i < drawn && byKey.size() < size; i++) {
      List<Object> element = new ArrayList<>();
      int at = type.isMap() ? first + i : i == 0 ? first : random.nextInt(MANY);
      for (List<Object> each : values) {
        element.add(each.get(at % each.size()));
        at = i == 0 ? first : random.nextInt(MANY);
      }
      elements.add(type.isOfValues() ? element.get(0) : element);
      byKey.put(encoded(key, element.get(0)), elements.get(elements.size() - 1));
    }
    return type.isMap() ? List.copyOf(byKey.values()) : elements;
  }

  @SuppressWarnings("unchecked") // the value is one of the codec's
  private static byte[] encoded(PartCodec<?, ?> codec, Object value) {
    boolean isWhole = value instanceof Byte || value instanceof Short || value instanceof Integer;
    Object taken = isWhole ? (Object) ((Number) value).longValue() : value;
    Object encoded = ((PartCodec<Object, ?>) codec).encode(taken);
    return encoded instanceof String text
        ? text.getBytes(java.nio.charset.StandardCharsets.UTF_8)
        : (byte[]) encoded;
  }
}
