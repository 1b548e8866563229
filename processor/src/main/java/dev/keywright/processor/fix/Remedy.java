package dev.keywright.processor.fix;

import dev.keywright.processor.model.SourceSpot;
import java.util.List;
import java.util.Optional;

/** One way to get rid of a finding. */
public sealed interface Remedy {

  /** The way as an imperative, for a reader who looks at a place. */
  Phrase phrase(SourceSpot at);

  /**
   * Edits that can be applied as they are.
   *
   * @param purpose what they are for, as an imperative without code; empty if they say it
   * @param remark a condition or a reason without code; empty if there is none
   */
  record Change(String purpose, List<Edit> edits, String remark) implements Remedy {
    private static final SourceSpot NOWHERE = new SourceSpot() {};

    public Change {
      edits = List.copyOf(edits);
      if (edits.isEmpty()) {
        throw new IllegalArgumentException("a change changes something");
      }
      if (isCode(purpose) || isCode(remark)) {
        throw new IllegalArgumentException("code comes from edits alone: " + purpose + remark);
      }
    }

    /** An edit that speaks for itself. */
    static Change of(Edit edit) {
      return new Change("", List.of(edit), "");
    }

    /** All these together. */
    public static Change of(List<Change> changes) {
      return new Change("", changes.stream().flatMap(it -> it.edits.stream()).toList(), "");
    }

    /** All these together for a purpose, if there are any. */
    static Optional<Change> ofAny(List<Change> changes, String purpose) {
      return changes.isEmpty() ? Optional.empty() : Optional.of(of(changes).to(purpose));
    }

    /** This one and another one together. */
    public Change and(Change other) {
      return of(List.of(this, other));
    }

    /** The same for a purpose: {@code put event first}. */
    public Change to(String words) {
      return new Change(words, edits, remark);
    }

    /** The same with words after it: {@code if you never scan by it}. */
    public Change as(String words) {
      return new Change(purpose, edits, words);
    }

    private static boolean isCode(String words) {
      return words.indexOf('@') >= 0 || words.indexOf('=') >= 0;
    }

    @Override
    public Phrase phrase(SourceSpot at) {
      Phrase code = code(at);
      return purpose.isEmpty()
          ? code.with(remark)
          : new Phrase(purpose + ":", code.with(remark).toString());
    }

    private Phrase code(SourceSpot at) {
      List<String> owners =
          edits.stream()
              .map(it -> it.target().owner())
              .filter(it -> !it.isEmpty())
              .distinct()
              .toList();
      List<Phrase> there = edits.stream().map(Change::there).distinct().toList();
      if (edits.size() > 1 && owners.size() == 1 && there.size() == 1) {
        return there.get(0).with("in each annotation of " + owners.get(0));
      }
      // Of several, each is named.
      SourceSpot place = owners.size() > 1 ? NOWHERE : at;
      return Phrase.all(edits.stream().flatMap(it -> it.phrases(place).stream()).toList());
    }

    /** What an edit says to a reader who looks at its annotation. */
    private static Phrase there(Edit edit) {
      return Phrase.all(edit.phrases(edit.target().spot()));
    }
  }

  /** What only the author can decide or write: another type, another store, a reason. */
  record Advice(String text) implements Remedy {
    @Override
    public Phrase phrase(SourceSpot at) {
      int space = text.indexOf(' ');
      return space < 0
          ? new Phrase(text, "")
          : new Phrase(text.substring(0, space), text.substring(space + 1));
    }
  }
}
