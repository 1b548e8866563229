package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberEncoding;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One item of a column: a literal, or a part.
 *
 * @param literal with one character for each byte; null for a part
 * @param reading null for a literal
 */
public record Step(Span span, @Nullable String literal, @Nullable Reading reading, double bits) {

  /** One in so many keys. */
  private static final int MANY = 10;

  public static Step literal(Span span, String literal, double bits) {
    return new Step(span, literal, null, bits);
  }

  public static Step part(Span span, Reading reading) {
    return new Step(span, null, reading, reading.bits());
  }

  public ItemBoundary from() {
    return span.from();
  }

  public ItemBoundary to() {
    return span.to();
  }

  /** How a part is read. */
  public Reading read() {
    return Objects.requireNonNull(reading);
  }

  public boolean isLiteral() {
    return literal != null;
  }

  public boolean isCharacter() {
    return is(
        part ->
            part.kind() == Kind.CHARACTER
                || (span.longest() == 1 && isOf(part, NumberEncoding.HEX)));
  }

  /** Whether it is a text, or so few bytes that they may be the end of one. */
  public boolean isContent() {
    boolean isShort = span.isFixed() && span.longest() < FixedContents.USUAL[0];
    return is(part -> part.kind() == Kind.TEXT || (part.kind() == Kind.BYTES && isShort));
  }

  /** Whether it is a text of a fixed width, which nothing fills. */
  public boolean isFixedText() {
    return is(
        part ->
            part.kind() == Kind.TEXT
                && part.encoding().text().filter(Step::isUnfilled).isPresent());
  }

  /** Whether it is a text that would go on if its width ended later, in many keys. */
  public boolean isCutText() {
    return isFixedText()
        || (is(part -> part.kind() == Kind.TEXT && isOf(part, TextEncoding.FIXED)) && areFull());
  }

  /** Whether it begins with a letter or a digit in most keys, as no number does. */
  public boolean beginsInWord() {
    long words =
        IntStream.range(0, span.size())
            .filter(key -> span.length(key) > 0 && Bytes.isLetterOrDigit(span.at(key, 0)))
            .count();
    return words * 2 > span.size();
  }

  /** Whether nothing fills many of them. */
  private boolean areFull() {
    int last = span.shortest() - 1;
    long full =
        IntStream.range(0, span.size())
            .filter(key -> Bytes.isLetterOrDigit(span.at(key, last)))
            .count();
    return full * MANY > span.size();
  }

  private static boolean isUnfilled(TextForm form) {
    return form.encoding() == TextEncoding.FIXED && form.fill().isEmpty();
  }

  /** Whether it is one byte that people can read in all keys. */
  public boolean isSign() {
    return span.longest() == 1 && span.isFixed() && span.all(Bytes::isPrintable);
  }

  /** Whether it is one letter in all keys. */
  public boolean isLetter() {
    return isSign() && span.all(Bytes::isLetter);
  }

  /** Whether it is a text whose end only what follows shows. */
  public boolean isOpenText() {
    return !isClosed() && is(part -> part.kind() == Kind.TEXT);
  }

  /** Whether it ends where a tail of a fixed width begins. */
  public boolean isTail() {
    return is(part -> isOf(part, TextEncoding.TAIL));
  }

  /** Whether it takes as many bytes for all values, not only for those of the sample. */
  public boolean hasWidth() {
    return !is(Step::varies);
  }

  private static boolean varies(PartSignature part) {
    boolean isContent = part.kind() == Kind.TEXT || part.kind() == Kind.BYTES;
    return isContent
        ? !isOf(part, TextEncoding.FIXED)
        : part.encoding().number().filter(it -> !it.encoding().hasWidth()).isPresent();
  }

  private boolean is(Predicate<PartSignature> property) {
    return reading != null && property.test(reading.part());
  }

  private static boolean isOf(PartSignature part, NumberEncoding encoding) {
    return part.encoding().number().filter(it -> it.encoding() == encoding).isPresent();
  }

  private static boolean isOf(PartSignature part, TextEncoding encoding) {
    return part.encoding().text().filter(it -> it.encoding() == encoding).isPresent();
  }

  /** Whether a part could follow right after it. */
  public boolean isClosed() {
    return reading == null || reading.endsItself();
  }
}
