package dev.keywright.analysis.profile;

/**
 * The edges of a tree of prefixes: from a node and a byte to the next node. A profile spends most
 * of its time on these look-ups, so an edge and its node are one number, with open addressing.
 */
final class PrefixEdges {
  /** Enough for the nodes of two trees that are merged. */
  private static final int BITS_OF_NODE = 20;

  private static final int NODE = (1 << BITS_OF_NODE) - 1;

  /** 0 is free, since no edge leads to the root. */
  private long[] slots = new long[1024];

  /** The node that an edge leads to; 0 if there is no such edge. */
  int node(int parent, byte label) {
    int edge = edge(parent, label);
    int slot = slot(edge);
    while (slots[slot] != 0) {
      if (slots[slot] >>> BITS_OF_NODE == edge) {
        return (int) slots[slot] & NODE;
      }
      slot = next(slot);
    }
    return 0;
  }

  /** One more edge, which is not there yet. */
  void put(int parent, byte label, int node) {
    int edge = edge(parent, label);
    int slot = slot(edge);
    while (slots[slot] != 0) {
      slot = next(slot);
    }
    slots[slot] = (long) edge << BITS_OF_NODE | node;
  }

  /** Whether so many edges need more room. */
  boolean areTight(int edges) {
    return 2 * edges > slots.length;
  }

  /**
   * Forgets all edges.
   *
   * @param times how many times as much room there is then
   */
  void clear(int times) {
    slots = new long[times * slots.length];
  }

  private int next(int slot) {
    return (slot + 1) & (slots.length - 1);
  }

  private static int edge(int parent, byte label) {
    return parent * 256 + Byte.toUnsignedInt(label);
  }

  private int slot(int edge) {
    int hash = edge * 0x9E3779B1;
    return (hash ^ (hash >>> 15)) & (slots.length - 1);
  }
}
