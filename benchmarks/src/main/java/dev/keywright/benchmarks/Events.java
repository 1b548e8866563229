package dev.keywright.benchmarks;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A million events, in the order in which a merge returns them, and bucket by bucket. */
@State(Scope.Benchmark)
public class Events {
  static final int COUNT = 1_000_000;

  private static final int BUCKETS = 16;
  private static final int HOSTS = 200;
  private static final long SEED = 167;
  private static final long START = Instant.parse("2012-08-01T17:10:04Z").toEpochMilli();

  private final List<LogEventKey> keys = new ArrayList<>(COUNT);
  private final List<byte[]> encoded = new ArrayList<>(COUNT);
  private final List<List<LogEventKey>> keysOfBuckets = new ArrayList<>();
  private final List<List<byte[]>> encodedOfBuckets = new ArrayList<>();

  /** Makes the events, the newest first. */
  public Events() {
    for (int i = 0; i < BUCKETS; i++) {
      keysOfBuckets.add(new ArrayList<>());
      encodedOfBuckets.add(new ArrayList<>());
    }
    Random random = new Random(SEED);
    for (int i = COUNT; i > 0; i--) {
      LogEventKey key =
          new LogEventKey(
              Instant.ofEpochMilli(START + i), "web-" + random.nextInt(HOSTS), random.nextInt());
      byte[] bytes = key.partitionKey();
      keys.add(key);
      encoded.add(bytes);
      keysOfBuckets.get(bytes[0]).add(key);
      encodedOfBuckets.get(bytes[0]).add(bytes);
    }
  }

  List<LogEventKey> keys() {
    return keys;
  }

  List<byte[]> encoded() {
    return encoded;
  }

  List<LogEventKey> keys(int bucket) {
    return keysOfBuckets.get(bucket);
  }

  List<byte[]> encoded(int bucket) {
    return encodedOfBuckets.get(bucket);
  }
}
