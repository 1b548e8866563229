package dev.keywright.processor.check;

import static dev.keywright.processor.check.PartBuilder.aLong;
import static dev.keywright.processor.check.PartBuilder.aShort;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static dev.keywright.processor.check.PartBuilder.bytes;
import static dev.keywright.processor.check.PartBuilder.character;
import static dev.keywright.processor.check.PartBuilder.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Draws parts whose number of values is written in several ways, few values more often. */
final class RandomCounts {
  private static final int LETTERS = 26;
  private static final int DIGITS = 18;

  private final Random random;
  private final boolean isBinary;

  RandomCounts(Random random, boolean isBinary) {
    this.random = random;
    this.isBinary = isBinary;
  }

  /**
   * One part of a kind, as each way writes it.
   *
   * @param steps whether one of them writes multiples, whose remainders miss buckets
   */
  List<Supplier<PartBuilder>> part(String name, boolean steps) {
    return switch (random.nextInt(5)) {
      case 0 -> texts(name, 1 + skewed(LETTERS - 1), random.nextInt(3), 2 + random.nextInt(2));
      case 1 -> letter(name, 1 + skewed(LETTERS - 1));
      case 2 -> digest(name, 1 + random.nextInt(2));
      case 3 -> isBinary ? number(name, 10, steps) : digits(name, 1 + random.nextInt(4));
      default -> number(name, 1 + skewed(Short.MAX_VALUE / 8), steps);
    };
  }

  /** From 0 to a bound; each power of two as often as the next. */
  private int skewed(int most) {
    int bits = random.nextInt(Integer.SIZE - Integer.numberOfLeadingZeros(most) + 1);
    return Math.min(most, random.nextInt(1 << bits));
  }

  private List<Supplier<PartBuilder>> number(String name, long values, boolean steps) {
    Supplier<PartBuilder> type = type(name);
    long least = random.nextInt(100);
    List<Supplier<PartBuilder>> ways = new ArrayList<>();
    ways.add(() -> type.get().cardinality(values));
    ways.add(() -> type.get().min(least).max(least + values - 1));
    ways.add(() -> type.get().min(least).max(least + values * 3).cardinality(values));
    if (steps) {
      ways.add(() -> type.get().min(least * 5 - 4).max((least + values - 1) * 5 + 4).step(5));
    }
    return ways;
  }

  private Supplier<PartBuilder> type(String name) {
    return switch (random.nextInt(3)) {
      case 0 -> () -> padded(aShort(name));
      case 1 -> () -> padded(anInt(name));
      default -> () -> padded(aLong(name));
    };
  }

  /** A number that TEXT sorts. */
  PartBuilder padded(PartBuilder number) {
    return isBinary ? number : number.pad(DIGITS);
  }

  private static List<Supplier<PartBuilder>> digits(String name, int pad) {
    long values = 1;
    for (int i = 0; i < pad; i++) {
      values *= 10;
    }
    long all = values;
    return List.of(
        () -> aLong(name).pad(pad),
        () -> aLong(name).pad(DIGITS).max(all - 1).min(0),
        () -> aLong(name).pad(DIGITS).cardinality(all));
  }

  private static List<Supplier<PartBuilder>> texts(String name, int letters, int least, int more) {
    long values = 0;
    for (int length = least; length < least + more; length++) {
      long texts = 1;
      for (int i = 0; i < length; i++) {
        texts *= letters;
      }
      values += texts;
    }
    long all = values;
    String alphabet = alphabet(letters);
    return List.of(
        () -> text(name).alphabet(alphabet).minLength(least).maxLength(least + more - 1),
        () -> text(name).alphabet("A-Za-z").maxLength(12).cardinality(all));
  }

  private List<Supplier<PartBuilder>> letter(String name, int letters) {
    String alphabet = alphabet(letters);
    return List.of(
        () -> character(name).alphabet(alphabet),
        () -> text(name).alphabet(alphabet).minLength(1).maxLength(1),
        () -> character(name).alphabet("A-Za-z").cardinality(letters),
        () -> padded(anInt(name)).min(1).max(letters));
  }

  private static List<Supplier<PartBuilder>> digest(String name, int length) {
    long values = length == 1 ? 256 : 65_536;
    return List.of(
        () -> bytes(name).minLength(length).maxLength(length),
        () -> bytes(name).minLength(length).maxLength(8).cardinality(values));
  }

  private static String alphabet(int letters) {
    return letters == 1 ? "A" : "A-" + (char) ('A' + letters - 1);
  }
}
