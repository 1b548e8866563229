package dev.keywright.layout.signature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.TextList;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;

/** Values that the parts of a layout may hold, drawn from a seed. */
public final class RandomValues {
  private static final int LAST_SECOND = 2_000_000_000;

  private final Random random;

  public RandomValues(long seed) {
    this.random = new Random(seed);
  }

  public Map<String, Object> next(LayoutCodec codec) {
    while (true) {
      Map<String, Object> values = drawn(codec);
      if (areLegal(codec, values)) {
        return values;
      }
    }
  }

  // The copy of a part may take fewer characters than the part, for another literal ends it.
  private static boolean areLegal(LayoutCodec codec, Map<String, Object> values) {
    try {
      return !codec.encode(values).isEmpty();
    } catch (InvalidPartException refused) {
      boolean hasCopies = codec.signature().places().anyMatch(PlacedPart::isCopy);
      if (!hasCopies) {
        throw refused;
      }
      return false;
    }
  }

  private Map<String, Object> drawn(LayoutCodec codec) {
    Map<String, Object> values = new LinkedHashMap<>();
    codec
        .signature()
        .parts()
        .forEach(part -> values.put(part.name(), value(part, codec.part(part.name()))));
    return values;
  }

  private Object value(PartSignature part, PartCodec<?, ?> codec) {
    if (part.type() instanceof CodesType codes) {
      return codes.constants().get(random.nextInt(codes.constants().size())).name();
    }
    if (part.kind() == Kind.WHOLE && part.encoding().number().isPresent()) {
      long last = codec.accepts().max();
      long width = Math.min(last - codec.accepts().min(), 99);
      return wrapped(part.type(), last - random.nextInt((int) Math.max(0, width) + 1));
    }
    if (part.type() instanceof ListType list) {
      return elements(codec, list);
    }
    if (part.type() instanceof SuffixType suffix) {
      return Integer.toString(random.nextInt(36), 36).repeat(suffix.length());
    }
    return switch ((SimpleType) part.type()) {
      case BYTE -> (byte) whole(part);
      case SHORT -> (short) whole(part);
      case INT -> (int) whole(part);
      case LONG -> whole(part);
      case BOOLEAN -> random.nextBoolean();
      case CHAR -> (char) member(codec.accepts().alphabet(), Character.MAX_VALUE);
      case STRING -> text(part, codec.accepts().alphabet());
      case UUID -> new UUID(random.nextLong(), random.nextLong());
      case BYTES -> bytes(part.limits().minLength().orElse(0), part.limits().maxLength().orElse(9));
      case FLOAT -> Float.intBitsToFloat(random.nextInt(0x7F80_0000));
      case DOUBLE -> random.nextGaussian();
      default -> part.type().time().orElseThrow().at(moment(part));
    };
  }

  // Periods are drawn from more years, because a number of few bytes can count them.
  private Instant moment(PartSignature part) {
    long second = random.nextInt(LAST_SECOND);
    return Instant.ofEpochSecond(part.type().period().isPresent() ? second * 4 : second)
        .truncatedTo(part.encoding().floor().orElse(ChronoUnit.SECONDS));
  }

  private List<Object> elements(PartCodec<?, ?> codec, ListType type) {
    List<? extends PartCodec<?, ?>> parts =
        codec instanceof TextList<?> text ? text.parts() : ((BinaryList<?>) codec).parts();
    int least = codec.accepts().minLength();
    int count = least + random.nextInt(Math.min(4, codec.accepts().maxLength() - least) + 1);
    List<Object> elements = new ArrayList<>();
    for (int drawn = 0; drawn < count; drawn++) {
      List<Object> element = new ArrayList<>();
      for (int i = 0; i < parts.size(); i++) {
        element.add(value(type.parts().get(i), parts.get(i)));
      }
      elements.add(type.isOfValues() ? element.get(0) : element);
    }
    return type.isMap() ? entries(parts.get(0), elements) : elements;
  }

  /** Rows in the order of their encoded keys, each key once. */
  private static List<Object> entries(PartCodec<?, ?> key, List<Object> rows) {
    SortedMap<byte[], Object> entries = new TreeMap<>(Arrays::compareUnsigned);
    for (Object row : rows) {
      entries.put(encoded(key, Elements.rows(List.of(row)).get(0).get(0)), row);
    }
    return List.copyOf(entries.values());
  }

  @SuppressWarnings("unchecked") // the value is one of the codec's
  private static byte[] encoded(PartCodec<?, ?> codec, Object value) {
    Object encoded = ((PartCodec<Object, ?>) codec).encode(value);
    return encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
  }

  private static Object wrapped(TypeSignature type, long number) {
    return switch (type.bytes()) {
      case Byte.BYTES -> (byte) number;
      case Short.BYTES -> (short) number;
      case Integer.BYTES -> (int) number;
      default -> number;
    };
  }

  private long whole(PartSignature part) {
    long digits = part.encoding().pad() == 1 ? 9 : 99;
    long min =
        Math.max(
            part.limits().min().orElse(0),
            part.encoding().pad() > 0 && !part.encoding().signed() ? 0 : -digits);
    long max = Math.min(digits, part.limits().max().orElse(digits));
    return Math.max(min, Math.min(max, random.nextInt(200) - 100));
  }

  private int member(Alphabet alphabet, int last) {
    int member = alphabet.next(random.nextInt(random.nextBoolean() ? 0x80 : last) - 1);
    return member < 0 || member > last ? alphabet.next(-1) : member;
  }

  private String text(PartSignature part, Alphabet alphabet) {
    StringBuilder text = new StringBuilder();
    int least = part.limits().minLength().orElse(0);
    int most = random.nextInt(part.limits().maxLength().orElse(9) + 1);
    while (text.length() < least || text.length() + 2 <= most) {
      text.appendCodePoint(member(alphabet, Character.MAX_CODE_POINT));
    }
    return text.toString();
  }

  private byte[] bytes(int least, int most) {
    byte[] bytes = new byte[least + random.nextInt(most - least + 1)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (random.nextInt(4) == 0 ? 0 : random.nextInt(256));
    }
    return bytes;
  }
}
