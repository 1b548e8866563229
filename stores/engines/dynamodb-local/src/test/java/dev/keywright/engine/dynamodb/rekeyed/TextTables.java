package dev.keywright.engine.dynamodb.rekeyed;

import dev.keywright.rekey.dynamodb.TableKeys;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.Condition;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tables whose keys and attributes are all texts, as the rows of the simulation have them.
 *
 * @param items the tables as DynamoDB has them
 */
record TextTables(Tables items) implements Tables {
  /** What comes before the text of a value: its type, and its length. */
  private static final int HEAD = 7;

  private static RowBytes item(RowBytes text) {
    return TableKeys.key(List.of(AttributeValue.fromS(text.text())));
  }

  private static RowBytes text(RowBytes item) {
    byte[] bytes = item.toArray();
    return RowBytes.of(Arrays.copyOfRange(bytes, HEAD, bytes.length));
  }

  private static Row row(Row row, UnaryOperator<RowBytes> form) {
    TreeMap<String, Cell> cells = new TreeMap<>();
    row.cells().forEach((name, cell) -> cells.put(name, Cell.of(form.apply(cell.value()))));
    return new Row(form.apply(row.key()), cells);
  }

  private static Stored stored(Stored stored) {
    return new Stored(
        stored.row().map(it -> row(it, TextTables::text)), stored.stamp(), stored.last());
  }

  @Override
  public Optional<Duration> longestCall() {
    return items.longestCall();
  }

  @Override
  public boolean isTransactional() {
    return items.isTransactional();
  }

  @Override
  public Stored read(Side side, RowBytes key) {
    return stored(items.read(side, item(key)));
  }

  @Override
  public boolean apply(List<Change> changes) {
    return items.apply(changes.stream().map(TextTables::change).toList());
  }

  private static Change change(Change change) {
    Condition condition = change.condition();
    boolean isOfKey =
        condition.kind() == Condition.Kind.OWNED
            || condition.kind() == Condition.Kind.FREE_OR_OWNED;
    return new Change(
        change.side(),
        item(change.key()),
        isOfKey ? new Condition(condition.kind(), item(condition.value())) : condition,
        change.kind(),
        change.row().map(it -> row(it, TextTables::item)),
        change.removed(),
        change.timestamp(),
        change.stamp());
  }

  @Override
  public List<ScanRange> ranges(Side side, int count) {
    return items.ranges(side, count);
  }

  @Override
  public ScanPage scan(Side side, ScanRange range, Optional<RowBytes> from, int limit) {
    ScanPage page = items.scan(side, range, from, limit);
    return new ScanPage(
        page.entries().stream()
            .map(it -> new ScanPage.Entry(text(it.key()), stored(it.stored())))
            .toList(),
        page.next());
  }

  @Override
  public long expiry(Row row) {
    return Cell.NEVER;
  }

  @Override
  public void close() {
    items.close();
  }
}
