package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.text.CodePart;

/** A constant of an enum as its code. */
final class CodeInText extends PartEncoding<CodePart<String>> {
  CodeInText(PartSignature part, CodesType type, Place place) {
    super(part, made(part.name(), type, place));
  }

  private static Made<CodePart<String>> made(String name, CodesType type, Place place) {
    Made<CodePart<String>> codes =
        Made.of(
            CodePart.of(name, type.names(), type.codes()),
            CodePart.class,
            "of",
            type.arguments(name));
    return codes.when(
        place.isFollowed(),
        place.escape() ? "escapedBefore" : "before",
        place.escape() ? CodePart::escapedBefore : CodePart::before,
        place.separator());
  }

  @Override
  public Width width() {
    return Width.ofAny(codec().written().values());
  }

  @Override
  public boolean isAscii() {
    return codec().written().values().stream()
        .allMatch(text -> text.chars().allMatch(c -> c < 0x80));
  }

  @Override
  protected String form() {
    return String.join(" | ", codec().codes().values());
  }
}
