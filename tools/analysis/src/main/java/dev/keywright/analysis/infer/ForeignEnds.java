package dev.keywright.analysis.infer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads texts and bytes whose end another system shows: by one byte behind, or a length before. */
final class ForeignEnds implements BinaryProposals.Framing {
  /** How many bytes a length can take; 0 for a varint. */
  static final int[] LENGTHS = {1, 2, 4, 0};

  private static final double FRAME = 5;
  private static final int MOST_BYTES = 1024;

  @Override
  public void read(ColumnSample sample, Cut cut, BinaryProposals.Adder adder) {
    for (int lengthBytes : LENGTHS) {
      readPrefixed(sample, cut, lengthBytes, adder);
    }
    boolean[] known = new boolean[256];
    byte[] first = sample.content(0);
    for (int i = cut.at(0); i < first.length; i++) {
      int end = first[i] & 0xFF;
      if (!known[end] && !Bytes.isLetterOrDigit(first[i]) && (end < 0x80 || end == 0xFF)) {
        known[end] = true;
        readTerminated(sample, cut, end, adder);
      }
    }
  }

  private static void readTerminated(
      ColumnSample sample, Cut cut, int end, BinaryProposals.Adder adder) {
    int[] ends = new int[sample.size()];
    List<byte[]> contents = new ArrayList<>();
    for (int key = 0; key < ends.length; key++) {
      byte[] content = sample.content(key);
      int at = cut.at(key);
      while (at < content.length && (content[at] & 0xFF) != end) {
        at++;
      }
      if (at == content.length) {
        return;
      }
      ends[key] = at + 1;
      contents.add(Arrays.copyOfRange(content, cut.at(key), at));
    }
    Cut behind = new Cut(ends);
    boolean isDown = end == 0xFF;
    if (!areTexts(isDown ? contents.stream().map(ForeignEnds::complement).toList() : contents)) {
      return;
    }
    String escapes = Escapes.in(contents, end);
    String frame = " text=TERMINATED end=" + (isDown ? "0" + escapes + " DESC" : end + escapes);
    OpenContents.contents(
        values(contents, escapes, isDown),
        frame,
        FRAME + (end == 0 || isDown ? 0 : 3) + (isDown ? Priors.DESCENDING : 0),
        true,
        reading -> adder.add(behind, reading));
  }

  private static List<byte[]> values(List<byte[]> contents, String escapes, boolean isDown) {
    if (isDown) {
      return contents.stream().map(ForeignEnds::complement).toList();
    }
    return escapes.isEmpty() ? contents : Escapes.undone(contents);
  }

  // In random bytes, every byte comes soon, and every length fits now and then.
  private static boolean areTexts(List<byte[]> contents) {
    for (byte[] content : contents) {
      for (byte b : content) {
        if (b >= 0 && b < ' ') {
          return false;
        }
      }
      if (LayoutReader.text(content) == null) {
        return false;
      }
    }
    return contents.stream().anyMatch(content -> content.length > 0);
  }

  private static byte[] complement(byte[] bytes) {
    byte[] other = bytes.clone();
    for (int i = 0; i < other.length; i++) {
      other[i] = (byte) ~other[i];
    }
    return other;
  }

  private static void readPrefixed(
      ColumnSample sample, Cut cut, int lengthBytes, BinaryProposals.Adder adder) {
    int[] ends = new int[sample.size()];
    List<byte[]> contents = new ArrayList<>();
    long total = 0;
    for (int key = 0; key < ends.length; key++) {
      byte[] content = sample.content(key);
      int from = begin(content, cut.at(key), lengthBytes);
      ends[key] = endOfPrefixed(content, cut.at(key), lengthBytes);
      if (ends[key] < 0) {
        return;
      }
      total += ends[key] - from;
      contents.add(Arrays.copyOfRange(content, from, ends[key]));
    }
    boolean varies = contents.stream().anyMatch(it -> it.length != contents.get(0).length);
    if (total > 0 && varies && (areTexts(contents) || lengthBytes == 4)) {
      Cut end = new Cut(ends);
      OpenContents.contents(
          contents,
          " text=LENGTH_PREFIXED lengthBytes=" + lengthBytes,
          FRAME + (lengthBytes == 0 ? 2 : 0),
          true,
          reading -> adder.add(end, reading));
    }
  }

  private static int begin(byte[] content, int at, int lengthBytes) {
    return lengthBytes == 0 ? Varints.endOfLeb(content, at) : at + lengthBytes;
  }

  /** The offset behind a length and as many bytes; -1 if the content is too short. */
  static int endOfPrefixed(byte[] content, int at, int lengthBytes) {
    int from = begin(content, at, lengthBytes);
    if (from < 0 || from > content.length) {
      return -1;
    }
    long length = lengthBytes == 0 ? leb(content, at, from) : length(content, at, from);
    boolean isThere = length >= 0 && length <= MOST_BYTES && from + length <= content.length;
    return isThere ? from + (int) length : -1;
  }

  private static long length(byte[] content, int from, int to) {
    long length = 0;
    for (int i = from; i < to; i++) {
      length = length << 8 | (content[i] & 0xFF);
    }
    return length;
  }

  private static long leb(byte[] content, int from, int to) {
    long length = 0;
    for (int i = to - 1; i >= from; i--) {
      length = length << 7 | (content[i] & 0x7F);
    }
    return length;
  }
}
