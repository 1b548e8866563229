package dev.keywright.processor.frozen;

import dev.keywright.processor.Compiled;
import javax.tools.JavaFileObject;

/** An entity whose layout can be changed, one thing at a time. */
record Orders(
    char separator, int buckets, int hashPrefix, int pad, int device, int user, String more) {

  /** The layout of {@link #FIRST}. */
  static final String SIGNATURE =
      "TEXT separator=',' | partitionKey: bucket count=8 by=HASH hash=MD5 of=user,"
          + " device int pad=6 hashPrefix=4 hash=MD5, user int pad=9 max=999999";

  /** The orders as they were when their layout was frozen. */
  static final Orders FIRST = new Orders(',', 8, 4, 6, 0, 1, "");

  Orders separator(char other) {
    return new Orders(other, buckets, hashPrefix, pad, device, user, more);
  }

  Orders buckets(int other) {
    return new Orders(separator, other, hashPrefix, pad, device, user, more);
  }

  Orders hashPrefix(int other) {
    return new Orders(separator, buckets, other, pad, device, user, more);
  }

  Orders pad(int other) {
    return new Orders(separator, buckets, hashPrefix, other, device, user, more);
  }

  /** The two parts in the other order; the hash prefix stays with the device, which now is last. */
  Orders swapped() {
    return new Orders(separator, buckets, 0, pad, user, device, more);
  }

  Orders with(String component) {
    return new Orders(separator, buckets, hashPrefix, pad, device, user, more + ",\n" + component);
  }

  /** A public record of this layout. */
  JavaFileObject source(String name, String... annotations) {
    String hash = hashPrefix == 0 ? "" : ", hashPrefix = " + hashPrefix;
    return Compiled.source(
        "shop." + name,
        "package shop;",
        "import dev.keywright.*;",
        String.join("\n", annotations),
        "@Separator('" + separator + "')",
        "@Bucket(count = " + buckets + ", of = \"user\")",
        "public record " + name + "(",
        "    @PartitionKey(order = " + device + ", pad = " + pad + hash + ") int device,",
        "    @PartitionKey(order = " + user + ", pad = 9) @Domain(max = 999999) int user" + more,
        ") {}");
  }

  static String frozen(int version, String signature) {
    String literal = signature.replace("\\", "\\\\").replace("\"", "\\\"");
    return "@FrozenLayout(version = " + version + ", signature = \"" + literal + "\")";
  }
}
