package dev.keywright.benchmarks;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.benchmarks.peers.Md5Text;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** One key of the TEXT form behind four digits of a hash of its first part. */
@State(Scope.Thread)
public class HashedEncode {
  private static final ThreadLocal<MessageDigest> MD5 =
      ThreadLocal.withInitial(HashedEncode::newDigest);

  private final Row[] rows = Row.random(Row.COUNT);
  private final byte[][] devices = new byte[Row.COUNT][];
  private int next;

  /** Makes the bytes that {@link #digestAlone} hashes: those that ours hash, too. */
  public HashedEncode() {
    for (int i = 0; i < rows.length; i++) {
      Row row = rows[i];
      devices[i] =
          PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId())
              .substring(0, 6)
              .getBytes(ISO_8859_1);
    }
  }

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private int next() {
    return next++ & (Row.COUNT - 1);
  }

  @Benchmark
  public String md5() {
    Row row = rows[next()];
    return Md5PurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String md5ByHand() {
    Row row = rows[next()];
    return Md5Text.encode(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String murmur3() {
    Row row = rows[next()];
    return MurmurPurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  @Benchmark
  public String crc32c() {
    Row row = rows[next()];
    return CrcPurchaseKey.encodePartitionKey(row.deviceId(), row.sellerId(), row.cardId());
  }

  /** The digest of the JDK alone, one for each thread, on the bytes that ours hash. */
  @Benchmark
  public byte[] digestAlone() {
    return MD5.get().digest(devices[next()]);
  }
}
