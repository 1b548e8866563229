package dev.keywright.benchmarks.wide;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Random values, of which rows are made. */
final class Samples {
  private static final String LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final String WIDE = "äöüßéèñøåčšžабвгдежзиклмнопрстαβγδε日本語中文字東京大阪";

  private static final String WORDS =
      "abcdefghijklmnopqrstuvwxyzßäöüабвгдежзиклмнопрстуфхцчшщъыьэюя";

  private static final List<Status> STATES = List.of(Status.values());

  private Samples() {}

  static String letters(Random random, int most) {
    return of(LETTERS, random, most);
  }

  static String wide(Random random, int most) {
    return of(WIDE, random, most);
  }

  /** Small letters of German and Russian. */
  static String words(Random random, int most) {
    return of(WORDS, random, most);
  }

  /** A list of up to so many texts of letters. */
  static List<String> texts(Random random, int most, int longest) {
    String[] texts = new String[1 + random.nextInt(most)];
    Arrays.setAll(texts, i -> letters(random, longest));
    return List.of(texts);
  }

  private static String of(String characters, Random random, int most) {
    StringBuilder text = new StringBuilder(most);
    for (int length = 1 + random.nextInt(most); length > 0; length--) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }

  static Status status(Random random) {
    return STATES.get(random.nextInt(STATES.size()));
  }

  static long below(Random random, long bound) {
    return (random.nextLong() >>> 1) % bound;
  }

  /** As many short numbers as long ones. */
  static long ofAnyLength(Random random) {
    return random.nextLong() >> random.nextInt(Long.SIZE);
  }

  /** A whole millisecond of the years 2000 to 2030. */
  static Instant instant(Random random) {
    return Instant.ofEpochMilli(946_684_800_000L + below(random, 946_684_800_000L));
  }

  static LocalDate day(Random random) {
    return LocalDate.of(2000, 1, 1).plusDays(random.nextInt(11_000));
  }
}
