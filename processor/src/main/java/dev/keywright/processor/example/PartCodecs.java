package dev.keywright.processor.example;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.FlagPart;
import dev.keywright.runtime.text.HashPrefix;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextPart;
import dev.keywright.runtime.text.TimeForm;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.text.UuidPart;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The runtime codec of a part: the very one that the generated key will hold. */
public final class PartCodecs {
  private PartCodecs() {}

  /**
   * The codec of a part whose declarations are well formed.
   *
   * @return empty for an enum, whose class does not exist yet, and for types that cannot be parts
   */
  public static Optional<TextPart<?>> of(Layout layout, Column column, Part part) {
    int separator = column.isLast(part) ? -1 : layout.separator();
    PartType type = part.type();
    if (type instanceof PartType.Whole whole) {
      return Optional.of(decimal(part, whole, separator));
    }
    if (type instanceof PartType.Text) {
      return Optional.of(string(layout, part, separator));
    }
    if (type instanceof PartType.Time time) {
      return Optional.of(time(part, time));
    }
    if (type instanceof PartType.Bytes) {
      return Optional.of(bytes(part, separator));
    }
    return Optional.ofNullable(fixed(part));
  }

  private static DecimalPart decimal(Part part, PartType.Whole whole, int separator) {
    int pad = part.options().pad();
    DecimalPart codec =
        pad == 0
            ? DecimalPart.unpadded(part.name())
            : part.options().signed()
                ? DecimalPart.signed(part.name(), pad)
                : DecimalPart.padded(part.name(), pad);
    codec = codec.atLeast(Math.max(whole.min(), part.facts().min().orElse(Long.MIN_VALUE)));
    codec = codec.atMost(Math.min(whole.max(), part.facts().max().orElse(Long.MAX_VALUE)));
    codec = part.options().descending() ? codec.descendingOrder() : codec;
    codec = part.options().reversed() ? codec.backToFront() : codec;
    return pad == 0 && separator >= 0 ? codec.before((char) separator) : codec;
  }

  private static StringPart string(Layout layout, Part part, int separator) {
    StringPart codec =
        part.facts()
            .alphabet()
            .map(alphabet -> StringPart.of(part.name(), alphabet))
            .orElseGet(() -> StringPart.of(part.name()));
    codec =
        part.facts().maxLength().isPresent()
            ? codec.atMost(part.facts().maxLength().getAsInt())
            : codec;
    codec = part.options().reversed() ? codec.backToFront() : codec;
    if (separator < 0) {
      return codec;
    }
    if (layout.escape()) {
      return codec.escapedBefore((char) separator);
    }
    return part.keepsOrder()
        ? codec.before((char) separator)
        : codec.unorderedBefore((char) separator);
  }

  private static TimePart<?> time(Part part, PartType.Time time) {
    TimeForm form = TimeForm.valueOf(part.options().time().name());
    TimePart<?> codec =
        switch (time.type()) {
          case INSTANT -> TimePart.ofInstant(part.name(), form);
          case DATE_TIME -> TimePart.ofDateTime(part.name(), form);
          case DATE -> TimePart.ofDate(part.name(), form);
        };
    codec = part.options().descending() ? codec.descendingOrder() : codec;
    return part.options().reversed() ? codec.backToFront() : codec;
  }

  private static HexPart bytes(Part part, int separator) {
    HexPart codec = HexPart.of(part.name());
    codec =
        part.facts().maxLength().isPresent()
            ? codec.atMost(part.facts().maxLength().getAsInt())
            : codec;
    return separator < 0 ? codec : codec.before((char) separator);
  }

  private static @Nullable TextPart<?> fixed(Part part) {
    boolean descending = part.options().descending();
    if (part.type() instanceof PartType.Uuid) {
      UuidPart codec = UuidPart.of(part.name());
      return descending ? codec.descendingOrder() : codec;
    }
    if (part.type() instanceof PartType.Flag) {
      FlagPart codec = FlagPart.of(part.name());
      return descending ? codec.descendingOrder() : codec;
    }
    if (part.type() instanceof PartType.Char) {
      return part.facts()
          .alphabet()
          .map(alphabet -> CharPart.of(part.name(), alphabet))
          .orElseGet(() -> CharPart.of(part.name()));
    }
    return null;
  }

  /** The codec of a hash prefix. */
  public static HashPrefix hash(Hash hash) {
    HashPrefix codec =
        switch (hash.algorithm()) {
          case MD5 -> HashPrefix.md5(hash.digits());
          case SHA_256 -> HashPrefix.sha256(hash.digits());
          case MURMUR3_32 -> HashPrefix.murmur3(hash.digits());
          case CRC32C -> HashPrefix.crc32c(hash.digits());
        };
    return hash.salt().isEmpty() ? codec : codec.salted(hash.salt());
  }

  /** An enum code as it is written: escaped where its place asks for it. */
  public static String code(Layout layout, Column column, Part part, String code) {
    boolean escaping = layout.escape() && !column.isLast(part);
    return escaping
        ? StringPart.of(part.name()).escapedBefore(layout.separator()).text(code)
        : code;
  }
}
