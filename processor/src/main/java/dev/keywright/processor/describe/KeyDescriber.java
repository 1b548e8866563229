package dev.keywright.processor.describe;

import dev.keywright.description.key.AccessPattern;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.Limits;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.ExistingRows;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PatternParts;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Averages;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.OwnStore;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All that is known of one key, as a JSON document. */
public final class KeyDescriber {
  private final Layout layout;
  private final Averages sizing;

  private KeyDescriber(Layout layout) {
    this.layout = layout;
    this.sizing = Averages.of(layout);
  }

  /**
   * Describes a key.
   *
   * @param keyClass the binary name of its class
   * @param example the columns of one key, by name; empty if there is none
   * @param found what was found in the entity
   */
  public static String of(
      Ruling ruling, String keyClass, Map<String, Object> example, FoundInEntity found) {
    return RecordJson.of(
        new KeyDescriber(ruling.layout()).describe(ruling, keyClass, example, found));
  }

  private KeyDescription describe(
      Ruling ruling, String keyClass, Map<String, Object> example, FoundInEntity found) {
    StoreProfile profile = OwnStore.of(layout);
    KeyOptions options = layout.options();
    return new KeyDescription(
        KeyDescription.SCHEMA,
        keyClass,
        layout.entity().type().qualifiedName(),
        layout.keyName(),
        layout.signature().toString(),
        layout.format().name(),
        profile.store().map(Enum::name),
        profile.title(),
        table(options),
        profile.partitions().name().toLowerCase(Locale.ROOT),
        Optional.of(limits(profile)).filter(it -> !it.equals(Limits.NONE)),
        options.index().map(it -> of(it, keyClass)),
        options.volume().map(KeyDescriber::of),
        families(),
        options.bucket().map(this::of),
        new ColumnDescriber(layout, example).all(),
        EncodedLength.of(layout),
        ColumnDescriber.value(profile.limit(Figure.KEY_BYTES)),
        Optional.of(partition()).filter(it -> it.values().isPresent()),
        PatternParts.of(layout).stream().map(this::of).toList(),
        Stream.concat(found.ofAllKeys().stream(), ruling.reported().stream())
            .map(it -> described(it, Optional.empty()))
            .toList(),
        ruling.accepted().stream()
            .map(it -> described(it.finding(), Optional.of(it.by())))
            .toList(),
        options.existing().map(ExistingRows::reason),
        options.frozen().stream()
            .map(it -> new KeyDescription.FrozenLayout(it.version(), it.signature()))
            .toList(),
        found.placed());
  }

  /** The table of the rows, or else the one where the application writes the entries. */
  private static Optional<String> table(KeyOptions options) {
    return options
        .index()
        .filter(IndexKey::isOfApplication)
        .flatMap(IndexKey::name)
        .or(() -> options.storedIn().flatMap(StoredIn::table));
  }

  private static Limits limits(StoreProfile profile) {
    return new Limits(
        profile.limit(Figure.PARTITION_BYTES),
        profile.limit(Figure.PARTITION_ROWS),
        profile.limit(Figure.PARTITION_WRITES),
        profile.limit(Figure.PAGE_ROWS),
        profile.limit(Figure.PAGE_BYTES));
  }

  private List<KeyDescription.Family> families() {
    return layout.entity().families().stream()
        .filter(it -> it.keyName().equals(layout.keyName()))
        .map(it -> new KeyDescription.Family(it.family().qualifiedName()))
        .toList();
  }

  private KeyDescription.Index of(IndexKey index, String keyClass) {
    String table = Naming.keyClass(layout.entity().type(), index.table().keyName());
    return new KeyDescription.Index(
        index.name(),
        index.isOfStore() ? "store" : "application",
        index.isSparse(),
        keyClass.substring(0, keyClass.lastIndexOf('.') + 1) + table,
        index.projects());
  }

  private static KeyDescription.Volume of(Volume volume) {
    return new KeyDescription.Volume(
        volume.rows(), volume.bytesPerRow(), volume.peakWritesPerSecond());
  }

  private KeyDescription.Bucket of(Bucket bucket) {
    return new KeyDescription.Bucket(
        bucket.count(),
        layout.bucketedParts().stream().map(Part::name).toList(),
        layout.parts().filter(this::isBeforeBucket).map(Part::name).findFirst());
  }

  private boolean isBeforeBucket(Part part) {
    return layout.columns().stream().anyMatch(column -> column.isLastBeforeBucket(part));
  }

  private KeyDescription.PartitionSize partition() {
    return new KeyDescription.PartitionSize(
        sizing.partitionValues(),
        sizing.partitionRows(),
        sizing.partitionBytes(),
        sizing.partitionWrites());
  }

  private AccessPattern of(PatternParts question) {
    KeyOptions.AccessPattern pattern = question.pattern();
    return new AccessPattern(
        pattern.name(),
        pattern.equal(),
        pattern.range(),
        pattern.prefix(),
        pattern.newestFirst(),
        sizing.ranges(question),
        sizing.rows(question),
        sizing.requests(question));
  }

  private static dev.keywright.description.key.Finding described(
      Finding finding, Optional<String> acceptedBy) {
    return new dev.keywright.description.key.Finding(
        finding.check().name(),
        finding.check().readableName(),
        finding.severity().name().toLowerCase(Locale.ROOT),
        finding.problem(),
        Optional.of(finding.detail()).filter(it -> !it.isEmpty()),
        finding.fixText(),
        finding.check().page(),
        acceptedBy);
  }
}
