package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a part can write, the first and the last of it among them: values that have an order; of
 * texts and bytes, what any of them can begin with, or all of it if each is equally long. What a
 * list or a map of unlimited length writes last has no end, so of these it is what they can have
 * first.
 *
 * @param text whether the column holds texts, so that nothing but UTF-8 is there
 */
record Outermost(Design design, int part, boolean text) {
  private static final int LAST_OF_PLANE = 0xffff;
  private static final int LAST_ASCII = 0x7f;
  private static final int LAST_BYTE = 0xff;
  private static final int MOST_REPEATED = 12;
  private static final List<Integer> BEYOND_ASCII =
      List.of(
          0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, LAST_OF_PLANE, 0x1f600, 0x1f60e, 0x10ffff);
  private static final Set<Class<?>> TEXTS =
      Set.of(Texts.class, Names.class, Bytes.class, ForeignTexts.class, Characters.class);

  /** Nothing if it cannot be told from some of the values. */
  List<byte[]> written() {
    List<byte[]> written =
        new ArrayList<>(TEXTS.contains(oracle().getClass()) ? texts() : sorted());
    Object nothing = whole().oracle() instanceof Maps ? Maps.map() : List.of();
    if (isHolder() && !written.isEmpty() && whole().oracle().isLegal(nothing, design.place(part))) {
      written.add(content(nothing));
    }
    return written;
  }

  private PartSpec whole() {
    return design.parts().get(part).spec();
  }

  private boolean isHolder() {
    return whole().is(Trait.LIST);
  }

  /** The part, or the first that an element or an entry has. */
  private PartSpec spec() {
    return whole().oracle() instanceof Lists lists
        ? lists.element()
        : whole().oracle() instanceof Maps maps ? maps.key() : whole();
  }

  private Oracle oracle() {
    return spec().oracle();
  }

  private Place place() {
    Place place = design.place(part);
    return isHolder() ? Lists.inside(place) : place;
  }

  private List<byte[]> sorted() {
    boolean isSorted = spec().keepsOrder() || spec().is(Trait.SUFFIX) || oracle() instanceof Codes;
    return isSorted
        ? values(oracle(), place())
            .flatMap(it -> isOutermost(own(it)) ? Stream.of(own(it)) : contents(it))
            .toList()
        : List.of();
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
  private List<byte[]> texts() {
    List<Integer> characters =
        Stream.concat(IntStream.rangeClosed(0, LAST_BYTE).boxed(), BEYOND_ASCII.stream())
            .filter(c -> repeated(c, 1).isPresent())
            .toList();
    if (areEquallyLong(characters)) {
      return characters.stream()
          .flatMap(c -> repeated(c, 1).stream())
          .flatMap(it -> isOutermost(own(it)) ? Stream.of(own(it)) : contents(it))
          .toList();
    }
    if (oracle() instanceof ForeignTexts foreign && !foreign.hasBeginnings()) {
      return List.of();
    }
    List<byte[]> begun = new ArrayList<>();
    characters.stream()
        .map(c -> own(repeated(c, 1).orElseThrow()))
        .map(this::begun)
        .forEach(begun::add);
    Object empty = isOfBytes() ? new byte[0] : "";
    if (!(oracle() instanceof Characters) && oracle().isLegal(empty, place())) {
      boolean isFollowed = !design.isLastOfColumn(part) || design.bucketIndex() > part;
      List<byte[]> nothing = contents(empty).toList();
      if (isFollowed && nothing.get(0).length == 0) {
        return List.of();
      }
      nothing.stream().map(this::begun).forEach(begun::add);
    }
    return begun;
  }

  // A length in bytes says nothing of texts whose characters have several.
  private boolean areEquallyLong(List<Integer> characters) {
    int last = oracle() instanceof ForeignTexts && !isOfBytes() ? LAST_ASCII : LAST_OF_PLANE;
    Predicate<Integer> isLonger =
        c -> repeated(c, symbols(repeated(c, 1).orElseThrow()) + 1).isPresent();
    return !(oracle() instanceof Characters)
        && !oracle().isLegal(isOfBytes() ? new byte[0] : "", place())
        && characters.stream().allMatch(c -> c <= last)
        && characters.stream().noneMatch(isLonger);
  }

  private static int symbols(Object value) {
    return value instanceof byte[] bytes ? bytes.length : ((String) value).length();
  }

  private boolean isOfBytes() {
    return oracle() instanceof Bytes
        || (oracle() instanceof ForeignTexts foreign && foreign.of().oracle() instanceof Bytes);
  }

  /** The shortest legal value that begins with this character or byte, at least so often. */
  private Optional<Object> repeated(int c, int least) {
    if (oracle() instanceof Characters) {
      return Optional.<Object>of((char) c)
          .filter(it -> c <= LAST_OF_PLANE && oracle().isLegal(it, place()));
    }
    return IntStream.rangeClosed(least, MOST_REPEATED + least)
        .filter(n -> !isOfBytes() || c <= LAST_BYTE)
        .boxed()
        .flatMap(n -> isOfBytes() ? Stream.of(filled(c, n)) : filled(Character.toString(c), n))
        .filter(it -> oracle().isLegal(it, place()))
        .findFirst();
  }

  // A text of three UTF-16 units can begin with a character of two, which alone never fills it.
  private static Stream<Object> filled(String character, int times) {
    String all = character.repeat(times);
    return character.length() == 1 ? Stream.of(all) : Stream.of(all, all + "a");
  }

  private static byte[] filled(int c, int length) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) c);
    return bytes;
  }

  /** What is written of a value alone. */
  private byte[] own(Object value) {
    return design.columnOf(part).isStored() ? Row.bytes(value) : spec().bytes(value, place());
  }

  /** What is written of a value and of what stands behind it, before more values of a list. */
  private Stream<byte[]> contents(Object value) {
    if (!isHolder()) {
      return Stream.of(content(value));
    }
    int end = own(value).length + (text ? 1 : 0);
    Stream<Object> holders =
        whole().oracle() instanceof Maps maps
            ? maps.value().oracle().candidates().stream()
                .filter(it -> maps.value().oracle().isLegal(it, place()))
                .limit(1)
                .map(it -> Maps.map(value, it))
            : Stream.of(List.of(value), List.of(value, value));
    return holders
        .filter(it -> whole().oracle().isLegal(it, design.place(part)))
        .map(this::content)
        .map(it -> Arrays.copyOf(it, Math.min(end, it.length)));
  }

  private byte[] content(Object value) {
    byte[] own =
        design.columnOf(part).isStored()
            ? Row.bytes(value)
            : whole().bytes(value, design.place(part));
    return CanonicalLaw.joined(own, design.behind(part));
  }

  /** The first symbol, or the first two bytes of an element of a tuple. */
  private byte[] begun(byte[] written) {
    if (!text) {
      return Arrays.copyOf(written, Math.min(place().tuple() ? 2 : 1, written.length));
    }
    String all = new String(written, UTF_8);
    return all.isEmpty() ? written : Character.toString(all.codePointAt(0)).getBytes(UTF_8);
  }
}
