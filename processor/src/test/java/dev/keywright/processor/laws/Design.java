package dev.keywright.processor.laws;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.laws.PartSpec.Trait;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A key as a user would declare it. */
final class Design {
  private final String name;
  private final KeyForm form;
  private final List<Column> columns;
  private final List<String> names;
  private final List<NamedPart> parts;
  private final List<Column> columnsOfParts;
  private final List<Place> places;
  private final int bucketIndex;
  private final IndexKind index;
  // The laws ask for them millions of times.
  private final Map<Integer, List<Object>> legal = new ConcurrentHashMap<>();
  private final Map<Integer, byte[]> buckets = new ConcurrentHashMap<>();
  private final Map<Integer, byte[]> behind = new ConcurrentHashMap<>();
  private final Map<String, List<Integer>> partsOf = new ConcurrentHashMap<>();

  /**
   * A key.
   *
   * @param name the entity
   * @param columns in the store's order; the first is the partition column
   */
  Design(String name, KeyForm form, List<Column> columns) {
    this(name, form, columns, IndexKind.NONE);
  }

  private Design(String name, KeyForm form, List<Column> columns, IndexKind index) {
    this.index = index;
    this.name = name;
    this.form = form;
    this.columns = columns;
    this.names = columns.stream().map(Column::name).toList();
    this.parts = columns.stream().flatMap(column -> column.parts().stream()).toList();
    this.columnsOfParts =
        columns.stream().flatMap(column -> column.parts().stream().map(part -> column)).toList();
    List<String> partition = columns.get(0).parts().stream().map(NamedPart::name).toList();
    this.bucketIndex = form.bucket().map(it -> partition.indexOf(it.after()) + 1).orElse(0);
    this.places =
        IntStream.range(0, parts.size())
            .mapToObj(i -> place(parts.get(i), columnsOfParts.get(i)))
            .toList();
  }

  String name() {
    return name;
  }

  /** The number in the name {@code D17}. */
  int number() {
    return Integer.parseInt(name.substring(1));
  }

  KeyForm form() {
    return form;
  }

  List<Column> columns() {
    return columns;
  }

  char separator() {
    return form.separator();
  }

  boolean escape() {
    return form.escape();
  }

  /**
   * A column of parts.
   *
   * @param literals what stands before, between and behind its bucket and its parts, in BINARY one
   *     character for each byte; empty if it has no template
   */
  record Column(String name, List<NamedPart> parts, List<String> literals) {
    Column(String name, List<NamedPart> parts) {
      this(name, parts, List.of());
    }

    boolean isTemplate() {
      return !literals.isEmpty();
    }

    boolean isStored() {
      return parts.stream().anyMatch(part -> part.spec().is(Trait.STORED));
    }
  }

  /**
   * A part and its name.
   *
   * @param samples how many of its values are tried with each of the others
   */
  record NamedPart(String name, PartSpec spec, int samples) {}

  static Column column(String name, NamedPart... parts) {
    return new Column(name, List.of(parts));
  }

  List<NamedPart> parts() {
    return parts;
  }

  /** The index of the column with a name. */
  int indexOf(String column) {
    return names.indexOf(column);
  }

  /** The column of the part with this index among all parts. */
  Column columnOf(int part) {
    return columnsOfParts.get(part);
  }

  /** Where the part with this index among all parts stands. */
  Place place(int part) {
    return places.get(part);
  }

  private Place place(NamedPart named, Column column) {
    int index = column.parts().indexOf(named);
    boolean last =
        index == column.parts().size() - 1
            && behind(column, index).length == 0
            && !isBeforeBucket(column, index);
    // What is stored as it is takes the same values in every format.
    KeyForm here = column.isStored() ? KeyForm.text(separator()) : form;
    return new Place(here, last, named.spec().keepsOrder());
  }

  /** The values that a part may hold here: the usual ones, the limits, and some between them. */
  List<Object> legal(int part) {
    return legal.computeIfAbsent(part, this::chosen);
  }

  private List<Object> chosen(int part) {
    NamedPart named = parts.get(part);
    Oracle oracle = named.spec().oracle();
    List<Object> legal =
        oracle.candidates().stream().filter(it -> oracle.isLegal(it, place(part))).toList();
    if (legal.size() <= named.samples()) {
      return legal;
    }
    List<Object> sorted = legal.stream().sorted(oracle::compare).toList();
    Set<Object> some = new LinkedHashSet<>(legal.subList(0, named.samples() / 2));
    int gaps = Math.max(1, named.samples() - some.size() - 1);
    for (int i = 0; i <= gaps; i++) {
      some.add(sorted.get(i * (sorted.size() - 1) / gaps));
    }
    return List.copyOf(some);
  }

  /** The values that a part must refuse here. */
  List<Object> illegal(int part) {
    Oracle oracle = parts.get(part).spec().oracle();
    return oracle.candidates().stream().filter(it -> !oracle.isLegal(it, place(part))).toList();
  }

  /** All combinations of legal values, one for each part. */
  List<List<Object>> tuples() {
    List<List<Object>> tuples = List.of(List.of());
    for (int i = 0; i < parts.size(); i++) {
      List<List<Object>> longer = new ArrayList<>();
      for (Object value : legal(i)) {
        for (List<Object> tuple : tuples) {
          List<Object> more = new ArrayList<>(tuple);
          more.add(value);
          longer.add(more);
        }
      }
      tuples = longer;
    }
    return tuples;
  }

