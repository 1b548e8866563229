package dev.keywright.processor.laws;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Law 4: whatever is decoded is encoded to the very same text; all else is malformed. */
class CanonicalLawTest {
  private static final int KEYS = 2;
  private static final int ONE_MEGABYTE = 1 << 20;
  private static final String HOSTILE = "0189afzAF-+ \0\u007f\u0660\ud7ff\ud800\udc00\uffff";

  private final Tally tally = new Tally("canonical text");

  @Test
  void everyChangedTextIsAnotherKeyOrMalformed() {
    CompiledDesigns.loaded().parallelStream()
        .forEach(
            loaded -> {
              tally.count("layouts", 1);
              loaded.fewRows(KEYS).forEach(row -> changeEachColumn(loaded, row));
            });
    tally.close();
  }

  private void changeEachColumn(LoadedDesign loaded, Row row) {
    Object[] stored = row.stored();
    for (int i = 0; i < stored.length; i++) {
      List<?> changes =
          stored[i] instanceof String text ? changes(text, loaded.design()) : others(stored[i]);
      tally.count("decode inputs tried", changes.size() + 1L);
      for (Object changed : changes) {
        decode(loaded, with(stored, i, changed));
      }
      if (!(stored[i] instanceof Long)) {
        decode(loaded, with(stored, i, null));
      }
    }
  }

  private static Object[] with(Object[] stored, int index, Object changed) {
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

  private void decode(LoadedDesign loaded, Object[] columns) {
    Design design = loaded.design();
    try {
      Key key = loaded.key().decode(columns);
      tally.count("keys among them", 1);
      tally.check(
          Row.areSame(key.columns().values(), Arrays.asList(columns)),
          design,
          ": ",
          Design.shown(Arrays.asList(columns)),
          " is decoded to ",
          key);
    } catch (MalformedKeyException expected) {
      boolean isClear = !expected.part().isEmpty() && isInside(expected.position(), columns);
      tally.check(isClear, design, ": ", expected);
    } catch (RuntimeException | Error e) {
      tally.wrong(design, ": ", Design.shown(Arrays.asList(columns)), " throws ", e);
    }
  }

  private static boolean isInside(int position, Object[] columns) {
    int longest =
        Arrays.stream(columns)
            .mapToInt(it -> it instanceof String text ? text.length() : 0)
            .max()
            .orElse(0);
    return 0 <= position && position <= longest;
  }

  @Test
  void tryDecodeIsEmptyWhereDecodeThrows() {
    for (LoadedDesign loaded : everySo(16)) {
      Row row = loaded.fewRows(1).get(0);
      for (String changed : changes(row.stored()[0].toString(), loaded.design())) {
        tryDecode(loaded, with(row.stored(), 0, changed));
      }
    }
    tally.close();
  }

  private static List<LoadedDesign> everySo(int many) {
    List<LoadedDesign> loaded = CompiledDesigns.loaded();
    return IntStream.range(0, loaded.size() / many).mapToObj(i -> loaded.get(i * many)).toList();
  }

  private void tryDecode(LoadedDesign loaded, Object[] columns) {
    boolean isKey;
    try {
      isKey = loaded.key().decode(columns) != null;
    } catch (MalformedKeyException malformed) {
      isKey = false;
    }
    tally.count("decode inputs tried", 1);
    tally.check(
        loaded.key().tryDecode(columns).isPresent() == isKey,
        loaded.design(),
        ": ",
        Design.shown(Arrays.asList(columns)));
  }

  @Test
  void textsOfOneMegabyteAreReadOrRefused() {
    everySo(89).parallelStream()
        .forEach(
            loaded -> {
              Object[] stored = loaded.fewRows(1).get(0).stored();
              for (String unit : List.of("0", "f", "\0", "a,b:c!", "\ud83d\ude00")) {
                String text = unit.repeat(ONE_MEGABYTE / unit.length());
                tally.count("decode inputs tried", 2);
                decode(loaded, with(stored, 0, text));
                decode(loaded, with(stored, 0, stored[0] + text));
              }
            });
    tally.close();
  }
}
