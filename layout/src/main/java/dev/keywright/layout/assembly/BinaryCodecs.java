package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryNumberTime;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;

/** The codec of one part of a BINARY column, as its place asks for it. */
final class BinaryCodecs {
  private final PartSignature part;
  private final Place place;
  private final String name;
  private final boolean descending;

  private BinaryCodecs(PartSignature part, Place place) {
    this.part = part;
    this.place = place;
    this.name = part.name();
    this.descending = part.encoding().descending();
  }

  static BinaryPart<?> of(PartSignature part, Place place) {
    return new BinaryCodecs(part, place).codec();
  }

  private BinaryPart<?> codec() {
    return switch (part.kind()) {
      case WHOLE -> whole();
      case FRACTION -> fraction();
      case FLAG -> {
        BinaryFlag codec = BinaryFlag.of(name);
        yield descending ? codec.descendingOrder() : codec;
      }
      case CHARACTER -> character();
      case TEXT -> framed(plainString(), string());
      case BYTES -> framed(plainBytes(), bytes());
      case UUID -> {
        BinaryUuid codec = BinaryUuid.of(name);
        yield descending ? codec.descendingOrder() : codec;
      }
      case TIME -> time();
      case CODES -> codes((CodesType) part.type());
      case SUFFIX -> BinarySuffix.of(name, ((SuffixType) part.type()).length());
      case LIST -> list((ListType) part.type());
    };
  }

  private BinaryList<?> list(ListType type) {
    BinaryPart<?>[] parts =
        type.parts().stream()
            .map(it -> of(it.named(type.nameIn(name, it)), place.ofElements()))
            .toArray(BinaryPart<?>[]::new);
    BinaryList<?> codec = BinaryList.of(name, parts);
    codec = type.isMap() ? codec.byKey() : codec;
    return codec
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }

  private BinaryPart<?> fraction() {
    if (part.type().bytes() == Float.BYTES) {
      BinaryFloat codec = BinaryFloat.of(name);
      return descending ? codec.descendingOrder() : codec;
    }
    BinaryDouble codec = BinaryDouble.of(name);
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryPart<?> whole() {
    if (part.encoding().number().isPresent()) {
      return number(part.encoding().number().get());
    }
    BinaryWhole codec = BinaryWhole.of(name, part.type().bytes());
    codec = codec.atLeast(part.min()).atMost(part.max());
    codec = descending ? codec.descendingOrder() : codec;
    return part.encoding().reversed() ? codec.backToFront() : codec;
  }

  private BinaryNumber number(NumberForm form) {
    BinaryNumber codec = BinaryNumber.of(name, form);
    codec = form.isOfBits(part.type().bytes()) ? codec.ofBits() : codec;
    codec = codec.atLeast(part.min()).atMost(part.max());
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryPart<?> numberOfTime(NumberForm form) {
    TimeFormat unit = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
    BinaryNumberTime<?> codec = BinaryNumberTime.of(name, part.type().valueClass(), unit, form);
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryChar character() {
    BinaryChar codec =
        part.limits()
            .alphabet()
            .map(alphabet -> BinaryChar.of(name, alphabet))
            .orElseGet(() -> BinaryChar.of(name));
    return descending ? codec.descendingOrder() : codec;
  }

  /** A text or bytes, in the frame of another system if there is one. */
  private <T> BinaryPart<?> framed(BinaryPart<T> content, BinaryPart<?> own) {
    Optional<TextForm> form = part.encoding().text();
    if (form.isEmpty()) {
      return own;
    }
    boolean isTail = form.get().encoding() == TextEncoding.TAIL;
    BinaryFramed<T> codec =
        BinaryFramed.of(content, isTail ? TextForm.before(place.tail()) : form.get());
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryString plainString() {
    BinaryString codec =
        part.limits()
            .alphabet()
            .map(alphabet -> BinaryString.of(name, alphabet))
            .orElseGet(() -> BinaryString.of(name));
    codec =
        codec
            .atLeast(part.limits().minLength().orElse(0))
            .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
    return codec;
  }

  private BinaryString string() {
    BinaryString codec = plainString();
    codec = part.encoding().reversed() ? codec.backToFront() : codec;
    codec = place.isFollowed() ? codec.followed() : codec;
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryBytes plainBytes() {
    return BinaryBytes.of(name)
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }

  private BinaryBytes bytes() {
    BinaryBytes codec = plainBytes();
    codec = place.isFollowed() ? codec.followed() : codec;
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryCode<String> codes(CodesType codes) {
    BinaryCode<String> codec = BinaryCode.of(name, codes.names(), codes.codes());
    codec = place.isFollowed() ? codec.followed() : codec;
    return descending ? codec.descendingOrder() : codec;
  }

  private BinaryPart<?> time() {
    if (part.encoding().number().isPresent()) {
      return numberOfTime(part.encoding().number().get());
    }
    Class<?> type = part.type().valueClass();
    BinaryTime<?> codec =
        part.type().takesTime(place.format())
            ? BinaryTime.of(name, type, part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS))
            : BinaryTime.of(name, type);
    codec = descending ? codec.descendingOrder() : codec;
    return part.encoding().reversed() ? codec.backToFront() : codec;
  }
}
