package dev.keywright.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What comes after all that begin alike: the beginning, with its last character or byte one up. */
final class NextPrefix {
  private NextPrefix() {}

  static @Nullable String of(String prefix) {
    for (int end = prefix.length(); end > 0; ) {
      int last = prefix.codePointBefore(end);
      end -= Character.charCount(last);
      if (last < Character.MAX_CODE_POINT) {
        int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
        return prefix.substring(0, end) + Character.toString(next);
      }
    }
    return null;
  }

  static byte @Nullable [] of(byte[] prefix) {
    for (int end = prefix.length; end > 0; end--) {
      if (prefix[end - 1] != -1) {
        byte[] next = Arrays.copyOf(prefix, end);
        next[end - 1]++;
        return next;
      }
    }
    return null;
  }
}
