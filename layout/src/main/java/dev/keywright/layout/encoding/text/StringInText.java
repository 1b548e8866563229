package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextPart;

/** A text as it is, or with escapes; labels may change places. */
final class StringInText extends PartEncoding<TextPart<String>> {
  /** How many characters an escape takes. */
  private static final int ESCAPE = 3;

  private final StringPart text;
  private final boolean isVerbatim;

  private StringInText(
      PartSignature part, StringPart text, RecordedCalls<? extends TextPart<String>> made) {
    super(
        part,
        made,
        it -> width(text),
        it ->
            FormWords.joined(
                part.limits().alphabet().isEmpty() ? "text" : "[" + text.alphabet() + "]",
                LengthLimits.inWords(text.minLength(), text.maxLength()),
                text.escaped() ? "escaped" : "",
                part.encoding().labels() ? "last label first" : ""));
    this.text = text;
    this.isVerbatim = !text.escaped() && !part.encoding().scatters();
  }

  static StringInText of(PartSignature part, Place place) {
    RecordedCalls<StringPart> text = made(part, place);
    return part.encoding().labels()
        ? new StringInText(part, text.value(), text.then("byLabels", StringPart::byLabels))
        : new StringInText(part, text.value(), text);
  }

  private static RecordedCalls<StringPart> made(PartSignature part, Place place) {
    RecordedCalls<StringPart> text =
        ofAlphabet(StringPart.class, part, StringPart::of, StringPart::of)
            .with("atLeast", StringPart::atLeast, part.limits().leastLength())
            .with("atMost", StringPart::atMost, part.limits().mostLength())
            .when(part.encoding().reversed(), "inReverse", StringPart::inReverse);
    if (!place.isFollowed()) {
      return text;
    }
    if (place.escape()) {
      return text.with("escapedBefore", StringPart::escapedBefore, place.separator());
    }
    // A declared alphabet stays as it is.
    boolean isDeclared = !text.value().alphabet().equals(Alphabet.basic());
    return isDeclared || (part.keepsOrder() && !place.isCopy())
        ? text.with("before", StringPart::before, place.separator())
        : text.with("unorderedBefore", StringPart::unorderedBefore, place.separator());
  }

  private static Width width(StringPart text) {
    int escaped = text.escaped() ? text.separator() + 1 : -1;
    return Width.ofText(text.alphabet(), text.minLength(), text.maxLength(), escaped, ESCAPE);
  }

  @Override
  public boolean isVerbatim() {
    return isVerbatim;
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return new TextBeginning(text, (String) beginning).mayBeTruncated();
  }
}
