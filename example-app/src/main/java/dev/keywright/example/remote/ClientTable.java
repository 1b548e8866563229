package dev.keywright.example.remote;

import dev.keywright.example.Purchase;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreWriter;
import dev.keywright.store.UnsupportedRangeException;
import dev.keywright.store.bulk.BulkImport;
import dev.keywright.store.bulk.ImportFailedException;
import dev.keywright.store.bulk.ImportListener;
import dev.keywright.store.bulk.ImportResult;
import dev.keywright.store.bulk.ImportSource;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A table that is read and written through the adapter of a client.
 *
 * @param <R> a row as it is read
 * @param <W> a row as it is written
 */
final class ClientTable<R, W> implements RemoteTable {
  private static final int ROWS_PER_SET = 500;

  private final String name;
  private final PurchaseDesign design;
  private final Reading<R> reading;
  private final Writing<W> writing;
  private final Function<KeyRange<?>, String> question;
  private final Function<Key, Optional<String>> place;
  private final Runnable close;

  /**
   * How rows are read.
   *
   * @param attributes where they are in a row
   */
  record Reading<R>(StoreReader<R> reader, Function<R, String> attributes) {}

  /**
   * How rows are written.
   *
   * @param row makes one of a key and the attributes
   */
  record Writing<W>(StoreWriter<W> writer, BiFunction<Key, String, W> row) {}

  private ClientTable(Builder<R, W> builder) {
    this.name = builder.name;
    this.design = builder.design;
    this.reading = builder.reading;
    this.writing = builder.writing;
    this.question = builder.question;
    this.place = builder.place;
    this.close = builder.close;
  }

  /**
   * A table, to which the builder adds what its store can tell.
   *
   * @param name tells it from those of other stores, for the checkpoint
   */
  static <R, W> Builder<R, W> of(
      String name, PurchaseDesign design, Reading<R> reading, Writing<W> writing) {
    return new Builder<>(name, design, reading, writing);
  }

  @Override
  public ImportResult load(
      String source, List<Purchase> purchases, Path checkpoint, ImportListener listener) {
    List<W> rows = purchases.stream().map(this::row).toList();
    try {
      return BulkImport.into(writing.writer(), name + ", " + design.layout())
          .listener(listener)
          .run(ImportSource.of(source, rows, ROWS_PER_SET), checkpoint);
    } catch (ImportFailedException
        | IllegalStateException
        | IllegalArgumentException
        | UncheckedIOException failure) {
      throw new StoreException(String.valueOf(failure.getMessage()), failure);
    }
  }

  private W row(Purchase purchase) {
    return writing.row().apply(design.key(purchase), purchase.attributes());
  }

  @Override
  public void scan(Devices devices, long limit, Consumer<Purchase> each) {
    asking(
        () -> {
          try (PurchaseRows<R> rows = rows(design.ranges(devices), limit)) {
            rows.forEachRemaining(each);
          }
          return true;
        });
  }

  @Override
  public Optional<Purchase> get(Purchase purchase) {
    return asking(
        () -> {
          try (PurchaseRows<R> rows = rows(List.of(design.only(purchase)), 1)) {
            return rows.hasNext() ? Optional.of(rows.next()) : Optional.empty();
          }
        });
  }

  private PurchaseRows<R> rows(List<KeyRange<?>> ranges, long limit) {
    return new PurchaseRows<>(
        ranges,
        limit,
        reading.reader(),
        it -> design.purchase(reading.reader().columns(it), reading.attributes().apply(it)));
  }

  @Override
  public List<String> questions(Devices devices) {
    return design.ranges(devices).stream().map(question).toList();
  }

  @Override
  public Optional<String> place(Purchase purchase) {
    return asking(() -> place.apply(design.key(purchase)));
  }

  @Override
  public long requests() {
    return reading.reader().requests() + writing.writer().requests();
  }

  @Override
  public void close() {
    close.run();
  }

  /** What is wrong with a key or a range has its own words; all else is the store's. */
  private static <T> T asking(Supplier<T> request) {
    try {
      return request.get();
    } catch (StoreException
        | InvalidPartException
        | MalformedKeyException
        | RefusedKeyException
        | UnsupportedRangeException failure) {
      throw failure;
    } catch (RuntimeException failure) {
      throw new StoreException("the store did not answer: " + failure.getMessage(), failure);
    }
  }

  /** What a table needs to know of its client. */
  static final class Builder<R, W> {
    private final String name;
    private final PurchaseDesign design;
    private final Reading<R> reading;
    private final Writing<W> writing;
    private Function<KeyRange<?>, String> question = KeyRange::toString;
    private Function<Key, Optional<String>> place = key -> Optional.empty();
    private Runnable close = () -> {};

    private Builder(String name, PurchaseDesign design, Reading<R> reading, Writing<W> writing) {
      this.name = name;
      this.design = design;
      this.reading = reading;
      this.writing = writing;
    }

    /** How the client is asked for a range. */
    Builder<R, W> questionOf(Function<KeyRange<?>, String> asked) {
      question = asked;
      return this;
    }

    /** Where in the store a key is. */
    Builder<R, W> placeOf(Function<Key, Optional<String>> found) {
      place = found;
      return this;
    }

    /** What closes the client. */
    RemoteTable closedBy(Runnable closing) {
      close = closing;
      return new ClientTable<>(this);
    }
  }
}
