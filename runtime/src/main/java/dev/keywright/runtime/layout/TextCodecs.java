package dev.keywright.runtime.layout;

import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;

/** The codec of one part of a TEXT column, as its place asks for it. */
final class TextCodecs {
  private final PartPlace place;
  private final PartSignature part;
  private final char separator;

  private TextCodecs(PartPlace place) {
    this.place = place;
    this.part = place.part();
    this.separator = place.layout().separator();
  }

  /**
   * The codec of a part.
   *
   * @throws IllegalArgumentException if the type has no form in TEXT
   */
  static TextPart<?> of(PartPlace place) {
    return new TextCodecs(place).codec();
  }

  /** The codec of a hash prefix. */
  static HashPrefix of(HashSignature hash) {
    return new HashPrefix(hash.function(), hash.digits(), hash.salt());
  }

  private TextPart<?> codec() {
    if (part.type() instanceof CodesType codes) {
      return codes(codes);
    }
    if (part.type() instanceof SuffixType suffix) {
      return SuffixPart.of(part.name(), suffix.length());
    }
    return switch ((SimpleType) part.type()) {
      case BYTE, SHORT, INT, LONG -> decimal();
      case BOOLEAN -> {
        FlagPart codec = FlagPart.of(part.name());
        yield part.descending() ? codec.descendingOrder() : codec;
      }
      case CHAR ->
          part.alphabet()
              .map(alphabet -> CharPart.of(part.name(), alphabet))
              .orElseGet(() -> CharPart.of(part.name()));
      case STRING -> string();
      case UUID -> {
        UuidPart codec = UuidPart.of(part.name());
        yield part.descending() ? codec.descendingOrder() : codec;
      }
      case BYTES -> bytes();
      case INSTANT, LOCAL_DATE_TIME, LOCAL_DATE -> time(part.timeType());
      case FLOAT, DOUBLE ->
          throw new IllegalArgumentException(
              part.name() + ": " + part.type() + " has no TEXT form");
    };
  }

  private DecimalPart decimal() {
    DecimalPart codec =
        part.pad() == 0
            ? DecimalPart.unpadded(part.name())
            : part.signed()
                ? DecimalPart.signed(part.name(), part.pad())
                : DecimalPart.padded(part.name(), part.pad());
    codec = codec.atLeast(WholeRange.min(part)).atMost(WholeRange.max(part));
    codec = part.descending() ? codec.descendingOrder() : codec;
    codec = part.reversed() ? codec.backToFront() : codec;
    return part.pad() == 0 && place.isFollowed() ? codec.before(separator) : codec;
  }

  private StringPart string() {
    StringPart codec =
        part.alphabet()
            .map(alphabet -> StringPart.of(part.name(), alphabet))
            .orElseGet(() -> StringPart.of(part.name()));
    codec = part.minLength().isPresent() ? codec.atLeast(part.minLength().getAsInt()) : codec;
    codec = part.maxLength().isPresent() ? codec.atMost(part.maxLength().getAsInt()) : codec;
    codec = part.reversed() ? codec.backToFront() : codec;
    if (!place.isFollowed()) {
      return codec;
    }
    if (place.layout().escape()) {
      return codec.escapedBefore(separator);
    }
    return part.keepsOrder() ? codec.before(separator) : codec.unorderedBefore(separator);
  }

  private CodePart<String> codes(CodesType codes) {
    String[] names =
        codes.constants().stream().map(CodesType.Constant::name).toArray(String[]::new);
    String[] written =
        codes.constants().stream()
            .map(CodesType.Constant::code)
            .map(this::code)
            .toArray(String[]::new);
    CodePart<String> codec = CodePart.of(part.name(), names, written);
    return place.isFollowed() ? codec.before(separator) : codec;
  }

  private String code(String code) {
    return place.isFollowed() && place.layout().escape()
        ? StringPart.of(part.name()).escapedBefore(separator).text(code)
        : code;
  }

  private HexPart bytes() {
    HexPart codec = HexPart.of(part.name());
    codec = part.minLength().isPresent() ? codec.atLeast(part.minLength().getAsInt()) : codec;
    codec = part.maxLength().isPresent() ? codec.atMost(part.maxLength().getAsInt()) : codec;
    return place.isFollowed() ? codec.before(separator) : codec;
  }

  private TimePart<?> time(TimeType<?> type) {
    TimePart<?> codec =
        TimePart.of(part.name(), type.valueClass(), part.time().orElse(TimeFormat.EPOCH_MILLIS));
    codec = part.descending() ? codec.descendingOrder() : codec;
    return part.reversed() ? codec.backToFront() : codec;
  }
}