  /** What a column that is not stored as it is should hold: text or bytes. */
  Object written(Column column, List<Object> tuple) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    boolean isInFront = isBucketed(column) && bucketIndex() == 0;
    joined.writeBytes(isInFront ? bucket(bucket(tuple).orElseThrow()) : front(column));
    for (int i : partsOf(column)) {
      joined.writeBytes(parts.get(i).spec().bytes(tuple.get(i), place(i)));
      joined.writeBytes(behind(i));
      if (isBeforeBucket(column, i)) {
        joined.writeBytes(bucket(bucket(tuple).orElseThrow()));
      }
    }
    return form.binary() ? joined.toByteArray() : joined.toString(UTF_8);
  }

  /** How many parts stand in front of the bucket, in its column. */
  int bucketIndex() {
    return bucketIndex;
  }

  private boolean isBeforeBucket(Column column, int index) {
    return isBucketed(column) && bucketIndex() == index + 1;
  }

  /** A bucket, what stands behind it, and before it, if that is no part. */
  byte[] bucket(int number) {
    return buckets.computeIfAbsent(number, this::around);
  }

  private byte[] around(int number) {
    Column column = columns.get(0);
    int index = bucketIndex();
    boolean isSeparated = !form.binary() && index < column.parts().size();
    byte[] behind = isSeparated ? new byte[] {(byte) separator()} : new byte[0];
    return CanonicalLaw.joined(
        index == 0 ? front(column) : new byte[0],
        bucket().written(number, form),
        column.isTemplate() ? literal(column, index + 1) : behind);
  }

  /** How many bytes stand before the {@link #bucket(int)} in a key with these values. */
  int bucketStart(List<Object> tuple) {
    int start = bucketIndex() == 0 ? 0 : front(columns.get(0)).length;
    for (int i = 0; i < bucketIndex(); i++) {
      start += parts.get(i).spec().bytes(tuple.get(i), place(i)).length + behind(i).length;
    }
    return start;
  }

  /** The literal that a column begins with. */
  byte[] front(Column column) {
    return column.isTemplate() ? literal(column, 0) : new byte[0];
  }

  /** The separator or the literal behind a part. */
  byte[] behind(int part) {
    return behind.computeIfAbsent(part, this::following);
  }

  private byte[] following(int part) {
    Column column = columnOf(part);
    return behind(column, column.parts().indexOf(parts.get(part)));
  }

  private byte[] behind(Column column, int index) {
    if (column.isTemplate()) {
      return literal(column, index + (isBucketed(column) && bucketIndex() <= index ? 2 : 1));
    }
    boolean isFollowed = index < column.parts().size() - 1 || isBeforeBucket(column, index);
    boolean isSeparated = !form.binary() && isFollowed;
    return isSeparated ? new byte[] {(byte) separator()} : new byte[0];
  }

  private byte[] literal(Column column, int index) {
    return column.literals().get(index).getBytes(form.binary() ? ISO_8859_1 : UTF_8);
  }

  private boolean isBucketed(Column column) {
    return form.bucket().isPresent() && column.equals(columns.get(0));
  }

  /** Whether a part is the last one of its column. */
  boolean isLastOfColumn(int part) {
    List<NamedPart> all = columnOf(part).parts();
    return all.get(all.size() - 1).equals(parts.get(part));
  }

  /** The same with other columns of the same parts. */
  Design with(List<Column> others) {
    return new Design(name, form, others, index);
  }

  /** The same as the key of an index. */
  Design of(IndexKind kind) {
    return new Design(name, form, columns, kind);
  }

  /** Whether it is the key of an index, and of which kind. */
  IndexKind index() {
    return index;
  }

  /** The indexes of the parts of a column, among all parts. */
  List<Integer> partsOf(Column column) {
    return partsOf.computeIfAbsent(column.name(), name -> indexesOf(column));
  }

  private List<Integer> indexesOf(Column column) {
    int first = 0;
    for (Column before : columns.subList(0, columns.indexOf(column))) {
      first += before.parts().size();
    }
    return IntStream.range(first, first + column.parts().size()).boxed().toList();
  }

  /** The buckets of a key that has some. */
  BucketOracle bucket() {
    return form.bucket().orElseThrow();
  }

  /** The bucket of the key with these values, if it has buckets. */
  Optional<Integer> bucket(List<Object> tuple) {
    return form.bucket().map(it -> it.number(this, tuple));
  }

  /** Whether a part decides the bucket. */
  boolean isBucketed(int part) {
    return form.bucket().filter(it -> it.of().contains(parts.get(part).name())).isPresent();
  }

  /** The indexes of the parts that the content of a column depends on, those of a bucket too. */
  List<Integer> inputsOf(Column column) {
    boolean isPartition = column.equals(columns.get(0));
    List<Integer> own = partsOf(column);
    return IntStream.range(0, parts.size())
        .filter(i -> own.contains(i) || (isPartition && isBucketed(i)))
        .boxed()
        .toList();
  }

  /** Whether the key ends in random characters. */
  boolean hasSuffix() {
    return parts.stream().anyMatch(part -> part.spec().is(Trait.SUFFIX));
  }

  /** As {@code D17 U+21 escape partitionKey(before int[pad = 2], ...)}. */
  @Override
  public String toString() {
    return columns.stream()
        .map(
            column ->
                column.parts().stream()
                        .map(part -> part.name() + " " + part.spec())
                        .collect(Collectors.joining(", ", column.name() + "(", ")"))
                    + (column.isTemplate() ? shown(column.literals()) : ""))
        .collect(Collectors.joining(" ", name + " " + form + " ", index.annotation()));
  }

  /** A value or a tuple of values as failures show it. */
  static String shown(Object value) {
    return Arrays.deepToString(
            new Object[] {value instanceof List<?> list ? list.toArray() : value})
        .chars()
        .mapToObj(c -> c >= ' ' && c <= '~' ? String.valueOf((char) c) : "\\u" + hex(c))
        .collect(Collectors.joining());
  }

  private static String hex(int c) {
    return Integer.toHexString(c | 0x10000).substring(1);
  }
}
