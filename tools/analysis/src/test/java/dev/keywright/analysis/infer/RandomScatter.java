package dev.keywright.analysis.infer;

import java.util.List;
import java.util.SplittableRandom;

/** Hash prefixes and buckets by chance. */
final class RandomScatter {
  private static final int[] COUNTS = {4, 8, 10, 16, 20, 64, 100, 256};
  private static final String[] HASHES = {"MD5", "MD5", "SHA_256", "MURMUR3_32", "CRC32C"};
  private static final String UNORDERED = " unordered";

  private final SplittableRandom random;

  RandomScatter(SplittableRandom random) {
    this.random = random;
  }

  /** A declaration with a hash prefix of this part, or of several. */
  String hashed(String declaration, int digits, List<String> of) {
    String hash =
        " hashPrefix="
            + digits
            + " hash="
            + hash()
            + (random.nextInt(6) == 0 ? " salt=\"\\n\"" : "")
            + (of.size() > 1 ? " of=" + String.join("+", of) : "");
    return declaration.endsWith(UNORDERED)
        ? declaration.substring(0, declaration.length() - UNORDERED.length()) + hash + UNORDERED
        : declaration + hash;
  }

  /**
   * A bucket of one part or of two neighbours.
   *
   * @param declarations of the parts, whose names are p0, p1 and so on
   */
  String bucket(List<String> declarations) {
    int part = random.nextInt(declarations.size());
    String declaration = declarations.get(part);
    String rule =
        switch (random.nextInt(8)) {
          case 0 -> declaration.startsWith("int") ? " by=MODULO" : byHash();
          case 1 -> function("PhoenixSalt");
          case 2 -> function("MurmurModulo");
          case 3 -> declaration.startsWith("String") ? function("StringHashModulo") : byHash();
          default -> byHash();
        };
    boolean isOfTwo =
        (rule.contains("by=HASH") || rule.contains("Salt"))
            && part + 1 < declarations.size()
            && random.nextInt(3) == 0;
    return "bucket count="
        + COUNTS[random.nextInt(COUNTS.length)]
        + rule
        + " of=p"
        + part
        + (isOfTwo ? "+p" + (part + 1) : "");
  }

  private String byHash() {
    return " by=HASH hash=" + hash();
  }

  private String hash() {
    return HASHES[random.nextInt(HASHES.length)];
  }

  private static String function(String name) {
    return " function=dev.keywright.runtime.function." + name;
  }
}
