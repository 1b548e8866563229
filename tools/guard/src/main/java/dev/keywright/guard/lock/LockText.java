package dev.keywright.guard.lock;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The text of a lock: how its lines are read, and how they are quoted. */
final class LockText {
  static final String HEAD =
      """
      # The layouts of stored rows. `keywright lock` writes this file; commit it.
      # `keywright check` fails if a key would no longer find or read the rows of a live line.
      """;

  private static final String FORM =
      "a line has the form: shop.OrderKey v1 live in \"orders\": LAYOUT";

  // Possessive, since other repetitions of a group need a frame of the stack for each character.
  private static final String QUOTED = "\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"";
  private static final Pattern LINE =
      Pattern.compile(
          "([^\\s:]+) v([1-9]\\d{0,8}) (?:(draft|live|retired)|accepts "
              + QUOTED
              + ")(?: in "
              + QUOTED
              + ")?: (.+)");
  private static final Pattern CONFLICT = Pattern.compile("(<<<<<<<|=======|>>>>>>>|\\|{7})( .*)?");

  private final List<LockedLayout> layouts = new ArrayList<>();
  private final List<AcceptedRowLoss> accepted = new ArrayList<>();

  private LockText() {}

  static LockFile read(String text) throws MalformedLockException {
    LockText read = new LockText();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        read.add(number, line.strip());
      }
    }
    return new LockFile(read.layouts, read.accepted);
  }

  private void add(int number, String line) throws MalformedLockException {
    if (CONFLICT.matcher(line).matches()) {
      throw new MalformedLockException(
          number,
          "a merge left a conflict. Keep the lines of both sides, then run keywright check, which"
              + " says what they disagree about");
    }
    Matcher matcher = LINE.matcher(line);
    if (!matcher.matches()) {
      throw new MalformedLockException(number, FORM + ", but here is: " + Shown.visible(line));
    }
    String key = matcher.group(1);
    int version = Integer.parseInt(matcher.group(2));
    String state = matcher.group(3);
    Optional<String> table = unquoted(number, matcher.group(5));
    LayoutSignature layout = layout(number, matcher.group(6));
    if (state == null) {
      String because = unquoted(number, matcher.group(4)).orElseThrow();
      accepted.add(new AcceptedRowLoss(key, version, because, table, layout));
    } else {
      layouts.add(new LockedLayout(key, version, LockState.ofWord(state), table, layout));
    }
  }

  private static LayoutSignature layout(int number, String text) throws MalformedLockException {
    try {
      return LayoutSignature.parse(text);
    } catch (MalformedSignatureException malformed) {
      throw new MalformedLockException(number, String.valueOf(malformed.getMessage()), malformed);
    }
  }

  private static Optional<String> unquoted(int number, @Nullable String quoted)
      throws MalformedLockException {
    try {
      return Optional.ofNullable(quoted).map(String::translateEscapes);
    } catch (IllegalArgumentException unknown) {
      throw new MalformedLockException(
          number, "\"" + quoted + "\" has a backslash before neither \" nor a backslash", unknown);
    }
  }

  static String in(Optional<String> table) {
    return table.map(it -> " in " + quoted(it)).orElse("");
  }

  static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
