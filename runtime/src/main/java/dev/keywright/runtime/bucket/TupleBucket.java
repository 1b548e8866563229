package dev.keywright.runtime.bucket;

/**
 * A bucket in FDB_TUPLE: the text element of its decimal digits. An integer element would have
 * another width for bucket 0 than for bucket 1, and so the size of a key would wait for its bucket.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param digits the number between the byte that begins a text and the one that ends it
 */
public record TupleBucket(BinaryBucket digits) implements BytesBucket {
  private static final String BEGIN = "\2";
  private static final String END = "\0";

  static TupleBucket of(int count, String before, String behind) {
    return new TupleBucket(new BinaryBucket(count, before, behind, 0, true));
  }

  /** The same number in so many digits, with zeros in front. */
  public TupleBucket digits(int places) {
    return new TupleBucket(digits.digits(places));
  }

  @Override
  public TupleBucket from(int number) {
    return new TupleBucket(digits.from(number));
  }

  @Override
  public String behind() {
    return digits.behind();
  }

  @Override
  public int count() {
    return digits.count();
  }

  @Override
  public int first() {
    return digits.first();
  }

  @Override
  public String before() {
    return digits.before();
  }

  @Override
  public int width() {
    return BEGIN.length() + digits.width() + END.length();
  }

  @Override
  public TupleBucket of(Buckets others) {
    return new TupleBucket(digits.of(others));
  }

  @Override
  public byte[] end(byte[] prefix) {
    return order().join(prefix, new byte[] {(byte) 0xFF});
  }

  @Override
  public int write(int bucket, byte[] out, int start) {
    out[start] = (byte) BEGIN.charAt(0);
    int end = digits.write(bucket, out, start + 1);
    out[end] = (byte) END.charAt(0);
    return end + 1;
  }

  @Override
  public int read(byte[] content, int at, int end) {
    int behind = at + width();
    return behind <= end
            && content[at] == BEGIN.charAt(0)
            && content[behind - 1] == END.charAt(0)
            && (behind == end || content[behind] != (byte) 0xFF)
        ? digits.read(content, at + 1, behind - 1)
        : -1;
  }

  @Override
  public String shown(int bucket) {
    return digits.shown(bucket);
  }
}
