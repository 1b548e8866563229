package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Arrays;
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

  PartSpec spec() {
    String attributes =
        switch (as) {
          case "FIXED" -> ", width = " + width + (mark < 0 ? "" : ", fill = " + mark);
          case "LENGTH_PREFIXED" -> ", lengthBytes = " + mark;
          default -> ", end = " + mark + (escapes.isEmpty() ? "" : ", escapes = " + quoted());
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

  private boolean holds(byte[] content, int searched) {
    for (byte b : content) {
      if ((b & 0xFF) == searched) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean isLegal(Object value, Place place) {
    if (!of.oracle().isLegal(value, place) || !fits(value)) {
      return false;
    }
    return !as.equals("FIXED") || (mark < 0 ? content(value).length == width : !endsInFill(value));
  }

  private boolean endsInFill(Object value) {
    byte[] content = content(value);
    int last = content.length == 0 ? -1 : content[content.length - 1] & 0xFF;
    return as.equals("FIXED") && last >= 0 && last == mark;
  }

  @Override
  public boolean isLegalBeginning(Object value, Place place) {
    return of.oracle().isLegalBeginning(value, place) && fits(value) && !endsInFill(value);
  }

  private boolean fits(Object value) {
    byte[] content = content(value);
    return switch (as) {
      case "FIXED" -> content.length <= width;
      case "TERMINATED" -> escaped().indexOf(mark) >= 0 || !holds(content, mark);
      default -> mark != 1 || content.length < 256;
    };
  }

  private String escaped() {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < escapes.size(); i += 2) {
      escaped.append(escapes.get(i));
    }
    return escaped.toString();
  }

  @Override
  public String written(Object value, Place place) {
    throw new UnsupportedOperationException("TEXT has no bytes");
  }

  /** What all values begin with that begin like this one. */
  byte[] beginning(Object value) {
    byte[] content = content(value);
    return as.equals("TERMINATED") ? escaped(content) : content;
  }

  @Override
  public byte[] bytes(Object value, boolean ended) {
    byte[] content = content(value);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (as) {
      case "FIXED" -> {
        byte[] filled = Arrays.copyOf(content, width);
        Arrays.fill(filled, content.length, width, (byte) mark);
        out.writeBytes(filled);
      }
      case "LENGTH_PREFIXED" -> {
        out.writeBytes(
            mark == 0
                ? varint(content.length)
                : BinaryForm.unsigned(BigInteger.valueOf(content.length), mark));
        out.writeBytes(content);
      }
      default -> {
        out.writeBytes(escaped(content));
        out.write(mark);
      }
    }
    return out.toByteArray();
  }

  private static byte[] varint(int length) {
    return length < 128
        ? new byte[] {(byte) length}
        : new byte[] {(byte) (length % 128 + 128), (byte) (length / 128)};
  }

  private byte[] escaped(byte[] content) {
    String all = new String(content, ISO_8859_1);
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < all.length(); i++) {
      char c = all.charAt(i);
      int index = escaped().indexOf(c);
      written.append(index < 0 ? String.valueOf(c) : escapes.get(2 * index + 1));
    }
    return written.toString().getBytes(ISO_8859_1);
  }

  @Override
  public int compare(Object a, Object b) {
    return of.oracle().compare(a, b);
  }
}
