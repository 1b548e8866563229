package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.codec.LengthLimits;

/** A text as UTF-8. */
public final class StringInBinary extends PartEncoding<BinaryString> {
  StringInBinary(PartSignature part, Place place) {
    this(
        part,
        content(part)
            .when(part.encoding().reversed(), "inReverse", BinaryString::inReverse)
            .when(part.encoding().descending(), "descendingOrder", BinaryString::descendingOrder)
            .when(place.isFollowed(), "followed", BinaryString::followed));
  }

  StringInBinary(PartSignature part, RecordedCalls<BinaryString> made) {
    super(part, made, it -> width(it, it.ended()), StringInBinary::form);
  }

  /** The text without an end. */
  public static RecordedCalls<BinaryString> content(PartSignature part) {
    return ofAlphabet(BinaryString.class, part, BinaryString::of, BinaryString::of)
        .with("atLeast", BinaryString::atLeast, part.limits().leastLength())
        .with("atMost", BinaryString::atMost, part.limits().mostLength());
  }

  /** How long a text is: ended, each of its zeros takes two bytes, and so does the end. */
  public static Width width(BinaryString text, boolean ended) {
    Width width =
        Width.ofText(text.alphabet(), text.minLength(), text.maxLength(), ended ? 0 : -1, 2);
    Width bytes =
        new Width(width.isFixed() && text.alphabet().isAscii(), width.bytes(), width.bytes());
    return ended ? bytes.plus(Width.fixed(2)) : bytes;
  }

  /** The form of a text in words. */
  public static String form(BinaryString text) {
    return FormWords.joined(
        words(text.alphabet(), Alphabet.all()),
        LengthLimits.inWords(text.minLength(), text.maxLength()));
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return !codec().ended() && new Utf8Beginning(codec(), (byte[]) beginning).mayBeTruncated();
  }
}
