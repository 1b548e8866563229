package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Different keys in their order, each of which represents a number of keys. */
final class KeySample implements Serializable {
  private static final long serialVersionUID = 1;
  private final ArrayList<String> keys;
  private final long[] below;

  private KeySample(List<String> keys, long[] below) {
    this.keys = new ArrayList<>(keys);
    this.below = below;
  }

  /** Collects keys that come in their order; equal ones become one. */
  static final class Builder {
    private final List<String> keys = new ArrayList<>();
    private final List<Long> weights = new ArrayList<>();

    void add(String key, long weight) {
      int last = keys.size() - 1;
      if (last >= 0 && keys.get(last).equals(key)) {
        weights.set(last, weights.get(last) + weight);
      } else {
        keys.add(key);
        weights.add(weight);
      }
    }

    KeySample build() {
      long[] below = new long[keys.size() + 1];
      for (int i = 0; i < keys.size(); i++) {
        below[i + 1] = below[i] + weights.get(i);
      }
      return new KeySample(keys, below);
    }
  }

  int size() {
    return keys.size();
  }

  /** How many keys all of them stand for. */
  long count() {
    return below[keys.size()];
  }

  String key(int index) {
    return keys.get(index);
  }

  long weight(int index) {
    return below[index + 1] - below[index];
  }

  /** How many keys are below the one at an index. */
  long below(int index) {
    return below[index];
  }

  /** How many keys are below any key. */
  long below(String key) {
    int index = Collections.binarySearch(keys, key);
    return below[index < 0 ? -index - 1 : index];
  }

  /** The index of the first key with so many keys below it; the size if there is none. */
  int indexOf(long keysBelow) {
    int low = 0;
    int high = keys.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (below[middle] < keysBelow) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
