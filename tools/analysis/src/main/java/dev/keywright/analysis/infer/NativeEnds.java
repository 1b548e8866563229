package dev.keywright.analysis.infer;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** Reads texts and bytes with the end that BINARY writes behind them. */
final class NativeEnds implements BinaryProposals.Framing {

  @Override
  public void read(ColumnSample sample, Cut cut, BinaryProposals.Adder adder) {
    read(sample, cut, false, adder);
    read(sample, cut, true, adder);
  }

  private static void read(
      ColumnSample sample, Cut cut, boolean isDown, BinaryProposals.Adder adder) {
    int[] ends = new int[sample.size()];
    List<byte[]> contents = new ArrayList<>();
    for (int key = 0; key < ends.length; key++) {
      ends[key] = Terminated.end(sample.content(key), cut.at(key), isDown);
      if (ends[key] < 0) {
        return;
      }
      contents.add(content(sample.content(key), cut.at(key), ends[key] - 2, isDown));
    }
    Cut end = new Cut(ends);
    // A last part has an end only if it is DESC.
    if (isDown || !end.equals(sample.end())) {
      OpenContents.contents(
          contents,
          isDown ? " DESC" : "",
          isDown ? Priors.DESCENDING : 0,
          true,
          reading -> adder.add(end, reading));
    }
  }

  private static byte[] content(byte[] bytes, int from, int to, boolean isDown) {
    int mask = isDown ? 0xFF : 0;
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (int i = from; i < to; i++) {
      int b = (bytes[i] ^ mask) & 0xFF;
      content.write(b);
      i += b == 0 ? 1 : 0;
    }
    return content.toByteArray();
  }
}
