package dev.keywright.processor.fact;

import dev.keywright.processor.model.PartCharacters;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.alphabet.Run;
import java.util.Optional;

/**
 * What {@code @Domain(except = …)} leaves of the characters of a text. Checks, layouts and codecs
 * know that alphabet alone, so each of them treats a text that may hold all but {@code %} as any
 * other.
 */
public final class ExceptedCharacters {
  /** The attribute that names them. */
  public static final String EXCEPT = "except";

  private static final int MOST_SHOWN = 32;

  private ExceptedCharacters() {}

  /** The alphabet without some characters; what cannot be read stays, to be reported. */
  static Optional<String> left(Optional<String> alphabet, Optional<String> except) {
    if (except.isEmpty()) {
      return alphabet;
    }
    try {
      Alphabet all = alphabet.map(Alphabet::of).orElseGet(Alphabet::basic);
      Alphabet left = all.without(Alphabet.of(except.get()));
      // An alphabet has characters: without one, that is what is reported.
      return Optional.of(left.next(-1) < 0 ? "" : left.toString());
    } catch (IllegalArgumentException malformed) {
      return alphabet.filter(it -> !isReadable(it)).or(() -> except);
    }
  }

  private static boolean isReadable(String alphabet) {
    return PartCharacters.read(alphabet).filter(it -> it.next(-1) >= 0).isPresent();
  }

  /** The characters that an alphabet leaves out; empty if they are many, or it cannot be read. */
  public static Optional<String> of(String alphabet) {
    if (!isReadable(alphabet)) {
      return Optional.empty();
    }
    Alphabet excepted = Alphabet.basic().without(Alphabet.of(alphabet));
    boolean isRest = Alphabet.basic().containsAll(Alphabet.of(alphabet));
    return Optional.of(excepted)
        .filter(it -> isRest && it.next(-1) >= 0 && isShort(it))
        .map(Alphabet::toString);
  }

  private static boolean isShort(Alphabet characters) {
    return Run.characters(characters).limit(MOST_SHOWN).count() < MOST_SHOWN;
  }
}
