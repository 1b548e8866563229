package dev.keywright.runtime.layout;

import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinarySuffix;
import dev.keywright.runtime.binary.BinaryTime;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;

/** The codec of one part of a BINARY column, as its place asks for it. */
final class BinaryCodecs {
  private final PartPlace place;
  private final PartSignature part;
  private final String name;

  private BinaryCodecs(PartPlace place) {
    this.place = place;
    this.part = place.part();
    this.name = part.name();
  }

  /** The codec of a part. */
  static BinaryPart<?> of(PartPlace place) {
    return new BinaryCodecs(place).codec();
  }

  /** The codec of a hash prefix. */
  static BinaryHash of(HashSignature hash) {
    return new BinaryHash(hash.function(), hash.digits() / 2, hash.salt());
  }

  private BinaryPart<?> codec() {
    if (part.type() instanceof CodesType codes) {
      return codes(codes);
    }
    if (part.type() instanceof SuffixType suffix) {
      return BinarySuffix.of(name, suffix.length());
    }
    boolean descending = part.descending();
    return switch ((SimpleType) part.type()) {
      case BYTE, SHORT, INT, LONG -> whole();
      case BOOLEAN -> {
        BinaryFlag codec = BinaryFlag.of(name);
        yield descending ? codec.descendingOrder() : codec;
      }
      case CHAR -> character();
      case STRING -> string();
      case UUID -> {
        BinaryUuid codec = BinaryUuid.of(name);
        yield descending ? codec.descendingOrder() : codec;
      }
      case BYTES -> bytes();
      case INSTANT, LOCAL_DATE_TIME, LOCAL_DATE -> time(part.timeType());
      case FLOAT -> {
        BinaryFloat codec = BinaryFloat.of(name);
        yield descending ? codec.descendingOrder() : codec;
      }
      case DOUBLE -> {
        BinaryDouble codec = BinaryDouble.of(name);
        yield descending ? codec.descendingOrder() : codec;
      }
    };
  }

  private BinaryWhole whole() {
    int bytes = part.type() instanceof SimpleType simple ? simple.bytes() : 0;
    BinaryWhole codec = BinaryWhole.of(name, bytes);
    codec = codec.atLeast(WholeRange.min(part)).atMost(WholeRange.max(part));
    codec = part.descending() ? codec.descendingOrder() : codec;
    return part.reversed() ? codec.backToFront() : codec;
  }

  private BinaryChar character() {
    BinaryChar codec =
        part.alphabet()
            .map(alphabet -> BinaryChar.of(name, alphabet))
            .orElseGet(() -> BinaryChar.of(name));
    return part.descending() ? codec.descendingOrder() : codec;
  }

  private BinaryString string() {
    BinaryString codec =
        part.alphabet()
            .map(alphabet -> BinaryString.of(name, alphabet))
            .orElseGet(() -> BinaryString.of(name));
    codec = part.minLength().isPresent() ? codec.atLeast(part.minLength().getAsInt()) : codec;
    codec = part.maxLength().isPresent() ? codec.atMost(part.maxLength().getAsInt()) : codec;
    codec = part.reversed() ? codec.backToFront() : codec;
    codec = place.isFollowed() ? codec.followed() : codec;
    return part.descending() ? codec.descendingOrder() : codec;
  }

  private BinaryBytes bytes() {
    BinaryBytes codec = BinaryBytes.of(name);
    codec = part.minLength().isPresent() ? codec.atLeast(part.minLength().getAsInt()) : codec;
    codec = part.maxLength().isPresent() ? codec.atMost(part.maxLength().getAsInt()) : codec;
    codec = place.isFollowed() ? codec.followed() : codec;
    return part.descending() ? codec.descendingOrder() : codec;
  }

  private BinaryCode<String> codes(CodesType codes) {
    String[] names =
        codes.constants().stream().map(CodesType.Constant::name).toArray(String[]::new);
    String[] written =
        codes.constants().stream().map(CodesType.Constant::code).toArray(String[]::new);
    BinaryCode<String> codec = BinaryCode.of(name, names, written);
    codec = place.isFollowed() ? codec.followed() : codec;
    return part.descending() ? codec.descendingOrder() : codec;
  }

  private BinaryTime<?> time(TimeType<?> type) {
    BinaryTime<?> codec =
        type.unit().isPresent()
            ? BinaryTime.of(name, type.valueClass())
            : BinaryTime.of(name, type.valueClass(), part.time().orElse(TimeFormat.EPOCH_MILLIS));
    codec = part.descending() ? codec.descendingOrder() : codec;
    return part.reversed() ? codec.backToFront() : codec;
  }
}
