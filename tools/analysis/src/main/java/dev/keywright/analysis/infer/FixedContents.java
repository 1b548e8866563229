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
  private static final double UNUSUAL = 6;

  /** So many bytes that no identifier or hash has are probably several parts. */
  private static final double LONG_AND_UNUSUAL = 40;

  /** The widths of identifiers and of hashes. */
  static final int[] USUAL = {16, 20, 32, 64};

  private static final double FILL = 2;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed() || span.shortest() < LEAST) {
      return;
    }
    String frame = " text=FIXED width=" + span.shortest();
    double bits = FRAME + unusual(span.shortest());
    OpenContents.contents(contents(span, -1), frame, bits, true, readings);
    for (int fill : FILLS) {
      if (!ends(span, fill)) {
        continue;
      }
      List<byte[]> contents = contents(span, fill);
      boolean isFilled = contents.stream().anyMatch(content -> content.length < span.shortest());
      boolean isUsed = contents.stream().anyMatch(content -> content.length > 0);
      if (isFilled && isUsed) {
        // Random bytes end like filled ones now and then.
        boolean areTexts = contents.stream().allMatch(it -> LayoutReader.text(it) != null);
        double filled = FRAME + FILL + (areTexts ? 0 : unusual(span.shortest()));
        OpenContents.contents(contents, frame + " fill=" + fill, filled, true, readings);
      }
    }
  }

  static double unusual(int width) {
    if (Arrays.binarySearch(USUAL, width) >= 0) {
      return 0;
    }
    return width < USUAL[0] ? UNUSUAL : LONG_AND_UNUSUAL;
  }

  private static boolean ends(Span span, int fill) {
    for (int key = 0; key < span.size(); key++) {
      if (span.at(key, span.length(key) - 1) == fill) {
        return true;
      }
    }
    return false;
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
