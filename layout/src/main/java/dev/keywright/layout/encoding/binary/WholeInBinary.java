package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryInteger;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.number.NumberForm;
import java.util.Optional;

/** A whole number in the bytes of its type, or in those of another system. */
final class WholeInBinary extends PartEncoding<BinaryInteger> {
  private final boolean isUnsigned;

  WholeInBinary(PartSignature part, Optional<NumberForm> form) {
    super(part, made(part, form), WholeInBinary::width, it -> words(it, form));
    this.isUnsigned = form.filter(it -> it.isOfBits(part.type().bytes())).isPresent();
  }

  private static RecordedCalls<BinaryInteger> made(PartSignature part, Optional<NumberForm> form) {
    return form.map(it -> ofForm(part, it))
        .orElseGet(() -> ofType(part))
        .with("atLeast", BinaryInteger::atLeast, part.min())
        .with("atMost", BinaryInteger::atMost, part.max())
        .when(part.encoding().descending(), "descendingOrder", BinaryInteger::descendingOrder)
        .when(part.encoding().reversed(), "inReverse", BinaryInteger::inReverse);
  }

  private static RecordedCalls<BinaryInteger> ofType(PartSignature part) {
    int bytes = part.type().bytes();
    BinaryInteger whole = BinaryWhole.of(part.name(), bytes);
    return RecordedCalls.of(whole, BinaryWhole.class, "of", part.name(), bytes);
  }

  private static RecordedCalls<BinaryInteger> ofForm(PartSignature part, NumberForm form) {
    boolean isOfBits = form.isOfBits(part.type().bytes());
    BinaryNumber number = BinaryNumber.of(part.name(), form);
    return RecordedCalls.<BinaryInteger>of(
            number, BinaryNumber.class, "of", part.name(), recorded(form))
        .when(isOfBits, "ofBits", it -> number.ofBits());
  }

  /** How long the values of a codec are. */
  static Width width(BinaryInteger codec) {
    return codec.width() > 0 ? Width.fixed(codec.width()) : Width.atMost(codec.largestSize());
  }

  /** What a codec writes, in words. */
  static String words(BinaryInteger codec, Optional<NumberForm> form) {
    return form.map(FormWords::inWords).orElseGet(() -> FormWords.bytes(codec.width()));
  }

  @Override
  public boolean isUnsigned() {
    return isUnsigned;
  }
}
