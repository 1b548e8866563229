package dev.keywright.processor.check;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.Format;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.Chunks;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.HashAlgorithm;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.TimeType;
import dev.keywright.processor.model.Store;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.Volume;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A layout as the reader would hand it over, without a compiler. */
public final class LayoutBuilder {
  private final List<Column> columns = new ArrayList<>();
  private char separator = ',';
  private boolean escape;
  private String entityName = "Purchase";
  private String keyName = "";
  private Format format = Format.TEXT;
  private Optional<Bucket> bucket = Optional.empty();
  private Optional<Chunks> chunks = Optional.empty();
  private final List<AccessPattern> patterns = new ArrayList<>();
  private final List<Frozen> frozen = new ArrayList<>();
  private Optional<TimeSlice> slice = Optional.empty();
  private Optional<StoredIn> storedIn = Optional.empty();
  private Optional<Volume> volume = Optional.empty();
  private List<String> members = List.of();
  private int sortParts;

  /** A layout with the parts of a partition key, and a comma between them. */
  public static LayoutBuilder partition(PartBuilder... parts) {
    LayoutBuilder layout = new LayoutBuilder();
    List<Part> built = new ArrayList<>();
    for (PartBuilder part : parts) {
      built.add(part.build(built.size(), ""));
    }
    built.sort(Comparator.comparingInt(part -> part.options().order()));
    layout.columns.add(new Column(Column.PARTITION_KEY, true, false, List.copyOf(built)));
    return layout;
  }

  public static LayoutBuilder withoutPartition() {
    return new LayoutBuilder();
  }

  /** The next sort column, without a name if that is empty. */
  public LayoutBuilder sort(String column, PartBuilder... parts) {
    List<Part> built = new ArrayList<>();
    for (PartBuilder part : parts) {
      built.add(part.build(sortParts, column));
      sortParts++;
    }
    built.sort(Comparator.comparingInt(part -> part.options().order()));
    String name = column.isEmpty() ? Column.SORT_KEY : column;
    boolean isNative = Stream.of(parts).anyMatch(PartBuilder::isNative);
    columns.add(new Column(name, false, isNative, List.copyOf(built)));
    return this;
  }

  public LayoutBuilder separator(char character) {
    separator = character;
    return this;
  }

  public LayoutBuilder escape() {
    escape = true;
    return this;
  }

  public LayoutBuilder binary() {
    format = Format.BINARY;
    return this;
  }

  /** Buckets by the MD5 of some parts. */
  public LayoutBuilder bucket(int count, String... of) {
    Spot spot = new Spot("@Bucket");
    bucket =
        Optional.of(
            new Bucket(count, List.of(of), true, HashAlgorithm.MD5, Set.of("count", "of"), spot));
    return this;
  }

  public LayoutBuilder modulo(int count, String... of) {
    Spot spot = new Spot("@Bucket");
    Set<String> written = Set.of("count", "of", "by");
    bucket = Optional.of(new Bucket(count, List.of(of), false, HashAlgorithm.MD5, written, spot));
    return this;
  }

  /** Names the hash of the bucket, which is the default. */
  public LayoutBuilder bucketHash() {
    bucket =
        bucket.map(
            it ->
                new Bucket(
                    it.count(),
                    it.of(),
                    it.byHash(),
                    it.hash(),
                    Set.of("count", "of", "by", "hash"),
                    it.spot()));
    return this;
  }

  /** Ends the last column in so many random characters. */
  public LayoutBuilder suffix(int length) {
    PartType type = new PartType.Suffix(length);
    return ending(PartBuilder.part(Part.UNIQUE_SUFFIX, type).ending("@UniqueSuffix"));
  }

  /** Ends the last column in the number of a chunk. */
  public LayoutBuilder chunked(int maxBytes, int pad) {
    chunks = Optional.of(new Chunks(maxBytes, new Spot("@Chunked")));
    return ending(PartBuilder.anInt(Part.CHUNK).pad(pad).ending("@Chunked"));
  }

  private LayoutBuilder ending(PartBuilder part) {
    Column last = columns.remove(columns.size() - 1);
    List<Part> parts = new ArrayList<>(last.parts());
    parts.add(part.build(Integer.MAX_VALUE, ""));
    columns.add(new Column(last.name(), last.isPartition(), last.nativeType(), List.copyOf(parts)));
    return this;
  }

  /** A question for a range of a part, or for all rows if that is empty. */
  public LayoutBuilder pattern(String name, String range, String... equal) {
    return pattern(name, range, false, equal);
  }

  public LayoutBuilder newestFirst(String name, String range, String... equal) {
    return pattern(name, range, true, equal);
  }

  private LayoutBuilder pattern(String name, String range, boolean newestFirst, String... equal) {
    Optional<String> asked = Optional.of(range).filter(it -> !it.isEmpty());
    patterns.add(
        new AccessPattern(name, List.of(equal), asked, newestFirst, new Spot("@AccessPattern")));
    return this;
  }

  public LayoutBuilder frozen(int version, String signature) {
    frozen.add(new Frozen(version, signature, new Spot("@FrozenLayout")));
    return this;
  }

  /** Slices of a month, by a part that is called {@code at}. */
  public LayoutBuilder monthly(String table, String recent, String retention) {
    Spot spot = new Spot("@TimeSlice");
    Optional<TimeType> type = Optional.of(TimeType.INSTANT);
    slice = Optional.of(new TimeSlice("at", "at()", type, "MONTH", table, recent, retention, spot));
    return this;
  }

  /** Slices of a month, by a member that the entity may not hand out, or that may be no time. */
  public LayoutBuilder monthlyBy(String by, String access, Optional<TimeType> type) {
    Spot spot = new Spot("@TimeSlice");
    slice = Optional.of(new TimeSlice(by, access, type, "MONTH", "t_{yyyyMM}", "P1Y", "", spot));
    return this;
  }

  public LayoutBuilder in(Store store) {
    return in(store, Map.of());
  }

  /** A store, some of its limits replaced by those of {@code @StoredIn}. */
  public LayoutBuilder in(Store store, Map<String, Long> limits) {
    storedIn = Optional.of(new StoredIn(store, limits, new Spot("@StoredIn")));
    return this;
  }

  /** How much the table holds and takes; 0 for what is not known. */
  public LayoutBuilder volume(long rows, long bytesPerRow, long peakWritesPerSecond) {
    volume =
        Optional.of(
            new Volume(
                known(rows), known(bytesPerRow), known(peakWritesPerSecond), new Spot("@Volume")));
    return this;
  }

  private static OptionalLong known(long value) {
    return value == 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /** Members of the entity that are no parts. */
  public LayoutBuilder holding(String... names) {
    members = List.of(names);
    return this;
  }

  /** Names the entity, which is a Purchase otherwise. */
  public LayoutBuilder of(String entity) {
    entityName = entity;
    return this;
  }

  public LayoutBuilder key(String name) {
    keyName = name;
    return this;
  }

  public Layout build() {
    TypeRef type = TypeRef.of("shop", entityName);
    Entity entity =
        new Entity(type, 0, true, Set.copyOf(members), new TreeSet<>(), new Spot(entityName));
    Spot spot = new Spot("@Separator");
    KeyOptions options =
        new KeyOptions(
            bucket, chunks, List.copyOf(patterns), List.copyOf(frozen), slice, storedIn, volume);
    return new Layout(
        entity, keyName, format, separator, escape, spot, List.copyOf(columns), options);
  }
}
