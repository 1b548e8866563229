package dev.keywright.analysis.source;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.Template;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Names for the members of a family, from the literals that tell their rows apart. */
final class MemberTitles {
  private MemberTitles() {}

  /**
   * One name for each layout, all different and none of them taken.
   *
   * @param taken in the same file
   */
  static List<String> of(List<LayoutSignature> layouts, String taken) {
    List<List<String>> words = layouts.stream().map(MemberTitles::words).toList();
    // Class files of names that differ in capitals alone are one file on some disks.
    Set<String> used = new HashSet<>(Set.of(taken.toLowerCase(Locale.ROOT)));
    Imports.OF_JAVA.forEach(name -> used.add(name.toLowerCase(Locale.ROOT)));
    List<String> names = new ArrayList<>();
    for (List<String> own : words) {
      String title =
          own.stream()
              .filter(word -> !words.stream().allMatch(other -> other.contains(word)))
              .findFirst()
              .orElse("Kind");
      String name = title;
      for (int i = 2; !used.add(name.toLowerCase(Locale.ROOT)); i++) {
        name = title + i;
      }
      names.add(name);
    }
    return names;
  }

  /** The words of all literals, in camel case. */
  private static List<String> words(LayoutSignature layout) {
    List<String> words = new ArrayList<>();
    layout.columns().stream()
        .flatMap(column -> column.template().stream())
        .map(Template::literals)
        .forEach(literals -> literals.forEach(literal -> addWord(literal, words)));
    return words;
  }

  private static void addWord(String literal, List<String> words) {
    StringBuilder word = new StringBuilder();
    for (String piece : literal.split("[^A-Za-z0-9]+", -1)) {
      boolean isLetters = !piece.isEmpty() && Character.isLetter(piece.charAt(0));
      if (isLetters || !word.isEmpty()) {
        String small =
            piece.equals(piece.toUpperCase(Locale.ROOT)) ? piece.toLowerCase(Locale.ROOT) : piece;
        word.append(small.isEmpty() ? "" : SourceNames.capitalized(small));
      }
    }
    if (word.length() > 1) {
      words.add(word.toString());
    }
  }
}
