package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Layouts of TEXT by chance. */
final class RandomTexts {
  private static final String SEPARATORS = ",#!$*+";
  private static final String[] WORDS = {"USER", "ORDER", "u", "GAME", "item", "EVT", "t"};

  private final SplittableRandom random;
  private final RandomParts parts;
  private final Map<String, RandomLayout.RandomValues> values = new LinkedHashMap<>();

  RandomTexts(SplittableRandom random) {
    this.random = random;
    this.parts = new RandomParts(random);
  }

  static RandomLayout next(SplittableRandom random) {
    return new RandomTexts(random).layout();
  }

  private RandomLayout layout() {
    char separator = SEPARATORS.charAt(random.nextInt(SEPARATORS.length()));
    boolean isTemplate = random.nextInt(5) < 2;
    int columns = 1 + random.nextInt(2);
    StringBuilder text = new StringBuilder("TEXT");
    if (!isTemplate) {
      text.append(" separator='").append(separator).append('\'');
    }
    for (int i = 0; i < columns; i++) {
      text.append(" | ").append(ColumnNames.of(i)).append(": ");
      int count = columns == 1 ? 2 + random.nextInt(3) : 1 + random.nextInt(3);
      List<RandomParts.Part> own = new ArrayList<>();
      for (int j = 0; j < count; j++) {
        own.add(parts.next());
      }
      text.append(isTemplate ? template(i, own, separator) : separated(i, own));
    }
    return new RandomLayout(LayoutSignature.parse(text.toString()), values);
  }

  private String separated(int column, List<RandomParts.Part> own) {
    List<String> items = new ArrayList<>();
    for (RandomParts.Part part : own) {
      items.add(item(part));
    }
    if (column == 0) {
      items.set(0, hashed(items.get(0)));
      if (random.nextInt(8) == 0) {
        items.add(0, bucket());
      }
    }
    return String.join(", ", items);
  }

  private String item(RandomParts.Part part) {
    String name = "p" + values.size();
    values.put(name, part.values());
    return name + " " + part.declaration();
  }

  private String hashed(String item) {
    if (random.nextInt(6) > 0) {
      return item;
    }
    String[] functions = {"MD5", "MD5", "SHA_256", "MURMUR3_32", "CRC32C"};
    String function = functions[random.nextInt(functions.length)];
    String hash = " hashPrefix=" + (2 + random.nextInt(7)) + " hash=" + function;
    return item.endsWith(" unordered")
        ? item.replace(" unordered", hash + " unordered")
        : item + hash;
  }

  private String bucket() {
    int[] counts = {4, 8, 10, 16, 20, 64, 100, 256};
    String[] functions = {"MD5", "MD5", "SHA_256", "MURMUR3_32", "CRC32C"};
    return "bucket count="
        + counts[random.nextInt(counts.length)]
        + " by=HASH hash="
        + functions[random.nextInt(functions.length)]
        + " of="
        + values.keySet().iterator().next();
  }

  private String template(int column, List<RandomParts.Part> own, char separator) {
    StringBuilder text = new StringBuilder();
    if (random.nextInt(3) > 0) {
      text.append(literal(WORDS[random.nextInt(WORDS.length)] + separator)).append(' ');
    }
    for (int i = 0; i < own.size(); i++) {
      boolean isLast = i == own.size() - 1;
      String item = item(own.get(i));
      text.append(column == 0 && i == 0 ? hashed(item) : item);
      if (!isLast) {
        text.append(' ').append(literal(between(own.get(i), separator))).append(' ');
      }
    }
    if (random.nextInt(8) == 0) {
      text.append(' ').append(literal(String.valueOf(separator)));
    }
    return text.toString();
  }

  private String between(RandomParts.Part part, char separator) {
    if (part.endsItself() && random.nextInt(10) == 0) {
      return "";
    }
    return random.nextInt(5) == 0
        ? separator + WORDS[random.nextInt(WORDS.length)] + separator
        : String.valueOf(separator);
  }

  private static String literal(String text) {
    return JavaLiteral.of(text);
  }
}
