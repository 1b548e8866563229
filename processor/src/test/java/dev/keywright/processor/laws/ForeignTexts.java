package dev.keywright.processor.laws;

import java.util.List;

/**
 * A text, or bytes, whose end another system shows.
 *
 * @param of what is written
 * @param as the name of the encoding
 * @param width of FIXED
 * @param mark the byte that fills or ends, or the number of bytes of a length; -1 for none
 * @param escapes pairs of a character and what stands for it
 */
record ForeignTexts(PartSpec of, String as, int width, int mark, List<String> escapes)
    implements Oracle {

  static ForeignTexts fixed(PartSpec of, int width) {
    return new ForeignTexts(of, "FIXED", width, -1, List.of());
  }

  static ForeignTexts filled(PartSpec of, int width, int fill) {
    return new ForeignTexts(of, "FIXED", width, fill, List.of());
  }

  static ForeignTexts lengthPrefixed(PartSpec of, int lengthBytes) {
    return new ForeignTexts(of, "LENGTH_PREFIXED", 0, lengthBytes, List.of());
  }

  static ForeignTexts terminated(PartSpec of, int end, String... escapes) {
    return new ForeignTexts(of, "TERMINATED", 0, end, List.of(escapes));
  }

  static ForeignTexts grouped(PartSpec of) {
    return new ForeignTexts(of, "GROUPED", 0, -1, List.of());
  }

  PartSpec spec() {
    String attributes =
        switch (as) {
          case "FIXED" -> ", width = " + width + (mark < 0 ? "" : ", fill = " + mark);
          case "LENGTH_PREFIXED" -> ", lengthBytes = " + mark;
          case "GROUPED" -> "";
          default -> ", end = " + shownEnd() + (escapes.isEmpty() ? "" : ", escapes = " + quoted());
        };
    return new PartSpec(
            of.type(),
            of.options(),
            of.facts(),
            of.said(),
            this,
            new Shape.Fixed(),
            of.traits(),
            of.hash())
        .saying("@EncodedText(as = TextEncoding." + as + attributes + ")");
  }

  private String shownEnd() {
    return mark < 1 << 16
        ? String.valueOf(mark)
        : "{" + (mark >> 8 & 0xFF) + ", " + (mark & 0xFF) + "}";
  }

  private String quoted() {
    return "{\"" + String.join("\", \"", escapes) + "\"}";
  }

  boolean hasBeginnings() {
    return !as.equals("LENGTH_PREFIXED");
  }

  @Override
  public List<Object> candidates() {
    return of.oracle().candidates();
  }

  private byte[] content(Object value) {
    return of.oracle().bytes(value, /* ended= */ false);
  }

  private Frame frame() {
    return new Frame(as, width, mark, escapes);
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    return of.oracle().isLegal(value, place) && frame().takes(content(value));
  }

  @Override
  public boolean isLegalBeginning(Object value, Place place) {
    return of.oracle().isLegalBeginning(value, place) && frame().takesBeginning(content(value));
  }

  @Override
  public String written(Object value, Place place) {
    throw new UnsupportedOperationException("TEXT has no bytes");
  }

  /** What all values begin with that begin like this one. */
  byte[] beginning(Object value) {
    return frame().beginning(content(value));
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    return frame().around(content(value));
  }

  @Override
  public int compare(Object a, Object b) {
    return of.oracle().compare(a, b);
  }
}
