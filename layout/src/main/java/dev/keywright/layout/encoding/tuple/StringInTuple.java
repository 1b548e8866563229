package dev.keywright.layout.encoding.tuple;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.binary.StringInBinary;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.TupleText;

/** A text as an element. */
final class StringInTuple extends PartEncoding<TupleText> {
  StringInTuple(PartSignature part) {
    this(part, StringInBinary.content(part));
  }

  /** Random characters of a fixed number. */
  StringInTuple(PartSignature part, SuffixType type) {
    this(
        part,
        RecordedCalls.by(BinaryString.class, "of", BinaryString::of, part.name(), "0-9a-z")
            .with("atLeast", BinaryString::atLeast, type.length())
            .with("atMost", BinaryString::atMost, type.length()));
  }

  private StringInTuple(PartSignature part, RecordedCalls<BinaryString> content) {
    super(
        part,
        RecordedCalls.of(TupleText.of(content.value()), TupleText.class, "of", content),
        it -> StringInBinary.width(it.content(), /* ended= */ true),
        it -> StringInBinary.form(it.content()));
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return codec().content().alphabet().contains(0)
        && TupleEncodings.endsInZero((byte[]) beginning);
  }
}
