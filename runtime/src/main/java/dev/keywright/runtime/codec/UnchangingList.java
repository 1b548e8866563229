package dev.keywright.runtime.codec;

import dev.keywright.runtime.element.ReadElements;
import java.util.List;

/** A list that nobody can change. It may hold null, which its codec refuses with the elements. */
final class UnchangingList {
  private static final List<Integer> OF_THREE = List.of(1, 2, 3);

  private UnchangingList() {}

  /**
   * The list itself if nobody can change it, or a copy.
   *
   * @throws NullPointerException if it is copied and holds null
   */
  static <E> List<E> of(List<E> elements) {
    boolean isUnchanging =
        elements instanceof ReadElements || elements.getClass() == OF_THREE.getClass();
    return isUnchanging ? elements : List.copyOf(elements);
  }
}
