package dev.keywright.layout.signature;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What Java calls a column, which a store calls by any text: its words, cut at the characters that
 * no identifier has, in camel case. {@code sort-key} is {@code sortKey}, {@code GSI1PK} is {@code
 * gsi1pk}.
 */
public final class JavaColumnName {
  private static final Pattern BETWEEN_WORDS =
      Pattern.compile("[^\\p{javaJavaIdentifierPart}]|\\p{javaIdentifierIgnorable}");

  private JavaColumnName() {}

  /** The name in Java: an identifier, a word of Java, digits first, or nothing. */
  public static String inJava(String column) {
    StringBuilder name = new StringBuilder();
    for (String word : words(column)) {
      String small = isAllCapitals(word) ? word.toLowerCase(Locale.ROOT) : word;
      int first = small.codePointAt(0);
      name.appendCodePoint(
          name.isEmpty() ? Character.toLowerCase(first) : Character.toUpperCase(first));
      name.append(small, Character.charCount(first), small.length());
    }
    return name.toString();
  }

  private static List<String> words(String column) {
    return BETWEEN_WORDS.splitAsStream(column).filter(word -> !word.isEmpty()).toList();
  }

  private static boolean isAllCapitals(String word) {
    return word.codePoints().anyMatch(Character::isUpperCase)
        && word.codePoints().noneMatch(Character::isLowerCase);
  }
}
