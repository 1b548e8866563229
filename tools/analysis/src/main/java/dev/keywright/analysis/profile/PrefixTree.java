package dev.keywright.analysis.profile;

import dev.keywright.analysis.KeyText;
import java.io.Serializable;
import java.util.Arrays;

/**
 * How many keys begin with each prefix, counted exactly, as deep as the prefixes fit into a fixed
 * number of nodes. A depth that does not fit is cut off, so that all depths that are left are
 * complete, and trees of pieces merge into the tree of the whole.
 */
final class PrefixTree implements Serializable {
  private static final long serialVersionUID = 1;

  /** Prefixes beyond this length are not counted. */
  static final int DEEPEST = 64;

  static final int MOST_NODES = 1 << 17;
  private static final int ROOT = 0;
  private static final int NONE = -1;

  private int depth;
  private int size = 1;
  private long keys;
  private int[] parents = new int[256];
  private byte[] labels = new byte[256];
  private byte[] depths = new byte[256];

  /** How many keys end at each node, or go on beyond the depth. */
  private long[] ends = new long[256];

  private final transient PrefixEdges edges = new PrefixEdges();
  private final transient PrefixJumps jumps = new PrefixJumps();

  /**
   * Of no key yet.
   *
   * @param depth the length up to which prefixes are counted, as long as they fit
   */
  PrefixTree(int depth) {
    this.depth = depth;
  }

  void add(byte[] key) {
    int end = Math.min(key.length, depth);
    int length = PrefixJumps.length(depth);
    int node =
        length == 0 || end < length
            ? walk(ROOT, key, 0, end)
            : walk(jump(key, length), key, length, end);
    ends[node]++;
    keys++;
    cutToFit();
  }

  private int jump(byte[] key, int length) {
    int known = jumps.node(key, length);
    if (known != ROOT) {
      return known;
    }
    int node = walk(ROOT, key, 0, length);
    jumps.put(key, length, node);
    return node;
  }

  private int walk(int from, byte[] key, int start, int end) {
    int node = from;
    for (int i = start; i < end; i++) {
      node = child(node, key[i]);
    }
    return node;
  }

  void merge(PrefixTree other) {
    depth = Math.min(depth, other.depth);
    int[] merged = new int[other.size];
    keys += other.keys;
    ends[ROOT] += other.ends[ROOT];
    for (int i = 1; i < other.size; i++) {
      int parent = merged[other.parents[i]];
      merged[i] = other.depths[i] <= depth ? child(parent, other.labels[i]) : parent;
      ends[merged[i]] += other.ends[i];
    }
    rebuild();
    cutToFit();
  }

  /** How many keys there are. */
  long count() {
    return keys;
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

  /** For each node, how many keys end there, or go on beyond the depth. */
  long[] ends() {
    return Arrays.copyOf(ends, size);
  }

  /** For each node, how many keys begin with its prefix. */
  long[] counts() {
    long[] counts = ends();
    for (int i = size - 1; i > ROOT; i--) {
      counts[parents[i]] += counts[i];
    }
    return counts;
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
    int known = edges.node(parent, label);
    if (known != ROOT) {
      return known;
    }
    int child = append(parent, label);
    edges.put(parent, label, child);
    if (edges.areTight(size)) {
      edges.clear(2);
      putEdges();
    }
    return child;
  }

  private int append(int parent, byte label) {
    if (size == parents.length) {
      int room = 2 * size;
      parents = Arrays.copyOf(parents, room);
      labels = Arrays.copyOf(labels, room);
      depths = Arrays.copyOf(depths, room);
      ends = Arrays.copyOf(ends, room);
    }
    parents[size] = parent;
    labels[size] = label;
    depths[size] = (byte) (depths[parent] + 1);
    return size++;
  }

  private void putEdges() {
    for (int node = 1; node < size; node++) {
      edges.put(parents[node], labels[node], node);
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
    for (int i = size - 1; depth < DEEPEST && i > ROOT; i--) {
      if (depths[i] > depth) {
        ends[parents[i]] += ends[i];
      }
    }
    int[] moved = new int[size];
    Arrays.fill(moved, NONE);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (depths[i] <= depth) {
        moved[i] = kept;
        parents[kept] = i == ROOT ? ROOT : moved[parents[i]];
        labels[kept] = labels[i];
        depths[kept] = depths[i];
        ends[kept] = ends[i];
        kept++;
      }
    }
    Arrays.fill(ends, kept, size, 0);
    jumps.clear();
    size = kept;
    edges.clear(1);
    putEdges();
  }

  // A tree that is merged needs no edges.
  private Object readResolve() {
    PrefixTree read = new PrefixTree(depth);
    read.merge(this);
    return read;
  }
}
