package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.text.CodePart;

/** A constant of an enum as its code. */
final class CodeInText extends PartEncoding<CodePart<String>> {
  CodeInText(PartSignature part, CodesType type, Place place) {
    super(
        part,
        made(part.name(), type, place),
        it -> Width.ofAny(it.written().values()),
        it -> String.join(" | ", it.codes().values()));
  }

  private static RecordedCalls<CodePart<String>> made(String name, CodesType type, Place place) {
    CodePart<String> codes = CodePart.of(name, type.names(), type.codes());
    return RecordedCalls.of(codes, CodePart.class, "of", type.arguments(name))
        .when(
            place.isFollowed(),
            place.escape() ? "escapedBefore" : "before",
            place.escape() ? CodePart::escapedBefore : CodePart::before,
            place.separator());
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return codec().written().values().stream()
        .anyMatch(it -> it.startsWith((String) beginning) && !it.equals(beginning));
  }
}
