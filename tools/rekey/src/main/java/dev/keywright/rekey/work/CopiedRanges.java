package dev.keywright.rekey.work;

import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.state.Ledger;
import dev.keywright.rekey.store.ScanRange;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * The ranges of the old table that rows are copied by, and which of them are done. They are written
 * down once: the store may cut its table in other places later.
 */
public final class CopiedRanges {
  private static final HexFormat HEX = HexFormat.of();

  private final Ledger ledger;
  private final long turn;

  /**
   * The ranges of one backfill.
   *
   * @param turn of its state: after a roll-back, all ranges are copied again
   */
  public CopiedRanges(Ledger ledger, long turn) {
    this.ledger = ledger;
    this.turn = turn;
  }

  /** All ranges: those that were written down, or else these. */
  public List<ScanRange> all(List<ScanRange> cut) {
    Optional<String> known = ledger.read(entry("all"));
    if (known.isEmpty()) {
      // Of two processes that begin at once, one writes them down.
      ledger.replace(
          entry("all"), Optional.empty(), cut.stream().map(CopiedRanges::line).collect(lines()));
      known = ledger.read(entry("all"));
    }
    return known.orElseThrow().lines().map(CopiedRanges::range).toList();
  }

  private static Collector<CharSequence, ?, String> lines() {
    return Collectors.joining("\n");
  }

  /** The ranges that are not done. */
  public List<ScanRange> left(List<ScanRange> all) {
    List<ScanRange> left = new ArrayList<>();
    for (ScanRange range : all) {
      if (ledger.read(entry(range)).isEmpty()) {
        left.add(range);
      }
    }
    return left;
  }

  /** Writes down that a range is done. */
  public void done(ScanRange range, long rows) {
    ledger.replace(entry(range), Optional.empty(), Long.toString(rows));
  }

  private String entry(ScanRange range) {
    return entry(Integer.toString(range.number()));
  }

  private String entry(String name) {
    return "ranges/" + turn + "/" + name;
  }

  private static String line(ScanRange range) {
    return "%s %s [%s] [%s]"
        .formatted(range.number(), range.count(), hex(range.start()), hex(range.end()));
  }

  private static String hex(RowBytes bytes) {
    return HEX.formatHex(bytes.toArray());
  }

  private static ScanRange range(String line) {
    String[] words = line.split(" ", -1);
    return new ScanRange(
        Integer.parseInt(words[0]), Integer.parseInt(words[1]), bytes(words[2]), bytes(words[3]));
  }

  private static RowBytes bytes(String word) {
    return RowBytes.of(HEX.parseHex(word.substring(1, word.length() - 1)));
  }
}
