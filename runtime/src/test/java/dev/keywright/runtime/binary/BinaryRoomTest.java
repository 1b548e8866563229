package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BinaryRoomTest {
  private static final BinaryWhole PART = BinaryWhole.of("n", 4);

  private static List<ByteBuffer> buffers() {
    List<ByteBuffer> buffers = new ArrayList<>();
    for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
      buffers.add(ByteBuffer.allocate(10));
      buffers.add(ByteBuffer.allocateDirect(10));
      buffers.add(ByteBuffer.allocate(11).position(1).slice());
      buffers.add(ByteBuffer.allocateDirect(11).position(1).slice());
      buffers.subList(buffers.size() - 4, buffers.size()).forEach(out -> out.order(order));
    }
    buffers.forEach(out -> out.position(2).limit(9));
    return buffers;
  }

  @Test
  void aColumnIsWrittenAtThePositionWhichMovesBehindIt() {
    for (ByteBuffer out : buffers()) {
      ByteOrder order = out.order();
      int size = PART.size(258);
      BinaryRoom room = BinaryRoom.in(out, size);
      assertThat(out.position()).isEqualTo(2);
      PART.write(258, room.array(), room.offset());
      room.fill();
      assertThat(out.position()).isEqualTo(6);
      assertThat(out.limit()).isEqualTo(9);
      assertThat(out.order()).isEqualTo(order);
      byte[] content = new byte[10];
      out.duplicate().clear().get(content);
      assertThat(hex(content)).isEqualTo("0000" + "80000102" + "00000000");
    }
  }

  @Test
  void anAccessibleArrayIsWrittenWhereItStands() {
    ByteBuffer out = ByteBuffer.allocate(12).position(3).slice().position(2);
    BinaryRoom room = BinaryRoom.in(out, 4);
    assertThat(room.array()).isSameAs(out.array());
    assertThat(room.offset()).isEqualTo(5);
  }

  @Test
  void exactlyEnoughRoomIsEnough() {
    for (ByteBuffer out : buffers()) {
      BinaryRoom room = BinaryRoom.in(out, 7);
      BinaryBytes.of("b").write(new byte[7], room.array(), room.offset());
      room.fill();
      assertThat(out.remaining()).isZero();
      BinaryRoom.in(out, 0).fill();
    }
  }

  @Test
  void tooLittleRoomIsToldAndTheBufferStaysAsItWas() {
    for (ByteBuffer out : buffers()) {
      assertThatThrownBy(() -> BinaryRoom.in(out, 8))
          .isInstanceOf(BufferOverflowException.class)
          .hasMessage("the column takes 8 bytes, but the buffer has room for 7");
      assertThat(out.position()).isEqualTo(2);
      assertThat(out.get(2)).isZero();
    }
  }

  @Test
  void aReadOnlyBufferIsRefusedBeforeAnythingIsWritten() {
    ByteBuffer out = ByteBuffer.allocate(12).asReadOnlyBuffer();
    assertThatThrownBy(() -> BinaryRoom.in(out, 4)).isInstanceOf(ReadOnlyBufferException.class);
  }
}
