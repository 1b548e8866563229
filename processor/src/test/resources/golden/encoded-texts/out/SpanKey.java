package demo;

import dev.keywright.Generated;
import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.Wrapper;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryFramed;
import dev.keywright.runtime.binary.BinaryReader;
import dev.keywright.runtime.binary.BinaryRoom;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.scan.BytesBounds;
import dev.keywright.runtime.scan.ColumnScan;
import dev.keywright.runtime.scan.RangeStage;
import dev.keywright.runtime.scan.TextBounds;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The key of {@link Span}.
 *
 * <pre>
 * partitionKey  agent    String        text, 24 bytes, filled with 00
 *               service  Span.Service  text, ended by 00, largest first
 *               blob     byte[]        bytes, its length in front, in 2 bytes, never scanned by range
 *               flow     String        [a-z], at most 12, ended by 21, with escapes for "!", "%"
 *               trace    byte[]        bytes, 32 bytes
 * </pre>
 */
@Generated("dev.keywright.processor.KeywrightProcessor")
@CheckReturnValue
public record SpanKey(String agent, Span.Service service, byte[] blob, String flow,
    byte[] trace) implements Key {
  /** How the parts are written: while this stays the same, so do the encoded keys. */
  public static final String LAYOUT = "BINARY"
      + " | partitionKey: agent String text=FIXED width=24 fill=0"
      + ", service String text=TERMINATED end=0 DESC"
      + ", blob byte[] text=LENGTH_PREFIXED lengthBytes=2 unordered"
      + ", flow String text=TERMINATED end=33 escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\" alphabet=\"a-z\" maxLength=12"
      + ", trace byte[] text=FIXED width=32";

  /** The order in which the store keeps the encoded keys. */
  public static final Comparator<SpanKey> ORDER = SpanKey::compare;

  private static final BinaryFramed<String> AGENT =
      BinaryFramed.filled(BinaryString.of("agent"), 24, 0);
  private static final BinaryFramed<String> SERVICE =
      BinaryFramed.terminated(BinaryString.of("service"), 0).descendingOrder();
  private static final Wrapper<Span.Service, String> SERVICE_TYPE =
      new Wrapper<>("service", wrapped -> wrapped.name(), value -> new Span.Service(value));
  private static final BinaryFramed<byte[]> BLOB =
      BinaryFramed.lengthPrefixed(BinaryBytes.of("blob"), 2);
  private static final BinaryFramed<String> FLOW = BinaryFramed
      .terminated(BinaryString.of("flow", "a-z").atMost(12), 33, "!", "%0$", "%", "%9$");
  private static final BinaryFramed<byte[]> TRACE = BinaryFramed.fixed(BinaryBytes.of("trace"), 32);

  /** Checks every part. Throws {@code InvalidPartException} for a value that is not allowed. */
  public SpanKey {
    AGENT.check(agent);
    SERVICE.check(SERVICE_TYPE.unwrap(service));
    BLOB.check(blob);
    blob = blob.clone();
    FLOW.check(flow);
    TRACE.check(trace);
    trace = trace.clone();
  }

  /** The key of an entity. Refuses what the constructor refuses, and null. */
  public static SpanKey of(Span span) {
    return new SpanKey(span.agent(), span.service(), span.blob(), span.flow(), span.trace());
  }

  /** The encoded column {@code partitionKey}. Refuses what the constructor refuses. */
  public static byte[] encodePartitionKey(String agent, Span.Service service, byte[] blob,
      String flow, byte[] trace) {
    byte[] out = new byte[sizeOfPartitionKey(agent, service, blob, flow, trace)];
    writePartitionKey(agent, service, blob, flow, trace, out, 0);
    return out;
  }

  /**
   * Writes the column {@code partitionKey} into a buffer, and moves its position past it.
   * Refuses what the constructor refuses.
   *
   * @throws java.nio.BufferOverflowException if it does not fit; nothing is written then
   */
  public static void encodePartitionKey(String agent, Span.Service service, byte[] blob,
      String flow, byte[] trace, ByteBuffer out) {
    BinaryRoom room = BinaryRoom.in(out, sizeOfPartitionKey(agent, service, blob, flow, trace));
    writePartitionKey(agent, service, blob, flow, trace, room.array(), room.offset());
    room.fill();
  }

  private static int sizeOfPartitionKey(String agent, Span.Service service, byte[] blob,
      String flow, byte[] trace) {
    String serviceValue = SERVICE_TYPE.unwrap(service);
    return AGENT.size(agent) + SERVICE.size(serviceValue) + BLOB.size(blob) + FLOW.size(flow) +
        TRACE.size(trace);
  }

  private static void writePartitionKey(String agent, Span.Service service, byte[] blob,
      String flow, byte[] trace, byte[] out, int start) {
    String serviceValue = SERVICE_TYPE.unwrap(service);
    int index = AGENT.write(agent, out, start);
    index = SERVICE.write(serviceValue, out, index);
    index = BLOB.write(blob, out, index);
    index = FLOW.write(flow, out, index);
    TRACE.write(trace, out, index);
  }

  /** The encoded column {@code partitionKey}. */
  public byte[] partitionKey() {
    return encodePartitionKey(agent, service, blob, flow, trace);
  }

  @Override
  public Map<String, Object> columns() {
    return Map.of("partitionKey", partitionKey());
  }

  /** The key that was encoded as these columns, or a {@code MalformedKeyException} if none was. */
  public static SpanKey decode(byte[] partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  /**
   * The key that was encoded as these columns, or a {@code MalformedKeyException} if none was.
   * The remaining bytes of a buffer are read where they are; its position stays.
   */
  public static SpanKey decode(ByteBuffer partitionKey) {
    try {
      return read(partitionKey, ReadMode.QUICK);
    } catch (RuntimeException malformed) {
      return read(partitionKey, ReadMode.EXPLAINING);
    }
  }

  private static SpanKey read(Object partitionKey, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", partitionKey, mode);
    String agent = AGENT.read(in);
    Span.Service service = SERVICE_TYPE.wrap(in.position(), SERVICE.read(in.checked()));
    byte[] blob = BLOB.read(in);
    String flow = FLOW.read(in);
    byte[] trace = TRACE.read(in);
    in.end();
    return new SpanKey(agent, service, blob, flow, trace);
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SpanKey> tryDecode(byte[] partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key that was encoded as these columns, or nothing if none was. */
  public static Optional<SpanKey> tryDecode(ByteBuffer partitionKey) {
    return ReadMode.ifLegal(mode -> read(partitionKey, mode));
  }

  /** The key in the columns of a row, by name. */
  public static SpanKey decode(Map<String, ?> columns) {
    return decode(Columns.bytes(columns, "partitionKey"));
  }

  /** Starts a range scan, which fixes parts of the key from the left. */
  public static Scan scan() {
    return new Scan(Scan.PARTITION_KEY_SCAN);
  }

  /**
   * Answers the access pattern {@code ofService}: the keys with this {@code agent},
   * whose {@code service} begins with {@code beginning}.
   */
  public static KeyRange<byte[]> ofService(String agent, String beginning) {
    return scan().agent(agent).service().startsWith(beginning);
  }

  /** A copy of the bytes. */
  @Override
  public byte[] blob() {
    return blob.clone();
  }

  /** A copy of the bytes. */
  @Override
  public byte[] trace() {
    return trace.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SpanKey that
        && Objects.equals(this.agent, that.agent)
        && Objects.equals(SERVICE_TYPE.unwrap(this.service), SERVICE_TYPE.unwrap(that.service))
        && Arrays.equals(this.blob, that.blob)
        && Objects.equals(this.flow, that.flow)
        && Arrays.equals(this.trace, that.trace);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new Object[] {agent, SERVICE_TYPE.unwrap(service), blob, flow,
        trace});
  }

  @Override
  public String toString() {
    return "SpanKey[agent=" + agent
        + ", service=" + service
        + ", blob=" + Arrays.toString(blob)
        + ", flow=" + flow
        + ", trace=" + Arrays.toString(trace)
        + "]";
  }

  private static int compare(SpanKey a, SpanKey b) {
    int order = ColumnOrder.TEXT.compare(a.agent, b.agent);
    order = order != 0 ? order : ColumnOrder.TEXT.compare(SERVICE_TYPE.unwrap(b.service),
        SERVICE_TYPE.unwrap(a.service));
    order = order != 0 ? order : ColumnOrder.BYTES.compare(BLOB.encode(a.blob),
        BLOB.encode(b.blob));
    order = order != 0 ? order : a.flow.compareTo(b.flow);
    return order != 0 ? order : ColumnOrder.BYTES.compare(a.trace, b.trace);
  }

  /** A scan of all keys; {@code agent} is next. */
  public static final class Scan extends RangeStage<byte[]> {
    private static final ColumnScan<byte[]> PARTITION_KEY_SCAN =
        ColumnScan.binary("partitionKey", 5).boundedBy(AGENT, SERVICE, BLOB, FLOW, TRACE);

    private Scan(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code agent}; {@code service} is next. */
    public AfterAgent agent(String agent) {
      ColumnScan<byte[]> next = scan.part(AGENT, agent);
      return new AfterAgent(next);
    }

    /** Asks for ranges of {@code agent}, written as text, 24 bytes, filled with 00. */
    public TextBounds<String, KeyRange<byte[]>> agent() {
      return scan.texts(AGENT);
    }
  }

  /** A scan that has fixed the parts up to {@code agent}; {@code service} is next. */
  public static final class AfterAgent extends RangeStage<byte[]> {
    private AfterAgent(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code service}; {@code blob} is next. */
    public AfterService service(Span.Service service) {
      ColumnScan<byte[]> next = scan.part(SERVICE, SERVICE_TYPE.unwrap(service));
      return new AfterService(next);
    }

    /** Asks for ranges of {@code service}, written as text, ended by 00, largest first. */
    public TextBounds<Span.Service, KeyRange<byte[]>> service() {
      return scan.texts(SERVICE_TYPE, SERVICE);
    }
  }

  /** A scan that has fixed the parts up to {@code service}; {@code blob} is next. */
  public static final class AfterService extends RangeStage<byte[]> {
    private AfterService(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code blob}; {@code flow} is next. */
    public AfterBlob blob(byte[] blob) {
      ColumnScan<byte[]> next = scan.part(BLOB, blob);
      return new AfterBlob(next);
    }
  }

  /** A scan that has fixed the parts up to {@code blob}; {@code flow} is next. */
  public static final class AfterBlob extends RangeStage<byte[]> {
    private AfterBlob(ColumnScan<byte[]> scan) { super(scan); }

    /** Fixes {@code flow}; {@code trace} is next. */
    public AfterFlow flow(String flow) {
      ColumnScan<byte[]> next = scan.part(FLOW, flow);
      return new AfterFlow(next);
    }

    /**
     * Asks for ranges of {@code flow}, written as [a-z], at most 12, ended by 21, with escapes for "!", "%".
     */
    public TextBounds<String, KeyRange<byte[]>> flow() {
      return scan.texts(FLOW);
    }
  }

  /** A scan that has fixed the parts up to {@code flow}; {@code trace} is next. */
  public static final class AfterFlow extends RangeStage<byte[]> {
    private AfterFlow(ColumnScan<byte[]> scan) { super(scan); }

    /** The keys with this {@code trace}. */
    public KeyRange<byte[]> trace(byte[] trace) {
      return scan.equal(TRACE, trace);
    }

    /** Asks for ranges of {@code trace}, written as bytes, 32 bytes. */
    public BytesBounds<byte[], KeyRange<byte[]>> trace() {
      return scan.bytes(TRACE);
    }
  }
}
