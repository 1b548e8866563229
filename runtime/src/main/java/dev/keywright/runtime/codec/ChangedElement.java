package dev.keywright.runtime.codec;

/**
 * Says that the type of an element holds other values than those that were read: such a key was
 * never encoded. The list that reads the element says where.
 */
public final class ChangedElement extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An exception without a cause and a stack trace. */
  public ChangedElement() {
    super("the type of an element changed its values", null, false, false);
  }
}
