package dev.keywright.processor.check.form;

import dev.keywright.processor.model.Layout;
import java.util.Set;

/** Which names are identifiers of Java that members of a generated key can have. */
final class LegalIdentifiers {
  private static final String KEYWORDS =
      " _ abstract assert boolean break byte case catch char class const continue default do double"
          + " else enum extends false final finally float for goto if implements import instanceof"
          + " int interface long native new null package private protected public return short"
          + " static strictfp super switch synchronized this throw throws transient true try void"
          + " volatile while ";

  // Without parameters, and in every key or every object.
  private static final Set<String> METHODS =
      Set.of(
          "columns",
          "scan",
          "hashCode",
          "toString",
          "clone",
          "finalize",
          "getClass",
          "notify",
          "notifyAll",
          "wait");

  private static final Set<String> CONSTANTS = Set.of("ORDER", "LAYOUT");

  private LegalIdentifiers() {}

  static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.charAt(0))
        && isIdentifierEnd(name)
        && !isKeyword(name);
  }

  static boolean isKeyword(String name) {
    return KEYWORDS.contains(" " + name + " ");
  }

  /** Whether a name is an identifier with something before it. */
  static boolean isIdentifierEnd(String name) {
    return name.chars()
        .allMatch(c -> Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c));
  }

  /** Whether every key has a method of this name. */
  static boolean isMethod(String name) {
    return METHODS.contains(name);
  }

  /** Whether the key of a layout has a method without parameters, or a constant, of this name. */
  static boolean isMember(Layout layout, String name) {
    boolean isOfBucket = layout.bucket().isPresent() && name.equals("bucket");
    boolean isOfChunks = layout.options().chunks().isPresent() && name.equals("chunks");
    return isMethod(name) || CONSTANTS.contains(name) || isOfBucket || isOfChunks;
  }
}
