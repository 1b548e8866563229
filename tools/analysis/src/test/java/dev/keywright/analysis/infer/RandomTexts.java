package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.search.ColumnNames;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Layouts of TEXT by chance. */
public final class RandomTexts {
  private static final String SEPARATORS = ",,###!$*+||::/-_.;~ \0";
  private static final String[] WORDS = {"USER", "ORDER", "u", "GAME", "item", "EVT", "t"};

  private final SplittableRandom random;
  private final char separator;
  private final char second;
  private final RandomParts parts;
  private final RandomScatter scatter;
  private final List<String> declarations = new ArrayList<>();
  private final Map<String, RandomLayout.RandomValues> values = new LinkedHashMap<>();

  RandomTexts(SplittableRandom random, Shape shape) {
    this.random = random;
    this.separator = SEPARATORS.charAt(random.nextInt(SEPARATORS.length()));
    this.second = SEPARATORS.charAt(random.nextInt(SEPARATORS.length()));
    this.parts = new RandomParts(random, "" + separator + second, shape);
    this.scatter = new RandomScatter(random);
  }

  public static RandomLayout next(SplittableRandom random) {
    return next(random, Shape.EVEN);
  }

  static RandomLayout next(SplittableRandom random, Shape shape) {
    RandomTexts texts = new RandomTexts(random, shape);
    int columns = 1 + random.nextInt(2);
    return random.nextInt(5) < 2
        ? texts.template(columns, texts.front())
        : texts.separated(columns);
  }

  /** A layout with a word in front, which tells rows of a kind from others. */
  static RandomLayout kind(SplittableRandom random, int columns, String word) {
    RandomTexts texts = new RandomTexts(random, Shape.EVEN);
    return texts.template(columns, word + texts.separator);
  }

  private RandomLayout separated(int columns) {
    StringBuilder text = new StringBuilder("TEXT separator=").append(JavaLiteral.of(separator));
    for (int i = 0; i < columns; i++) {
      List<String> items = items(parts(columns));
      if (i == 0) {
        if (random.nextInt(8) == 0) {
          items.add(0, scatter.bucket(declarations));
        } else if (random.nextInt(6) == 0) {
          boolean isOfTwo = items.size() > 1 && random.nextInt(4) == 0;
          List<String> of = isOfTwo ? List.of("p0", "p1") : List.of("p0");
          items.set(0, scatter.hashed(items.get(0), 2 + random.nextInt(7), of));
        }
      }
      text.append(" | ").append(ColumnNames.of(i)).append(": ").append(String.join(", ", items));
    }
    return layout(text);
  }

  private RandomLayout layout(StringBuilder text) {
    return new RandomLayout(LayoutSignature.parse(text.toString()), values);
  }

  private List<RandomParts.Part> parts(int columns) {
    List<RandomParts.Part> own = new ArrayList<>();
    for (int i = columns == 1 ? 2 + random.nextInt(3) : 1 + random.nextInt(3); i > 0; i--) {
      own.add(parts.next());
    }
    return own;
  }

  private List<String> items(List<RandomParts.Part> own) {
    List<String> items = new ArrayList<>();
    for (RandomParts.Part part : own) {
      String name = "p" + values.size();
      values.put(name, part.values());
      declarations.add(part.declaration());
      items.add(name + " " + part.declaration());
    }
    return items;
  }

  private String front() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> "";
      case 2 -> String.valueOf(separator);
      default -> WORDS[random.nextInt(WORDS.length)] + separator;
    };
  }

  private RandomLayout template(int columns, String front) {
    StringBuilder text = new StringBuilder("TEXT");
    for (int i = 0; i < columns; i++) {
      List<RandomParts.Part> own = parts(columns);
      List<String> items = items(own);
      if (i == 0 && random.nextInt(6) == 0) {
        items.set(0, scatter.hashed(items.get(0), 2 + random.nextInt(7), List.of("p0")));
      }
      boolean isCopied = i == 1 && random.nextInt(8) == 0;
      // A column of one part and nothing else is no template.
      String first = i == 0 ? front : front();
      boolean isBare = items.size() == 1 && first.isEmpty() && !isCopied;
      text.append(" | ").append(ColumnNames.of(i)).append(": ");
      text.append(shown(own, items, isBare ? WORDS[0] + separator : first));
      if (isCopied) {
        text.append(' ').append(JavaLiteral.of(String.valueOf(separator))).append(" p0");
      } else if (random.nextInt(8) == 0) {
        text.append(' ').append(JavaLiteral.of(String.valueOf(separator)));
      }
    }
    return layout(text);
  }

  private String shown(List<RandomParts.Part> own, List<String> items, String front) {
    StringBuilder text = new StringBuilder();
    text.append(front.isEmpty() ? "" : JavaLiteral.of(front) + " ");
    for (int i = 0; i < items.size(); i++) {
      text.append(items.get(i));
      if (i < items.size() - 1) {
        text.append(' ').append(JavaLiteral.of(between(own.get(i)))).append(' ');
      }
    }
    return text.toString();
  }

  /** Nothing, if the part shows its end; the separator, another one, or one more word. */
  private String between(RandomParts.Part part) {
    if (part.endsItself() && random.nextInt(10) == 0) {
      return "";
    }
    return switch (random.nextInt(8)) {
      case 0, 1 -> separator + WORDS[random.nextInt(WORDS.length)] + separator;
      case 2 -> String.valueOf(second);
      default -> String.valueOf(separator);
    };
  }
}
