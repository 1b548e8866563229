package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.source.JavaLiteral;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Layouts of BINARY by chance. */
public final class RandomBinaries {
  private static final String[] LITERALS = {"_r", "!", "t", "\0", "n"};

  private final SplittableRandom random;
  private final RandomBinaryParts parts;
  private final RandomScatter scatter;
  private final Map<String, RandomLayout.RandomValues> values = new LinkedHashMap<>();

  private RandomBinaries(SplittableRandom random, Shape shape) {
    this.random = random;
    this.parts = new RandomBinaryParts(random, shape);
    this.scatter = new RandomScatter(random);
  }

  public static RandomLayout next(SplittableRandom random) {
    return next(random, Shape.EVEN);
  }

  static RandomLayout next(SplittableRandom random, Shape shape) {
    return new RandomBinaries(random, shape).layout();
  }

  private RandomLayout layout() {
    int count = 2 + random.nextInt(3);
    int inFirst = random.nextInt(4) == 0 ? 1 + random.nextInt(count - 1) : count;
    List<String> declarations = new ArrayList<>();
    for (int i = 0; i < inFirst; i++) {
      declarations.add(add(i, parts.next()));
    }
    addTail(declarations, inFirst == count);
    List<String> items = named(declarations, 0);
    if (random.nextInt(8) == 0) {
      items.add(0, scatter.bucket(declarations));
    } else if (random.nextInt(7) == 0) {
      String hashed = scatter.hashed(items.get(0), 2 * (1 + random.nextInt(4)), List.of("p0"));
      items.set(0, hashed);
    }
    StringBuilder text = new StringBuilder("BINARY | partitionKey: ").append(column(items));
    if (inFirst < count) {
      List<String> others = new ArrayList<>();
      int first = values.size();
      for (int i = inFirst; i < count; i++) {
        others.add(add(values.size(), parts.next()));
      }
      text.append(" | sortKey: ").append(column(named(others, first)));
    }
    return new RandomLayout(LayoutSignature.parse(text.toString()), values);
  }

  /** Sometimes, what shows no end: at the end, or before parts of a fixed width. */
  private void addTail(List<String> declarations, boolean isAlone) {
    int choice = random.nextInt(10);
    if (choice == 0 && isAlone) {
      declarations.add(add(values.size(), parts.last()));
    } else if (choice == 1) {
      RandomLayout.RandomValues front = values.get("p0");
      boolean isText = declarations.get(0).startsWith("String");
      if (isText && declarations.size() == 1 && front != null) {
        declarations.set(0, "String text=TAIL");
        declarations.add(add(1, new RandomBinaryParts.Part("int", r -> r.nextInt(9000))));
      }
    }
  }

  private String add(int number, RandomBinaryParts.Part part) {
    values.put("p" + number, part.values());
    return part.declaration();
  }

  private static List<String> named(List<String> declarations, int first) {
    List<String> items = new ArrayList<>();
    for (String declaration : declarations) {
      items.add("p" + (first + items.size()) + " " + declaration);
    }
    return items;
  }

  private String column(List<String> items) {
    if (random.nextInt(4) > 0) {
      return String.join(", ", items);
    }
    StringBuilder text = new StringBuilder(literal());
    for (int i = 0; i < items.size(); i++) {
      boolean isLast = i == items.size() - 1;
      boolean isShown = random.nextInt(3) == 0;
      text.append(' ').append(items.get(i));
      text.append(isLast ? "" : " " + (isShown ? literal() : "\"\""));
    }
    return text.toString();
  }

  private String literal() {
    return JavaLiteral.of(LITERALS[random.nextInt(LITERALS.length)]);
  }
}
