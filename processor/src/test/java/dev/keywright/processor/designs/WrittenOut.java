package dev.keywright.processor.designs;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.InvalidPartException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** All keys of a member, for all values of its parts that the layout takes. */
final class WrittenOut {
  private final LayoutCodec codec;
  private final List<EncodedPart> parts;
  private final Set<String> keys = new HashSet<>();

  private WrittenOut(Layout layout, List<EncodedPart> parts) {
    this.codec = LayoutCodec.of(layout.signature());
    this.parts = parts;
  }

  static Set<String> keys(Layout layout, List<EncodedPart> parts) {
    WrittenOut all = new WrittenOut(layout, parts);
    all.write(0, new LinkedHashMap<>());
    return all.keys;
  }

  private void write(int next, Map<String, Object> values) {
    if (next == parts.size()) {
      try {
        keys.add(shown(codec.encode(values)));
      } catch (InvalidPartException refused) {
        // No key of the member.
      }
      return;
    }
    for (Object value : parts.get(next).values()) {
      values.put(parts.get(next).name(), value);
      write(next + 1, values);
    }
  }

  private static String shown(Map<String, Object> columns) {
    return columns.values().stream()
        .map(it -> it instanceof byte[] bytes ? Arrays.toString(bytes) : it.toString())
        .collect(Collectors.joining("|"));
  }
}
