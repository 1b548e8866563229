package dev.keywright.description.key;

import dev.keywright.description.finding.PlacedFinding;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * All that is known of one key; what no fact tells is missing.
 *
 * @param reports what was found in the entity, with places; only at its first key
 */
public record KeyDescription(
    int schema,
    @JsonField("class") String keyClass,
    String entity,
    String key,
    String layout,
    String format,
    Optional<String> store,
    String storeTitle,
    Optional<String> table,
    String partitions,
    Optional<Limits> limits,
    Optional<Index> index,
    Optional<Volume> volume,
    @JsonField(omitsEmpty = true) List<Family> families,
    Optional<Bucket> bucket,
    List<ColumnDescription> columns,
    OptionalLong maxBytes,
    OptionalLong limitBytes,
    Optional<PartitionSize> partition,
    List<AccessPattern> patterns,
    List<Finding> findings,
    List<Finding> accepted,
    Optional<String> existingRows,
    List<FrozenLayout> frozen,
    @JsonField(omitsEmpty = true) List<PlacedFinding> reports) {
  /** The version of the schema: another one when a field changes its meaning or goes. */
  public static final int SCHEMA = 1;

  /** Where the processor writes descriptions, among the classes. */
  public static final String FOLDER = "META-INF/keywright/";

  /** What {@code @Volume} declares. */
  public record Volume(
      OptionalLong rows, OptionalLong bytesPerRow, OptionalLong peakWritesPerSecond) {}

  /**
   * What {@code @Index} declares: the key is that of an index.
   *
   * @param name the store's name of it; missing if that is not known
   * @param maintainedBy {@code store} or {@code application}
   * @param table the class of the table's key
   * @param projects the columns of an entry besides its key: {@code *} for all; none if not known
   */
  public record Index(
      Optional<String> name,
      String maintainedBy,
      boolean sparse,
      String table,
      List<String> projects) {}

  /** A family that the key is in. */
  public record Family(@JsonField("interface") String name) {}

  /**
   * How many buckets there are, and which parts decide the bucket.
   *
   * @param after the part that it stands behind; empty if it is in front
   */
  public record Bucket(int count, List<String> of, Optional<String> after) {}

  /** The averages of one partition key. */
  public record PartitionSize(
      OptionalLong values,
      OptionalLong rows,
      OptionalLong bytes,
      OptionalLong peakWritesPerSecond) {}

  /** A layout that stored rows were written in; its signature is missing if nobody wrote it yet. */
  public record FrozenLayout(int version, Optional<String> layout) {}

  /** The key's class without its package. */
  public String simpleName() {
    return keyClass.substring(keyClass.lastIndexOf('.') + 1);
  }

  /** The package of the key's class; empty for the unnamed one. */
  public String packageName() {
    return keyClass.substring(0, Math.max(0, keyClass.lastIndexOf('.')));
  }

  /** Whether encoded columns hold text, not bytes. */
  public boolean isText() {
    return format.equals("TEXT");
  }

  /** The parts of all columns, each where it stands first. */
  public List<PartDescription> parts() {
    return columns.stream()
        .flatMap(column -> column.parts().stream())
        .filter(distinctNames())
        .toList();
  }

  private static Predicate<PartDescription> distinctNames() {
    Set<String> seen = new HashSet<>();
    return part -> seen.add(part.name());
  }

  /** How many findings of a severity were reported. */
  public long count(String severity) {
    return findings.stream().filter(it -> it.severity().equals(severity)).count();
  }

  /** All findings, the accepted ones last. */
  public Stream<Finding> allFindings() {
    return Stream.concat(findings.stream(), accepted.stream());
  }
}
