package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** Parts of BINARY by chance, of every type and of foreign encodings. */
final class RandomBinaryParts {
  private static final String LETTERS =
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final SplittableRandom random;

  RandomBinaryParts(SplittableRandom random) {
    this.random = random;
  }

  /** What is declared of a part behind its name. */
  record Part(String declaration, RandomValues values) {}

  Part next() {
    String down = random.nextInt(6) == 0 ? " DESC" : "";
    return switch (random.nextInt(24)) {
      case 0, 1 -> new Part("long" + down, numbers(40));
      case 2, 3 -> new Part("int" + down, ints(30));
      case 4 -> new Part("short" + down, r -> (short) r.nextInt(3000));
      case 5 -> new Part("boolean", r -> r.nextInt(4) == 0);
      case 6, 7 -> time("Instant time=EPOCH_MILLIS" + down);
      case 8 -> time("Instant time=EPOCH_SECONDS" + down);
      case 9, 10, 11 ->
          new Part("String" + (down.isEmpty() ? "" : " DESC"), text(1 + random.nextInt(6), 12));
      case 12 -> new Part("UUID" + down, RandomBinaryParts::uuid);
      case 13 -> new Part("double", r -> r.nextDouble(1, 1000));
      case 14 -> new Part("LocalDate", r -> LocalDate.ofEpochDay(15_000 + r.nextInt(2000)));
      case 15 -> new Part("long as=TWOS_COMPLEMENT width=8", signed(35));
      case 16 -> new Part("int as=UNSIGNED width=3", ints(22));
      case 17 -> new Part("int as=TWOS_COMPLEMENT width=4", r -> r.nextInt(-40_000, 90_000));
      case 18 -> time("Instant time=EPOCH_MILLIS as=TWOS_COMPLEMENT width=8");
      case 19 -> time("Instant time=EPOCH_SECONDS as=UNSIGNED width=4");
      case 20 ->
          new Part(
              "String text=LENGTH_PREFIXED lengthBytes=" + (1 + random.nextInt(2)), text(1, 9));
      case 21 -> new Part("String text=TERMINATED end=0", text(2, 10));
      case 22 -> new Part("byte[] text=FIXED width=" + (random.nextBoolean() ? 32 : 20), bytes());
      default -> new Part("long as=LITTLE_ENDIAN width=8", numbers(33));
    };
  }

  private RandomValues bytes() {
    return r -> new byte[0];
  }

  /** A part of a fixed width takes as many bytes. */
  static Object fit(String declaration, Object value, SplittableRandom random) {
    if (value instanceof byte[]) {
      byte[] bytes = new byte[declaration.endsWith("32") ? 32 : 20];
      random.nextBytes(bytes);
      return bytes;
    }
    return value;
  }

  private RandomValues numbers(int most) {
    long max = (1L << (8 + random.nextInt(most - 8))) + random.nextInt(100);
    return pooled(r -> r.nextLong(max));
  }

  private RandomValues signed(int most) {
    long max = (1L << (8 + random.nextInt(most - 8))) + random.nextInt(100);
    return pooled(r -> r.nextLong(-max, max));
  }

  private RandomValues ints(int most) {
    int max = (1 << (6 + random.nextInt(most - 6))) + random.nextInt(60);
    return pooled(r -> r.nextInt(max));
  }

  private RandomValues text(int least, int more) {
    int letters = random.nextInt(3) == 0 ? 36 : LETTERS.length();
    return pooled(
        r -> {
          StringBuilder text = new StringBuilder();
          for (int i = least + r.nextInt(more); i > 0; i--) {
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
    return r -> pool.get(r.nextInt(pool.size()));
  }

  private static UUID uuid(SplittableRandom random) {
    long high = (random.nextLong() & ~0xF000L) | 0x4000;
    return new UUID(high, (random.nextLong() >>> 2) | Long.MIN_VALUE);
  }

  private Part time(String declaration) {
    long start = 1_330_000_000_000L + random.nextLong(12 * 365L * 86_400_000);
    long length = (1 + random.nextInt(900)) * 86_400_000L;
    long unit = declaration.contains("SECONDS") ? 1000 : 1;
    return new Part(
        declaration, r -> Instant.ofEpochMilli((start + r.nextLong(length)) / unit * unit));
  }
}
