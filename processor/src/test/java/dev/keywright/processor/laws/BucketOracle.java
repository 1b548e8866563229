package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.apple.foundationdb.tuple.Tuple;
import com.google.common.hash.Hashing;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Buckets, and which one a key is in.
 *
 * @param first the number of the first
 * @param of the names of the parts that decide
 * @param algorithm of the hash, or the function of another system; empty for a remainder
 * @param width how many digits or bytes the number has; 0 for as many as it needs
 * @param isDecimal whether BINARY has digits, too
 * @param after the part that it stands behind; empty if it is in front
 */
record BucketOracle(
    int count,
    int first,
    String algorithm,
    List<String> of,
    int width,
    boolean isDecimal,
    String after) {
  /** The functions of encoded parts. */
  static final List<String> OF_BYTES = List.of("PhoenixSalt", "MurmurModulo");

  /** The functions of the value of one part. */
  static final List<String> OF_VALUE = List.of("FlinkKeyGroup", "StringHashModulo");

  static BucketOracle hash(int count, String algorithm, String... of) {
    return new BucketOracle(count, 0, algorithm, List.of(of), 0, false, "");
  }

  static BucketOracle modulo(int count, String of) {
    return new BucketOracle(count, 0, "", List.of(of), 0, false, "");
  }

  /** The same buckets, written otherwise. */
  BucketOracle inPlaces(int places, boolean inDigits) {
    return new BucketOracle(count, first, algorithm, of, places, inDigits, after);
  }

  /** The same buckets, numbered from another number than 0. */
  BucketOracle from(int number) {
    return new BucketOracle(count, number, algorithm, of, width, isDecimal, after);
  }

  /** The same buckets behind a part. */
  BucketOracle behind(String part) {
    return new BucketOracle(count, first, algorithm, of, width, isDecimal, part);
  }

  boolean isRemainder() {
    return algorithm.isEmpty();
  }

  private boolean isFunction() {
    return OF_BYTES.contains(algorithm) || OF_VALUE.contains(algorithm);
  }

  /**
   * The annotation of the entity.
   *
   * @param isPlaced whether a template shows where it stands
   */
  String source(boolean isPlaced) {
    String names = of.stream().map(it -> '"' + it + '"').collect(Collectors.joining(", "));
    String form =
        (first > 0 ? ", first = " + first : "")
            + (isDecimal ? ", as = NumberEncoding.DECIMAL" : "")
            + (width > 0 ? ", width = " + width : "")
            + (isPlaced || after.isEmpty() ? "" : ", after = \"" + after + "\"");
    return "@Bucket(count = " + count + ", of = {" + names + "}, " + rule() + form + ")";
  }

  private String rule() {
    if (isFunction()) {
      return "function = dev.keywright.runtime.function." + algorithm + ".class";
    }
    return isRemainder() ? "by = BucketBy.MODULO" : "hash = HashAlgorithm." + algorithm;
  }

  /** The bucket of the key with these values. */
  int number(Design design, List<Object> tuple) {
    return first + index(design, tuple);
  }

  private int index(Design design, List<Object> tuple) {
    List<Integer> deciding =
        IntStream.range(0, tuple.size())
            .filter(i -> of.contains(design.parts().get(i).name()))
            .boxed()
            .toList();
    List<byte[]> contents = new ArrayList<>();
    deciding.forEach(i -> contents.add(bare(design, tuple, i)));
    int decides = deciding.get(0);
    if (isFunction()) {
      return OF_BYTES.contains(algorithm)
          ? ofBytes(neighbours(design, tuple, deciding))
          : ofValue(design.parts().get(decides).spec().type(), tuple.get(decides));
    }
    PartSpec spec = design.parts().get(decides).spec();
    return isRemainder()
        ? spec.number(tuple.get(decides), design.place(decides))
            .mod(BigInteger.valueOf(count))
            .intValueExact()
        : ofHash(contents.size() == 1 ? contents.get(0) : delimited(contents));
  }

  private static byte[] bare(Design design, List<Object> tuple, int part) {
    return design.parts().get(part).spec().bareBytes(tuple.get(part), design.place(part));
  }

  private static byte[] neighbours(Design design, List<Object> tuple, List<Integer> deciding) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int part : deciding) {
      boolean isBehind =
          deciding.contains(part - 1)
              && part != design.bucketIndex()
              && design.columnOf(part - 1).equals(design.columnOf(part));
      all.writeBytes(isBehind ? design.behind(part - 1) : new byte[0]);
      all.writeBytes(bare(design, tuple, part));
    }
    return all.toByteArray();
  }

  private int ofBytes(byte[] content) {
    return algorithm.equals("PhoenixSalt")
        ? Math.abs(Arrays.hashCode(content) % count)
        : Math.floorMod(Hashing.murmur3_32_fixed().hashBytes(content).asInt(), count);
  }

  private int ofValue(String type, Object value) {
    int code = type.equals("int") ? ((Long) value).intValue() : value.hashCode();
    if (algorithm.equals("StringHashModulo")) {
      return Math.floorMod(code, count);
    }
    int hash = Hashing.murmur3_32_fixed().hashInt(code).asInt();
    return hash == Integer.MIN_VALUE ? 0 : Math.abs(hash) % count;
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
  byte[] written(int bucket, KeyForm form) {
    if (form.binary() && !form.tuple() && !isDecimal) {
      int bytes = width > 0 ? width : (BigInteger.valueOf(first + count - 1).bitLength() + 7) / 8;
      return BinaryForm.unsigned(BigInteger.valueOf(bucket), bytes);
    }
    String digits = String.valueOf(bucket);
    int places = width > 0 ? width : String.valueOf(first + count - 1).length();
    String padded = "0".repeat(places - digits.length()) + digits;
    return form.tuple() ? Tuple.from(padded).pack() : padded.getBytes(UTF_8);
  }
}
