package dev.keywright.layout.signature;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The constant texts of a column, which are between its bucket and its parts.
 *
 * @param literals the one in front, those between, and the one at the end; each may be empty. In
 *     BINARY, each of their characters is one byte
 * @param escape whether TEXT parts may hold the first character of the literal after them
 */
public record Template(List<String> literals, boolean escape) {
  /** A column that is nothing but its parts. */
  static final String NOTHING = "";

  public Template {
    literals = List.copyOf(literals);
  }

  /** So many items with the same text between them. */
  public static Template joining(String between, int items, boolean escape) {
    if (items == 0) {
      return new Template(List.of(NOTHING), escape);
    }
    List<String> literals = new ArrayList<>(Collections.nCopies(items + 1, between));
    literals.set(0, NOTHING);
    literals.set(items, NOTHING);
    return new Template(literals, escape);
  }

  /** The same without the literal at the end. */
  public Template withoutEnd() {
    List<String> others = new ArrayList<>(literals);
    others.set(others.size() - 1, NOTHING);
    return new Template(others, escape);
  }

  /** Whether every literal is empty. */
  boolean isBare() {
    return literals.stream().allMatch(String::isEmpty);
  }
}
