package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The first and the last that a part can write, by the oracle: of values that have an order, all of
 * the smallest and of the largest; of texts and bytes, what any of them can begin with.
 *
 * @param text whether the column holds texts, so that nothing but UTF-8 is there
 */
@SuppressWarnings("ArrayRecordComponent") // it is read by the laws alone
record Edges(byte[] first, byte[] last, boolean text) {
  private static final int LAST_OF_PLANE = 0xffff;
  private static final int LAST_BYTE = 0xff;
  private static final int MOST_REPEATED = 12;
  private static final List<Integer> BEYOND_ASCII =
      List.of(
          0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, LAST_OF_PLANE, 0x1f600, 0x1f60e, 0x10ffff);
  private static final Set<Class<?>> TEXTS =
      Set.of(Texts.class, Names.class, Bytes.class, ForeignTexts.class, Characters.class);

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
    List<byte[]> written = new Edges(new byte[0], new byte[0], isText).written(design, part);
    return written.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Edges(
                written.stream().min(Arrays::compareUnsigned).orElseThrow(),
                written.stream().max(Arrays::compareUnsigned).orElseThrow(),
                isText));
  }

  private List<byte[]> written(Design design, int part) {
    PartSpec spec = design.parts().get(part).spec();
    Oracle oracle = spec.oracle();
    Place place = design.place(part);
    if (TEXTS.contains(oracle.getClass())) {
      return beginnings(design, part);
    }
    boolean isSorted = spec.keepsOrder() || spec.is(Trait.SUFFIX) || oracle instanceof Codes;
    if (!isSorted || oracle instanceof Lists || oracle instanceof Maps) {
      return List.of();
    }
    return values(oracle, place)
        .map(it -> bytes(design, part, it))
        .map(it -> isOutermost(it) ? it : CanonicalLaw.joined(it, design.behind(part)))
        .toList();
  }

  /** Whether a part that can be this can be the lowest or the highest of all contents. */
  private boolean isOutermost(byte[] own) {
    int outermost = own.length == 0 ? 0 : own[0];
    boolean isOne = IntStream.range(0, own.length).allMatch(i -> own[i] == outermost);
    return own.length > 0 && isOne && (outermost == 0 || (outermost == -1 && !text));
  }

  /** Legal values, the smallest and the largest among them. */
  private static Stream<Object> values(Oracle oracle, Place place) {
    // What a constructor refuses, no layout knows.
    if (oracle instanceof EvenNumbers even) {
      return values(even.all(), place);
    }
    boolean areTimes = oracle.candidates().get(0) instanceof Temporal;
    return areTimes
        ? new LegalTimes(oracle, place).ends()
        : oracle.candidates().stream().filter(it -> oracle.isLegal(it, place));
  }

  /** What stands at the place of an empty value, and of values of one character repeated. */
  private List<byte[]> beginnings(Design design, int part) {
    Oracle oracle = design.parts().get(part).spec().oracle();
    Place place = design.place(part);
    if (oracle instanceof ForeignTexts foreign && !foreign.hasBeginnings()) {
      return List.of();
    }
    List<byte[]> begun = new ArrayList<>();
    boolean isElement = place.tuple();
    Stream.concat(IntStream.rangeClosed(0, LAST_BYTE).boxed(), BEYOND_ASCII.stream())
        .flatMap(c -> repeated(oracle, place, c).stream())
        .map(it -> begun(bytes(design, part, it), isElement))
        .forEach(begun::add);
    Object empty = isOfBytes(oracle) ? new byte[0] : "";
    if (!(oracle instanceof Characters) && oracle.isLegal(empty, place)) {
      boolean isFollowed = !design.isLastOfColumn(part) || design.bucketIndex() > part;
      byte[] nothing = CanonicalLaw.joined(bytes(design, part, empty), design.behind(part));
      if (nothing.length == 0 && isFollowed) {
        return List.of();
      }
      begun.add(begun(nothing, isElement));
    }
    return begun;
  }

  private static boolean isOfBytes(Oracle oracle) {
    return oracle instanceof Bytes
        || (oracle instanceof ForeignTexts foreign && foreign.of().oracle() instanceof Bytes);
  }

  /** The shortest legal value of nothing but this character or byte. */
  private static Optional<Object> repeated(Oracle oracle, Place place, int c) {
    if (oracle instanceof Characters) {
      return Optional.<Object>of((char) c)
          .filter(it -> c <= LAST_OF_PLANE && oracle.isLegal(it, place));
    }
    return IntStream.rangeClosed(1, MOST_REPEATED)
        .mapToObj(n -> isOfBytes(oracle) ? filled(c, n) : Character.toString(c).repeat(n))
        .filter(it -> !isOfBytes(oracle) || c <= LAST_BYTE)
        .filter(it -> oracle.isLegal(it, place))
        .findFirst();
  }

  private static Object filled(int c, int length) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) c);
    return bytes;
  }

  private static byte[] bytes(Design design, int part, Object value) {
    return design.columnOf(part).isStored()
        ? Row.bytes(value)
        : design.parts().get(part).spec().bytes(value, design.place(part));
  }

  /** The first symbol, or the first two bytes of an element of a tuple. */
  private byte[] begun(byte[] written, boolean isElement) {
    if (!text) {
      return Arrays.copyOf(written, Math.min(isElement ? 2 : 1, written.length));
    }
    String all = new String(written, UTF_8);
    return all.isEmpty() ? written : Character.toString(all.codePointAt(0)).getBytes(UTF_8);
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
