package dev.keywright.testing.law;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.testing.key.KeyClass;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.KeySample;
import dev.keywright.testing.value.Values;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every changed column is refused as malformed, or is the key that encodes to it. */
final class CanonicalLaw implements RowsJudge.RowsLaw {
  private static final String TRIED = "0aZ-\u00e9";
  private static final byte[] BYTES = {0, 1, (byte) 0x80, (byte) 0xff};
  private static final int MOST_PLACES = 40;

  private final KeyClass key;

  CanonicalLaw(KeySample sample) {
    this.key = sample.keyClass();
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    Map<String, Object> columns = rows.get(0).columns();
    for (Map.Entry<String, Object> column : columns.entrySet()) {
      for (Object changed : changes(column.getValue())) {
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
          ? Optional.of(Values.shown(columns) + "\n  is refused by decode, and read by tryDecode")
          : Optional.empty();
    } catch (RuntimeException thrown) {
      return Optional.of(
          Values.shown(columns) + "\n  decode throws " + thrown + " and not MalformedKeyException");
    }
    String read = Values.shown(columns) + "\n  is decoded to " + decoded;
    if (!Values.same(decoded.columns(), columns)) {
      return Optional.of(read + ", which is encoded as " + Values.shown(decoded.columns()));
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

  private static List<Object> changes(Object content) {
    List<Object> changes = new ArrayList<>();
    if (content instanceof String text) {
      for (int i = 0; i <= Math.min(text.length(), MOST_PLACES); i++) {
        String before = text.substring(0, i);
        changes.add(before);
        for (char c : TRIED.toCharArray()) {
          changes.add(before + c + text.substring(i));
          changes.add(before + c + text.substring(Math.min(i + 1, text.length())));
        }
        changes.add(before + text.substring(Math.min(i + 1, text.length())));
      }
    } else if (content instanceof byte[] bytes) {
      for (int i = 0; i < Math.min(bytes.length, MOST_PLACES); i++) {
        changes.add(Arrays.copyOf(bytes, i));
        for (byte b : BYTES) {
          byte[] changed = bytes.clone();
          changed[i] = b;
          changes.add(changed);
        }
        byte[] next = bytes.clone();
        next[i]++;
        changes.add(next);
      }
      changes.add(Arrays.copyOf(bytes, bytes.length + 1));
    }
    return changes;
  }
}
