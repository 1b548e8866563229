package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How many findings a key has, the gravest first: what the start page is sorted by. */
public record Risk(long errors, long warnings, long notes, long accepted)
    implements Comparable<Risk> {
  private static final Comparator<Risk> GRAVEST_FIRST =
      Comparator.comparingLong(Risk::errors)
          .thenComparingLong(Risk::warnings)
          .thenComparingLong(Risk::notes)
          .thenComparingLong(Risk::accepted)
          .reversed();

  static Risk of(KeyDescription key) {
    return new Risk(
        key.count("error"), key.count("warning"), key.count("info"), key.accepted().size());
  }

  @Override
  public int compareTo(Risk other) {
    return GRAVEST_FIRST.compare(this, other);
  }

  /** A class of the style sheet. */
  public String tone() {
    return errors > 0 ? "over" : warnings + notes + accepted > 0 ? "near" : "within";
  }

  /** The counts in words. */
  public String text() {
    List<String> words = new ArrayList<>();
    add(words, errors, "error");
    add(words, warnings, "warning");
    add(words, notes, "note");
    if (accepted > 0) {
      words.add(NumberText.count(accepted) + " accepted");
    }
    return words.isEmpty() ? "no findings" : String.join(", ", words);
  }

  private static void add(List<String> words, long count, String what) {
    if (count > 0) {
      words.add(NumberText.count(count, what));
    }
  }
}
