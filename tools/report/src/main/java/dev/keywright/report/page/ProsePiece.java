package dev.keywright.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a sentence: a date or a time, which no screen may break at its hyphens, or the words
 * between them.
 */
public record ProsePiece(String text, boolean isWhole) {
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d(T[0-9:.]+Z?)?");

  /** The pieces of a sentence, in their order. */
  public static List<ProsePiece> of(String sentence) {
    List<ProsePiece> pieces = new ArrayList<>();
    Matcher dates = DATE.matcher(sentence);
    int end = 0;
    while (dates.find()) {
      pieces.add(new ProsePiece(sentence.substring(end, dates.start()), false));
      pieces.add(new ProsePiece(dates.group(), true));
      end = dates.end();
    }
    pieces.add(new ProsePiece(sentence.substring(end), false));
    return pieces;
  }
}
