package dev.keywright.store.cursor;

/**
 * A token that is no cursor of this scan for this caller. Its message and its {@link #reason} hold
 * nothing of the token, so both are safe to log; answer the client with 400, and let it begin at
 * the first page.
 */
public final class InvalidCursorException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final Reason reason;

  /** Refuses a token or its position. */
  public InvalidCursorException(Reason reason) {
    super("the token is not a cursor of this scan: " + reason.words);
    this.reason = reason;
  }

  /** Why the token was refused. */
  public Reason reason() {
    return reason;
  }

  /** Why a token is refused. */
  public enum Reason {
    /** It does not have the form of a token: too long, too short, or other characters. */
    MALFORMED("it does not have the form of one"),

    /** It was sealed with a secret that is not, or no longer, in use. */
    UNKNOWN_SECRET("none of the secrets in use has sealed it"),

    /** It was altered, or belongs to another scan or to another context. */
    NOT_AUTHENTIC("it was altered, or made for another scan or another context"),

    /** It is older than the limit. */
    EXPIRED("it is older than the limit"),

    /** It is a position among keys of another layout. */
    OTHER_LAYOUT("its position is one among keys of another layout"),

    /** Its position is outside of the range that is read. */
    OTHER_RANGE("its position is outside of the range");

    private final String words;

    Reason(String words) {
      this.words = words;
    }
  }
}
