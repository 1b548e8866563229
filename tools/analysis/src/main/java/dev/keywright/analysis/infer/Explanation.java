package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The keys that a layout decodes, with their values.
 *
 * @param reader of the layout
 * @param keys that it decodes
 * @param values of each of these keys, by part
 * @param rest the keys that it does not decode
 */
record Explanation(
    LayoutReader reader,
    List<SampledKey> keys,
    List<Map<String, Object>> values,
    List<SampledKey> rest) {

  static Explanation of(LayoutReader reader, List<SampledKey> sample) {
    List<SampledKey> keys = new ArrayList<>();
    List<Map<String, Object>> values = new ArrayList<>();
    List<SampledKey> rest = new ArrayList<>();
    for (SampledKey key : sample) {
      Optional<Map<String, Object>> read = reader.read(key);
      if (read.isPresent()) {
        keys.add(key);
        values.add(read.get());
      } else {
        rest.add(key);
      }
    }
    return new Explanation(reader, keys, values, rest);
  }

  RowKind kind() {
    Map<String, ValuesSeen> seen = new LinkedHashMap<>();
    List<PartSignature> parts = reader.signature().parts().toList();
    for (Map<String, Object> row : values) {
      for (PartSignature part : parts) {
        Object value = row.get(part.name());
        if (value != null) {
          seen.computeIfAbsent(part.name(), name -> new ValuesSeen(part, value)).add(value);
        }
      }
    }
    return new RowKind(
        reader.signature().toString(),
        keys.size(),
        seen.values().stream().map(ValuesSeen::seen).toList());
  }
}
