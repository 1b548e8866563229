package dev.keywright.processor.check.counterexample;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.model.PartType;
import java.util.HexFormat;

/** Values and keys as messages show them: as Java source would write them, where it can. */
public final class ShownValue {
  private ShownValue() {}

  public static String of(Object value) {
    if (value instanceof String || value instanceof Character) {
      return JavaLiteral.ofValue(value);
    }
    if (value instanceof byte[] bytes) {
      return "0x" + HexFormat.of().formatHex(bytes);
    }
    return value instanceof PartType.Constant constant ? constant.name() : value.toString();
  }
}
