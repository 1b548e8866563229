package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.analysis.infer.search.DecodedLayout;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether two layouts of BINARY cut each key at the same places and read the same values. No key
 * tells such layouts apart: they differ only in values that no key has.
 */
final class Alike {
  private static final int CUT = 200;
  private static final Pattern UNSIGNED = Pattern.compile("as=(UNSIGNED|LITTLE_ENDIAN)");

  private Alike() {}

  static boolean of(LayoutSignature a, LayoutSignature b, List<SampledKey> sample) {
    return a.format() == LayoutFormat.BINARY
        && b.format() == LayoutFormat.BINARY
        && a.columns().size() == b.columns().size()
        && a.parts().count() == b.parts().count()
        && Layouts.scatter(a).equals(Layouts.scatter(b))
        && sample.stream().limit(CUT).allMatch(key -> cuts(a, key).equals(cuts(b, key)))
        && haveSameValues(a, b, sample);
  }

  private static List<String> cuts(LayoutSignature layout, SampledKey key) {
    Object[] contents = new Object[key.columns()];
    for (int i = 0; i < contents.length; i++) {
      contents[i] = key.column(i);
    }
    return KeyInspector.of(layout).inspect(contents).items().stream()
        .map(it -> it.column() + " " + it.kind() + " " + it.position())
        .toList();
  }

  private static boolean haveSameValues(
      LayoutSignature a, LayoutSignature b, List<SampledKey> sample) {
    List<PartSignature> as = a.parts().toList();
    List<PartSignature> bs = b.parts().toList();
    DecodedLayout readerOfA = new DecodedLayout(a);
    DecodedLayout readerOfB = new DecodedLayout(b);
    for (SampledKey key : sample) {
      Optional<Map<String, Object>> one = readerOfA.read(key);
      Optional<Map<String, Object>> other = readerOfB.read(key);
      if (one.isEmpty() || other.isEmpty()) {
        return false;
      }
      for (int i = 0; i < as.size(); i++) {
        if (!value(as.get(i), one.get()).equals(value(bs.get(i), other.get()))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Object value(PartSignature part, Map<String, Object> row) {
    boolean isUnsigned = UNSIGNED.matcher(part.toString()).find();
    return value(row.get(part.name()), isUnsigned);
  }

  private static Object value(Object value, boolean isUnsigned) {
    if (value instanceof byte[] bytes) {
      return HexFormat.of().formatHex(bytes);
    }
    if (value instanceof List<?> list) {
      List<Object> all = new ArrayList<>();
      list.forEach(it -> all.add(value(it, isUnsigned)));
      return all;
    }
    if (value instanceof Byte || value instanceof Short || value instanceof Integer) {
      Object number = isUnsigned ? Judge.unsigned(value) : value;
      return Long.toString(((Number) number).longValue());
    }
    if (value instanceof Long number) {
      return isUnsigned ? Long.toUnsignedString(number) : Long.toString(number);
    }
    return value;
  }
}
