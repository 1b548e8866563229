package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Whether keys come in ascending order of their bytes, and how many repeat the one before. */
final class InputOrder implements Serializable {
  private static final long serialVersionUID = 1;
  private boolean isSorted = true;
  private long repeats;
  private byte @Nullable [] first;
  private byte @Nullable [] last;

  void add(byte[] key) {
    if (last == null) {
      first = key.clone();
    } else {
      compare(last, key);
    }
    last = last != null && last.length == key.length ? overwrite(last, key) : key.clone();
  }

  // Most keys have the size of the one before.
  private byte[] overwrite(byte[] old, byte[] key) {
    if (old == first) {
      return key.clone();
    }
    System.arraycopy(key, 0, old, 0, key.length);
    return old;
  }

  private void compare(byte[] before, byte[] key) {
    int order = Arrays.compareUnsigned(before, key);
    isSorted &= order <= 0;
    repeats += order == 0 ? 1 : 0;
  }

  /** Takes the keys of another one after its own. */
  void merge(InputOrder next) {
    if (next.first == null || next.last == null) {
      return;
    }
    if (last == null) {
      first = next.first.clone();
    } else {
      compare(last, next.first);
    }
    isSorted &= next.isSorted;
    repeats += next.repeats;
    last = next.last.clone();
  }

  boolean isSorted() {
    return isSorted;
  }

  /** How many keys are equal to the one before; of sorted keys, all duplicates. */
  long repeats() {
    return repeats;
  }
}
