package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.BucketScan;
import dev.keywright.runtime.bucket.BucketStage;
import dev.keywright.runtime.bucket.BucketedValue;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.CodePart;
import dev.keywright.runtime.text.DecimalPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Payment}.
 *
 * <pre>
 * partitionKey  bucket   int              16 buckets, by the MD5 of account
 *               account  Payment.Account  9 digits
 *               shop     Payment.Shop     o | tb, never scanned by range
 *               number   int              9 digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "00,000000054,o,000006777"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record PaymentKey(Payment.Account account, Payment.Shop shop, int number) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator=','"
      + " | partitionKey: bucket count=16 by=HASH hash=MD5 of=account, account long pad=9"
      + ", shop enum(OTHER=\"o\" TAOBAO=\"tb\") unordered, number int pad=9 max=99999";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<PaymentKey> ORDER = PaymentKey::compare;

  private static final DecimalPart ACCOUNT = DecimalPart.padded("account", 9);
  private static final Wrapper<Payment.Account, Long> ACCOUNT_TYPE =
      new Wrapper<>("account", wrapped -> wrapped.value(), value -> new Payment.Account(value));
  private static final CodePart<Payment.Shop> SHOP = CodePart.of("shop",
      new Payment.Shop[] {Payment.Shop.OTHER, Payment.Shop.TAOBAO}, "o", "tb").before(',');
  private static final DecimalPart NUMBER = DecimalPart.padded("number", 9).atMost(99999);
  private static final HashBuckets BUCKETS = Buckets.hash(HashFunction.MD5, 16);
  private static final TextBucket BUCKET = BucketForm.text(16, ',');
  private static final CodePart<String> V2_SHOP = CodePart.of("shop", new String[] {"OTHER",
      "TAOBAO"}, "o", "tb").before(',');
  private static final DecimalPart V2_NUMBER = DecimalPart.padded("number", 9).atMost(999);
  private static final TextBucket V2_BUCKET = BucketForm.text(8, ',');
  private static final HashBuckets V2_BUCKETS = Buckets.hash(HashFunction.MD5, 8);
  private static final DecimalPart V1_ACCOUNT = DecimalPart.padded("account", 6);
  private static final CodePart<String> V1_SHOP = CodePart.of("shop", new String[] {"OTHER",
      "TAOBAO"}, "o", "tb").before(':');
  private static final DecimalPart V1_NUMBER = DecimalPart.padded("number", 9);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public PaymentKey {
    ACCOUNT.check(ACCOUNT_TYPE.unwrap(account));
    SHOP.check(shop);
    NUMBER.check(number);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static PaymentKey of(Payment payment) {
    return new PaymentKey(payment.account(), payment.shop(), payment.number());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(Payment.Account account, Payment.Shop shop, int number) {
    long accountValue = ACCOUNT_TYPE.unwrap(account);
    int bucket = bucketOf(account);
    byte[] out = TextBuffer.of(BUCKET.width() + 1 + ACCOUNT.size(accountValue) + 1 +
        SHOP.size(shop) + 1 + NUMBER.size(number));
    int index = BUCKET.write(bucket, out, 0);
    out[index++] = ',';
    index = ACCOUNT.write(accountValue, out, index);
    out[index++] = ',';
    index = SHOP.write(shop, out, index);
    out[index++] = ',';
    index = NUMBER.write(number, out, index);
    return TextBuffer.ascii(out, index);
  }

  /**
   * The bucket of the keys with these values: 0 to 15.
   *
   * @throws dev.keywright.runtime.InvalidPartException if a value is not allowed for its part
   */
  public static int bucketOf(Payment.Account account) {
    return BUCKETS.of(ACCOUNT.encode(ACCOUNT_TYPE.unwrap(account)));
  }

  /** The bucket that this key is in. */
  public int bucket() {
    return bucketOf(account);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(account, shop, number);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static PaymentKey decode(String partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static PaymentKey read(String partitionKey, ReadMode mode) {
    TextReader in = TextReader.of("partitionKey", partitionKey, mode);
    int bucket = in.bucket(BUCKET);
    in.separator(',');
    Payment.Account account = ACCOUNT_TYPE.wrap(in.position(), ACCOUNT.readLong(in.checked()));
    Payment.Shop shop = SHOP.read(in.separator(','));
    int number = NUMBER.readInt(in.separator(','));
    in.end();
    BUCKET.verify(bucket, bucketOf(account));
    return new PaymentKey(account, shop, number);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<PaymentKey> tryDecode(String partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static PaymentKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"));
  }

  /**
   * Reads a key that version 2 of the layout wrote, for rows that are still stored under it.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the columns hold no such key
   */
  public static V2 decodeV2(String partitionKey) {
    TextReader in = TextReader.of("partitionKey", partitionKey, ReadMode.EXPLAINING);
    int bucket = in.bucket(V2_BUCKET);
    long account = ACCOUNT.readLong(in.separator(','));
    String shop = V2_SHOP.read(in.separator(','));
    int number = V2_NUMBER.readInt(in.separator(','));
    in.end();
    V2_BUCKETS.verify(V2_BUCKET, 0, bucket, List.of(BucketedValue.of(ACCOUNT, account)));
    return new V2(account, shop, number);
  }

  /** The key in the columns of a row, by name. */
  public static V2 decodeV2(Map<String, ?> columns) {
    return decodeV2(Columns.text(columns, "partitionKey"));
  }

  /**
   * Reads a key that version 1 of the layout wrote, for rows that are still stored under it.
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the columns hold no such key
   */
  public static V1 decodeV1(String partitionKey) {
    TextReader in = TextReader.of("partitionKey", partitionKey, ReadMode.EXPLAINING);
    int account = V1_ACCOUNT.readInt(in);
    String shop = V1_SHOP.read(in.separator(':'));
    int number = V1_NUMBER.readInt(in.separator(':'));
    in.end();
    return new V1(account, shop, number);
  }

  /** The key in the columns of a row, by name. */
  public static V1 decodeV1(Map<String, ?> columns) {
    return decodeV1(Columns.text(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * As {@code scan}, but also finds the rows that version 2 of the layout wrote to other buckets.
   */
  public static Scan scanSinceV2() {
    return new Scan(Scan.PARTITION_KEY_SCAN.orEarlier(V2_BUCKETS));
  }

  /**
   * The boundaries that pre-split a table into regions of about equal load:
   * {@code regions - 1} of them, ascending.
   *
   * @throws IllegalArgumentException if the buckets are too few
   */
  public static List<String> splitPoints(int regions) {
    return BUCKET.splitPoints(regions);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PaymentKey that
        && Objects.equals(ACCOUNT_TYPE.unwrap(this.account), ACCOUNT_TYPE.unwrap(that.account))
        && Objects.equals(this.shop, that.shop)
        && this.number == that.number;
  }

  @Override
  public int hashCode() {
    return Objects.hash(ACCOUNT_TYPE.unwrap(account), shop, number);
  }

  private static int compare(PaymentKey a, PaymentKey b) {
    int order = Integer.compare(a.bucket(), b.bucket());
    return order != 0 ? order : compareInBucket(a, b);
  }

  private static int compareInBucket(PaymentKey a, PaymentKey b) {
    int order = Long.compare(ACCOUNT_TYPE.unwrap(a.account), ACCOUNT_TYPE.unwrap(b.account));
    order = order != 0 ? order : ColumnOrder.TEXT.compare(SHOP.encode(a.shop) + ',',
        SHOP.encode(b.shop) + ',');
    return order != 0 ? order : Integer.compare(a.number, b.number);
  }

  /**
   * The key of a row that is still stored under version 2 of the layout.
   * {@code toCurrent()} is the key to write the row under now.
   */
  public record V2(long account, String shop, int number) {
    /** How the parts were written. */
    public static final String LAYOUT = "TEXT separator=','"
        + " | partitionKey: bucket count=8 by=HASH hash=MD5 of=account, account long pad=9"
        + ", shop enum(OTHER=\"o\" TAOBAO=\"tb\") unordered, number int pad=9 max=999";

    /**
     * The key of these parts as it is now.
     *
     * @throws dev.keywright.runtime.InvalidPartException if it may not hold a value
     */
    public PaymentKey toCurrent() {
      return new PaymentKey(ACCOUNT_TYPE.wrap(0, account), Payment.Shop.valueOf(shop), number);
    }
  }

  /**
   * The key of a row that is still stored under version 1 of the layout.
   * {@code toCurrent()} is the key to write the row under now.
   */
  public record V1(int account, String shop, int number) {
    /** How the parts were written. */
    public static final String LAYOUT = "TEXT separator=':'"
        + " | partitionKey: account int pad=6, shop enum(OTHER=\"o\" TAOBAO=\"tb\") unordered"
        + ", number int pad=9";

    /**
     * The key of these parts as it is now.
     *
     * @throws dev.keywright.runtime.InvalidPartException if it may not hold a value
     */
    public PaymentKey toCurrent() {
      return new PaymentKey(ACCOUNT_TYPE.wrap(0, (long) account), Payment.Shop.valueOf(shop),
          number);
    }
  }

  /** A scan of all keys; {@code account} is next. */
  public static final class Scan extends BucketStage<PaymentKey, String> {
    private static final BucketScan<PaymentKey, String> PARTITION_KEY_SCAN =
        BucketScan.of(
            ColumnScan.text("partitionKey", ',', 3).boundedBy(ACCOUNT, SHOP, NUMBER),
            BUCKETS, BUCKET, PaymentKey::compareInBucket, ACCOUNT);

    private Scan(BucketScan<PaymentKey, String> scan) { super(scan); }

    /** Fixes {@code account}; {@code shop} is next. */
    public AfterAccount account(Payment.Account account) {
      BucketScan<PaymentKey, String> next = scan.part(ACCOUNT, ACCOUNT_TYPE.unwrap(account));
      return new AfterAccount(next);
    }

    /** Asks for ranges of {@code account}, written as 9 digits, 0 to 999999999. */
    public ValueBounds<Payment.Account, KeyRanges<PaymentKey, String>> account() {
      return scan.wholes(ACCOUNT_TYPE, ACCOUNT);
    }
  }

  /** A scan that has fixed the parts up to {@code account}; {@code shop} is next. */
  public static final class AfterAccount extends BucketStage<PaymentKey, String> {
    private AfterAccount(BucketScan<PaymentKey, String> scan) { super(scan); }

    /** Fixes {@code shop}; {@code number} is next. */
    public AfterShop shop(Payment.Shop shop) {
      BucketScan<PaymentKey, String> next = scan.part(SHOP, shop);
      return new AfterShop(next);
    }
  }

  /** A scan that has fixed the parts up to {@code shop}; {@code number} is next. */
  public static final class AfterShop extends BucketStage<PaymentKey, String> {
    private AfterShop(BucketScan<PaymentKey, String> scan) { super(scan); }

    /** The keys with this {@code number}. */
    public KeyRanges<PaymentKey, String> number(int number) {
      return scan.equal(NUMBER, number);
    }

    /** Asks for ranges of {@code number}, written as 9 digits, 0 to 99999. */
    public IntBounds<KeyRanges<PaymentKey, String>> number() {
      return scan.ints(NUMBER);
    }
  }
}
