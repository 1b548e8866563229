package dev.keywright.processor.check.counterexample;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.alphabet.Run;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Texts or bytes, each above the one before it, that the end of another system may misorder. */
final class FramedTextPairs {
  private static final int MOST = 64;
  private static final int LONGEST = 1_000;
  private static final int LAST_ASCII = 0x7E;

  private final boolean isText;
  private final Alphabet alphabet;
  private final int least;

  FramedTextPairs(Part part) {
    this.isText = part.is(Kind.TEXT);
    this.alphabet = part.limits().alphabet().map(Alphabet::of).orElse(Alphabet.all());
    this.least = Math.min(part.limits().minLength().orElse(0), LONGEST);
  }

  /** Runs of one character, in their order; after each, the same with smaller ones after it. */
  List<Object> ascending() {
    String smallest = Character.toString(alphabet.next(-1));
    int wide = alphabet.next(LAST_ASCII + 1);
    Optional<String> widest =
        isText && wide >= 0 ? Optional.of(Character.toString(wide)) : Optional.empty();
    List<String> texts = new ArrayList<>();
    texts.add("");
    for (int c : characters()) {
      String run = Character.toString(c).repeat(Math.max(1, least));
      texts.add(run);
      texts.add(run + smallest);
      // As many characters, but more bytes.
      widest.ifPresent(it -> texts.add(run.substring(1) + it));
    }
    Collections.sort(texts);
    List<Object> values = new ArrayList<>();
    texts.forEach(text -> values.add(isText ? text : text.getBytes(ISO_8859_1)));
    return values;
  }

  // Readable ones, if there are any.
  private List<Integer> characters() {
    List<Integer> readable = characters(' ', LAST_ASCII);
    return readable.size() > 1 ? readable : characters(0, Character.MAX_CODE_POINT);
  }

  private List<Integer> characters(int first, int last) {
    return Run.characters(alphabet)
        .filter(c -> c >= first && c <= last)
        .limit(MOST)
        .boxed()
        .toList();
  }
}
