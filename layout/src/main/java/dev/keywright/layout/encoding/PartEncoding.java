package dev.keywright.layout.encoding;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How the values of one part are written in its place: one row of the table of encodings. It makes
 * the codec, which knows nothing of its row, and tells what is known of all that the codec writes.
 * A row that has more to tell is a class of its own.
 *
 * @param <K> the type of the codec
 */
public class PartEncoding<K extends PartCodec<?, ?>> extends ItemEncoding<K> {
  private final PartSignature part;
  private final Width width;
  private final String form;

  /**
   * An encoding of a part.
   *
   * @param width how long a codec writes values
   * @param form the form without the directions, in words
   */
  public <M extends K> PartEncoding(
      PartSignature part,
      RecordedCalls<M> made,
      Function<M, Width> width,
      Function<M, String> form) {
    super(made);
    this.part = part;
    this.width = width.apply(made.value());
    this.form = form.apply(made.value());
  }

  /** The part whose values are written. */
  public final PartSignature part() {
    return part;
  }

  /** The values that are taken. */
  public final AcceptedValues accepted() {
    return codec().accepts();
  }

  /** Whether nothing but ASCII is written in a column of text. */
  public boolean isAscii() {
    if (part.type() instanceof CodesType type) {
      return type.constants().stream().allMatch(it -> it.code().chars().allMatch(c -> c < 0x80));
    }
    return (!part.kind().takesAlphabet() || accepted().alphabet().isAscii())
        && separator().filter(c -> c >= Byte.MAX_VALUE).isEmpty()
        && elements().stream().allMatch(PartEncoding::isAscii);
  }

  /** Whether the value itself, a text, is what is written. */
  public boolean isVerbatim() {
    return false;
  }

  /** Whether values are numbers as Java prints them, behind zeros at most. */
  public boolean isPrinted() {
    return false;
  }

  /** Whether values represent their bits without a sign. */
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

  @Override
  public final Width width() {
    return width;
  }

  @Override
  public final String inWords() {
    String first = part.kind() == Kind.TIME ? "newest first" : "largest first";
    return FormWords.joined(
        form,
        part.encoding()
            .floor()
            .map(unit -> "floored to " + unit.toString().toLowerCase(Locale.ROOT))
            .orElse(""),
        part.encoding().descending() ? first : "",
        part.encoding().reversed() ? "backward" : "");
  }

  /** The characters of a text in words. */
  protected static String words(Alphabet alphabet, Alphabet own) {
    return alphabet.equals(own) ? "text" : "[" + alphabet + "]";
  }

  /** What represents a time in words. */
  protected static String words(TimeScale<?> scale) {
    return scale.format().map(TimeFormat::toString).orElse("its " + scale.type().word());
  }

  /** The calls that make a form of numbers. */
  protected static RecordedCalls<NumberForm> recorded(NumberForm form) {
    NumberEncoding encoding = form.encoding();
    RecordedCalls<NumberForm> plain =
        encoding.hasWidth()
            ? RecordedCalls.by(NumberForm.class, "of", NumberForm::of, encoding, form.width())
            : RecordedCalls.by(NumberForm.class, "of", NumberForm::of, encoding);
    return plain
        .when(form.upperCase(), "inUpperCase", NumberForm::inUpperCase)
        .when(
            form.countDownFrom().isPresent(),
            "countingDownFrom",
            NumberForm::countingDownFrom,
            form.countDownFrom().orElse(0));
  }

  /** The codec of a text, which may have an alphabet. */
  protected static <P> RecordedCalls<P> ofAlphabet(
      Class<P> type,
      PartSignature part,
      Function<String, P> ofAll,
      BiFunction<String, String, P> ofSome) {
    RecordedCalls<P> all = RecordedCalls.by(type, "of", ofAll, part.name());
    return part.limits()
        .alphabet()
        .map(it -> RecordedCalls.by(type, "of", ofSome, part.name(), Alphabet.of(it).toString()))
        .filter(some -> !some.value().equals(all.value()))
        .orElse(all);
  }
}
