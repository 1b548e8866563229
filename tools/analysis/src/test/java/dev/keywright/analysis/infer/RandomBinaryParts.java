package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Parts of BINARY by chance, of every type and of foreign encodings. */
final class RandomBinaryParts {
  private static final String LETTERS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private static final int[] WIDTHS_OF_BYTES = {16, 20, 32};
  private static final String[] VARINTS = {
    "VARINT_LEB128", "VARINT_BITCOIN", "VARINT_COCKROACHDB", "VARINT_FOUNDATIONDB"
  };

  private final SplittableRandom random;
  private final Shape shape;
  private final RandomValues millis;

  RandomBinaryParts(SplittableRandom random, Shape shape) {
    this.random = random;
    this.shape = shape;
    this.millis = RandomTimes.millis(random, shape);
  }

  /** What is declared of a part behind its name. */
  record Part(String declaration, RandomValues values) {}

  Part next() {
    String down = random.nextInt(6) == 0 ? " DESC" : "";
    return switch (random.nextInt(27)) {
      case 0, 1 -> new Part("long" + down, numbers(40));
      case 2, 3 -> new Part("int" + down, ints(30));
      case 4 -> new Part("short" + down, narrowed(3000, it -> (short) (long) it));
      case 5 -> new Part("boolean" + down, r -> r.nextInt(4) == 0);
      case 6, 7 -> time("EPOCH_MILLIS" + down);
      case 8 -> time("EPOCH_SECONDS" + down);
      case 9, 10, 11 -> new Part("String" + down, open(1 + random.nextInt(6), 12));
      case 12 -> new Part("UUID" + down, RandomParts::uuid);
      case 13 -> new Part("double" + down, r -> r.nextDouble(1, 1000));
      case 14 ->
          new Part("LocalDate" + down, narrowed(2000, it -> LocalDate.ofEpochDay(15_000 + it)));
      case 15 -> new Part("long as=TWOS_COMPLEMENT width=8" + down, signed(35));
      case 16, 17 -> unsigned();
      case 18 ->
          new Part(
              "int as=TWOS_COMPLEMENT width=4" + down,
              narrowed(130_000, it -> (int) (it - 40_000)));
      case 19 -> time("EPOCH_MILLIS as=TWOS_COMPLEMENT width=8" + down);
      case 20 -> time("EPOCH_SECONDS as=UNSIGNED width=4");
      case 21 -> new Part("String text=LENGTH_PREFIXED lengthBytes=" + lengthBytes(), open(1, 9));
      case 22 ->
          new Part("String text=TERMINATED end=" + (random.nextInt(3) == 0 ? 33 : 0), open(2, 10));
      case 23 -> bytes(WIDTHS_OF_BYTES[random.nextInt(WIDTHS_OF_BYTES.length)]);
      case 24 -> new Part("String text=FIXED width=16 fill=0", text(4, 12));
      case 25 -> other();
      default -> new Part("long as=LITTLE_ENDIAN width=8", numbers(33));
    };
  }

  /** What can stand only at the end of a column, or before parts of a fixed width. */
  Part last() {
    return switch (random.nextInt(5)) {
      case 0 -> new Part("long as=VARINT_LEB128", skewed());
      case 1 -> new Part("long as=VARINT_BITCOIN", skewed());
      case 2 ->
          new Part(
              "list(name int as=UNSIGNED width=3, value int as=UNSIGNED width=3)",
              r -> list(r, 30, 5000));
      case 3 -> new Part("list(element int as=UNSIGNED width=4)", r -> list(r, 70_000));
      default -> new Part("String", open(1, 14));
    };
  }

  private Part other() {
    return switch (random.nextInt(6)) {
      case 4, 5 -> new Part("long as=" + VARINTS[random.nextInt(VARINTS.length)], skewed());
      case 0 -> new Part("char", r -> (char) ('A' + r.nextInt(26)));
      case 1 -> new Part("float", r -> (float) r.nextDouble(1, 100));
      case 2 -> time(random.nextBoolean() ? "EPOCH_MICROS" : "EPOCH_NANOS");
      default -> new Part("byte", r -> (byte) r.nextInt(50));
    };
  }

