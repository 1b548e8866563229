package dev.keywright.processor.language;

import java.util.BitSet;

/** Texts and bytes of any length in BINARY: 00 is 00 FF, and 00 01 ends them, if an end is due. */
final class BinaryLanguage {
  private static final int LARGEST = 0xff;

  private final boolean isComplemented;

  private BinaryLanguage(boolean isComplemented) {
    this.isComplemented = isComplemented;
  }

  /**
   * Contents of these bytes.
   *
   * @param areAll whether every content of these bytes can be written
   */
  static PartLanguage texts(
      BitSet bytes, int least, int most, boolean isEnded, boolean isDescending, boolean areAll) {
    boolean isCounted =
        least <= Automaton.MOST_COUNTED
            && (most <= Automaton.MOST_COUNTED || most == Integer.MAX_VALUE);
    BinaryLanguage language = new BinaryLanguage(isDescending);
    Automaton content = new Automaton().repeated(language.each(bytes, isEnded), least, most);
    if (isEnded) {
      content.one(language.only(0)).one(language.only(1));
    }
    return new PartLanguage(content, areAll && isCounted);
  }

  /**
   * Contents of these bytes as elements of a tuple of FoundationDB, which 00 alone ends.
   *
   * @param code the byte that begins the element
   * @param areAll whether every content of these bytes can be written
   */
  static PartLanguage element(int code, BitSet bytes, int least, int most, boolean areAll) {
    BinaryLanguage language = new BinaryLanguage(false);
    PartLanguage content = texts(bytes, least, most, false, false, areAll);
    Automaton element =
        new Automaton()
            .one(language.only(code))
            .then(new Automaton().repeated(language.each(bytes, true), least, most))
            .one(language.only(0));
    return new PartLanguage(element, content.isExact());
  }

  private Automaton each(BitSet bytes, boolean isEnded) {
    if (!isEnded || !bytes.get(0)) {
      return new Automaton().one(written(bytes));
    }
    BitSet others = (BitSet) bytes.clone();
    others.clear(0);
    Automaton zero = new Automaton().one(only(0)).one(only(LARGEST));
    return new Automaton().either(new Automaton().one(written(others)), zero);
  }

  private BitSet only(int value) {
    return written(Symbols.between(value, value));
  }

  private BitSet written(BitSet bytes) {
    if (!isComplemented) {
      return bytes;
    }
    BitSet complements = new BitSet();
    bytes.stream().forEach(it -> complements.set(LARGEST - it));
    return complements;
  }
}
