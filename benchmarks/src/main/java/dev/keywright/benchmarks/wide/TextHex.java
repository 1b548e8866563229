package dev.keywright.benchmarks.wide;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.util.List;
import java.util.Random;

/** Sixteen bytes as hexadecimal digits. */
final class TextHex extends Kind<TextHex.Blob, String> {
  @SuppressWarnings("ArrayRecordComponent") // read once
  record Blob(@PartitionKey(order = 0) @Domain(maxLength = 16) byte[] digest) {}

  /** What an expert reads: a record that nobody can change, as our keys are. */
  @SuppressWarnings("ArrayRecordComponent") // nobody else has the array
  private record Read(byte[] digest) {
    Read {
      digest = digest.clone();
    }
  }

  @Override
  Blob row(Random random) {
    return new Blob(bytes(random));
  }

  @Override
  List<Blob> refused() {
    return List.of(new Blob(new byte[17]));
  }

  @Override
  String encode(Blob row) {
    return TextHex_BlobKey.encodePartitionKey(row.digest());
  }

  @Override
  Object decode(String column) {
    return TextHex_BlobKey.decode(column);
  }

  private static byte[] bytes(Random random) {
    byte[] bytes = new byte[16];
    random.nextBytes(bytes);
    return bytes;
  }

  @Override
  String encodeByHand(Blob row) {
    int length = row.digest().length;
    Hand.require(length <= 16);
    byte[] out = Hand.scratch();
    for (int i = 0; i < length; i++) {
      Hand.writeHex(row.digest()[i], out, 2 * i);
    }
    return Hand.ascii(out, 0, 2 * length);
  }

  @Override
  Object decodeByHand(String column) {
    Hand.require(column.length() <= 32 && column.length() % 2 == 0);
    byte[] digest = new byte[column.length() / 2];
    int wrong = 0;
    for (int i = 0; i < digest.length; i++) {
      int value = Hand.hex(column.charAt(2 * i)) << 4 | Hand.hex(column.charAt(2 * i + 1));
      wrong |= value;
      digest[i] = (byte) value;
    }
    Hand.require(wrong >= 0);
    return new Read(digest);
  }
}
