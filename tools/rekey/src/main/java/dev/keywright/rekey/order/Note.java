package dev.keywright.rekey.order;

import dev.keywright.rekey.row.RowBytes;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * What a write is about to change: written down before, so that another process can mend what the
 * writer has left if it dies.
 *
 * @param oldKey of the row
 * @param newKeys where the new table has it, and where it shall have it
 */
public record Note(RowBytes oldKey, List<RowBytes> newKeys) {
  private static final HexFormat HEX = HexFormat.of();

  public Note {
    newKeys = List.copyOf(newKeys);
  }

  static Note of(Intent intent) {
    List<RowBytes> newKeys = new ArrayList<>();
    intent.from().ifPresent(newKeys::add);
    intent.to().filter(it -> intent.isMove()).ifPresent(newKeys::add);
    return new Note(intent.key(), newKeys);
  }

  /** As an entry of a ledger. */
  public String text() {
    StringBuilder text = new StringBuilder(HEX.formatHex(oldKey.toArray()));
    newKeys.forEach(it -> text.append(' ').append(HEX.formatHex(it.toArray())));
    return text.toString();
  }

  /** From an entry of a ledger; empty for a place that no write has used. */
  public static Optional<Note> parse(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    List<RowBytes> keys = new ArrayList<>();
    for (String word : text.split(" ", -1)) {
      keys.add(RowBytes.of(HEX.parseHex(word)));
    }
    return Optional.of(new Note(keys.get(0), keys.subList(1, keys.size())));
  }
}
