package dev.keywright.analysis.source;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.InvalidPartException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.Stream;

/** Keys by chance of any layout: values that it refuses are drawn again. */
final class RandomKeys {
  private static final int TRIES = 400;
  private static final String[] CHARACTERS = {"abcdef", "0123456789", "xyzAZ09", "a-c.1"};

  private final LayoutSignature layout;
  private final LayoutCodec codec;
  private final SplittableRandom random;

  RandomKeys(LayoutSignature layout, long seed) {
    this.layout = layout;
    this.codec = LayoutCodec.of(layout);
    this.random = new SplittableRandom(seed);
  }

  /** The columns of keys; fewer if chance meets few values that the layout takes. */
  List<List<Object>> next(int most) {
    List<List<Object>> keys = new ArrayList<>();
    Map<String, Object> values = new LinkedHashMap<>();
    layout.parts().forEach(part -> values.put(part.name(), value(part)));
    for (int i = 0; i < TRIES && keys.size() < most; i++) {
      try {
        keys.add(new ArrayList<>(codec.encode(values).values()));
        layout.parts().forEach(part -> values.put(part.name(), value(part)));
      } catch (InvalidPartException refused) {
        layout
            .parts()
            .filter(part -> part.name().equals(refused.part()))
            .forEach(part -> values.put(part.name(), value(part)));
      }
    }
    return keys;
  }

  private Object value(PartSignature part) {
    if (part.type() instanceof ListType list) {
      return Stream.generate(() -> element(list)).limit(1 + random.nextInt(3)).toList();
    }
    if (part.type() instanceof CodesType codes) {
      return codes.names()[random.nextInt(codes.names().length)];
    }
    if (part.type() instanceof SuffixType suffix) {
      return "a1b2c3d4e5f6g7h8".repeat(4).substring(0, suffix.length());
    }
    return value((SimpleType) part.type(), length(part));
  }

  private int length(PartSignature part) {
    int width = part.encoding().text().map(it -> it.width()).orElse(0);
    return width > 0 && random.nextBoolean() ? width : random.nextInt(12);
  }

  private Object element(ListType list) {
    List<Object> row = list.parts().stream().map(this::value).toList();
    return list.isOfValues() ? row.get(0) : row;
  }

  private Object value(SimpleType type, int length) {
    long number = random.nextLong() >>> random.nextInt(64);
    long seconds = 1_700_000_000L + random.nextInt(100_000_000);
    Instant at = Instant.ofEpochSecond(random.nextBoolean() ? seconds / 86_400 * 86_400 : seconds);
    return switch (type) {
      case BYTE -> (byte) number;
      case SHORT -> (short) number;
      case INT -> (int) number;
      case LONG -> number;
      case BOOLEAN -> random.nextBoolean();
      case CHAR -> (char) random.nextInt('a', 'z');
      case STRING -> text(length);
      case UUID -> new UUID(random.nextLong(), random.nextLong());
      case BYTES -> text(length).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
      case FLOAT -> (float) random.nextDouble();
      case DOUBLE -> random.nextDouble();
      default -> type.time().orElseThrow().at(at);
    };
  }

  private String text(int length) {
    String of = CHARACTERS[random.nextInt(CHARACTERS.length)];
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(of.charAt(random.nextInt(of.length())));
    }
    return text.toString();
  }
}
