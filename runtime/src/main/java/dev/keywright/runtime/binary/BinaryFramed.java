package dev.keywright.runtime.binary;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.utf8.Utf8;
import java.util.ArrayList;
import java.util.List;

/**
 * A text, or bytes, whose end another system shows.
 *
 * @param content the codec of the value as the last part of a column, without an end
 * @param framing what shows the end
 * @param descending whether every byte is complemented
 * @param <T> {@code String} or {@code byte[]}
 */
public record BinaryFramed<T>(BinaryPart<T> content, Framing framing, boolean descending)
    implements BinaryPart<T>, PrefixCodec<T, byte[]> {
  /** A part of values in a form. */
  public static <T> BinaryFramed<T> of(BinaryPart<T> content, TextForm frame) {
    return new BinaryFramed<>(content, Framing.of(frame), false);
  }

  /** Values of exactly so many bytes. */
  public static <T> BinaryFramed<T> fixed(BinaryPart<T> content, int width) {
    return of(content, TextForm.fixed(width));
  }

  /** Values of up to so many bytes, with a byte after shorter ones. */
  public static <T> BinaryFramed<T> filled(BinaryPart<T> content, int width, int fill) {
    return of(content, TextForm.filled(width, fill));
  }

  /** Values after their length in so many bytes, or in a varint for 0. */
  public static <T> BinaryFramed<T> lengthPrefixed(BinaryPart<T> content, int lengthBytes) {
    return of(content, TextForm.lengthPrefixed(lengthBytes));
  }

  /** Values before a byte, and pairs of a character in them and of what represents it. */
  public static <T> BinaryFramed<T> terminated(BinaryPart<T> content, int end, String... escapes) {
    return terminated(content, List.of(end), escapes);
  }

  /** Values before two bytes, and pairs of a character in them and of what represents it. */
  public static <T> BinaryFramed<T> terminated(
      BinaryPart<T> content, int end, int next, String... escapes) {
    return terminated(content, List.of(end, next), escapes);
  }

  private static <T> BinaryFramed<T> terminated(
      BinaryPart<T> content, List<Integer> end, String... escapes) {
    List<TextForm.Escape> pairs = new ArrayList<>();
    for (int i = 0; i + 1 < escapes.length; i += 2) {
      pairs.add(new TextForm.Escape(escapes[i], escapes[i + 1]));
    }
    return of(content, TextForm.terminated(TextForm.bytes(end), pairs));
  }

  /** Values in groups of 8 bytes with a marker after each. */
  public static <T> BinaryFramed<T> grouped(BinaryPart<T> content) {
    return of(content, TextForm.grouped());
  }

  /** Values before so many bytes, which end the column. */
  public static <T> BinaryFramed<T> before(BinaryPart<T> content, int tail) {
    return of(content, TextForm.before(tail));
  }

  /** The same part with the order of its values turned around. */
  public BinaryFramed<T> descendingOrder() {
    return new BinaryFramed<>(content, framing, true);
  }

  TextForm frame() {
    return framing.form();
  }

  @Override
  public String name() {
    return content.name();
  }

  @Override
  public AcceptedValues accepts() {
    return content.accepts();
  }

  /** The most bytes that a value has within its frame. */
  public long mostBytes() {
    long most = accepts().maxLength();
    Alphabet alphabet = accepts().alphabet();
    if (most == Integer.MAX_VALUE || !(content instanceof BinaryString)) {
      return Math.min(most, frame().most());
    }
    int last = alphabet.previous(Character.MIN_SUPPLEMENTARY_CODE_POINT);
    long each = last < 0 ? 0 : Utf8.size(last);
    boolean hasPairs = alphabet.next(Character.MAX_VALUE) >= 0;
    long pairs =
        hasPairs
            ? most / 2 * Utf8.size(Character.MIN_SUPPLEMENTARY_CODE_POINT) + most % 2 * each
            : 0;
    return Math.min(Math.max(each * most, pairs), frame().most());
  }

  @Override
  public Extremes<byte[]> extremes() {
    return new FramedExtremes<>(this).extremes();
  }

  @Override
  public void check(T value) {
    FramedEncoder.check(this, value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(T value) {
    return FramedEncoder.size(this, value);
  }

  /** Writes the value and returns the index after it. */
  @Override
  public int write(T value, byte[] out, int at) {
    return FramedEncoder.write(this, value, out, at);
  }

  @Override
  public byte[] encodeBeginning(T value) {
    @SuppressWarnings("unchecked") // texts and bytes have beginnings
    byte[] content = ((PrefixCodec<T, byte[]>) this.content).encodeBeginning(value);
    return FramedEncoder.beginning(this, value, content);
  }

  @Override
  public T read(BinaryReader in) {
    in.begin(name());
    return new FramedReading(framing, descending ? -1 : 0).read(content, in);
  }
}
