package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The first and the last that a part can write, by the oracle. */
@SuppressWarnings("ArrayRecordComponent") // it is read by the laws alone
record Edges(byte[] first, byte[] last, boolean text) {
  private static final int LAST_OF_PLANE = 0xffff;
  private static final int LAST_BYTE = 0xff;

  /** The edges of a part, unless they cannot be told from some of its values. */
  static Optional<Edges> of(Design design, int part) {
    PartSpec spec = design.parts().get(part).spec();
    boolean isText =
        design.columnOf(part).isStored()
            ? !(spec.oracle() instanceof Bytes) && !(spec.oracle() instanceof WholeNumbers)
            : !design.form().binary();
    if (spec.hash().isPresent()) {
      return isText
          ? Optional.of(new Edges(new byte[] {'0'}, new byte[] {'f'}, true))
          : Optional.empty();
    }
    List<byte[]> written = new Outermost(design, part, isText).written();
    return written.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Edges(
                written.stream().min(Arrays::compareUnsigned).orElseThrow(),
                written.stream().max(Arrays::compareUnsigned).orElseThrow(),
                isText));
  }

  /** Contents that begin with what is fixed, and go on below the first, or above the last. */
  List<byte[]> strangers(byte[] fixed) {
    List<byte[]> strangers = new ArrayList<>();
    for (byte[] beside : Stream.concat(beside(first, -1), beside(last, 1)).toList()) {
      byte[] stranger = CanonicalLaw.joined(fixed, beside);
      strangers.add(stranger);
      strangers.add(CanonicalLaw.joined(stranger, new byte[] {'#', '7'}));
    }
    return strangers;
  }

  private Stream<byte[]> beside(byte[] edge, int step) {
    int[] symbols =
        text
            ? new String(edge, UTF_8).codePoints().toArray()
            : IntStream.range(0, edge.length).map(i -> edge[i] & LAST_BYTE).toArray();
    return IntStream.range(0, symbols.length)
        .filter(i -> isSymbol(symbols[i] + step))
        .mapToObj(
            i -> {
              int[] other = Arrays.copyOf(symbols, i + 1);
              other[i] += step;
              return content(other);
            });
  }

  // A text without a declared alphabet ends at U+FFFF, and its ranges state no bound for that.
  private boolean isSymbol(int symbol) {
    return text
        ? symbol >= 0 && symbol <= LAST_OF_PLANE && !Character.isSurrogate((char) symbol)
        : symbol >= 0 && symbol <= LAST_BYTE;
  }

  private byte[] content(int[] symbols) {
    if (text) {
      return new String(symbols, 0, symbols.length).getBytes(UTF_8);
    }
    byte[] bytes = new byte[symbols.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) symbols[i];
    }
    return bytes;
  }
}
