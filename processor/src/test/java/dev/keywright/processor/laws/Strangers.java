package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.KeyRange;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What other programs may have stored around the bounds of a range: texts or bytes that no key of
 * the layout need have.
 *
 * @param text whether a column holds texts, so that nothing but UTF-8 is there
 */
record Strangers(boolean text) {
  private static final int[] PROBES = {0, '!', ',', '-', '0', 'a', '~', 0xff};

  /** What surrounds a range, as bytes. */
  static List<byte[]> of(KeyRange<?> range) {
    Object to = range.to();
    if (range.from() instanceof Long from) {
      long end = to == null ? Long.MAX_VALUE : (Long) to;
      return Stream.of(from - 1, from, from + 1, end - 1, end, end + 1).map(Row::bytes).toList();
    }
    return new Strangers(range.from() instanceof String)
        .around(Row.bytes(range.from()), to == null ? null : Row.bytes(to));
  }

  /** Contents that are near both bounds, or between them where the two differ first. */
  private List<byte[]> around(byte[] from, byte @Nullable [] to) {
    int[] low = symbols(from);
    int[] high = to == null ? new int[] {most()} : symbols(to);
    List<int[]> contents = new ArrayList<>();
    addNear(low, contents);
    addNear(high, contents);
    int difference = Math.max(0, Arrays.mismatch(low, high));
    addFrom(low, difference, contents);
    addFrom(high, difference, contents);
    return contents.stream().map(this::bytes).toList();
  }

  private void addNear(int[] bound, List<int[]> contents) {
    contents.add(bound);
    contents.add(with(bound, bound.length, 0));
    contents.add(with(bound, bound.length, most()));
    if (bound.length > 0) {
      int last = bound.length - 1;
      contents.add(Arrays.copyOf(bound, last));
      contents.add(with(bound, last, neighbour(bound[last], 1)));
      int[] below = with(bound, last, neighbour(bound[last], -1));
      contents.add(below);
      contents.add(with(below, below.length, most()));
    }
  }

  private void addFrom(int[] bound, int at, List<int[]> contents) {
    if (at <= bound.length) {
      for (int probe : PROBES) {
        contents.add(with(bound, at, probe));
      }
    }
    if (at < bound.length) {
      contents.add(with(bound, at, neighbour(bound[at], 1)));
      contents.add(with(bound, at, neighbour(bound[at], -1)));
    }
  }

  private static int[] with(int[] bound, int at, int symbol) {
    int[] content = Arrays.copyOf(bound, at + 1);
    content[at] = symbol;
    return content;
  }

  private int neighbour(int symbol, int step) {
    int other = Math.max(0, Math.min(most(), symbol + step));
    boolean isSurrogate = text && Character.getType(other) == Character.SURROGATE;
    return isSurrogate ? symbol : other;
  }

  private int most() {
    return text ? Character.MAX_CODE_POINT : 0xff;
  }

  private int[] symbols(byte[] content) {
    if (text) {
      return new String(content, UTF_8).codePoints().toArray();
    }
    int[] symbols = new int[content.length];
    for (int i = 0; i < symbols.length; i++) {
      symbols[i] = content[i] & 0xff;
    }
    return symbols;
  }

  private byte[] bytes(int[] symbols) {
    if (text) {
      return new String(symbols, 0, symbols.length).getBytes(UTF_8);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Arrays.stream(symbols).forEach(bytes::write);
    return bytes.toByteArray();
  }
}
