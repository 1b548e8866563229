package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.bucket.BucketForm;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BinaryReaderTest {
  private static final byte[] STORED = bytes("55 8001 00000000 55");
  private static final BinaryWhole FIRST = BinaryWhole.of("first", 2);
  private static final BinaryWhole SECOND = BinaryWhole.of("second", 4);

  private static List<ByteBuffer> buffers() {
    ByteBuffer direct = ByteBuffer.allocateDirect(STORED.length).put(STORED);
    List<ByteBuffer> buffers = new ArrayList<>();
    for (ByteBuffer whole :
        List.of(
            ByteBuffer.wrap(STORED.clone()),
            ByteBuffer.wrap(STORED.clone()).asReadOnlyBuffer(),
            direct,
            ByteBuffer.wrap(STORED.clone()).order(ByteOrder.LITTLE_ENDIAN))) {
      whole.position(1).limit(7);
      buffers.add(whole);
      buffers.add(whole.slice());
    }
    return buffers;
  }

  @Test
  void theRemainingBytesOfABufferAreReadAndItStaysAsItWas() {
    for (ByteBuffer buffer : buffers()) {
      int position = buffer.position();
      int limit = buffer.limit();
      BinaryReader in = BinaryReader.explaining("key", buffer);
      assertThat(in.position()).isZero();
      assertThat(FIRST.readLong(in)).isEqualTo(1);
      assertThat(in.position()).isEqualTo(2);
      assertThat(SECOND.readLong(in)).isEqualTo(Integer.MIN_VALUE);
      assertThat(in.position()).isEqualTo(6);
      in.end();
      assertThat(buffer.position()).isEqualTo(position);
      assertThat(buffer.limit()).isEqualTo(limit);
    }
  }

  @Test
  void whatStandsBehindTheLimitIsNotRead() {
    for (ByteBuffer buffer : buffers()) {
      BinaryReader in = BinaryReader.explaining("key", buffer);
      FIRST.readLong(in);
      assertThatThrownBy(() -> BinaryWhole.of("wide", 8).readLong(in))
          .isInstanceOf(MalformedKeyException.class)
          .hasMessage("wide at position 6: expected 8 bytes, found the end");
    }
  }

  @Test
  void anAccessibleArrayIsReadWhereItStands() {
    byte[] array = STORED.clone();
    assertThat(BinaryReader.explaining("key", array).bytes()).isSameAs(array);
    assertThat(BinaryReader.explaining("key", ByteBuffer.wrap(array, 1, 6)).bytes())
        .isSameAs(array);
    assertThat(BinaryReader.explaining("key", ByteBuffer.wrap(array, 1, 6).slice()).bytes())
        .isSameAs(array);
  }

  @Test
  void whatFollowsTheLastPartIsMalformed() {
    BinaryReader in = BinaryReader.explaining("key", bytes("8000 ff"));
    FIRST.readLong(in);
    assertThatThrownBy(in::end)
        .isInstanceOfSatisfying(
            MalformedKeyException.class,
            malformed -> {
              assertThat(malformed.part()).isEqualTo("first");
              assertThat(malformed.position()).isEqualTo(2);
            })
        .hasMessage("first at position 2: expected the end of the column after it, found ff");
    assertThatThrownBy(() -> BinaryReader.explaining("key", bytes("00")).end())
        .hasMessage("key at position 0: expected the end of the column after it, found 00");
  }

  @Test
  void aBucketThatIsNotThereIsMalformed() {
    for (String stored : new String[] {"", "10"}) {
      assertThatThrownBy(
              () -> BinaryReader.explaining("key", bytes(stored)).bucket(BucketForm.binary(16)))
          .isInstanceOfSatisfying(
              MalformedKeyException.class,
              malformed -> assertThat(malformed.part()).isEqualTo("bucket"))
          .hasMessageStartingWith("bucket at position 0: expected ");
    }
  }

  @Test
  void nullIsNoColumn() {
    assertThatThrownBy(() -> BinaryReader.explaining("key", (byte[]) null))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("key at position 0: expected the stored bytes, found null");
    assertThatThrownBy(() -> BinaryReader.explaining("key", (ByteBuffer) null))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessage("key at position 0: expected the stored bytes, found null");
  }
}
