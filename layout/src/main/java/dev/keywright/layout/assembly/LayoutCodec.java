package dev.keywright.layout.assembly;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads keys of a layout that is known only by its signature, with the very codecs that
 * generated keys use.
 *
 * <p>Values have the types of the signature, boxed; those of an enum are the names of its
 * constants. Contents are {@code String} in TEXT, {@code byte[]} in BINARY, and {@code Long},
 * {@code String} or {@code byte[]} in a native column.
 */
public final class LayoutCodec {
  private final LayoutSignature signature;
  private final List<ColumnCodec<?>> columns;
  private final Map<String, Item.Part<?>> parts;
  private final Optional<BucketChoice> bucket;

  LayoutCodec(
      LayoutSignature signature,
      List<ColumnCodec<?>> columns,
      Map<String, Item.Part<?>> parts,
      Optional<BucketChoice> bucket) {
    this.signature = signature;
    this.columns = List.copyOf(columns);
    this.parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    this.bucket = bucket;
  }

  /**
   * The codec of a layout.
   *
   * @param signature one that {@link LayoutSignature#parse} would accept
   * @throws IllegalArgumentException if a part has no codec
   */
  public static LayoutCodec of(LayoutSignature signature) {
    return of(signature, BucketFunctions.ready());
  }

  /**
   * The codec of a layout whose buckets one of these functions may choose. If another one does, the
   * codec knows all but the bucket: it refuses to encode and decode keys.
   *
   * @param signature one that {@link LayoutSignature#parse} would accept
   * @throws IllegalArgumentException if a part has no codec
   */
  public static LayoutCodec of(LayoutSignature signature, BucketFunctions functions) {
    return new LayoutAssembly(signature, functions).codec();
  }

  /** The layout. */
  public LayoutSignature signature() {
    return signature;
  }

  /**
   * The codec of one part: a {@code TextPart}, a {@code BinaryPart}, or one of a native column. It
   * takes every whole number as a {@code Long}.
   *
   * @throws IllegalArgumentException if no part has this name
   */
  public PartCodec<?, ?> part(String name) {
    return encoding(name).codec();
  }

  /**
   * How one part is written.
   *
   * @throws IllegalArgumentException if no part has this name
   */
  public PartEncoding<?> encoding(String name) {
    Item.Part<?> part = parts.get(name);
    if (part == null) {
      throw new IllegalArgumentException("no part is called " + name + ", only " + parts.keySet());
    }
    return part.encoding();
  }

  /**
   * The values of the key that was encoded as these columns, by part, in the order of the layout.
   *
   * @param stored one content for each column
   * @throws MalformedKeyException if no key was encoded like this
   * @throws IllegalArgumentException if a content has the wrong class, or the number of columns is
   *     another one
   */
  public Map<String, Object> decode(@Nullable Object... stored) {
    return decode(bucket, stored).values();
  }

  /**
   * A stored key.
   *
   * @param values by part, in the order of the layout
   * @param bucket the number that is in it, or 0 if the layout has no buckets
   */
  public record Decoded(Map<String, Object> values, int bucket) {}

  /**
   * As {@link #decode}, but a bucket that {@linkplain BucketChoice#uncompared nobody here can tell}
   * is read and not compared: any other one might be right.
   */
  public Decoded decodeUncompared(@Nullable Object... stored) {
    return decode(bucket.filter(it -> it.uncompared().isEmpty()), stored);
  }

  /** As {@link #decode}, but no bucket is compared: for a table that is to be repaired. */
  public Decoded decodeInAnyBucket(@Nullable Object... stored) {
    return decode(Optional.empty(), stored);
  }

  /**
   * The values of the parts of the first columns, in any bucket.
   *
   * @param stored one content for each of these columns
   * @throws MalformedKeyException if no key begins with these columns
   */
  public Map<String, Object> decodeFirst(@Nullable Object... stored) {
    Map<String, Object> read = new LinkedHashMap<>();
    read(read, stored);
    return Collections.unmodifiableMap(read);
  }

