package dev.keywright.analysis.infer;

import dev.keywright.runtime.layout.LayoutSignature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Layouts of BINARY by chance. */
final class RandomBinaries {
  private static final String[] FUNCTIONS = {"MD5", "MD5", "SHA_256", "MURMUR3_32", "CRC32C"};

  private RandomBinaries() {}

  static RandomLayout next(SplittableRandom random) {
    RandomBinaryParts parts = new RandomBinaryParts(random);
    Map<String, RandomLayout.RandomValues> values = new LinkedHashMap<>();
    List<String> items = new ArrayList<>();
    int count = 2 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      RandomBinaryParts.Part part = parts.next();
      String name = "p" + i;
      String hash =
          i == 0 && random.nextInt(7) == 0
              ? " hashPrefix="
                  + 2 * (1 + random.nextInt(4))
                  + " hash="
                  + FUNCTIONS[random.nextInt(5)]
              : "";
      items.add(name + " " + part.declaration() + hash);
      values.put(name, r -> RandomBinaryParts.fit(part.declaration(), part.values().next(r), r));
    }
    if (random.nextInt(8) == 0) {
      items.add(
          0,
          "bucket count="
              + (4 << random.nextInt(7))
              + " by=HASH hash="
              + FUNCTIONS[random.nextInt(5)]
              + " of=p"
              + random.nextInt(count));
    }
    boolean isTemplate = random.nextInt(4) == 0;
    String column = isTemplate ? "\"t\" " + String.join(" \"\" ", items) : String.join(", ", items);
    return new RandomLayout(LayoutSignature.parse("BINARY | partitionKey: " + column), values);
  }
}
