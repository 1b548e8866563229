package dev.keywright.analysis.infer;

/** The ends of texts and bytes of BINARY: 00 01, with 00 ff for a zero inside. */
final class Terminated {
  private Terminated() {}

  /**
   * The offset behind the end.
   *
   * @param isDown whether all bytes are complemented
   * @return -1 if there is none
   */
  static int end(byte[] content, int from, boolean isDown) {
    int mask = isDown ? 0xFF : 0;
    for (int i = from; i + 1 < content.length; i++) {
      if (((content[i] ^ mask) & 0xFF) == 0) {
        int next = (content[i + 1] ^ mask) & 0xFF;
        if (next == 1) {
          return i + 2;
        }
        if (next != 0xFF) {
          return -1;
        }
        i++;
      }
    }
    return -1;
  }
}
