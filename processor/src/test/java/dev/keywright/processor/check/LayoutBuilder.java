package dev.keywright.processor.check;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.layout.signature.Template;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.Entity;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.Chunks;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.Volume;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.slice.SlicePeriod;
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
  private final List<Declared> columns = new ArrayList<>();
  private char separator = ',';
  private boolean escape;
  private String entityName = "Purchase";
  private String keyName = "";
  private LayoutFormat format = LayoutFormat.TEXT;
  private Optional<Bucket> bucket = Optional.empty();
  private Optional<Chunks> chunks = Optional.empty();
  private final List<AccessPattern> patterns = new ArrayList<>();
  private final List<Frozen> frozen = new ArrayList<>();
  private Optional<TimeSlice> slice = Optional.empty();
  private Optional<StoredIn> storedIn = Optional.empty();
  private Optional<Volume> volume = Optional.empty();
  private List<String> members = List.of();
  private final List<Column> constants = new ArrayList<>();
  private Optional<Column> front = Optional.empty();
  private int sortParts;

  /** A column whose parts are made once the format is known. */
  private record Declared(
      String name, boolean isPartition, String column, int start, List<PartBuilder> parts) {
    Column build(LayoutFormat format) {
      List<Part> built = new ArrayList<>();
      for (PartBuilder part : parts) {
        built.add(part.build(format, start + built.size(), column));
      }
      built.sort(Comparator.comparingInt(part -> part.declaration().order()));
      boolean isNative = parts.stream().anyMatch(PartBuilder::isNative);
      return new Column(name, isPartition, isNative, List.copyOf(built));
    }
  }

  /** A layout with the parts of a partition key, and a comma between them. */
  public static LayoutBuilder partition(PartBuilder... parts) {
    return partition(Column.PARTITION_KEY, "", parts);
  }

  /** The same, with a column that its parts name. */
  public static LayoutBuilder partition(String column, PartBuilder... parts) {
    return partition(column, column, parts);
  }

  private static LayoutBuilder partition(String name, String column, PartBuilder... parts) {
    LayoutBuilder layout = new LayoutBuilder();
    layout.columns.add(new Declared(name, true, column, 0, new ArrayList<>(List.of(parts))));
    return layout;
  }

  /** The next column of the partition key, which its part names. */
  public LayoutBuilder andPartition(String column, PartBuilder part) {
    columns.add(new Declared(column, true, column, columns.size(), new ArrayList<>(List.of(part))));
    return this;
  }

  public static LayoutBuilder withoutPartition() {
    return new LayoutBuilder();
  }

  /** The next sort column, without a name if that is empty. */
  public LayoutBuilder sort(String column, PartBuilder... parts) {
    String name = column.isEmpty() ? Column.SORT_KEY : column;
    columns.add(new Declared(name, false, column, sortParts, new ArrayList<>(List.of(parts))));
    sortParts += parts.length;
    return this;
  }

  /** A sort column at the end that holds one constant, as a template shows it. */
  public LayoutBuilder constant(String column, String literal) {
    constants.add(constant(column, "SortTemplate", literal));
    return this;
  }

  private static Column constant(String column, String annotation, String literal) {
    ColumnTemplate template =
        new ColumnTemplate(
            annotation,
            literal,
            column,
            new Template(List.of(literal), false),
            List.of(0),
            new Spot("@" + annotation));
    boolean isPartition = annotation.equals("PartitionTemplate");
    return new Column(column, isPartition, false, List.of(), Optional.of(template), 0);
  }

  /** A layout whose partition key is one constant, as a template shows it. */
  public static LayoutBuilder literal(String literal) {
    LayoutBuilder layout = new LayoutBuilder();
    layout.front = Optional.of(constant(Column.PARTITION_KEY, "PartitionTemplate", literal));
    return layout;
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
    format = LayoutFormat.BINARY;
    return this;
  }

  /** Buckets by the MD5 of some parts. */
  public LayoutBuilder bucket(int count, String... of) {
    return bucket(count, Optional.of(HashFunction.MD5), Set.of("count", "of"), of);
  }

  public LayoutBuilder modulo(int count, String... of) {
    return bucket(count, Optional.empty(), Set.of("count", "of", "by"), of);
  }

  private LayoutBuilder bucket(
      int count, Optional<HashFunction> hash, Set<String> written, String... of) {
    bucket =
        Optional.of(
            new Bucket(
                count,
                BucketNumber.OF_FORMAT,
                List.of(of),
                hash,
                Optional.empty(),
                Optional.empty(),
                written,
                new Spot("@Bucket")));
    return this;
  }

  /** Numbers the buckets from another number than 0. */
  public LayoutBuilder from(int first) {
    Bucket old = bucket.orElseThrow();
    bucket =
        Optional.of(
            new Bucket(
                old.count(),
                new BucketNumber(Optional.empty(), 0, first),
                old.of(),
                old.hash(),
                old.function(),
                old.after(),
                old.written(),
                old.spot()));
    return this;
  }

  /** Puts the bucket behind a part of the partition key. */
  public LayoutBuilder behind(String part) {
    Bucket front = bucket.orElseThrow();
    Set<String> written = new TreeSet<>(front.written());
    written.add("after");
    bucket =
        Optional.of(
            new Bucket(
                front.count(),
                front.number(),
                front.of(),
                front.hash(),
                front.function(),
                Optional.of(part),
                written,
                front.spot()));
    return this;
  }

  /** Names the hash of the bucket, which is the default. */
  public LayoutBuilder bucketHash() {
    Bucket named = bucket.orElseThrow();
    Set<String> written = Set.of("count", "of", "by", "hash");
    return bucket(named.count(), named.hash(), written, named.of().toArray(String[]::new));
  }

  /** Ends the last column in so many random characters. */
  public LayoutBuilder suffix(int length) {
    SuffixType type = new SuffixType(length);
    return ending(PartBuilder.part(Part.UNIQUE_SUFFIX, type).ending("@UniqueSuffix"));
  }

  /** Ends the last column in the number of a chunk. */
  public LayoutBuilder chunked(int maxBytes, int pad) {
    chunks = Optional.of(new Chunks(maxBytes, new Spot("@Chunked")));
    return ending(PartBuilder.anInt(Part.CHUNK).pad(pad).ending("@Chunked"));
  }

  private LayoutBuilder ending(PartBuilder part) {
    columns.get(columns.size() - 1).parts().add(part);
    return this;
  }

  /** A question for a range of a part, or for all rows if that is empty. */
  public LayoutBuilder pattern(String name, String range, String... equal) {
    return pattern(name, range, false, equal);
  }

  public LayoutBuilder newestFirst(String name, String range, String... equal) {
    return pattern(name, range, true, equal);
  }

  /** A question for a beginning of a part, and for a range of another one unless that is empty. */
  public LayoutBuilder prefix(String name, String prefix, String range, String... equal) {
    return pattern(name, range, Optional.of(prefix), false, equal);
  }

  private LayoutBuilder pattern(String name, String range, boolean newestFirst, String... equal) {
    return pattern(name, range, Optional.empty(), newestFirst, equal);
  }

  private LayoutBuilder pattern(
      String name, String range, Optional<String> prefix, boolean newestFirst, String... equal) {
    Optional<String> asked = Optional.of(range).filter(it -> !it.isEmpty());
    Spot spot = new Spot("@AccessPattern");
    patterns.add(new AccessPattern(name, List.of(equal), asked, prefix, newestFirst, spot));
    return this;
  }

  public LayoutBuilder frozen(int version, String signature) {
    frozen.add(new Frozen(version, Optional.of(signature), false, new Spot("@FrozenLayout")));
    return this;
  }

  /** A frozen layout without a signature. */
  public LayoutBuilder frozen(int version) {
    frozen.add(new Frozen(version, Optional.empty(), false, new Spot("@FrozenLayout")));
    return this;
  }

  /** Slices of a month, by a part that is called {@code at}. */
  public LayoutBuilder monthly(String table, String recent, String retention) {
    Spot spot = new Spot("@TimeSlice");
    Optional<TypeRef> type = Optional.of(TypeRef.of("java.time", "Instant"));
    slice =
        Optional.of(
            new TimeSlice("at", "at()", type, SlicePeriod.MONTH, table, recent, retention, spot));
    return this;
  }

  /** Slices of a month, by a member that the entity may not hand out, or that may be no time. */
  public LayoutBuilder monthlyBy(String by, String access, Optional<TypeRef> type) {
    Spot spot = new Spot("@TimeSlice");
    slice =
        Optional.of(
            new TimeSlice(by, access, type, SlicePeriod.MONTH, "t_{yyyyMM}", "P1Y", "", spot));
    return this;
  }

  public LayoutBuilder in(Store store) {
    return in(store, Map.of());
  }

  /** A store, some of its limits replaced by those of {@code @StoredIn}. */
  public LayoutBuilder in(Store store, Map<String, Long> limits) {
    storedIn = Optional.of(new StoredIn(store, Optional.empty(), limits, new Spot("@StoredIn")));
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

  private Column withBucket(Column column) {
    return bucket.map(it -> column.withBucketBehind(it.index(column.parts()))).orElse(column);
  }

  public Layout build() {
    TypeRef type = TypeRef.of("shop", entityName);
    Entity entity =
        new Entity(
            type, 0, true, Set.copyOf(members), new TreeSet<>(), List.of(), new Spot(entityName));
    Spot spot = new Spot("@Separator");
    KeyOptions options =
        new KeyOptions(
            bucket,
            chunks,
            List.copyOf(patterns),
            List.copyOf(frozen),
            slice,
            storedIn,
            volume,
            Optional.empty(),
            Optional.empty(),
            List.of());
    List<Column> built =
        Stream.of(
                front.stream(),
                columns.stream().map(column -> column.build(format)),
                constants.stream())
            .flatMap(it -> it)
            .map(column -> column.isPartition() ? withBucket(column) : column)
            .toList();
    return new Layout(entity, keyName, format, separator, escape, spot, built, options);
  }
}
