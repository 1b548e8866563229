package dev.keywright.store;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Delimiters;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Which characters the texts of a column can have, as far as its layout tells. */
public final class ColumnCharacters {
  private static final Alphabet ASCII = Alphabet.of("!-~");

  private final List<Alphabet> alphabets;
  private final List<String> texts;

  private ColumnCharacters(List<Alphabet> alphabets, List<String> texts) {
    this.alphabets = alphabets;
    this.texts = texts;
  }

  /**
   * The characters of a column.
   *
   * @param column its index in the layout
   */
  static ColumnCharacters of(LayoutSignature layout, int column) {
    List<Alphabet> alphabets = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    layout.columns().get(column).parts().forEach(part -> add(part, alphabets, texts));
    Delimiters delimiters = layout.delimiters(column);
    texts.addAll(delimiters.template().literals());
    texts.add(delimiters.inList());
    return new ColumnCharacters(List.copyOf(alphabets), List.copyOf(texts));
  }

  private static void add(PartSignature part, List<Alphabet> alphabets, List<String> texts) {
    if (part.type() instanceof ListType list) {
      list.parts().forEach(element -> add(element, alphabets, texts));
    } else if (part.type() instanceof CodesType codes) {
      codes.constants().forEach(constant -> texts.add(constant.code()));
    } else if (part.kind().takesAlphabet()) {
      alphabets.add(part.limits().alphabet().map(Alphabet::of).orElseGet(Alphabet::basic));
    } else {
      alphabets.add(ASCII);
    }
  }

  /** These, and those of another layout of the same column. */
  ColumnCharacters and(ColumnCharacters others) {
    return new ColumnCharacters(
        Stream.concat(alphabets.stream(), others.alphabets.stream()).toList(),
        Stream.concat(texts.stream(), others.texts.stream()).toList());
  }

  /** Whether a text can have one of the characters from the first to the last, both included. */
  public boolean mayHold(int first, int last) {
    return alphabets.stream().anyMatch(it -> isBetween(first, it.next(first - 1), last))
        || texts.stream()
            .flatMapToInt(String::codePoints)
            .anyMatch(character -> isBetween(first, character, last));
  }

  private static boolean isBetween(int first, int character, int last) {
    return first <= character && character <= last;
  }
}
