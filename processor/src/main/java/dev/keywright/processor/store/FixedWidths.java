package dev.keywright.processor.store;

import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.TimeFormat;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.TimeType;

/** The widths of parts that have few or no widths to choose from. */
final class FixedWidths {
  private static final int UUID_CHARACTERS = 36;
  private static final int UUID_BYTES = 16;

  private FixedWidths() {}

  /** The most characters of a part of TEXT. */
  static int text(Part part) {
    PartType type = part.type();
    if (type instanceof PartType.Whole whole) {
      return digits(part, whole);
    }
    if (type instanceof PartType.Time time) {
      return digits(part.options().time(), time.type());
    }
    if (type instanceof PartType.Uuid) {
      return UUID_CHARACTERS;
    }
    return type instanceof PartType.Suffix suffix ? suffix.length() : 1;
  }

  private static int digits(Part part, PartType.Whole type) {
    if (part.options().pad() > 0) {
      return part.options().pad() + (part.options().signed() ? 1 : 0);
    }
    long min = Math.max(type.min(), part.facts().min().orElse(type.min()));
    long max = Math.min(type.max(), part.facts().max().orElse(type.max()));
    return Math.max(Long.toString(min).length(), Long.toString(max).length());
  }

  private static int digits(TimeFormat format, TimeType type) {
    return switch (format) {
      case EPOCH_MILLIS -> 13;
      case EPOCH_SECONDS -> 10;
      case BASIC -> type == TimeType.DATE ? 8 : 14;
      case DOTNET_TICKS -> 19;
    };
  }

  /** The bytes of a part of BINARY that is neither text nor bytes. */
  static int binary(PartType type) {
    if (type instanceof PartType.Whole whole) {
      return whole.bytes();
    }
    if (type instanceof PartType.Floating floating) {
      return floating.javaName().equals("float") ? Float.BYTES : Double.BYTES;
    }
    if (type instanceof PartType.Time time) {
      return time.type() == TimeType.DATE ? Integer.BYTES : Long.BYTES;
    }
    if (type instanceof PartType.Uuid) {
      return UUID_BYTES;
    }
    if (type instanceof PartType.Char) {
      return Character.BYTES;
    }
    return type instanceof PartType.Suffix suffix ? suffix.length() : 1;
  }
}
