package dev.keywright.analysis.verify;

import dev.keywright.runtime.MalformedKeyException;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Why a layout could not read a key, in words that are the same for all keys of the same fault.
 *
 * @param part or column that could not be read
 * @param reason what was expected there
 * @param position how far the key could be read
 */
public record Malformed(String part, String reason, int position) {
  private static final Pattern HASH = Pattern.compile("the hash prefix .*");
  private static final Pattern BUCKET = Pattern.compile("the bucket [^ ,]+");

  static Malformed of(MalformedKeyException malformed) {
    String message = String.valueOf(malformed.getMessage());
    String before = malformed.part() + " at position " + malformed.position() + ": ";
    int end = message.indexOf(", found ", before.length());
    boolean isUsual = message.startsWith(before) && end > 0;
    String expected = isUsual ? message.substring(before.length(), end) : message;
    // What a hash should have been is another text in every key.
    expected = HASH.matcher(expected).replaceFirst("the hash prefix of the value after it");
    expected = BUCKET.matcher(expected).replaceFirst("the bucket");
    return new Malformed(malformed.part(), expected, malformed.position());
  }

  /** Of what two layouts say of a key, what the one says that could read more of it. */
  public static Optional<Malformed> nearer(Optional<Malformed> a, Optional<Malformed> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.or(() -> b);
    }
    return b.get().position() > a.get().position() ? b : a;
  }

  @Override
  public String toString() {
    return part + ": " + reason;
  }
}
