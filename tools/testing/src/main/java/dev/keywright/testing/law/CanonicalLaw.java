package dev.keywright.testing.law;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.Plain;
import dev.keywright.testing.value.TestedRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Every changed column is refused as malformed, or is the key that encodes to it. */
final class CanonicalLaw implements RowsJudge.RowsLaw {
  private static final List<String> TRIED = List.of("0", "a", "Z", " ", "\u00e9");
  private static final int MOST_PLACES = 40;
  private static final int FEW_PLACES = 4;
  private static final int THOROUGH = 4;

  private final TestedKey key;
  private final List<String> tried = new ArrayList<>(TRIED);
  private final Set<KeyRow> thorough;

  CanonicalLaw(TestedRows sample) {
    this.key = sample.testedKey();
    this.thorough =
        new HashSet<>(sample.rows().subList(0, Math.min(THOROUGH, sample.rows().size())));
    sample
        .delimiters()
        .chars()
        .forEach(
            c -> {
              tried.add(Character.toString(c));
              // As an escape, too: of a letter, which needs none.
              tried.add((char) (c + 1) + "41");
            });
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    Map<String, Object> columns = rows.get(0).columns();
    for (Map.Entry<String, Object> column : columns.entrySet()) {
      for (Object changed : changes(column.getValue(), thorough.contains(rows.get(0)))) {
        Map<String, Object> others = new LinkedHashMap<>(columns);
        others.put(column.getKey(), changed);
        Optional<String> fault = fault(others);
        if (fault.isPresent()) {
          return fault;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> fault(Map<String, Object> columns) {
    Key decoded;
    try {
      decoded = key.decode(columns);
    } catch (MalformedKeyException refused) {
      return key.tryDecode(columns).isPresent()
          ? Optional.of(Plain.shown(columns) + "\n  is refused by decode, and read by tryDecode")
          : Optional.empty();
    } catch (RuntimeException thrown) {
      return Optional.of(
          Plain.shown(columns) + "\n  decode throws " + thrown + " and not MalformedKeyException");
    }
    String read = Plain.shown(columns) + "\n  is decoded to " + decoded;
    if (!Plain.same(decoded.columns(), columns)) {
      return Optional.of(read + ", which is encoded as " + Plain.shown(decoded.columns()));
    }
    return isLegal(columns) ? Optional.empty() : Optional.of(read + ", but is no key of LAYOUT");
  }

  private boolean isLegal(Map<String, Object> columns) {
    try {
      key.codec().decode(columns.values().toArray());
      return true;
    } catch (MalformedKeyException refused) {
      return false;
    }
  }

  private List<Object> changes(Object content, boolean isEverywhere) {
    List<Object> changes = new ArrayList<>();
    if (content instanceof String text) {
      places(text.length(), isEverywhere).forEach(at -> change(text, at, changes));
    } else if (content instanceof byte[] bytes) {
      places(bytes.length, isEverywhere).forEach(at -> change(bytes, at, changes));
    }
    return changes;
  }

  private static IntStream places(int length, boolean isEverywhere) {
    return isEverywhere
        ? IntStream.rangeClosed(0, Math.min(length, MOST_PLACES))
        : new Random(length).ints(FEW_PLACES, 0, length + 1);
  }

  private void change(String text, int at, List<Object> changes) {
    String before = text.substring(0, at);
    String after = text.substring(Math.min(at + 1, text.length()));
    changes.add(before);
    changes.add(before + after);
    for (String tried : tried) {
      changes.add(before + tried + text.substring(at));
      changes.add(before + tried + after);
    }
  }

  private static void change(byte[] bytes, int at, List<Object> changes) {
    changes.add(Arrays.copyOf(bytes, at));
    if (at == bytes.length) {
      changes.add(Arrays.copyOf(bytes, bytes.length + 1));
      return;
    }
    for (byte tried : new byte[] {0, 1, (byte) 0x80, (byte) 0xff, (byte) (bytes[at] + 1)}) {
      byte[] changed = bytes.clone();
      changed[at] = tried;
      changes.add(changed);
    }
  }
}
