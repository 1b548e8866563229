package dev.keywright.analysis.infer;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * A layout by chance, and where the values of its parts come from.
 *
 * @param values of each part, by name
 */
public record RandomLayout(LayoutSignature signature, Map<String, RandomValues> values) {

  /** Keys by chance, as their bytes. */
  public List<byte[][]> keys(int count, SplittableRandom random) {
    return keys(
        count,
        () -> {
          Map<String, Object> row = new LinkedHashMap<>();
          values.forEach((part, source) -> row.put(part, source.next(random)));
          return row;
        });
  }

  /** The same with parts whose values depend on the part before them. */
  public List<byte[][]> dependentKeys(int count, SplittableRandom random) {
    return keys(count, new DependentValues(values, random)::row);
  }

  private List<byte[][]> keys(int count, Supplier<Map<String, Object>> rows) {
    LayoutCodec codec = LayoutCodec.of(signature);
    List<byte[][]> keys = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Map<String, Object> row = rows.get();
      keys.add(
          codec.encode(row).values().stream()
              .map(
                  content ->
                      content instanceof String text
                          ? text.getBytes(StandardCharsets.UTF_8)
                          : (byte[]) content)
              .toArray(byte[][]::new));
    }
    return keys;
  }

  /** Values by chance. */
  @FunctionalInterface
  public interface RandomValues {
    Object next(SplittableRandom random);
  }
}
