package dev.keywright.layout.encoding;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.frame.TextForm;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How the values of one part are written in its place: one row of the table of encodings. It makes
 * the codec, which knows nothing of its row, and tells what is known of all that the codec writes.
 *
 * @param <K> the type of the codec
 */
public abstract class PartEncoding<K extends PartCodec<?, ?>> extends ItemEncoding<K> {
  private final PartSignature part;

  /** An encoding of a part. */
  protected PartEncoding(PartSignature part, Made<? extends K> made) {
    super(made);
    this.part = part;
  }

  /** The part whose values are written. */
  public final PartSignature part() {
    return part;
  }

  /** The values that are taken. */
  public Accepted accepted() {
    return Accepted.ALL;
  }

  /** Whether nothing but ASCII characters are written, which a column of text can tell. */
  public boolean isAscii() {
    return false;
  }

  /** Whether the value itself, a text, is what is written. */
  public boolean isVerbatim() {
    return false;
  }

  /** Whether values stand for their bits without a sign. */
  public boolean isUnsigned() {
    return false;
  }

  /** What shows the end of a text, or of bytes, if another system does; its tail is measured. */
  public Optional<TextForm> frame() {
    return Optional.empty();
  }

  /** The encodings of the parts of one element, if it is a list. */
  public List<? extends PartEncoding<?>> elements() {
    return List.of();
  }

  /** The character between the parts of an element, or after them, if it is a list. */
  public Optional<Character> separator() {
    return Optional.empty();
  }

  /** The form without the directions, in words. */
  protected abstract String form();

  @Override
  public final String inWords() {
    String first = part.kind() == Kind.TIME ? "newest first" : "largest first";
    return Form.of(
        form(),
        part.encoding().descending() ? first : "",
        part.encoding().reversed() ? "back to front" : "");
  }

  /** The codec of a text, which may have an alphabet. */
  protected static <P> Made<P> ofAlphabet(
      Class<P> type,
      PartSignature part,
      Function<String, P> ofAll,
      BiFunction<String, String, P> ofSome) {
    return part.limits()
        .alphabet()
        .map(alphabet -> Made.by(type, "of", ofSome, part.name(), alphabet))
        .orElseGet(() -> Made.by(type, "of", ofAll, part.name()));
  }
}
