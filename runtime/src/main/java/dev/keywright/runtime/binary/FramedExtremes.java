package dev.keywright.runtime.binary;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the encodings of a {@link BinaryFramed} lie between: their first character tells. */
record FramedExtremes<T>(BinaryFramed<T> part) {
  private static final int LARGEST = 0xFF;

  /** Of a varint of LEB128, the largest number of one byte: longer ones are not in their order. */
  private static final int LARGEST_OF_ONE_BYTE = 0x7F;

  Extremes<byte[]> extremes() {
    List<byte[]> begun =
        part.frame().encoding() == TextEncoding.LENGTH_PREFIXED ? lengths() : characters();
    if (part.descending()) {
      begun.forEach(it -> Escapes.complement(it, 0, it.length));
    }
    return new Extremes<>(List.of(), List.copyOf(begun), /* isEndless= */ false);
  }

  /** The smallest and the largest length. */
  private List<byte[]> lengths() {
    TextForm frame = part.frame();
    long most = part.content().encodedWidth().bytes().orElse(Integer.MAX_VALUE);
    long last = Math.min(most, frame.most());
    if (frame.lengthBytes() == 0 && last > LARGEST_OF_ONE_BYTE) {
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

  /** What values begin with, and what stands there if a value is empty. */
  private List<byte[]> characters() {
    TextForm frame = part.frame();
    List<byte[]> begun = new ArrayList<>();
    if (part.accepts().maxLength() > 0) {
      addFirst(begun);
    }
    if (part.accepts().minLength() == 0) {
      switch (frame.encoding()) {
        case FIXED -> frame.fill().ifPresent(fill -> begun.add(new byte[] {(byte) fill}));
        case TERMINATED -> begun.add(new byte[] {(byte) frame.end()});
        // What follows the value stands there.
        case TAIL, LENGTH_PREFIXED -> begun.add(new byte[0]);
      }
    }
    return begun;
  }

  private void addFirst(List<byte[]> begun) {
    for (TextForm.Escape escape : part.frame().escapes()) {
      if (isLegal(escape.of().charAt(0))) {
        begun.add(escape.by().getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    if (part.content() instanceof BinaryString texts) {
      Alphabet alphabet = texts.alphabet();
      addCharacter(begun, first(alphabet));
      addCharacter(begun, last(alphabet, longest(part.accepts())));
    } else {
      begun.add(new byte[] {0});
      begun.add(new byte[] {(byte) LARGEST});
    }
  }

  private static int longest(Accepted texts) {
    return texts.maxLength() > 1 ? Integer.MAX_VALUE : Character.MAX_VALUE + 1;
  }

  private boolean isLegal(int c) {
    return !(part.content() instanceof BinaryString texts) || texts.alphabet().contains(c);
  }

  /** The smallest character that stands for itself, or -1. */
  private int first(Alphabet alphabet) {
    int c = alphabet.next(-1);
    while (isWrittenOtherwise(c)) {
      c = alphabet.next(c);
    }
    return c;
  }

  private int last(Alphabet alphabet, int below) {
    int c = alphabet.previous(below);
    while (isWrittenOtherwise(c)) {
      c = alphabet.previous(c);
    }
    return c;
  }

  private boolean isWrittenOtherwise(int c) {
    boolean isTerminated = part.frame().encoding() == TextEncoding.TERMINATED;
    return c >= 0 && isTerminated && (part.framing().isEscaped(c) || c == part.frame().end());
  }

  private static void addCharacter(List<byte[]> begun, int c) {
    if (c >= 0) {
      begun.add(Character.toString(c).getBytes(StandardCharsets.UTF_8));
    }
  }
}
