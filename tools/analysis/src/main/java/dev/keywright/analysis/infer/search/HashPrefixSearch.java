package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.infer.reading.EndedPart;
import dev.keywright.analysis.infer.reading.FramedContents;
import dev.keywright.analysis.infer.reading.Proposals;
import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Looks for hash prefixes: computes the hashes of what follows, up to each place where parts can
 * end, and compares them with what is in front.
 */
final class HashPrefixSearch {
  private static final int WITNESSES = 24;
  private static final int LEAST_DIGITS = 8;
  private static final int MOST_OCCURRENCES = 8;
  private static final int KEYS_A_MISS = 12;
  private static final int WIDEST = 64;
  private static final int WIDEST_TAIL = 24;
  private static final String[] SALTS = {"", "\n"};

  private final ColumnSample sample;
  private final boolean isText;
  private final Optional<Step> front;
  private final int start;

  private HashPrefixSearch(ColumnSample sample, boolean isText, Optional<Step> front) {
    this.sample = sample;
    this.isText = isText;
    this.front = front;
    this.start = front.map(step -> step.to().at(0)).orElse(0);
  }

  /** The hash prefix at the beginning of a column, or empty if there is none. */
  public static Optional<FoundHashPrefix> find(ColumnSample sample, boolean isText) {
    if (sample.size() < 2) {
      return Optional.empty();
    }
    Optional<FoundHashPrefix> found = new HashPrefixSearch(sample, isText, Optional.empty()).find();
    for (Step literal : Proposals.of(isText, sample, (a, b) -> true).literals(sample.start())) {
      found = found.or(() -> new HashPrefixSearch(sample, isText, Optional.of(literal)).find());
    }
    return found;
  }

  private Optional<FoundHashPrefix> find() {
    HashedFront hashed = new HashedFront(sample, isText, start, WITNESSES);
    int[] widths =
        IntStream.rangeClosed(1, Math.min(WIDEST, hashed.most())).filter(hashed::canHave).toArray();
    for (HashFunction function : HashFunction.values()) {
      for (String salt : SALTS) {
        for (int width : widths) {
          int digits = isText ? width : 2 * width;
          if (digits <= function.digits()) {
            Optional<ItemBoundary> until = until(function, salt, width);
            if (until.isPresent()) {
              ItemBoundary from = sample.start().plus(start + width);
              HashSignature hash = new HashSignature(function, digits, salt);
              return Optional.of(new FoundHashPrefix(hash, front, from, until.get()));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Where the parts end whose hash is in front of all keys. */
  private Optional<ItemBoundary> until(HashFunction function, String salt, int width) {
    List<End> ends = new ArrayList<>();
    Map<Integer, Boolean> known = new HashMap<>();
    for (End end : ends(width)) {
      int offset = end.in(sample.content(0), start + width);
      if (offset > start + width
          && known.computeIfAbsent(offset, it -> matches(function, salt, width, 0, it))) {
        ends.add(end);
      }
    }
    int witnesses = Math.min(sample.size(), WITNESSES);
    ends.removeIf(
        end -> !matches(function, salt, width, witnesses, end) || !isShown(end, width, witnesses));
    return ends.isEmpty() ? Optional.empty() : cut(ends.get(0), width);
  }

  /**
   * Whether keys show more than chance could: so many digits, all of them right, of values that
   * differ. One value shows nothing, for bytes that are all the same are their own CRC32C.
   */
  private boolean isShown(End end, int width, int witnesses) {
    long values =
        IntStream.range(0, witnesses).mapToObj(key -> hashed(end, width, key)).distinct().count();
    return values > 1 && values * width * (isText ? 1 : 2) >= LEAST_DIGITS;
  }

  private String hashed(End end, int width, int key) {
    byte[] content = sample.content(key);
    int from = start + width;
    int until = Math.max(from, end.in(content, from));
    return new String(content, from, until - from, ISO_8859_1);
  }

  // A few keys may have a wrong hash: they are faults, and the layout is still this one.
  private boolean matches(HashFunction function, String salt, int width, int keys, End end) {
    long misses =
        IntStream.range(1, keys)
            .filter(
                key -> {
                  int offset = end.in(sample.content(key), start + width);
                  return offset <= start + width || !matches(function, salt, width, key, offset);
                })
            .limit(keys / KEYS_A_MISS + 1L)
            .count();
    return misses <= keys / KEYS_A_MISS;
  }

  private boolean matches(HashFunction function, String salt, int width, int key, int offset) {
    byte[] content = sample.content(key);
    byte[] hash = function.hash(content, start + width, offset, salt.getBytes(UTF_8), 0);
    if (isText) {
      return HexFormat.of().formatHex(hash).startsWith(new String(content, start, width, UTF_8));
    }
    return Arrays.equals(hash, 0, width, content, start, start + width);
  }

  private Optional<ItemBoundary> cut(End end, int width) {
    int[] offsets =
        IntStream.range(0, sample.size())
            .map(key -> end.in(sample.content(key), start + width))
            .toArray();
    return Arrays.stream(offsets).anyMatch(offset -> offset < 0)
        ? Optional.empty()
        : Optional.of(new ItemBoundary(offsets));
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
      for (int tail = 1; tail <= WIDEST_TAIL; tail++) {
        int after = tail;
        ends.add((content, from) -> content.length - after);
      }
      ends.add((content, from) -> EndedPart.end(content, from, EndedPart.NATIVE));
      ends.add((content, from) -> EndedPart.end(content, from, EndedPart.DESCENDING));
      addForeign(start + width, ends);
    }
    return ends;
  }

  /** After a length and as many bytes, and after each byte that can end a text. */
  private void addForeign(int from, List<End> ends) {
    for (int lengthBytes : FramedContents.LENGTHS) {
      BinaryPart<byte[]> prefixed = EndedPart.prefixed(lengthBytes);
      ends.add((content, at) -> EndedPart.end(content, at, prefixed));
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
