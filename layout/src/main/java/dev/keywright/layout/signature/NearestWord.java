package dev.keywright.layout.signature;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that was meant, if a word has a slip or two. */
public final class NearestWord {
  private static final int LONGEST = 40;
  private static final int LETTERS_PER_SLIP = 3;
  private static final int SHORTEST_BEGINNING = 3;

  private NearestWord() {}

  /** The allowed word with the fewest slips, if one has so few that it can be meant. */
  public static Optional<String> of(String written, Collection<String> allowed) {
    if (written.isEmpty() || written.length() > LONGEST) {
      return Optional.empty();
    }
    return allowed.stream()
        .min(
            Comparator.comparingInt((String word) -> slips(written, word))
                .thenComparing(Comparator.comparingInt(String::length).reversed()))
        .filter(word -> slips(written, word) <= Math.max(1, written.length() / LETTERS_PER_SLIP));
  }

  /** The slips in a word; a beginning of it counts as one. */
  private static int slips(String written, String word) {
    String from = written.toLowerCase(Locale.ROOT);
    String to = word.toLowerCase(Locale.ROOT);
    if (Math.min(from.length(), to.length()) >= SHORTEST_BEGINNING
        && !from.equals(to)
        && (from.startsWith(to) || to.startsWith(from))) {
      return 1;
    }
    return distance(from, to);
  }

  /** How many letters are wrong, missing, too many, or swapped with the next one. */
  public static int distance(String from, String to) {
    int[][] slips = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        if (i == 0 || j == 0) {
          slips[i][j] = i + j;
          continue;
        }
        int wrong = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        slips[i][j] =
            Math.min(slips[i - 1][j - 1] + wrong, Math.min(slips[i - 1][j], slips[i][j - 1]) + 1);
        boolean isSwapped =
            i > 1
                && j > 1
                && from.charAt(i - 1) == to.charAt(j - 2)
                && from.charAt(i - 2) == to.charAt(j - 1);
        if (isSwapped) {
          slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
        }
      }
    }
    return slips[from.length()][to.length()];
  }
}
