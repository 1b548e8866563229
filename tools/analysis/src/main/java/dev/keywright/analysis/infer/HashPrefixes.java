package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for hash prefixes: computes the hashes of what stands behind, up to each place where parts
 * can end, and compares them with what stands in front.
 */
final class HashPrefixes {
  private static final int WITNESSES = 24;
  private static final int LEAST_DIGITS = 16;
  private static final int MOST_OCCURRENCES = 8;
  private static final int WIDEST = 64;
  private static final String[] SALTS = {"", "\n"};

  private final ColumnSample sample;
  private final boolean isText;
  private final Optional<Step> front;
  private final int start;

  private HashPrefixes(ColumnSample sample, boolean isText, Optional<Step> front) {
    this.sample = sample;
    this.isText = isText;
    this.front = front;
    this.start = front.map(step -> step.to().at(0)).orElse(0);
  }

  /**
   * The hash prefix at the beginning of a column, or empty if there is none.
   *
   * @param literals that can stand in front of it
   */
  static Optional<HashPrefix> find(ColumnSample sample, boolean isText, List<Step> literals) {
    if (sample.size() < 2) {
      return Optional.empty();
    }
    Optional<HashPrefix> found = new HashPrefixes(sample, isText, Optional.empty()).find();
    for (Step literal : literals) {
      found = found.or(() -> new HashPrefixes(sample, isText, Optional.of(literal)).find());
    }
    return found;
  }

  private Optional<HashPrefix> find() {
    int most = Math.min(WIDEST, sample.least(sample.start().plus(start)) - 1);
    for (HashFunction function : HashFunction.values()) {
      for (String salt : SALTS) {
        for (int width = 1; width <= most; width++) {
          int digits = isText ? width : 2 * width;
          if (digits <= function.digits()) {
            Optional<Cut> until = until(function, salt, width);
            if (until.isPresent()) {
              Cut from = sample.start().plus(start + width);
              return Optional.of(new HashPrefix(function, digits, salt, front, from, until.get()));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Where the parts end whose hash stands in front of all keys. */
  private Optional<Cut> until(HashFunction function, String salt, int width) {
    List<End> ends = new ArrayList<>();
    Map<Integer, Boolean> known = new HashMap<>();
    for (End end : ends(width)) {
      int offset = end.in(sample.content(0), start + width);
      if (offset > start + width
          && known.computeIfAbsent(offset, it -> matches(function, salt, width, 0, it))) {
        ends.add(end);
      }
    }
    // The keys must show more than chance could: so many digits, all of them right.
    int witnesses = Math.min(sample.size(), WITNESSES);
    ends.removeIf(end -> !matches(function, salt, width, witnesses, end));
    boolean isEnough = witnesses * width * (isText ? 1 : 2) >= LEAST_DIGITS;
    return ends.isEmpty() || !isEnough ? Optional.empty() : cut(ends.get(0), width);
  }

  private boolean matches(HashFunction function, String salt, int width, int keys, End end) {
    for (int key = 1; key < keys; key++) {
      int offset = end.in(sample.content(key), start + width);
      if (offset <= start + width || !matches(function, salt, width, key, offset)) {
        return false;
      }
    }
    return true;
  }

  private boolean matches(HashFunction function, String salt, int width, int key, int offset) {
    byte[] content = sample.content(key);
    byte[] hash = function.hash(content, start + width, offset, salt.getBytes(UTF_8), 0);
    if (isText) {
      return HexFormat.of().formatHex(hash).startsWith(new String(content, start, width, UTF_8));
    }
    for (int i = 0; i < width; i++) {
      if (hash[i] != content[start + i]) {
        return false;
      }
    }
    return true;
  }

  private Optional<Cut> cut(End end, int width) {
    int[] offsets = new int[sample.size()];
    for (int key = 0; key < offsets.length; key++) {
      offsets[key] = end.in(sample.content(key), start + width);
      if (offsets[key] < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(new Cut(offsets));
  }

  private List<End> ends(int width) {
    List<End> ends = new ArrayList<>();
    Set<Byte> seen = new HashSet<>();
    byte[] first = sample.content(0);
    ends.add((content, from) -> content.length);
    for (int i = start + width; i < first.length; i++) {
      byte b = first[i];
      if (isText && !Bytes.isLetterOrDigit(b) && seen.add(b)) {
        for (int count = 1; count <= MOST_OCCURRENCES; count++) {
          int occurrence = count;
          ends.add((content, from) -> occurrence(content, from, b, occurrence));
        }
      }
      int length = i - start - width + 1;
      ends.add((content, from) -> from + length <= content.length ? from + length : -1);
    }
    if (!isText) {
      ends.add((content, from) -> Terminated.end(content, from, false));
      ends.add((content, from) -> Terminated.end(content, from, true));
      addForeign(start + width, ends);
    }
    return ends;
  }

  /** Behind a length and as many bytes, and behind each byte that can end a text. */
  private void addForeign(int from, List<End> ends) {
    for (int lengthBytes : ForeignEnds.LENGTHS) {
      ends.add((content, at) -> ForeignEnds.endOfPrefixed(content, at, lengthBytes));
    }
    Set<Byte> seen = new HashSet<>();
    byte[] first = sample.content(0);
    for (int i = from; i < first.length; i++) {
      byte b = first[i];
      if (!Bytes.isLetterOrDigit(b) && seen.add(b)) {
        ends.add((content, at) -> occurrence(content, at, b, 1) + 1);
      }
    }
  }

  private static int occurrence(byte[] content, int from, byte b, int count) {
    int left = count;
    for (int i = from; i < content.length; i++) {
      if (content[i] == b && --left == 0) {
        return i;
      }
    }
    return -1;
  }

  /** Where hashed parts end in a key, or -1 if they do not. */
  @FunctionalInterface
  private interface End {
    int in(byte[] content, int from);
  }
}
