package dev.keywright.processor.describe;

import com.grack.nanojson.JsonWriter;
import dev.keywright.processor.control.Ruling;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.KeyOptions.ExistingRows;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Membership;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Question;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.EncodedLength;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.Sizing;
import dev.keywright.processor.store.StoreProfile;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All that is known of one key, as a JSON document. {@code docs/key.schema.json} is its schema;
 * what no fact tells is left out.
 */
public final class KeyDescription {
  /** The version of the schema: another one when a field changes its meaning or goes. */
  public static final int SCHEMA = 1;

  private final Layout layout;
  private final Sizing sizing;

  private KeyDescription(Layout layout) {
    this.layout = layout;
    this.sizing = Sizing.of(layout);
  }

  /**
   * Describes a key.
   *
   * @param keyClass the binary name of its class
   * @param example the columns of one key, by name; empty if there is none
   * @param ofEntity what was found of the entity, and so of each of its keys
   */
  public static String of(
      Ruling ruling, String keyClass, Map<String, Object> example, List<Finding> ofEntity) {
    return JsonWriter.indent("  ")
            .string()
            .value(
                new KeyDescription(ruling.layout()).describe(ruling, keyClass, example, ofEntity))
            .done()
        + "\n";
  }

  private Map<String, Object> describe(
      Ruling ruling, String keyClass, Map<String, Object> example, List<Finding> ofEntity) {
    StoreProfile profile = Profiles.of(layout);
    return new Fields()
        .add("schema", SCHEMA)
        .add("class", keyClass)
        .add("entity", layout.entity().type().qualifiedName())
        .add("key", layout.keyName())
        .add("layout", layout.signature().toString())
        .add("format", layout.format().name())
        .add("store", profile.store().map(Enum::name))
        .add("storeTitle", profile.title())
        .add("partitions", profile.partitions().name().toLowerCase(Locale.ROOT))
        .addAll("limits", LimitsDescription.of(profile.limits()))
        .add("volume", layout.options().volume().map(KeyDescription::of))
        .addAll(
            "families",
            layout.entity().families().stream()
                .filter(this::isOfKey)
                .map(KeyDescription::of)
                .toList())
        .add("bucket", layout.options().bucket().map(this::of))
        .add("columns", new ColumnDescription(layout, example).all())
        .add("maxBytes", EncodedLength.of(layout))
        .add("limitBytes", profile.limits().keyBytes().map(it -> it.value()))
        .addAll("partition", partition())
        .add("patterns", Question.of(layout).stream().map(this::of).toList())
        .add(
            "findings",
            Stream.concat(ofEntity.stream(), ruling.reported().stream())
                .map(FindingDescription::of)
                .toList())
        .add("accepted", ruling.accepted().stream().map(FindingDescription::of).toList())
        .add("existingRows", layout.options().existing().map(ExistingRows::reason))
        .add("frozen", layout.options().frozen().stream().map(this::of).toList())
        .toMap();
  }

  private boolean isOfKey(Membership membership) {
    return membership.keyName().equals(layout.keyName());
  }

  private static Map<String, Object> of(Membership membership) {
    return new Fields().add("interface", membership.family().qualifiedName()).toMap();
  }

  private static Map<String, Object> of(Volume volume) {
    return new Fields()
        .add("rows", volume.rows())
        .add("bytesPerRow", volume.bytesPerRow())
        .add("peakWritesPerSecond", volume.peakWritesPerSecond())
        .toMap();
  }

  private Map<String, Object> of(Bucket bucket) {
    return new Fields()
        .add("count", bucket.count())
        .add("of", layout.bucketedParts().stream().map(Part::name).toList())
        .add("after", layout.parts().filter(this::isBeforeBucket).map(Part::name).findFirst())
        .toMap();
  }

  private boolean isBeforeBucket(Part part) {
    return layout.columns().stream().anyMatch(column -> column.isLastBeforeBucket(part));
  }

  private Map<String, Object> partition() {
    return new Fields()
        .add("values", sizing.partitionValues())
        .add("rows", sizing.partitionRows())
        .add("bytes", sizing.partitionBytes())
        .add("peakWritesPerSecond", sizing.partitionWrites())
        .toMap();
  }

  private Map<String, Object> of(Question question) {
    return new Fields()
        .add("name", question.pattern().name())
        .add("equal", question.pattern().equal())
        .add("range", question.pattern().range())
        .add("prefix", question.pattern().prefix())
        .add("newestFirst", question.pattern().newestFirst())
        .add("ranges", sizing.ranges(question))
        .add("rows", sizing.rows(question))
        .add("requests", sizing.requests(question))
        .toMap();
  }

  private Map<String, Object> of(Frozen frozen) {
    return new Fields().add("version", frozen.version()).add("layout", frozen.signature()).toMap();
  }
}