  private Decoded decode(Optional<BucketChoice> compared, @Nullable Object... stored) {
    if (stored.length != columns.size()) {
      throw new IllegalArgumentException(
          "the number of columns is " + stored.length + ", and the layout needs " + columns.size());
    }
    Map<String, Object> read = new LinkedHashMap<>();
    ItemReader<?> first = read(read, stored).get(0);
    compared.ifPresent(it -> it.verify(first.bucketStart(), first.bucket(), read));
    return new Decoded(Collections.unmodifiableMap(read), first.bucket());
  }

  private List<ItemReader<?>> read(Map<String, Object> values, @Nullable Object... stored) {
    for (int i = 0; i < stored.length; i++) {
      columns.get(i).requireClass(stored[i]);
    }
    List<ItemReader<?>> readers = new ArrayList<>();
    for (int i = 0; i < stored.length; i++) {
      readers.add(read(columns.get(i), stored[i], values));
    }
    return readers;
  }

  private static <C> ItemReader<C> read(
      ColumnCodec<C> column, @Nullable Object stored, Map<String, Object> values) {
    ColumnContent<C> in = column.open(stored);
    ItemReader<C> reader = new ItemReader<>(in, values);
    column.items().forEach(item -> item.accept(reader));
    in.end();
    return reader;
  }

  /** The codecs of the columns. */
  public List<ColumnCodec<?>> columns() {
    return columns;
  }

  /** What chooses the bucket, or empty if the key has none. */
  public Optional<BucketChoice> bucket() {
    return bucket;
  }

  /**
   * The columns of the key with these values, by column, in the order of the layout.
   *
   * @param values one for each part, by name; any boxed integer for a whole number
   * @throws InvalidPartException if a part may not hold its value
   * @throws IllegalArgumentException if a name is that of no part
   */
  public Map<String, Object> encode(Map<String, ?> values) {
    Map<String, Object> forCodecs = forCodecs(values);
    return contents(forCodecs, bucket.map(it -> it.of(forCodecs)).orElse(0));
  }

  /**
   * As {@link #encode}, in a bucket that another one chose: {@code decode} takes the key only if it
   * is the right one.
   */
  public Map<String, Object> encodeIn(int number, Map<String, ?> values) {
    return contents(forCodecs(values), number);
  }

  private Map<String, Object> forCodecs(Map<String, ?> values) {
    values.keySet().forEach(this::part);
    Map<String, Object> forCodecs = new LinkedHashMap<>();
    signature
        .parts()
        .forEach(
            part -> forCodecs.put(part.name(), PartValues.toCodec(part, values.get(part.name()))));
    return forCodecs;
  }

  private Map<String, Object> contents(Map<String, Object> forCodecs, int number) {
    Map<String, Object> contents = new LinkedHashMap<>();
    columns.forEach(
        column -> contents.put(column.signature().name(), column.encode(forCodecs, number)));
    return Collections.unmodifiableMap(contents);
  }

  /**
   * The content of one column.
   *
   * @param values one for each part of the column, in their order
   * @throws InvalidPartException if a part may not hold its value
   * @throws IllegalArgumentException if no column has this name, the number of values is another
   *     one, or the bucket is of a part of another column
   */
  public Object column(String column, List<?> values) {
    return columns.stream()
        .filter(it -> it.signature().name().equals(column))
        .findFirst()
        .map(it -> encode(it, values))
        .orElseThrow(() -> new IllegalArgumentException("no column is called " + column));
  }

  private Object encode(ColumnCodec<?> codec, List<?> values) {
    ColumnSignature column = codec.signature();
    if (values.size() != column.parts().size()) {
      throw new IllegalArgumentException(
          "the number of values is "
              + values.size()
              + ", and column "
              + column.name()
              + " needs "
              + column.parts().size());
    }
    Map<String, Object> byName = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      PartSignature part = column.parts().get(i);
      byName.put(part.name(), PartValues.toCodec(part, values.get(i)));
    }
    int number = column.bucket().flatMap(it -> bucket).map(it -> it.of(byName)).orElse(0);
    return codec.encode(byName, number);
  }
}
