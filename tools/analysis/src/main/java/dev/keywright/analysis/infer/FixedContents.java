package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Reads texts and bytes of a fixed width, with or without something that fills it. */
final class FixedContents implements Typing {
  private static final int LEAST = 3;
  private static final int[] FILLS = {0, ' '};
  private static final double FRAME = 7;
  private static final double FILL = 2;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed() || span.shortest() < LEAST) {
      return;
    }
    String frame = " text=FIXED width=" + span.shortest();
    OpenContents.contents(contents(span, -1), frame, FRAME, true, readings);
    for (int fill : FILLS) {
      List<byte[]> contents = contents(span, fill);
      boolean isFilled = contents.stream().anyMatch(content -> content.length < span.shortest());
      boolean isUsed = contents.stream().anyMatch(content -> content.length > 0);
      if (isFilled && isUsed) {
        OpenContents.contents(contents, frame + " fill=" + fill, FRAME + FILL, true, readings);
      }
    }
  }

  private static List<byte[]> contents(Span span, int fill) {
    List<byte[]> contents = new ArrayList<>();
    for (int key = 0; key < span.size(); key++) {
      byte[] content = span.bytes(key);
      int end = content.length;
      while (fill >= 0 && end > 0 && content[end - 1] == fill) {
        end--;
      }
      contents.add(Arrays.copyOf(content, end));
    }
    return contents;
  }
}
