package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.number.SortOrder;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * Reads the texts, bytes and numbers of BINARY that show their end themselves.
 *
 * @param cut where they begin
 * @param isWorthIt whether what ends at a cut is read
 * @param shown the encodings of varints that earlier parts have shown; this part adds its own
 * @param readings takes each reading, and where it ends
 */
public record FramedContents(
    ColumnSample sample,
    ItemBoundary cut,
    Predicate<ItemBoundary> isWorthIt,
    Set<NumberEncoding> shown,
    BiConsumer<ItemBoundary, Reading> readings) {
  /** How many bytes a length can take; 0 for a varint. */
  public static final List<Integer> LENGTHS = List.of(1, 2, 4, 0);

  /** The escapes that systems are known to write: those of YARN. */
  private static final List<TextForm.Escape> ESCAPES =
      List.of(new TextForm.Escape("!", "%0$"), new TextForm.Escape("%", "%9$"));

  /** Signs that are in names, hosts and addresses: they end no part if the text goes on. */
  private static final String IN_WORDS = ".-_@+";

  private static final List<NumberEncoding> VARINTS =
      List.of(
          NumberEncoding.VARINT_LEB128,
          NumberEncoding.VARINT_BITCOIN,
          NumberEncoding.VARINT_COCKROACHDB,
          NumberEncoding.VARINT_FOUNDATIONDB);

  private static final double FRAME = 5;
  private static final double UNUSUAL_END = 3;
  private static final double VARINT = 6;

  void read() {
    // A last part has an end only if it is DESC.
    ended(EndedPart.NATIVE)
        .filter(it -> !it.end().equals(sample.end()))
        .ifPresent(it -> add(it, Encoding.PLAIN, 0));
    Encoding descending = Encoding.PLAIN.withDescending(true);
    ended(EndedPart.DESCENDING).ifPresent(it -> add(it, descending, Priors.DESCENDING));
    ended(EndedPart.GROUPED)
        .filter(it -> areGroups(it.values()))
        .ifPresent(it -> add(it, TextForm.grouped(), 0));
    for (int lengthBytes : LENGTHS) {
      ended(EndedPart.prefixed(lengthBytes))
          .filter(it -> isWorthIt.test(it.end()))
          .filter(it -> isPlausible(it, lengthBytes))
          .ifPresent(it -> add(it, TextForm.lengthPrefixed(lengthBytes), lengthBytes == 0 ? 2 : 0));
    }
    boolean[] known = new boolean[256];
    byte[] first = sample.content(0);
    for (int i = cut.at(0); i < first.length; i++) {
      int end = first[i] & 0xFF;
      boolean isEnd = !Bytes.isLetterOrDigit(first[i]) && (end < 0x80 || end == 0xFF);
      if (!known[end] && isEnd) {
        known[end] = true;
        readTerminated(end);
      }
    }
    readVarints();
  }

  private <T> Optional<EndedPart<T>> ended(BinaryPart<T> codec) {
    return EndedPart.of(sample, cut, codec);
  }

  private static boolean isPlausible(EndedPart<byte[]> part, int lengthBytes) {
    // A boolean before a text looks like the length of none or one character.
    return part.values().stream().anyMatch(it -> it.length > 1)
        && (!areOneLength(part.values()) || areLong(part.values()))
        && (lengthBytes == Integer.BYTES || areTexts(part.values()));
  }

  /** Whether the markers show something: that a group is full, or how much of it is. */
  private static boolean areGroups(List<byte[]> contents) {
    return !areOneLength(contents) || contents.get(0).length >= Long.BYTES;
  }

  /** Whether they are as long as an identifier, which is as long in all keys. */
  private static boolean areLong(List<byte[]> contents) {
    return contents.get(0).length >= FixedContents.USUAL[0] && areTexts(contents);
  }

  // In random bytes, every byte comes soon, and every length fits now and then.
  private static boolean areTexts(List<byte[]> contents) {
    return contents.stream().noneMatch(it -> Bytes.haveControls(it) || !Bytes.areText(it))
        && contents.stream().anyMatch(content -> content.length > 0);
  }

  private void readTerminated(int end) {
    boolean isDown = end == 0xFF;
    Optional<EndedPart<byte[]>> plain =
        ended(EndedPart.terminated(isDown ? 0 : end, List.of(), isDown))
            .filter(it -> end == '!' || isWorthIt.test(it.end()))
            .filter(it -> areTexts(it.values()))
            .filter(it -> IN_WORDS.indexOf(end) < 0 || !isInText(it.end()));
    if (plain.isEmpty()) {
      return;
    }
    Optional<EndedPart<byte[]>> escaped =
        end == '!' && plain.get().values().stream().anyMatch(FramedContents::hasEscape)
            ? ended(EndedPart.terminated(end, ESCAPES, isDown))
            : Optional.empty();
    TextForm form = TextForm.terminated(isDown ? 0 : end, escaped.isEmpty() ? List.of() : ESCAPES);
    Encoding encoding = Encoding.PLAIN.withText(Optional.of(form)).withDescending(isDown);
    add(
        escaped.orElseGet(plain::get),
        encoding,
        FRAME
            + (end == 0 || isDown ? 0 : UNUSUAL_END)
            + (isDown ? Priors.DESCENDING : 0)
            + (areOneLength(plain.get().values()) || isNative(plain.get(), isDown)
                ? Priors.TOUCHING_BYTES_A_KEY * sample.size()
                : 0));
  }

  /** Whether the end of BINARY's own texts is there, of which this one is the first byte. */
  private boolean isNative(EndedPart<byte[]> part, boolean isDown) {
    return ended(isDown ? EndedPart.DESCENDING : EndedPart.NATIVE)
        .filter(it -> it.end().equals(part.end().plus(1)))
        .isPresent();
  }

  private boolean isInText(ItemBoundary end) {
    return sample.run(end, Bytes::isLetterOrDigit, 1) == 1;
  }

  /** What is always as long needs no end: that is a byte of a number. */
  private static boolean areOneLength(List<byte[]> contents) {
    return contents.stream().allMatch(it -> it.length == contents.get(0).length);
  }

  private static boolean hasEscape(byte[] content) {
    return new String(content, ISO_8859_1).indexOf('%') >= 0;
  }

  /** Numbers that show their length in each encoding that some system writes. */
  private void readVarints() {
    ItemBoundary end = sample.end();
    if (new Span(sample, cut, end).isFixed()) {
      return;
    }
    for (NumberEncoding encoding : VARINTS) {
      NumberForm form = NumberForm.of(encoding, 0);
      ended(BinaryNumber.of("", form))
          .filter(it -> isShown(encoding, it.end()))
          .filter(it -> isWorthIt.test(it.end()))
          .ifPresent(
              it -> {
                long[] values = it.values().stream().mapToLong(value -> value).toArray();
                Reading number = Reading.of(SimpleType.LONG, form, "a number as " + encoding);
                boolean isUnordered = encoding.sortedBy() != SortOrder.VALUE;
                double bits = VARINT + new NumberCost(values, Long.SIZE).bits();
                readings.accept(it.end(), number.unordered(isUnordered).plus(bits));
                Encoding own = Encoding.PLAIN.withNumber(Optional.of(form));
                CountedUnit.ALL.stream()
                    .filter(CountedUnit::isClear)
                    .forEach(
                        unit ->
                            unit.add(
                                unit.reading(own).unordered(isUnordered).plus(VARINT),
                                values,
                                time -> readings.accept(it.end(), time)));
              });
    }
  }

  /**
   * Whether varints that end there are no other bytes. All random bytes are varints of seven bits
   * each, but then the lengths of what follows differ more than those of the keys. The others say
   * in their first byte how long they are: other bytes seldom do, and short ones beside a long one
   * are of the same system.
   */
  private boolean isShown(NumberEncoding encoding, ItemBoundary to) {
    boolean differ = !new Span(sample, cut, to).isFixed();
    if (encoding.sortedBy() != SortOrder.VALUE) {
      return differ && variance(to) < variance(cut);
    }
    if (differ) {
      shown.add(encoding);
    }
    return shown.contains(encoding);
  }

  /** How far the lengths of what follows a cut are apart. */
  private double variance(ItemBoundary from) {
    double mean = (double) (sample.end().sum() - from.sum()) / sample.size();
    double squares = 0;
    for (int key = 0; key < sample.size(); key++) {
      double apart = sample.end().at(key) - from.at(key) - mean;
      squares += apart * apart;
    }
    return squares;
  }

  private void add(EndedPart<byte[]> part, TextForm form, double more) {
    add(part, Encoding.PLAIN.withText(Optional.of(form)), FRAME + more);
  }

  private void add(EndedPart<byte[]> part, Encoding encoding, double bits) {
    if (isWorthIt.test(part.end())) {
      OpenContents.read(
          part.values(), encoding, bits, reading -> readings.accept(part.end(), reading));
    }
  }
}
