package dev.keywright.runtime.binary;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.frame.ByteGroups;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What the encodings of a {@link BinaryFramed} lie between: their first character tells, or all of
 * them if each value has so many.
 */
record FramedExtremes<T>(BinaryFramed<T> part) {
  private static final int LAST_BYTE = 0xFF;
  private static final int LAST_ASCII = 0x7F;

  Extremes<byte[]> extremes() {
    List<Integer> characters = characters();
    int length = length(characters);
    if (length > 0) {
      return Extremes.of(characters.stream().map(it -> part.encode(repeated(it, length))).toList());
    }
    List<byte[]> begun =
        part.frame().encoding() == TextEncoding.LENGTH_PREFIXED ? lengths() : begun(characters);
    if (part.descending()) {
      begun.forEach(it -> ZeroEscapes.complement(it, 0, it.length));
    }
    return new Extremes<>(List.of(), List.copyOf(begun), /* isEndless= */ false);
  }

  /** How many bytes each value has, or -1 if that differs or not all values are so long. */
  private int length(List<Integer> characters) {
    TextForm frame = part.frame();
    AcceptedValues accepts = part.accepts();
    boolean isFull = frame.encoding() == TextEncoding.FIXED && frame.fill().isEmpty();
    int length = isFull ? frame.width() : accepts.minLength();
    int most = Math.min(accepts.maxLength(), frame.most());
    boolean isOnly = length == most && length >= accepts.minLength();
    int last = isOfTexts() ? LAST_ASCII : LAST_BYTE;
    int fill = part.framing().fill();
    // Repeated, a byte of a longer end could be all of it.
    boolean isShort = frame.end().length() == 1;
    return isOnly
            && characters.stream()
                .allMatch(c -> c <= last && c != fill && (isShort || frame.end().indexOf(c) < 0))
        ? length
        : -1;
  }

  private boolean isEnd(int c) {
    return part.frame().end().equals(Character.toString(c));
  }

  private boolean isOfTexts() {
    return part.content() instanceof BinaryString;
  }

  @SuppressWarnings("unchecked") // texts and bytes are framed
  private T repeated(int c, int length) {
    String text = Character.toString(c).repeat(length);
    return (T) (isOfTexts() ? text : text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** The smallest and the largest length. */
  private List<byte[]> lengths() {
    TextForm frame = part.frame();
    long last = part.mostBytes();
    // Varints of LEB128 that are longer than one byte are not in the order of their numbers.
    if (frame.lengthBytes() == 0 && last > LAST_ASCII) {
      return List.of();
    }
    List<byte[]> lengths = new ArrayList<>();
    for (long length : List.of((long) part.accepts().minLength(), last)) {
      byte[] written = new byte[Math.max(1, frame.lengthBytes())];
      BigEndian.write(length, written.length, written, 0);
      lengths.add(written);
    }
    return lengths;
  }

  /** What values begin with, and what is there if a value is empty. */
  private List<byte[]> begun(List<Integer> characters) {
    TextForm frame = part.frame();
    List<byte[]> begun = new ArrayList<>();
    characters.forEach(it -> begun.add(written(it)));
    if (part.accepts().minLength() == 0) {
      switch (frame.encoding()) {
        case FIXED -> frame.fill().ifPresent(fill -> begun.add(new byte[] {(byte) fill}));
        case TERMINATED -> begun.add(frame.end().getBytes(StandardCharsets.ISO_8859_1));
        case GROUPED -> begun.add(ByteGroups.of(new byte[0]));
        // What follows the value stands there.
        case TAIL, LENGTH_PREFIXED -> begun.add(new byte[0]);
      }
    }
    return begun;
  }

  private byte[] written(int c) {
    Framing framing = part.framing();
    String text = framing.isEscaped(c) ? framing.escapeOf(c) : Character.toString(c);
    return text.getBytes(isOfTexts() ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }

  /** The smallest and the largest that represent themselves, and all others. */
  private List<Integer> characters() {
    AcceptedValues accepts = part.accepts();
    Alphabet alphabet = accepts.alphabet();
    int longest = accepts.maxLength() > 1 ? Integer.MAX_VALUE : Character.MAX_VALUE + 1;
    int last = plain(isOfTexts() ? longest : LAST_BYTE + 1, alphabet::previous);
    return IntStream.concat(
            part.frame().escapes().stream().mapToInt(it -> it.of().charAt(0)),
            IntStream.of(plain(-1, alphabet::next), last))
        .filter(c -> accepts.maxLength() > 0 && alphabet.contains(c))
        .boxed()
        .toList();
  }

  private int plain(int from, IntUnaryOperator step) {
    int c = step.applyAsInt(from);
    while (isWrittenOtherwise(c)) {
      c = step.applyAsInt(c);
    }
    return c;
  }

  private boolean isWrittenOtherwise(int c) {
    boolean isTerminated = part.frame().encoding() == TextEncoding.TERMINATED;
    return c >= 0 && isTerminated && (part.framing().isEscaped(c) || isEnd(c));
  }
}
