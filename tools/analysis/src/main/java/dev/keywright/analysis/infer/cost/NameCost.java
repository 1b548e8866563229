package dev.keywright.analysis.infer.cost;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.sample.Bytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How many bits words, addresses and names take: texts in which one character says much about the
 * next. A beginning that all of them have counts once, as a literal does.
 */
public final class NameCost {
  private static final double PER_CHARACTER = 6;
  private static final double PER_PAIR = 2;

  /** A common beginning is a literal more often than a part of the texts. */
  private static final double LITERAL = 24;

  private static final int NONE = -1;

  /** How many signs of a text are looked at: each takes as long as all before it. */
  private static final int MOST_SIGNS = 3;

  /** What joins the words of names and addresses. Other signs end a part more often. */
  private static final String JOINING = " .-_@+:/?=&%";

  /** What stands between a word and a number that follows it. */
  private static final char NOTHING = 1;

  private final List<String> texts;
  private final int prefix;

  /** The place of each byte among those that come, from 1; 0 is both ends. */
  private final int[] places = new int[256];

  private final int kinds;

  private NameCost(List<String> texts) {
    this.texts = texts;
    this.prefix = prefix(texts);
    Arrays.fill(places, NONE);
    int known = 0;
    for (String text : texts) {
      for (int i = prefix; i < text.length(); i++) {
        if (places[text.charAt(i)] == NONE) {
          places[text.charAt(i)] = ++known;
        }
      }
    }
    this.kinds = known + 1;
  }

  /** The bits of all texts, by the shortest way to write them. */
  public static double bits(List<byte[]> contents) {
    TextCost known = new TextCost(contents);
    List<String> all = contents.stream().map(it -> new String(it, ISO_8859_1)).toList();
    double bits = known.bits();
    if (known.distinct() < 2) {
      return bits;
    }
    double each = new NameCost(all).bits();
    double once = new NameCost(known.sorted()).bits() - Bits.ofFactorial(known.distinct());
    double byPairs = Math.min(each, Math.max(0, once) + known.frequencies());
    return Math.min(bits, Math.min(byPairs, byWords(all)) + 1);
  }

  /**
   * The bits of texts that signs join: of each text whole, or of what is before and after a sign.
   */
  public static double joined(List<byte[]> texts, String signs) {
    return joined(texts, signs, MOST_SIGNS);
  }

  private static double joined(List<byte[]> texts, String signs, int most) {
    double bits = bits(texts);
    for (int i = 0; i < signs.length() && most > 0; i++) {
      char sign = signs.charAt(i);
      List<String> all = texts.stream().map(it -> new String(it, ISO_8859_1)).toList();
      if (all.stream().allMatch(it -> it.indexOf(sign) > 0 && it.indexOf(sign) < it.length() - 1)) {
        List<byte[]> front = all.stream().map(it -> part(it, 0, it.indexOf(sign))).toList();
        List<byte[]> rest =
            all.stream().map(it -> part(it, it.indexOf(sign) + 1, it.length())).toList();
        bits = Math.min(bits, PER_CHARACTER + bits(front) + joined(rest, signs, most - 1));
        if (all.stream().anyMatch(it -> it.indexOf(sign) < it.lastIndexOf(sign))) {
          front = all.stream().map(it -> part(it, 0, it.lastIndexOf(sign))).toList();
          rest = all.stream().map(it -> part(it, it.lastIndexOf(sign) + 1, it.length())).toList();
          bits = Math.min(bits, PER_CHARACTER + joined(front, signs, most - 1) + bits(rest));
        }
      }
    }
    return bits;
  }

  private static byte[] part(String text, int from, int to) {
    return text.substring(from, to).getBytes(ISO_8859_1);
  }

  /** The bits of the signs between the words, and of the words in each place. */
  public static double byWords(List<String> texts) {
    List<byte[]> signs = new ArrayList<>();
    List<List<byte[]>> words = new ArrayList<>();
    boolean areMany = false;
    for (String text : texts) {
      int place = 0;
      int from = 0;
      StringBuilder between = new StringBuilder();
      for (int i = 0; i <= text.length(); i++) {
        char sign = i == text.length() ? ' ' : text.charAt(i);
        boolean isWord = Bytes.isLetterOrDigit((byte) sign);
        if (!isWord || (i > from && isChange(text.charAt(i - 1), sign))) {
          if (words.size() == place) {
            words.add(new ArrayList<>());
          }
          words.get(place++).add(text.substring(from, i).getBytes(ISO_8859_1));
          between.append(isWord ? NOTHING : sign);
          from = isWord ? i : i + 1;
        }
      }
      boolean areJoined = between.chars().allMatch(it -> it == NOTHING || JOINING.indexOf(it) >= 0);
      if (!areJoined) {
        return Double.POSITIVE_INFINITY;
      }
      areMany |= place > 1;
      signs.add(between.toString().getBytes(ISO_8859_1));
    }
    if (!areMany) {
      return Double.POSITIVE_INFINITY;
    }
    double bits = new TextCost(signs).byFrequency();
    return bits + words.stream().mapToDouble(it -> new TextCost(it).bits()).sum();
  }

  /** Whether a number follows a word, or a word a number. */
  private static boolean isChange(char before, char after) {
    return Bytes.isDigit((byte) before) != Bytes.isDigit((byte) after);
  }

  private static int prefix(List<String> texts) {
    String first = texts.get(0);
    int length = first.length();
    for (String text : texts) {
      int common = 0;
      int most = Math.min(length, text.length());
      while (common < most && text.charAt(common) == first.charAt(common)) {
        common++;
      }
      length = common;
    }
    return length;
  }

  private double bits() {
    int[][] next = new int[kinds][kinds];
    for (String text : texts) {
      int before = 0;
      for (int i = prefix; i < text.length(); i++) {
        int place = places[text.charAt(i)];
        next[before][place]++;
        before = place;
      }
      next[before][0]++;
    }
    double bits = PER_CHARACTER * (prefix + kinds) + (prefix > 0 ? LITERAL : 0);
    for (int[] counts : next) {
      long total = Arrays.stream(counts).asLongStream().sum();
      long different = Arrays.stream(counts).filter(count -> count > 0).count();
      bits += total > 0 ? Bits.ofCounts(counts, total) + PER_PAIR * different : 0;
    }
    return bits;
  }
}
