package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Which encoding a part of a BINARY column has. */
public final class BinaryEncodings {
  private BinaryEncodings() {}

  /** The encoding that a part has in its place. */
  public static PartEncoding<? extends BinaryPart<?>> of(PartSignature part, Place place) {
    return switch (part.kind()) {
      case WHOLE, TIME -> number(part, place.format(), part.encoding().number());
      case CHARACTER -> new CharInBinary(part);
      case TEXT, BYTES -> text(part, part.encoding().text(), place);
      case SUFFIX -> new SuffixInBinary(part, (SuffixType) part.type());
      case LIST -> list(part, it -> of(it, place.ofElements()));
      case FRACTION, FLAG, UUID, CODES -> ofOneForm(part, place);
    };
  }

  private static PartEncoding<? extends BinaryPart<?>> text(
      PartSignature part, Optional<TextForm> form, Place place) {
    if (form.isPresent()) {
      return FramedInBinary.of(part, form.get(), place);
    }
    return part.kind() == Kind.TEXT
        ? new StringInBinary(part, place)
        : new BytesInBinary(part, place);
  }

  /** A list or a map, whose elements have parts of these encodings. */
  public static PartEncoding<? extends BinaryPart<?>> list(
      PartSignature part, Function<PartSignature, PartEncoding<? extends BinaryPart<?>>> encoding) {
    ListType type = (ListType) part.type();
    List<PartSignature> parts = type.parts(part.name());
    return new ListInBinary(part, type, parts.stream().map(encoding).toList());
  }

  /** Of a part that has one form, which FDB_TUPLE puts a byte before. */
  public static PartEncoding<? extends BinaryPart<?>> ofOneForm(PartSignature part, Place place) {
    return switch (part.kind()) {
      case FRACTION -> new FractionInBinary(part, place.format());
      case FLAG -> new FlagInBinary(part, place.format());
      case UUID -> new UuidInBinary(part, place.format());
      case CODES -> new CodeInBinary(part, (CodesType) part.type(), place);
      case WHOLE, CHARACTER, TEXT, BYTES, TIME, SUFFIX, LIST ->
          throw new IllegalArgumentException(
              part.name() + ": " + part.type() + " has several forms");
    };
  }

  /** A whole number, or the count of a time, which may be in a form of another system. */
  public static PartEncoding<? extends BinaryPart<?>> number(
      PartSignature part, LayoutFormat format, Optional<NumberForm> form) {
    return part.kind() == Kind.TIME
        ? new TimeInBinary(part, format, form)
        : new WholeInBinary(part, form);
  }
}
