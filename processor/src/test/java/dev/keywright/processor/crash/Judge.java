package dev.keywright.processor.crash;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** What the messages of a compiler say of the processor. */
final class Judge {
  private static final String FINDING = "[KW";
  private static final int LONGEST_PROBLEM = 4_000;
  // Values of ours as Java prints them, and what no terminal can show.
  private static final Pattern RAW =
      Pattern.compile(
          "Optional(Int|Long)?(\\[|\\.empty(?!\\())|\\w+\\[\\w+=|[\\x00-\\x08\\x0b-\\x1f\\x7f]");

  // What is invisible in a source, or shows it in another order than it has.
  private static final Pattern HIDDEN =
      Pattern.compile("[\\x00-\\x09\\x0b-\\x1f\\x7f\\u202a-\\u202e\\u2066-\\u2069]");

  private Judge() {}

  /** What is wrong with generated sources, whatever the compiler says. */
  static Optional<String> hidden(Collection<String> generated) {
    return generated.stream()
        .filter(HIDDEN.asPredicate())
        .findFirst()
        .map(it -> "the generated source has invisible characters: " + shortened(it));
  }

  static Outcome of(
      String sourceFile, List<? extends Diagnostic<? extends JavaFileObject>> diagnostics) {
    boolean isRefused = false;
    boolean isFound = false;
    String inGenerated = "";
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
      String message = diagnostic.getMessage(Locale.ROOT);
      boolean isError = diagnostic.getKind() == Diagnostic.Kind.ERROR;
      boolean isOurs = message.startsWith(FINDING);
      if (isOurs && !isReadable(message)) {
        return Outcome.fault("a message that nobody can read: " + shortened(message));
      }
      boolean isGenerated =
          diagnostic.getSource() != null
              && !diagnostic.getSource().getName().endsWith("/" + sourceFile);
      if (isGenerated && !isOurs && diagnostic.getKind() != Diagnostic.Kind.NOTE) {
        inGenerated = diagnostic.getSource().getName() + ": " + message;
      }
      isFound |= isError && isOurs;
      isRefused |= isError && !isGenerated;
    }
    // What the compiler says of a source, it may have to say again of the key of it.
    if (!isRefused && !inGenerated.isEmpty()) {
      return Outcome.fault("the generated source does not compile: " + shortened(inGenerated));
    }
    if (isFound) {
      return Outcome.sound(Outcome.Kind.FINDING);
    }
    return Outcome.sound(isRefused ? Outcome.Kind.ERROR : Outcome.Kind.CLEAN);
  }

  // What the fix says may be code of any length.
  private static boolean isReadable(String message) {
    return message.indexOf("\n  Fix: ") <= LONGEST_PROBLEM && !RAW.matcher(message).find();
  }

  private static String shortened(String message) {
    return message.length() <= 600 ? message : message.substring(0, 600) + "...";
  }
}
