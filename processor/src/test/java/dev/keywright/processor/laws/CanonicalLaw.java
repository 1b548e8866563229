package dev.keywright.processor.laws;

import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Law 4: whatever is decoded is encoded to the very same content; all else is malformed. */
record CanonicalLaw(Tally tally) implements Law {
  private static final int KEYS = 2;

  /** Of so many changes, one is refused with a reason: all of them with {@code -Pevidence}. */
  private static final int EXPLAINED = Boolean.getBoolean("laws.explain") ? 1 : 8;

  private static final String HOSTILE = "0189afzAF-+ \0\u007f\u0660\ud7ff\ud800\udc00\uffff";

  private static final int[] HOSTILE_BYTES = {0, 1, 2, 0x7F, 0x80, 0xC0, 0xED, 0xFE, 0xFF};

  @Override
  public void judge(LoadedDesign loaded) {
    loaded.fewRows(KEYS).forEach(row -> changeEachColumn(loaded, row));
  }

  /** Changes of a column, to be decoded. */
  static List<?> changes(LoadedDesign loaded, Row row, int column) {
    return changes(loaded.design(), column, row.stored()[column]);
  }

  private void changeEachColumn(LoadedDesign loaded, Row row) {
    Object[] stored = row.stored();
    for (int i = 0; i < stored.length; i++) {
      List<?> changes = changes(loaded.design(), i, stored[i]);
      tally.count("decode inputs tried", changes.size() + 1L);
      for (int j = 0; j < changes.size(); j++) {
        Object[] columns = with(stored, i, changes.get(j));
        if (j % EXPLAINED == 0 || !isRefused(loaded, columns)) {
          decode(loaded, columns);
        }
      }
      if (!(stored[i] instanceof Long)) {
        decode(loaded, with(stored, i, null));
      }
    }
  }

  // Without a reason: to find one takes longer than all the rest.
  private boolean isRefused(LoadedDesign loaded, Object[] columns) {
    try {
      return loaded.key().tryDecode(columns).isEmpty();
    } catch (RuntimeException | Error fault) {
      tally.wrong(loaded.design(), ": ", Design.shown(Arrays.asList(columns)), " throws ", fault);
      return true;
    }
  }

  /** Changes of what is stored in a column. */
  static List<?> changes(Design design, int column, Object stored) {
    if (stored instanceof String text) {
      return changes(text, design);
    }
    boolean isEncoded = !design.columns().get(column).isStored();
    return isEncoded ? changes((byte[]) stored) : others(stored);
  }

  /** Every truncation, and every deletion, change, insertion and exchange of bytes. */
  private static List<byte[]> changes(byte[] whole) {
    List<byte[]> changes = new ArrayList<>();
    for (int i = 0; i <= whole.length; i++) {
      byte[] before = Arrays.copyOf(whole, i);
      byte[] from = Arrays.copyOfRange(whole, i, whole.length);
      changes.add(before);
      changes.add(joined(before, new byte[40]));
      for (int changed : HOSTILE_BYTES) {
        changes.add(joined(before, new byte[] {(byte) changed}, from));
      }
      if (i < whole.length) {
        byte[] after = Arrays.copyOfRange(whole, i + 1, whole.length);
        changes.add(joined(before, after));
        // Of the first bytes, where hashes and buckets stand, every other value.
        for (int j = 1; j < (i < 2 ? 256 : 1); j++) {
          changes.add(joined(before, new byte[] {(byte) (whole[i] + j)}, after));
        }
        for (int bit = 1; bit < 256; bit <<= 1) {
          changes.add(joined(before, new byte[] {(byte) (whole[i] ^ bit)}, after));
        }
        for (int changed : HOSTILE_BYTES) {
          changes.add(joined(before, new byte[] {(byte) changed}, after));
        }
      }
      if (i + 1 < whole.length) {
        byte[] exchanged = whole.clone();
        exchanged[i] = whole[i + 1];
        exchanged[i + 1] = whole[i];
        changes.add(exchanged);
      }
    }
    return changes;
  }

  static byte[] joined(byte[]... pieces) {
    int length = 0;
    for (byte[] piece : pieces) {
      length += piece.length;
    }
    byte[] joined = new byte[length];
    int at = 0;
    for (byte[] piece : pieces) {
      System.arraycopy(piece, 0, joined, at, piece.length);
      at += piece.length;
    }
    return joined;
  }

  static Object[] with(Object[] stored, int index, Object changed) {
    Object[] columns = stored.clone();
    columns[index] = changed;
    return columns;
  }

  private static List<Object> others(Object stored) {
    return stored instanceof Long
        ? List.of(Long.MIN_VALUE, -6L, -5L, 0L, 6777L, 6778L, Long.MAX_VALUE)
        : List.of(new byte[0], new byte[2], new byte[3], new byte[] {-1, -1, -1});
  }

  /** Every truncation, and every deletion, change, insertion and exchange of characters. */
  private static List<String> changes(String whole, Design design) {
    char separator = design.separator();
    String tried =
        HOSTILE
            + separator
            + (char) (separator + 1)
            + (separator > 0 ? (char) (separator - 1) : "");
    List<String> changes = new ArrayList<>();
    for (int i = 0; i <= whole.length(); i++) {
      String before = whole.substring(0, i);
      changes.add(before);
      changes.add(before + "9".repeat(40));
      for (int j = 0; j < tried.length(); j++) {
        char c = tried.charAt(j);
        changes.add(before + c + whole.substring(i));
        if (i < whole.length()) {
          changes.add(before + c + whole.substring(i + 1));
        }
      }
      if (i < whole.length()) {
        changes.add(before + whole.substring(i + 1));
      }
      if (i + 1 < whole.length()) {
        changes.add(before + whole.charAt(i + 1) + whole.charAt(i) + whole.substring(i + 2));
      }
    }
    return changes;
  }

  void decode(LoadedDesign loaded, Object[] columns) {
    decode(loaded.design(), columns, it -> loaded.key().decode(it).columns());
  }

  /**
   * Judges what columns are decoded to.
   *
   * @param rewriting decodes columns, and encodes what it has read
   */
  void decode(Design design, Object[] columns, Function<Object[], Map<String, ?>> rewriting) {
    try {
      Map<String, ?> rewritten = rewriting.apply(columns);
      tally.count("keys among them", 1);
      if (!Row.areSame(rewritten.values(), Arrays.asList(columns))) {
        tally.wrong(
            design, ": ", Design.shown(Arrays.asList(columns)), " is rewritten to ", rewritten);
      }
    } catch (MalformedKeyException expected) {
      boolean isClear = !expected.part().isEmpty() && isInside(expected.position(), columns);
      tally.check(isClear, design, ": ", expected);
    } catch (RuntimeException | Error e) {
      tally.wrong(design, ": ", Design.shown(Arrays.asList(columns)), " throws ", e);
    }
  }

  private static boolean isInside(int position, Object[] columns) {
    int longest = Arrays.stream(columns).mapToInt(CanonicalLaw::length).max().orElse(0);
    return 0 <= position && position <= longest;
  }

  private static int length(Object column) {
    if (column instanceof byte[] bytes) {
      return bytes.length;
    }
    return column instanceof String text ? text.length() : 0;
  }
}
