package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Bytes of any length that another part follows. */
final class BinaryBlob extends Kind<BinaryBlob.Blob, byte[]> {
  @KeyFormat(Format.BINARY)
  @SuppressWarnings("ArrayRecordComponent") // read once
  record Blob(
      @PartitionKey(order = 0) @Domain(maxLength = 32) byte[] digest,
      @PartitionKey(order = 1) int number) {}

  /** What an expert reads: a record that nobody can change, as our keys are. */
  @SuppressWarnings("ArrayRecordComponent") // nobody else has the array
  private record Read(byte[] digest, int number) {
    Read {
      digest = digest.clone();
    }
  }

  @Override
  Blob row(Random random) {
    return new Blob(bytes(random), random.nextInt());
  }

  @Override
  List<Blob> refused() {
    return List.of(new Blob(new byte[33], 1));
  }

  @Override
  byte[] encode(Blob row) {
    return BinaryBlob_BlobKey.encodePartitionKey(row.digest(), row.number());
  }

  @Override
  Object decode(byte[] column) {
    return BinaryBlob_BlobKey.decode(column);
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[8 + random.nextInt(25)];
    random.nextBytes(bytes);
    return bytes;
  }

  @Override
  byte[] encodeByHand(Blob row) {
    Hand.require(row.digest().length <= 32);
    int zeros = 0;
    for (byte b : row.digest()) {
      zeros += b == 0 ? 1 : 0;
    }
    byte[] out = new byte[row.digest().length + zeros + 6];
    int at = 0;
    for (byte b : row.digest()) {
      out[at++] = b;
      if (b == 0) {
        out[at++] = -1;
      }
    }
    Hand.INTS.set(out, HandBytes.writeEnd(out, at), row.number() ^ Integer.MIN_VALUE);
    return out;
  }

  @Override
  Object decodeByHand(byte[] column) {
    int end = column.length - 6;
    Hand.require(end >= 0 && column[end] == 0 && column[end + 1] == 1);
    int zeros = 0;
    for (int i = 0; i < end; i++) {
      if (column[i] == 0) {
        Hand.require(++i < end && column[i] == -1);
        zeros++;
      }
    }
    Hand.require(end - zeros <= 32);
    byte[] digest = zeros == 0 ? Arrays.copyOf(column, end) : new byte[end - zeros];
    for (int i = 0, at = 0; zeros > 0 && i < end; i++) {
      digest[at++] = column[i];
      i += column[i] == 0 ? 1 : 0;
    }
    return new Read(digest, (int) Hand.INTS.get(column, end + 2) ^ Integer.MIN_VALUE);
  }
}
