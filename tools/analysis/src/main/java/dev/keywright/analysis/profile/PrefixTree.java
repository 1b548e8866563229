package dev.keywright.analysis.profile;

import dev.keywright.analysis.KeyText;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * How many keys begin with each prefix, counted exactly, as deep as the prefixes fit into a fixed
 * number of nodes. A depth that does not fit is cut off, so that all depths that are left are
 * complete, and trees of pieces merge into the tree of the whole.
 */
final class PrefixTree {
  /** Prefixes beyond this length are not counted. */
  static final int DEEPEST = 64;

  /** Enough for the nodes of two trees that are merged. */
  private static final int BITS_OF_NODE = 20;

  private static final int NODE = (1 << BITS_OF_NODE) - 1;

  static final int MOST_NODES = 1 << 17;
  private static final int ROOT = 0;
  private static final int NONE = -1;

  private int depth = DEEPEST;
  private int size = 1;
  private int[] parents = new int[256];
  private byte[] labels = new byte[256];
  private byte[] depths = new byte[256];
  private long[] counts = new long[256];

  /**
   * Each edge and the node that it leads to, in one number and with open addressing: a profile
   * spends most of its time on these look-ups. 0 is free, since nobody looks up the root.
   */
  private long[] slots = new long[1024];

  void add(byte[] key) {
    int node = ROOT;
    counts[ROOT]++;
    int end = Math.min(key.length, depth);
    for (int i = 0; i < end; i++) {
      node = child(node, key[i]);
      counts[node]++;
    }
    cutToFit();
  }

  void merge(PrefixTree other) {
    depth = Math.min(depth, other.depth);
    int[] merged = new int[other.size];
    counts[ROOT] += other.counts[ROOT];
    for (int i = 1; i < other.size; i++) {
      if (other.depths[i] <= depth) {
        merged[i] = child(merged[other.parents[i]], other.labels[i]);
        counts[merged[i]] += other.counts[i];
      }
    }
    rebuild();
    cutToFit();
  }

  /** How many keys there are. */
  long count() {
    return counts[ROOT];
  }

  /** The length up to which all prefixes are counted. */
  int depth() {
    return depth;
  }

  int size() {
    return size;
  }

  int depth(int node) {
    return depths[node];
  }

  long count(int node) {
    return counts[node];
  }

  /** For each node, how many keys end there. */
  long[] ends() {
    long[] ends = Arrays.copyOf(counts, size);
    for (int i = 1; i < size; i++) {
      ends[parents[i]] -= counts[i];
    }
    return ends;
  }

  /** The prefix that a node represents. */
  byte[] prefix(int node) {
    byte[] prefix = new byte[depths[node]];
    for (int it = node; it != ROOT; it = parents[it]) {
      prefix[depths[it] - 1] = labels[it];
    }
    return prefix;
  }

  String shown(int node) {
    return KeyText.shown(prefix(node));
  }

  private int child(int parent, byte label) {
    int edge = edge(parent, label);
    int slot = slot(edge);
    while (slots[slot] != 0) {
      if (slots[slot] >>> BITS_OF_NODE == edge) {
        return (int) slots[slot] & NODE;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    int child = append(parent, label);
    slots[slot] = slotted(edge, child);
    if (2 * size > slots.length) {
      fillSlots(2 * slots.length);
    }
    return child;
  }

  private static int edge(int parent, byte label) {
    return parent * 256 + Byte.toUnsignedInt(label);
  }

  private static long slotted(int edge, int node) {
    return (long) edge << BITS_OF_NODE | node;
  }

  private int slot(int edge) {
    int hash = edge * 0x9E3779B1;
    return (hash ^ (hash >>> 15)) & (slots.length - 1);
  }

  private int append(int parent, byte label) {
    if (size == parents.length) {
      int room = 2 * size;
      parents = Arrays.copyOf(parents, room);
      labels = Arrays.copyOf(labels, room);
      depths = Arrays.copyOf(depths, room);
      counts = Arrays.copyOf(counts, room);
    }
    parents[size] = parent;
    labels[size] = label;
    depths[size] = (byte) (depths[parent] + 1);
    return size++;
  }

  private void fillSlots(int room) {
    slots = new long[room];
    for (int node = 1; node < size; node++) {
      int edge = edge(parents[node], labels[node]);
      int slot = slot(edge);
      while (slots[slot] != 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = slotted(edge, node);
    }
  }

  private void cutToFit() {
    if (size <= MOST_NODES) {
      return;
    }
    int[] nodes = new int[DEEPEST + 1];
    for (int i = 0; i < size; i++) {
      nodes[depths[i]]++;
    }
    int fitting = 0;
    int total = nodes[0];
    while (fitting < depth && total + nodes[fitting + 1] <= MOST_NODES) {
      total += nodes[++fitting];
    }
    depth = fitting;
    rebuild();
  }

  // Parents come before their children, so that a child finds the new number of its parent.
  private void rebuild() {
    int[] moved = new int[size];
    Arrays.fill(moved, NONE);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (depths[i] <= depth) {
        moved[i] = kept;
        parents[kept] = i == ROOT ? ROOT : moved[parents[i]];
        labels[kept] = labels[i];
        depths[kept] = depths[i];
        counts[kept] = counts[i];
        kept++;
      }
    }
    Arrays.fill(counts, kept, size, 0);
    size = kept;
    fillSlots(slots.length);
  }

  void writeTo(DataOutput out) throws IOException {
    out.writeInt(depth);
    out.writeInt(size);
    for (int i = 0; i < size; i++) {
      out.writeInt(parents[i]);
      out.writeByte(labels[i]);
      out.writeLong(counts[i]);
    }
  }

  static PrefixTree readFrom(DataInput in) throws IOException {
    PrefixTree read = new PrefixTree();
    read.depth = in.readInt();
    int nodes = in.readInt();
    for (int i = 0; i < nodes; i++) {
      int parent = in.readInt();
      byte label = in.readByte();
      int node = i == ROOT ? ROOT : read.child(parent, label);
      read.counts[node] = in.readLong();
    }
    return read;
  }
}
