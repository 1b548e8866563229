package dev.keywright.processor.designs;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a message about a family claims.
 *
 * @param member the first member that it names
 * @param other the second
 * @param keys the columns of each key that it prints: one that both read, or one of each
 */
record FamilyFinding(boolean isShared, String member, String other, List<Object[]> keys) {
  private static final Pattern SHARED =
      Pattern.compile("(?s)\\[KW021 shared-key] \\w+\\.(\\w+) and \\w+\\.(\\w+) can write .*");
  private static final Pattern FOREIGN =
      Pattern.compile(
          "(?s)\\[KW022 foreign-rows] .* of \\w+\\.(\\w+) also holds rows of \\w+\\.(\\w+): .*");
  private static final String VALUE = "(\"(?:[^\"\\\\]|\\\\.)*\"|0x[0-9a-f]*)";
  private static final Pattern KEY = Pattern.compile("PK = " + VALUE + "(?:, SK = " + VALUE + ")?");

  static boolean isError(String message) {
    return message.startsWith("[KW021");
  }

  static String verdict(List<String> messages) {
    if (messages.isEmpty()) {
      return "silent";
    }
    return messages.stream().anyMatch(FamilyFinding::isError) ? "refused" : "warned";
  }

  static FamilyFinding of(String message) {
    boolean isShared = isError(message);
    Matcher names = (isShared ? SHARED : FOREIGN).matcher(message);
    if (!names.matches()) {
      throw new AssertionError("no finding about a family: " + message);
    }
    List<Object[]> keys = new ArrayList<>();
    Matcher key = KEY.matcher(message);
    while (key.find()) {
      keys.add(
          Stream.of(key.group(1), key.group(2))
              .filter(Objects::nonNull)
              .map(FamilyFinding::value)
              .toArray());
    }
    return new FamilyFinding(isShared, names.group(1), names.group(2), keys);
  }

  private static Object value(String shown) {
    return shown.startsWith("0x")
        ? HexFormat.of().parseHex(shown.substring(2))
        : shown.substring(1, shown.length() - 1).translateEscapes();
  }
}
