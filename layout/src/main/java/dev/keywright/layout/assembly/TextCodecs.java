package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.text.NumberPart;
import dev.keywright.runtime.text.NumberTimePart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.SuffixPart;
import dev.keywright.runtime.text.TextList;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import dev.keywright.runtime.time.TimeFormat;

/** The codec of one part of a TEXT column, as its place asks for it. */
final class TextCodecs {
  private final PartSignature part;
  private final Encoding encoding;
  private final Place place;

  private TextCodecs(PartSignature part, Place place) {
    this.part = part;
    this.encoding = part.encoding();
    this.place = place;
  }

  static TextPart<?> of(PartSignature part, Place place) {
    return new TextCodecs(part, place).codec();
  }

  private TextPart<?> codec() {
    return switch (part.kind()) {
      case WHOLE -> encoding.number().isPresent() ? number(encoding.number().get()) : decimal();
      case FRACTION ->
          throw new IllegalArgumentException(
              part.name() + ": " + part.type() + " has no TEXT form");
      case FLAG -> {
        FlagPart codec = FlagPart.of(part.name());
        yield encoding.descending() ? codec.descendingOrder() : codec;
      }
      case CHARACTER ->
          part.limits()
              .alphabet()
              .map(alphabet -> CharPart.of(part.name(), alphabet))
              .orElseGet(() -> CharPart.of(part.name()));
      case TEXT -> encoding.labels() ? string().byLabels() : string();
      case BYTES -> bytes();
      case UUID -> {
        UuidPart codec = UuidPart.of(part.name());
        yield encoding.descending() ? codec.descendingOrder() : codec;
      }
      case TIME -> time();
      case CODES -> codes((CodesType) part.type());
      case SUFFIX -> SuffixPart.of(part.name(), ((SuffixType) part.type()).length());
      case LIST -> list((ListType) part.type());
    };
  }

  private TextList<?> list(ListType type) {
    TextPart<?>[] parts =
        type.parts().stream()
            .map(it -> of(it.named(type.nameIn(part.name(), it)), place.ofElements()))
            .toArray(TextPart<?>[]::new);
    TextList<?> codec = TextList.of(part.name(), parts);
    codec = place.isJoined() ? codec.joinedBy(place.separator()) : codec;
    codec = place.isFollowed() ? codec.endedBy(place.separator()) : codec;
    codec = type.isMap() ? codec.byKey() : codec;
    return codec
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }

  private DecimalPart decimal() {
    DecimalPart codec =
        encoding.pad() == 0
            ? DecimalPart.unpadded(part.name())
            : encoding.signed()
                ? DecimalPart.signed(part.name(), encoding.pad())
                : DecimalPart.padded(part.name(), encoding.pad());
    codec = codec.atLeast(part.min()).atMost(part.max());
    codec = encoding.descending() ? codec.descendingOrder() : codec;
    codec = encoding.reversed() ? codec.backToFront() : codec;
    return encoding.pad() == 0 && place.isFollowed() ? codec.before(place.separator()) : codec;
  }

  private StringPart string() {
    StringPart codec =
        part.limits()
            .alphabet()
            .map(alphabet -> StringPart.of(part.name(), alphabet))
            .orElseGet(() -> StringPart.of(part.name()));
    codec =
        codec
            .atLeast(part.limits().minLength().orElse(0))
            .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
    codec = encoding.reversed() ? codec.backToFront() : codec;
    if (!place.isFollowed()) {
      return codec;
    }
    if (place.escape()) {
      return codec.escapedBefore(place.separator());
    }
    return part.keepsOrder() && !place.isCopy()
        ? codec.before(place.separator())
        : codec.unorderedBefore(place.separator());
  }

  private CodePart<String> codes(CodesType codes) {
    CodePart<String> codec = CodePart.of(part.name(), codes.names(), codes.codes());
    if (!place.isFollowed()) {
      return codec;
    }
    return place.escape()
        ? codec.escapedBefore(place.separator())
        : codec.before(place.separator());
  }

  private HexPart bytes() {
    HexPart codec = HexPart.of(part.name());
    codec =
        codec
            .atLeast(part.limits().minLength().orElse(0))
            .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
    return place.isFollowed() ? codec.before(place.separator()) : codec;
  }

  private NumberPart number(NumberForm form) {
    NumberPart codec = NumberPart.of(part.name(), form).atLeast(part.min()).atMost(part.max());
    codec = encoding.descending() ? codec.descendingOrder() : codec;
    return encoding.reversed() ? codec.backToFront() : codec;
  }

  private TextPart<?> numberOfTime(Class<?> type, TimeFormat unit, NumberForm form) {
    NumberTimePart<?> codec = NumberTimePart.of(part.name(), type, unit, form);
    codec = encoding.descending() ? codec.descendingOrder() : codec;
    return encoding.reversed() ? codec.backToFront() : codec;
  }

  private TextPart<?> time() {
    Class<?> type = part.type().valueClass();
    TimeFormat format = encoding.time().orElse(TimeFormat.EPOCH_MILLIS);
    if (encoding.number().isPresent()) {
      return numberOfTime(type, format, encoding.number().get());
    }
    if (!format.isOfDigits()) {
      return IsoTimePart.of(part.name(), type, format);
    }
    TimePart<?> codec = TimePart.of(part.name(), type, format);
    codec = encoding.descending() ? codec.descendingOrder() : codec;
    return encoding.reversed() ? codec.backToFront() : codec;
  }
}
