package dev.keywright.processor.fix;

import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The ways out of a finding, the best one first. The printed text is made from them, and so is what
 * a tool would apply.
 *
 * @param otherwise what to say if none of the ways is right; empty if one always is
 */
public record Fix(List<Remedy> remedies, String otherwise) {

  private static final String OTHER_DESIGN =
      "redesign the key: changing its annotations alone is not enough";

  public Fix {
    remedies = List.copyOf(remedies);
  }

  /** Ways of which any is enough. */
  public static Fix of(Remedy... remedies) {
    return new Fix(List.of(remedies), "");
  }

  /** What no program can do for the author. */
  public static Fix advice(String text) {
    return of(new Advice(text));
  }

  /** The same with one more way, if there is one. */
  public Fix or(Optional<? extends Remedy> other) {
    return new Fix(Stream.concat(remedies.stream(), other.stream()).toList(), otherwise);
  }

  /** The same with one more way. */
  public Fix or(Remedy other) {
    return or(Optional.of(other));
  }

  /** The same with words for where none of the ways is right. */
  public Fix otherwise(String advice) {
    return new Fix(remedies, advice);
  }

  /** The ways that can be applied. */
  public List<Change> changes() {
    return remedies.stream().filter(Change.class::isInstance).map(Change.class::cast).toList();
  }

  /** The same without the changes that something is wrong with. */
  public Fix where(Predicate<Change> isRight) {
    List<Remedy> kept = new ArrayList<>(remedies);
    kept.removeIf(it -> it instanceof Change change && !isRight.test(change));
    return kept.isEmpty()
        ? advice(otherwise.isEmpty() ? OTHER_DESIGN : otherwise)
        : new Fix(kept, "");
  }

  /** The fix as messages print it to a reader who looks at a place. */
  public String text(SourceSpot at) {
    if (remedies.isEmpty()) {
      return otherwise.isEmpty() ? OTHER_DESIGN : otherwise;
    }
    List<Phrase> phrases = remedies.stream().map(it -> it.phrase(at)).toList();
    boolean isLong = phrases.stream().anyMatch(it -> it.object().contains(", "));
    StringBuilder text = new StringBuilder(phrases.get(0).toString());
    for (int i = 1; i < phrases.size(); i++) {
      Phrase phrase = phrases.get(i);
      boolean isSame = !isLong && phrase.verb().equals(phrases.get(i - 1).verb());
      text.append(isLong ? "; or " : ", or ").append(isSame ? phrase.object() : phrase.toString());
    }
    return text.toString();
  }
}
