package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.Design.NamedPart;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Buckets, and which one a key is in.
 *
 * @param of the names of the parts that decide
 * @param algorithm of the hash, or empty for a remainder
 */
record BucketOracle(int count, String algorithm, List<String> of) {

  static BucketOracle hash(int count, String algorithm, String... of) {
    return new BucketOracle(count, algorithm, List.of(of));
  }

  static BucketOracle modulo(int count, String of) {
    return new BucketOracle(count, "", List.of(of));
  }

  boolean isRemainder() {
    return algorithm.isEmpty();
  }

  /** The annotation of the entity. */
  String source() {
    String names = of.stream().map(it -> '"' + it + '"').collect(Collectors.joining(", "));
    String by = isRemainder() ? "by = BucketBy.MODULO" : "hash = HashAlgorithm." + algorithm;
    return "@Bucket(count = " + count + ", of = {" + names + "}, " + by + ")";
  }

  /** The bucket of the key with these values. */
  int number(Design design, List<Object> tuple) {
    List<Object> values = new ArrayList<>();
    List<byte[]> contents = new ArrayList<>();
    for (int i = 0; i < tuple.size(); i++) {
      NamedPart part = design.parts().get(i);
      if (of.contains(part.name())) {
        values.add(part.spec().number(tuple.get(i), design.place(i)));
        contents.add(part.spec().bareBytes(tuple.get(i), design.place(i)));
      }
    }
    return isRemainder()
        ? ((BigInteger) values.get(0)).mod(BigInteger.valueOf(count)).intValueExact()
        : ofHash(contents.size() == 1 ? contents.get(0) : delimited(contents));
  }

  private int ofHash(byte[] content) {
    BigInteger leading =
        new BigInteger(1, Arrays.copyOf(HashOracle.digest(algorithm, content), Integer.BYTES));
    return leading.multiply(BigInteger.valueOf(count)).shiftRight(Integer.SIZE).intValueExact();
  }

  private static byte[] delimited(List<byte[]> contents) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] content : contents) {
      all.writeBytes(BinaryForm.unsigned(BigInteger.valueOf(content.length), Integer.BYTES));
      all.writeBytes(content);
    }
    return all.toByteArray();
  }

  /** What a partition column in this bucket begins with, without a separator. */
  byte[] written(int bucket, boolean binary) {
    if (binary) {
      return BinaryForm.unsigned(BigInteger.valueOf(bucket), count <= 256 ? 1 : 2);
    }
    String digits = String.valueOf(bucket);
    int width = String.valueOf(count - 1).length();
    return ("0".repeat(width - digits.length()) + digits).getBytes(UTF_8);
  }
}
