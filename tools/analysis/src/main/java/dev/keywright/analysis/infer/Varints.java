package dev.keywright.analysis.infer;

/** Reads numbers of varying width. */
final class Varints implements BinaryProposals.Framing {
  private static final int LONGEST = 9;
  private static final double PRIOR = 6;

  @Override
  public void read(ColumnSample sample, Cut cut, BinaryProposals.Adder adder) {
    int[] ends = new int[sample.size()];
    long[] leb = new long[ends.length];
    long[] bitcoin = new long[ends.length];
    boolean varies = false;
    boolean isLeb = true;
    for (int key = 0; key < ends.length; key++) {
      byte[] content = sample.content(key);
      int from = cut.at(key);
      ends[key] = endOfLeb(content, from);
      if (ends[key] < 0) {
        return;
      }
      varies = varies || ends[key] - from != ends[0] - cut.at(0);
      isLeb = isLeb && (ends[key] - from == 1 || content[ends[key] - 1] != 0);
      leb[key] = leb(content, from, ends[key]);
      bitcoin[key] = bitcoin(content, from, ends[key]);
      if (leb[key] < 0 || bitcoin[key] < 0) {
        return;
      }
    }
    // Random bytes are varints as well, so only the end of a column proves one.
    if (!varies || !new Cut(ends.clone()).equals(sample.end())) {
      return;
    }
    Cut end = new Cut(ends);
    if (isLeb) {
      adder.add(end, reading("VARINT_LEB128", leb));
    }
    adder.add(end, reading("VARINT_BITCOIN", bitcoin));
  }

  private static Reading reading(String form, long... values) {
    return new Reading(
        Reading.PART,
        "long as=" + form + " unordered",
        "a number as " + form,
        PRIOR + new Numbers(values, Long.SIZE).bits(),
        true);
  }

  /** The offset behind a varint whose last byte has no high bit; -1 if there is none. */
  static int endOfLeb(byte[] content, int from) {
    for (int i = from; i < Math.min(content.length, from + LONGEST); i++) {
      if (content[i] >= 0) {
        return i + 1;
      }
    }
    return -1;
  }

  private static long leb(byte[] content, int from, int to) {
    long value = 0;
    for (int i = to - 1; i >= from; i--) {
      value = value << 7 | (content[i] & 0x7F);
    }
    return value;
  }

  private static long bitcoin(byte[] content, int from, int to) {
    long value = 0;
    for (int i = from; i < to; i++) {
      value = value << 7 | (content[i] & 0x7F);
      value += i < to - 1 ? 1 : 0;
    }
    return value;
  }
}
