package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Which encoding a part of a BINARY column has. */
public final class BinaryEncodings {
  private BinaryEncodings() {}

  /** The encoding that a part has in its place. */
  public static PartEncoding<? extends BinaryPart<?>> of(PartSignature part, Place place) {
    return switch (part.kind()) {
      case WHOLE, TIME -> number(part, place.format(), part.encoding().number());
      case CHARACTER -> new CharInBinary(part);
      case TEXT, BYTES -> text(part, part.encoding().text(), place);
      case SUFFIX -> suffix(part, ((SuffixType) part.type()).length());
      case LIST -> list(part, it -> of(it, place.ofElements()));
      case CODES -> new CodeInBinary(part, (CodesType) part.type(), place);
      case FRACTION ->
          part.type().bytes() == Float.BYTES ? ofFloat(part, place) : ofDouble(part, place);
      case FLAG ->
          value(
              RecordedCalls.by(BinaryFlag.class, "of", BinaryFlag::of, part.name()),
              BinaryFlag::element,
              BinaryFlag::descendingOrder,
              part,
              place);
      case UUID ->
          value(
              RecordedCalls.by(BinaryUuid.class, "of", BinaryUuid::of, part.name()),
              BinaryUuid::element,
              BinaryUuid::descendingOrder,
              part,
              place);
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

  /** A whole number, or the count of a time, which may be in a form of another system. */
  public static PartEncoding<? extends BinaryPart<?>> number(
      PartSignature part, LayoutFormat format, Optional<NumberForm> form) {
    return part.kind() == Kind.TIME
        ? new TimeInBinary(part, format, form)
        : new WholeInBinary(part, form);
  }

  private static PartEncoding<BinaryFloat> ofFloat(PartSignature part, Place place) {
    return value(
        RecordedCalls.by(BinaryFloat.class, "of", BinaryFloat::of, part.name()),
        BinaryFloat::element,
        BinaryFloat::descendingOrder,
        part,
        place);
  }

  private static PartEncoding<BinaryDouble> ofDouble(PartSignature part, Place place) {
    return value(
        RecordedCalls.by(BinaryDouble.class, "of", BinaryDouble::of, part.name()),
        BinaryDouble::element,
        BinaryDouble::descendingOrder,
        part,
        place);
  }

  // All values have one width, also with the byte that FDB_TUPLE puts before them.
  private static <K extends BinaryPart<?>> PartEncoding<K> value(
      RecordedCalls<K> plain,
      UnaryOperator<K> element,
      UnaryOperator<K> descending,
      PartSignature part,
      Place place) {
    return new PartEncoding<>(
        part,
        plain
            .when(place.format() == LayoutFormat.FDB_TUPLE, "element", element)
            .when(part.encoding().descending(), "descendingOrder", descending),
        it -> Width.fixed(it.width()),
        it -> FormWords.bytes(it.width()));
  }

  private static PartEncoding<BinarySuffix> suffix(PartSignature part, int length) {
    return new PartEncoding<>(
        part,
        RecordedCalls.by(BinarySuffix.class, "of", BinarySuffix::of, part.name(), length),
        it -> Width.fixed(length),
        it -> length + " random characters of [0-9a-z]");
  }
}