  private Part unsigned() {
    int width = 1 + random.nextInt(7);
    String type =
        switch (width) {
          case 1 -> "byte";
          case 2 -> "short";
          case 3, 4 -> "int";
          default -> "long";
        };
    int bits = 8 * width - random.nextInt(5);
    long max = 1L << Math.min(40, bits);
    return new Part(
        type + " as=UNSIGNED width=" + width, pooled(narrowed(max, it -> number(type, it))));
  }

  private static Object number(String type, long value) {
    return switch (type) {
      case "byte" -> (Object) (byte) value;
      case "short" -> (Object) (short) value;
      case "int" -> (Object) (int) value;
      default -> (Object) value;
    };
  }

  private int lengthBytes() {
    int[] usual = {1, 1, 2, 4, 0};
    return usual[random.nextInt(usual.length)];
  }

  private static Part bytes(int width) {
    return new Part(
        "byte[] text=FIXED width=" + width,
        r -> {
          byte[] bytes = new byte[width];
          r.nextBytes(bytes);
          return bytes;
        });
  }

  private static RandomValues skewed() {
    return r -> r.nextLong(1L << 28) >>> r.nextInt(28);
  }

  private static Object list(SplittableRandom random, int... bounds) {
    List<Object> list = new ArrayList<>();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      List<Object> element = new ArrayList<>();
      for (int bound : bounds) {
        element.add((long) random.nextInt(bound));
      }
      list.add(element);
    }
    return list;
  }

  private RandomValues numbers(int most) {
    long max = (1L << (8 + random.nextInt(most - 8))) + random.nextInt(100);
    return pooled(shape.numbers(random, max));
  }

  private RandomValues signed(int most) {
    long max = (1L << (8 + random.nextInt(most - 8))) + random.nextInt(100);
    return pooled(narrowed(2 * max, it -> it - max));
  }

  private RandomValues ints(int most) {
    int max = (1 << (6 + random.nextInt(most - 6))) + random.nextInt(60);
    return pooled(narrowed(max, it -> (int) (long) it));
  }

  private RandomValues narrowed(long bound, Function<Long, Object> type) {
    RandomValues numbers = shape.numbers(random, bound);
    return r -> type.apply(RandomParts.next(numbers, r));
  }

  /** A text of any length, of which some are e-mail addresses and the like. */
  private RandomValues open(int least, int more) {
    RandomValues texts = text(least, more);
    if (shape != Shape.REAL_FORMS || random.nextInt(4) == 0) {
      return texts;
    }
    RealForms.Form form = RealForms.ALL.get(random.nextInt(RealForms.ALL.size()));
    return r -> form.texts().apply(r);
  }

  private RandomValues text(int least, int more) {
    int letters = random.nextInt(3) == 0 ? 36 : LETTERS.length();
    RandomValues lengths = shape.lengths(random, least, more - 1);
    return pooled(
        r -> {
          StringBuilder text = new StringBuilder();
          for (int i = (Integer) lengths.next(r); i > 0; i--) {
            text.append(LETTERS.charAt(r.nextInt(letters)));
          }
          return text.toString();
        });
  }

  private RandomValues pooled(RandomValues all) {
    if (random.nextInt(10) > 1) {
      return all;
    }
    List<Object> pool = new ArrayList<>();
    for (int i = 5 + random.nextInt(1000); i > 0; i--) {
      pool.add(all.next(random));
    }
    RandomValues places = (shape == Shape.EVEN ? shape : Shape.ZIPF).numbers(random, pool.size());
    return r -> pool.get((int) RandomParts.next(places, r));
  }

  private Part time(String time) {
    long unit = time.contains("SECONDS") ? 1000 : 1;
    return new Part(
        "Instant time=" + time, r -> Instant.ofEpochMilli((Long) millis.next(r) / unit * unit));
  }
}
