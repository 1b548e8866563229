package dev.keywright.runtime.codec;

import java.util.List;

/** A list that nobody can change. */
final class UnchangingList {
  /** Streams make lists of the same class, which may hold null. */
  private static final List<Integer> OF_THREE = List.of(1, 2, 3);

  private UnchangingList() {}

  /**
   * The list itself if nobody can change it, or a copy.
   *
   * @throws NullPointerException if it holds null
   */
  static <E> List<E> of(List<E> elements) {
    boolean isUnchanging =
        elements instanceof ReadElements
            || (elements.getClass() == OF_THREE.getClass() && !holdsNull(elements));
    return isUnchanging ? elements : List.copyOf(elements);
  }

  // Not by contains, which a list without null refuses to be asked.
  private static boolean holdsNull(List<?> elements) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) == null) {
        return true;
      }
    }
    return false;
  }
}
