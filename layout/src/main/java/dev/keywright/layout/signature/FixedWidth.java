package dev.keywright.layout.signature;

import dev.keywright.runtime.frame.TextForm;

/** The widths of parts of which BINARY writes all values in as many bytes. */
public final class FixedWidth {
  private static final int VARIES = -1;
  private static final int UUID_BYTES = 16;

  private FixedWidth() {}

  /** How many bytes a part that another one follows has; -1 if that varies. */
  public static int of(PartSignature part) {
    return switch (part.kind()) {
      case WHOLE, FRACTION -> ofNumber(part, part.type().bytes());
      case FLAG -> Byte.BYTES;
      case CHARACTER -> Character.BYTES;
      case UUID -> UUID_BYTES;
      case TIME -> ofNumber(part, part.takesTime(LayoutFormat.BINARY) ? Long.BYTES : Integer.BYTES);
      case TEXT, BYTES -> part.encoding().text().map(FixedWidth::framed).orElse(VARIES);
      case SUFFIX -> ((SuffixType) part.type()).length();
      case CODES, LIST -> VARIES;
    };
  }

  private static int ofNumber(PartSignature part, int plain) {
    return part.encoding()
        .number()
        .map(form -> form.encoding().hasWidth() ? form.width() : VARIES)
        .orElse(plain);
  }

  private static int framed(TextForm form) {
    return switch (form.encoding()) {
      case FIXED -> form.width();
      case LENGTH_PREFIXED, TERMINATED, TAIL -> VARIES;
    };
  }
}
