package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.text.TextPart;

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
      case FLAG -> new FlagInText(part);
      case CHARACTER -> new CharInText(part);
      case TEXT -> StringInText.of(part, place);
      case BYTES -> new BytesInText(part, place);
      case UUID -> new UuidInText(part);
      case TIME ->
          part.time().isOfDigits()
              ? new TimeInText(part, part.encoding().number())
              : part.time().sorts() ? new IsoTimeInText(part) : new InstantInText(part);
      case CODES -> new CodeInText(part, (CodesType) part.type(), place);
      case SUFFIX -> new SuffixInText(part, (SuffixType) part.type());
      case LIST -> ListInText.of(part, (ListType) part.type(), place);
    };
  }
}
