package dev.keywright.processor.fact;

import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.Origins.Clash;
import dev.keywright.processor.model.PartCharacters;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.Optional;

/** The characters that all annotations of a text allow, and which annotations those are. */
final class NarrowedAlphabet {
  private Optional<String> characters;
  private Optional<Clash> clash = Optional.empty();
  private String origin;
  private String shown;

  /**
   * @param declared what {@code @Domain} says, readable or not
   * @param by which {@code @Domain} does
   */
  NarrowedAlphabet(Optional<String> declared, String by) {
    this.characters = declared;
    this.origin = by;
    this.shown = declared.map(body -> Origins.shown(origin, "alphabet", body)).orElse("");
  }

  /** Leaves only the characters that a regular expression of an annotation allows, too. */
  void narrow(String allowed, String regexp, String by) {
    String said = Origins.shown(by, "regexp", regexp);
    // What cannot be read is reported, and stays as it is until then.
    Optional<Alphabet> before = characters.flatMap(PartCharacters::read);
    if (characters.isEmpty()) {
      become(allowed, by, said);
    } else if (before.isPresent()) {
      narrow(before.get(), Alphabet.of(allowed), by, said);
    }
  }

  private void narrow(Alphabet before, Alphabet allowed, String by, String said) {
    Alphabet both = before.intersection(allowed);
    if (both.next(-1) < 0) {
      clash = Optional.of(new Clash(shown, said));
    } else if (both.containsAll(allowed) && !both.containsAll(before)) {
      become(allowed.toString(), by, said);
    } else if (!both.containsAll(before)) {
      become(both.toString(), origin + " and " + by, shown + " and " + said);
    }
  }

  private void become(String body, String by, String said) {
    characters = Optional.of(body);
    origin = by;
    shown = said;
  }

  Optional<String> characters() {
    return characters;
  }

  Optional<Clash> clash() {
    return clash;
  }

  String origin() {
    return origin;
  }
}
