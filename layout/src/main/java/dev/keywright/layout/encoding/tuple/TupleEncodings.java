package dev.keywright.layout.encoding.tuple;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.binary.BinaryEncodings;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.Optional;

/** Which encoding a part of an FDB_TUPLE column has: it shows its end, whatever its place. */
public final class TupleEncodings {
  private static final NumberForm INTEGER = NumberForm.of(NumberEncoding.VARINT_FOUNDATIONDB);

  private TupleEncodings() {}

  /** The encoding that a part has in its place. */
  public static PartEncoding<? extends BinaryPart<?>> of(PartSignature part, Place place) {
    return switch (part.kind()) {
      case WHOLE, TIME -> BinaryEncodings.number(part, place.format(), Optional.of(INTEGER));
      case CHARACTER -> new CharInTuple(part);
      case TEXT -> new StringInTuple(part);
      case BYTES -> new BytesInTuple(part);
      case SUFFIX -> new StringInTuple(part, (SuffixType) part.type());
      case LIST -> BinaryEncodings.list(part, it -> of(it, place));
      // The others have one form, which a byte before it makes an element.
      default -> BinaryEncodings.of(part, place);
    };
  }

  /** Whether an element that begins like this may go on: its end was the beginning of an escape. */
  static boolean endsInZero(byte[] beginning) {
    return beginning.length > 1 && beginning[beginning.length - 1] == 0;
  }
}
