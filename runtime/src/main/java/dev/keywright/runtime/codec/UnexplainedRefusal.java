package dev.keywright.runtime.codec;

/**
 * Says that a stored column cannot be read, but not why: a reader that explains will. It is thrown
 * for keys that are not ours, so it costs neither a message nor a stack trace.
 */
public final class UnexplainedRefusal extends RuntimeException {
  /** The only one: it has no cause and no stack trace, and nobody can add any. */
  @SuppressWarnings("StaticAssignmentOfThrowable") // it has nothing that a thread could change
  public static final UnexplainedRefusal ONCE = new UnexplainedRefusal();

  private static final long serialVersionUID = 1L;

  private UnexplainedRefusal() {
    super("read again by a reader that explains", null, false, false);
  }
}
