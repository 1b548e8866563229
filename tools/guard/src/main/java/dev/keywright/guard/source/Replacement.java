package dev.keywright.guard.source;

/** Another text for some characters of a source file; an insertion replaces none. */
public record Replacement(SourceSpan deleted, String inserted) {

  /** A text that is added at a place. */
  static Replacement insertion(int at, String text) {
    return new Replacement(new SourceSpan(at, at), text);
  }
}
