package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.IntBounds;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.ValueBounds;
import dev.keywright.runtime.text.NumberPart;
import dev.keywright.runtime.text.TextBuffer;
import dev.keywright.runtime.text.TextReader;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Heartbeat}.
 *
 * <pre>
 * partitionKey  tenant  Heartbeat.Tenant  8 hexadecimal digits
 *               host    int               4 hexadecimal digits in capitals
 * sortKey       at      Instant           EPOCH_MILLIS in 19 digits, counted down from 9223372036854775807
 *               retry   short             5 digits, counted down from 99999
 *               day     LocalDate         EPOCH_SECONDS in 9 hexadecimal digits
 * </pre>
 *
 * <p>For example <code>partitionKey = "00000036|1A79", sortKey = "9223370693013771807|99945|050187180"</code>.
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record HeartbeatKey(Heartbeat.Tenant tenant, int host, Instant at, short retry,
    LocalDate day) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "TEXT separator='|'"
      + " | partitionKey: tenant long as=HEX width=8"
      + ", host int as=HEX width=4 upperCase max=40000"
      + " | sortKey: at Instant time=EPOCH_MILLIS as=DECIMAL width=19 countDownFrom=9223372036854775807"
      + ", retry short as=DECIMAL width=5 countDownFrom=99999"
      + ", day LocalDate time=EPOCH_SECONDS as=HEX width=9";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<HeartbeatKey> ORDER = HeartbeatKey::compare;

  private static final NumberPart TENANT =
      NumberPart.of("tenant", NumberForm.of(NumberEncoding.HEX, 8));
  private static final Wrapper<Heartbeat.Tenant, Long> TENANT_TYPE =
      new Wrapper<>("tenant", wrapped -> wrapped.id(), value -> new Heartbeat.Tenant(value));
  private static final NumberPart HOST =
      NumberPart.of("host", NumberForm.of(NumberEncoding.HEX, 4).inUpperCase()).atMost(40000);
  private static final TimePart<Instant> AT = TimePart.of("at", Instant.class,
      TimeFormat.EPOCH_MILLIS,
      NumberForm.of(NumberEncoding.DECIMAL, 19).countingDownFrom(9223372036854775807L));
  private static final NumberPart RETRY = NumberPart.of("retry",
      NumberForm.of(NumberEncoding.DECIMAL, 5).countingDownFrom(99999)).atMost(32767);
  private static final TimePart<LocalDate> DAY = TimePart.of("day", LocalDate.class,
      TimeFormat.EPOCH_SECONDS, NumberForm.of(NumberEncoding.HEX, 9));

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public HeartbeatKey {
    TENANT.check(TENANT_TYPE.unwrap(tenant));
    HOST.check(host);
    AT.check(at);
    RETRY.check(retry);
    DAY.check(day);
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static HeartbeatKey of(Heartbeat heartbeat) {
    return new HeartbeatKey(heartbeat.tenant(), heartbeat.host(), heartbeat.at(), heartbeat.retry(),
        heartbeat.day());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static String encodePartitionKey(Heartbeat.Tenant tenant, int host) {
    long tenantValue = TENANT_TYPE.unwrap(tenant);
    byte[] out = TextBuffer.of(TENANT.size(tenantValue) + 1 + HOST.size(host));
    int index = TENANT.write(tenantValue, out, 0);
    out[index++] = '|';
    index = HOST.write(host, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code sortKey}. Refuses what the constructor refuses. */
  public static String encodeSortKey(Instant at, short retry, LocalDate day) {
    byte[] out = TextBuffer.of(AT.size(at) + 1 + RETRY.size(retry) + 1 + DAY.size(day));
    int index = AT.write(at, out, 0);
    out[index++] = '|';
    index = RETRY.write(retry, out, index);
    out[index++] = '|';
    index = DAY.write(day, out, index);
    return TextBuffer.ascii(out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public String partitionKey() {
    return encodePartitionKey(tenant, host);
  }

  /** The encoded column {@code sortKey}. */
  public String sortKey() {
    return encodeSortKey(at, retry, day);
  }

  @Override
  public Map<String, Object> columns() {
    return Columns.of("partitionKey", partitionKey()).and("sortKey", sortKey()).asMap();
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static HeartbeatKey decode(String partitionKey, String sortKey) {
    try {
      return read(partitionKey, sortKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, sortKey, ReadMode.EXPLAINING);
    }
  }

  private static HeartbeatKey read(String partitionKey, String sortKey, ReadMode mode) {
    TextReader partitionKeyIn = TextReader.of("partitionKey", partitionKey, mode);
    Heartbeat.Tenant tenant =
        TENANT_TYPE.wrap(partitionKeyIn.position(), TENANT.readLong(partitionKeyIn.checked()));
    int host = HOST.readInt(partitionKeyIn.separator('|'));
    partitionKeyIn.end();
    TextReader sortKeyIn = TextReader.of("sortKey", sortKey, mode);
    Instant at = AT.read(sortKeyIn);
    short retry = RETRY.readShort(sortKeyIn.separator('|'));
    LocalDate day = DAY.read(sortKeyIn.separator('|'));
    sortKeyIn.end();
    return new HeartbeatKey(tenant, host, at, retry, day);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<HeartbeatKey> tryDecode(String partitionKey, String sortKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, sortKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static HeartbeatKey decode(Map<String, ?> columns) {
    return decode(Columns.text(columns, "partitionKey"), Columns.text(columns, "sortKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code newestBeats}:
   * the keys with this {@code tenant} and {@code host}.
   *
   * <p>The store holds the largest {@code at} first.
   */
  public static KeyRange<String> newestBeats(Heartbeat.Tenant tenant, int host) {
    return scan().tenant(tenant).host(host).all();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HeartbeatKey that
        && Objects.equals(TENANT_TYPE.unwrap(this.tenant), TENANT_TYPE.unwrap(that.tenant))
        && this.host == that.host
        && Objects.equals(this.at, that.at)
        && this.retry == that.retry
        && Objects.equals(this.day, that.day);
  }

  @Override
  public int hashCode() {
    return Objects.hash(TENANT_TYPE.unwrap(tenant), host, at, retry, day);
  }

  private static int compare(HeartbeatKey a, HeartbeatKey b) {
    int order = Long.compare(TENANT_TYPE.unwrap(a.tenant), TENANT_TYPE.unwrap(b.tenant));
    order = order != 0 ? order : Integer.compare(a.host, b.host);
    order = order != 0 ? order : b.at.compareTo(a.at);
    order = order != 0 ? order : Short.compare(b.retry, a.retry);
    return order != 0 ? order : a.day.compareTo(b.day);
  }

  /** A scan of all keys; {@code tenant} is next. */
  public static final class Scan extends RangeStage<String> {
    private static final ColumnScan<String> PARTITION_KEY_SCAN =
        ColumnScan.text("partitionKey", '|', 2).boundedBy(TENANT, HOST);
    private static final ColumnScan<String> SORT_KEY_SCAN = ColumnScan.text("sortKey", '|', 3)
        .boundedBy(AT, RETRY, DAY);

    private Scan(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code tenant}; {@code host} is next. */
    public AfterTenant tenant(Heartbeat.Tenant tenant) {
      ColumnScan<String> next = scan.part(TENANT, TENANT_TYPE.unwrap(tenant));
      return new AfterTenant(next);
    }

    /** Asks for ranges of {@code tenant}, written as 8 hexadecimal digits, 0 to 4294967295. */
    public ValueBounds<Heartbeat.Tenant, KeyRange<String>> tenant() {
      return scan.wholes(TENANT_TYPE, TENANT);
    }
  }

  /** A scan that has fixed the parts up to {@code tenant}; {@code host} is next. */
  public static final class AfterTenant extends RangeStage<String> {
    private AfterTenant(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code host}; {@code at} is next. */
    public AfterHost host(int host) {
      ColumnScan<String> next = scan.column(HOST, host, Scan.SORT_KEY_SCAN);
      return new AfterHost(next);
    }

    /** Asks for ranges of {@code host}, written as 4 hexadecimal digits in capitals, 0 to 40000. */
    public IntBounds<KeyRange<String>> host() {
      return scan.ints(HOST);
    }
  }

  /** A scan that has fixed the parts up to {@code host}; {@code at} is next. */
  public static final class AfterHost extends RangeStage<String> {
    private AfterHost(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code at}; {@code retry} is next. */
    public AfterAt at(Instant at) {
      ColumnScan<String> next = scan.part(AT, at);
      return new AfterAt(next);
    }

    /**
     * Asks for ranges of {@code at}, written as EPOCH_MILLIS in 19 digits, counted down from 9223372036854775807.
     */
    public ValueBounds<Instant, KeyRange<String>> at() {
      return scan.values(AT);
    }
  }

  /** A scan that has fixed the parts up to {@code at}; {@code retry} is next. */
  public static final class AfterAt extends RangeStage<String> {
    private AfterAt(ColumnScan<String> scan) { super(scan); }

    /** Fixes {@code retry}; {@code day} is next. */
    public AfterRetry retry(short retry) {
      ColumnScan<String> next = scan.part(RETRY, retry);
      return new AfterRetry(next);
    }

    /**
     * Asks for ranges of {@code retry}, written as 5 digits, counted down from 99999, 0 to 32767.
     */
    public IntBounds<KeyRange<String>> retry() {
      return scan.ints(RETRY);
    }
  }

  /** A scan that has fixed the parts up to {@code retry}; {@code day} is next. */
  public static final class AfterRetry extends RangeStage<String> {
    private AfterRetry(ColumnScan<String> scan) { super(scan); }

    /** The keys with this {@code day}. */
    public KeyRange<String> day(LocalDate day) {
      return scan.equal(DAY, day);
    }

    /** Asks for ranges of {@code day}, written as EPOCH_SECONDS in 9 hexadecimal digits. */
    public ValueBounds<LocalDate, KeyRange<String>> day() {
      return scan.values(DAY);
    }
  }
}
