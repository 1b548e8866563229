package dev.keywright.benchmarks.wide;

import dev.keywright.Bucket;
import dev.keywright.EncodedText;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.TextEncoding;
import dev.keywright.runtime.function.PhoenixSalt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import org.apache.phoenix.query.QueryConstants;
import org.apache.phoenix.schema.SaltingUtil;
import org.apache.phoenix.schema.SortOrder;
import org.apache.phoenix.schema.types.PLong;
import org.apache.phoenix.schema.types.PVarchar;
import org.apache.phoenix.util.TrustedByteArrayOutputStream;

/** A table of Phoenix with twelve salts, by its own types: VARCHAR, BIGINT, VARCHAR. */
final class SystemPhoenix extends Kind<SystemPhoenix.Note, byte[]> {
  private static final int SALTS = 12;

  @KeyFormat(Format.BINARY)
  @Bucket(count = SALTS, function = PhoenixSalt.class)
  record Note(
      @PartitionKey(order = 0) @EncodedText(as = TextEncoding.TERMINATED, end = 0) String tenant,
      @PartitionKey(order = 1) long id,
      @PartitionKey(order = 2) String title) {}

  @Override
  Note row(Random random) {
    return new Note(Samples.letters(random, 8), random.nextLong(), Samples.letters(random, 16));
  }

  @Override
  List<Note> refused() {
    return List.of(new Note("a\0", 1, "b"), new Note("\uD800", 1, "b"), new Note("a", 1, "\uD800"));
  }

  @Override
  byte[] encode(Note row) {
    return SystemPhoenix_NoteKey.encodePartitionKey(row.tenant(), row.id(), row.title());
  }

  @Override
  Object decode(byte[] column) {
    return SystemPhoenix_NoteKey.decode(column);
  }

  /** In the steps of Phoenix's {@code PTableImpl.newKey}, which begins with room for the salt. */
  @Override
  byte[] encodeByHand(Note row) {
    Hand.require(row.tenant().indexOf(QueryConstants.SEPARATOR_BYTE) < 0);
    HandBytes.requirePairs(row.tenant());
    HandBytes.requirePairs(row.title());
    try (TrustedByteArrayOutputStream out = new TrustedByteArrayOutputStream(40)) {
      out.write(0);
      out.write(PVarchar.INSTANCE.toBytes(row.tenant()));
      out.write(QueryConstants.SEPARATOR_BYTE);
      out.write(PLong.INSTANCE.toBytes(row.id()));
      out.write(PVarchar.INSTANCE.toBytes(row.title()));
      byte[] key = out.toByteArray();
      key[0] = SaltingUtil.getSaltingByte(key, 1, key.length - 1, SALTS);
      return key;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  Note decodeByHand(byte[] column) {
    int end = 1;
    while (column[end] != QueryConstants.SEPARATOR_BYTE) {
      end++;
    }
    int title = end + 1 + Long.BYTES;
    Hand.require(title <= column.length);
    Hand.require(column[0] == SaltingUtil.getSaltingByte(column, 1, column.length - 1, SALTS));
    return new Note(
        text(column, 1, end),
        PLong.INSTANCE.getCodec().decodeLong(column, end + 1, SortOrder.getDefault()),
        text(column, title, column.length));
  }

  /** Phoenix reads an empty text as null. */
  private static String text(byte[] column, int from, int to) {
    String text = (String) PVarchar.INSTANCE.toObject(column, from, to - from);
    return text == null ? "" : HandBytes.same(text, column, from, to);
  }
}
