package dev.keywright.processor.fix;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of an imperative sentence.
 *
 * @param verb what to do
 * @param object with what, and where
 */
public record Phrase(String verb, String object) {

  /** Several pieces as one; a verb is not said twice in a row. */
  static Phrase all(List<Phrase> phrases) {
    StringBuilder text = new StringBuilder(phrases.get(0).object);
    for (int i = 1; i < phrases.size(); i++) {
      Phrase phrase = phrases.get(i);
      boolean isSame = phrase.verb.equals(phrases.get(i - 1).verb);
      boolean isLast = i == phrases.size() - 1;
      text.append(isSame ? (isLast ? " and " : ", ") : isLast ? ", and " : ", ")
          .append(isSame ? "" : phrase.verb + " ")
          .append(phrase.object);
    }
    return new Phrase(phrases.get(0).verb, text.toString());
  }

  /** The same with a condition or a reason after it. */
  Phrase with(String remark) {
    if (remark.isEmpty()) {
      return this;
    }
    boolean isClause = remark.startsWith("which ") || remark.startsWith("and ");
    return new Phrase(verb, object + (isClause ? ", " : " ") + remark);
  }

  /** Names or attributes in a list. */
  public static String listed(List<String> items) {
    List<String> all = new ArrayList<>(items);
    int last = all.size() - 1;
    return last < 1
        ? String.join("", all)
        : String.join(", ", all.subList(0, last)) + " and " + all.get(last);
  }

  @Override
  public String toString() {
    return object.isEmpty() ? verb : verb + " " + object;
  }
}
