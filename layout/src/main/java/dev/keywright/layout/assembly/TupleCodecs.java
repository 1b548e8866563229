package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryList;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.binary.BinaryNumberTime;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.BinaryUuid;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.binary.TupleChar;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.time.TimeFormat;

/** The codec of one part of an FDB_TUPLE column: an element shows its end, wherever it stands. */
final class TupleCodecs {
  private static final String SUFFIX = "0-9a-z";

  private final PartSignature part;
  private final String name;

  private TupleCodecs(PartSignature part) {
    this.part = part;
    this.name = part.name();
  }

  static BinaryPart<?> of(PartSignature part) {
    return new TupleCodecs(part).codec();
  }

  private BinaryPart<?> codec() {
    return switch (part.kind()) {
      case WHOLE ->
          BinaryNumber.of(name, NumberEncoding.VARINT_FOUNDATIONDB)
              .atLeast(part.min())
              .atMost(part.max());
      case FRACTION ->
          part.type().bytes() == Float.BYTES
              ? BinaryFloat.of(name).element()
              : BinaryDouble.of(name).element();
      case FLAG -> BinaryFlag.of(name).element();
      case CHARACTER -> TupleChar.of(character());
      case TEXT -> TupleText.of(text());
      case BYTES -> TupleBytes.of(bytes());
      case UUID -> BinaryUuid.of(name).element();
      case TIME -> time();
      case CODES -> codes((CodesType) part.type());
      case SUFFIX -> suffix(((SuffixType) part.type()).length());
      case LIST -> list((ListType) part.type());
    };
  }

  private BinaryChar character() {
    return part.limits()
        .alphabet()
        .map(alphabet -> BinaryChar.of(name, alphabet))
        .orElseGet(() -> BinaryChar.of(name));
  }

  private BinaryString text() {
    return part.limits()
        .alphabet()
        .map(alphabet -> BinaryString.of(name, alphabet))
        .orElseGet(() -> BinaryString.of(name))
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }

  private BinaryBytes bytes() {
    return BinaryBytes.of(name)
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }

  private BinaryPart<?> time() {
    Class<?> type = part.type().valueClass();
    return part.encoding()
        .time()
        .<BinaryPart<?>>map(unit -> number(type, unit))
        .orElseGet(() -> BinaryNumberTime.of(name, type, NumberEncoding.VARINT_FOUNDATIONDB));
  }

  private BinaryPart<?> number(Class<?> type, TimeFormat unit) {
    return BinaryNumberTime.of(name, type, unit, NumberEncoding.VARINT_FOUNDATIONDB);
  }

  private BinaryCode<String> codes(CodesType codes) {
    return BinaryCode.of(name, codes.names(), codes.codes()).element();
  }

  private TupleText suffix(int length) {
    return TupleText.of(BinaryString.of(name, SUFFIX).atLeast(length).atMost(length));
  }

  private BinaryList<?> list(ListType type) {
    BinaryPart<?>[] parts =
        type.parts().stream()
            .map(it -> of(it.named(type.nameIn(name, it))))
            .toArray(BinaryPart<?>[]::new);
    BinaryList<?> codec = BinaryList.of(name, parts);
    codec = type.isMap() ? codec.byKey() : codec;
    return codec
        .atLeast(part.limits().minLength().orElse(0))
        .atMost(part.limits().maxLength().orElse(Integer.MAX_VALUE));
  }
}
