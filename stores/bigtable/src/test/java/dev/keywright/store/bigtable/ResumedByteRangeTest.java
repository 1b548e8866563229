package dev.keywright.store.bigtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.protobuf.ByteString;
import org.junit.jupiter.api.Test;

class ResumedByteRangeTest {
  private static final ByteStringRange BOUNDS = ByteStringRange.create("b", "d");

  private static ByteString text(String text) {
    return ByteString.copyFromUtf8(text);
  }

  @Test
  void forwardTheRestBeginsBehindTheLastRow() {
    assertThat(ResumedByteRange.behind(text("c"), BOUNDS, false))
        .isEqualTo(ByteStringRange.unbounded().startOpen("c").endOpen("d"));
    assertThat(ResumedByteRange.behind(text("c"), ByteStringRange.unbounded(), false))
        .isEqualTo(ByteStringRange.unbounded().startOpen("c"));
  }

  @Test
  void backwardTheRestEndsBelowTheLastRow() {
    assertThat(ResumedByteRange.behind(text("c"), BOUNDS, true))
        .isEqualTo(ByteStringRange.create("b", "c"));
    assertThat(ResumedByteRange.behind(text("c"), ByteStringRange.unbounded(), true))
        .isEqualTo(ByteStringRange.unbounded().endOpen("c"));
  }

  @Test
  void behindTheLastRowKeyThatARangeCanHoldThereIsNoRest() {
    ByteStringRange one = ByteStringRange.create("b", "c\0");
    assertThat(ResumedByteRange.behind(text("c"), one, false)).isNull();
    assertThat(ResumedByteRange.behind(text("b\u00ff"), one, false)).isNotNull();
  }

  @Test
  void belowTheFirstRowKeyThatARangeCanHoldThereIsNoRest() {
    assertThat(ResumedByteRange.behind(text("b"), BOUNDS, true)).isNull();
    assertThat(ResumedByteRange.behind(text("b\0"), BOUNDS, true))
        .isEqualTo(ByteStringRange.create("b", "b\0"));
  }

  @Test
  void rowKeysAreComparedAsUnsignedBytes() {
    ByteString high = ByteString.copyFrom(new byte[] {-1});
    ByteStringRange toHigh = ByteStringRange.create(text("a"), high);
    assertThat(ResumedByteRange.behind(text("b"), toHigh, false)).isNotNull();
    assertThat(ResumedByteRange.behind(high, ByteStringRange.create(text("a"), text("")), true))
        .isNotNull();
  }
}
