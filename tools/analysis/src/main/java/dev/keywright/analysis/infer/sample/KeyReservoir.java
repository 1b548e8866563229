package dev.keywright.analysis.infer.sample;

import com.dynatrace.hash4j.hashing.HashStream64;
import com.dynatrace.hash4j.hashing.Hashing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * A random sample of the different keys of an input: those with the smallest hashes. So the sample
 * of merged pieces is the sample of the whole, however often a key comes.
 */
public final class KeyReservoir {
  private final int size;
  private final long seed;
  private final TreeSet<SampledKey> keys = new TreeSet<>();

  public KeyReservoir(int size, long seed) {
    this.size = size;
    this.seed = seed;
  }

  /**
   * One more key.
   *
   * @param file empty if there is only one
   * @param line where it was read
   */
  public void add(String file, long line, byte[]... columns) {
    long rank = rank(columns);
    SampledKey key = new SampledKey(columns, rank);
    if (keys.size() < size || key.compareTo(keys.last()) < 0) {
      byte[][] own = Arrays.stream(columns).map(byte[]::clone).toArray(byte[][]::new);
      add(new SampledKey(own, rank, new KeyPlace(file, line)));
    }
  }

  private long rank(byte[]... columns) {
    HashStream64 hash = Hashing.komihash5_0(seed).hashStream();
    for (byte[] column : columns) {
      hash.putByteArray(column);
    }
    return hash.getAsLong();
  }

  private void add(SampledKey key) {
    keys.add(key);
    if (keys.size() > size) {
      keys.pollLast();
    }
  }

  public void merge(KeyReservoir other) {
    other.keys.forEach(this::add);
  }

  /** The sample, in a random order. */
  public List<SampledKey> keys() {
    return new ArrayList<>(keys);
  }
}
