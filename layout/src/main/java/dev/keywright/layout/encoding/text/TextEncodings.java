package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.InstantPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.UuidPart;

/** Which encoding a part of a TEXT column has. */
public final class TextEncodings {
  private TextEncodings() {}

  /**
   * The encoding that a part has in its place.
   *
   * @throws IllegalArgumentException if the type has no form in TEXT
   */
  public static PartEncoding<? extends TextPart<?>> of(PartSignature part, Place place) {
    return switch (part.kind()) {
      case WHOLE ->
          part.encoding().number().isPresent()
              ? new NumberInText(part, part.encoding().number().get())
              : new DecimalInText(part, place);
      case FRACTION ->
          throw new IllegalArgumentException(
              part.name() + ": " + part.type() + " has no TEXT form");
      case FLAG -> flag(part);
      case CHARACTER -> new CharInText(part);
      case TEXT -> StringInText.of(part, place);
      case BYTES -> new BytesInText(part, place);
      case UUID -> uuid(part);
      case TIME ->
          part.time().isOfDigits()
              ? new TimeInText(part, part.encoding().number())
              : part.time().sorts() ? new IsoTimeInText(part) : instant(part);
      case CODES -> new CodeInText(part, (CodesType) part.type(), place);
      case SUFFIX -> suffix(part, ((SuffixType) part.type()).length());
      case LIST -> ListInText.of(part, (ListType) part.type(), place);
    };
  }

  private static PartEncoding<FlagPart> flag(PartSignature part) {
    return new PartEncoding<>(
        part,
        RecordedCalls.by(FlagPart.class, "of", FlagPart::of, part.name())
            .when(part.encoding().descending(), "descendingOrder", FlagPart::descendingOrder),
        it -> Width.fixed(1),
        it -> "0 or 1");
  }

  private static PartEncoding<UuidPart> uuid(PartSignature part) {
    return new PartEncoding<>(
        part,
        RecordedCalls.by(UuidPart.class, "of", UuidPart::of, part.name())
            .when(part.encoding().descending(), "descendingOrder", UuidPart::descendingOrder),
        it -> Width.fixed(36),
        it -> "36 characters");
  }

  private static PartEncoding<InstantPart> instant(PartSignature part) {
    return new PartEncoding<>(
        part,
        RecordedCalls.by(InstantPart.class, "of", InstantPart::of, part.name()),
        it -> Width.atMost(InstantPart.longest()),
        it -> "Instant.toString()");
  }

  private static PartEncoding<SuffixPart> suffix(PartSignature part, int length) {
    return new PartEncoding<>(
        part,
        RecordedCalls.by(SuffixPart.class, "of", SuffixPart::of, part.name(), length),
        it -> Width.fixed(length),
        it -> length + " random characters of [0-9a-z]");
  }
}
