package dev.keywright.report.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.PartitionSize;
import dev.keywright.description.key.KeyDescription.Volume;
import dev.keywright.description.key.Limits;
import dev.keywright.description.store.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/** What a row costs, and what one partition key holds. */
final class RowSizes {
  private static final Volume NO_VOLUME =
      new Volume(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());
  private static final PartitionSize NO_SIZE =
      new PartitionSize(
          OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

  private final KeyDescription key;
  private final Volume volume;
  private final PartitionSize partition;
  private final Limits limits;

  RowSizes(KeyDescription key) {
    this.key = key;
    this.volume = key.volume().orElse(NO_VOLUME);
    this.partition = key.partition().orElse(NO_SIZE);
    this.limits = key.limits().orElse(Limits.NONE);
  }

  List<LabeledNumber> ofRow() {
    List<LabeledNumber> figures = new ArrayList<>();
    for (ColumnDescription column : key.columns()) {
      figures.add(ofColumn(column));
    }
    if (key.columns().size() > 1 && key.maxBytes().isPresent()) {
      figures.add(atMost("All key columns", key.maxBytes(), key.limitBytes(), ""));
    }
    volume
        .bytesPerRow()
        .ifPresent(
            it -> figures.add(LabeledNumber.of("Row", NumberText.bytes(it), shareOfKey(it))));
    if (volume.rows().isPresent() && key.maxBytes().isPresent()) {
      double all = (double) volume.rows().getAsLong() * key.maxBytes().getAsLong();
      figures.add(
          LabeledNumber.of(
              "Keys of all rows",
              "at most " + NumberText.bytes((long) all),
              NumberText.count(volume.rows().getAsLong(), "row")
                  + " of "
                  + NumberText.bytes(key.maxBytes().getAsLong())
                  + "."));
    }
    return figures;
  }

  private String shareOfKey(long bytesPerRow) {
    String declared = "As @Volume declares it.";
    return key.maxBytes().isEmpty() || bytesPerRow == 0
        ? declared
        : declared
            + " The key is at most "
            + NumberText.percent((double) key.maxBytes().getAsLong() / bytesPerRow)
            + " of it.";
  }

  private static LabeledNumber ofColumn(ColumnDescription column) {
    String example = exampleBytes(column);
    return column.maxBytes().isPresent()
        ? atMost("Column " + column.name(), column.maxBytes(), column.limitBytes(), example)
        : LabeledNumber.of(
            "Column " + column.name(),
            column.isNative() ? "the store's own type" : "no limit",
            column.isNative() ? "" : (example + " Nothing bounds its length.").strip());
  }

  private static String exampleBytes(ColumnDescription column) {
    return column
        .example()
        .flatMap(
            it ->
                it.text()
                    .map(text -> text.getBytes(UTF_8).length)
                    .or(() -> it.hex().map(hex -> hex.length() / 2)))
        .map(bytes -> "The example has " + NumberText.bytes(bytes) + ".")
        .orElse("");
  }

  private static LabeledNumber atMost(
      String label, OptionalLong bytes, OptionalLong limit, String note) {
    LabeledNumber most = LabeledNumber.of(label, "at most " + NumberText.bytes(bytes), note);
    return limit.isEmpty() || bytes.isEmpty()
        ? most
        : most.of(
            bytes.getAsLong(),
            limit.getAsLong(),
            NumberText.bytes(limit.getAsLong()) + " that the store allows");
  }

  List<LabeledNumber> ofPartition() {
    List<LabeledNumber> figures = new ArrayList<>();
    partition
        .values()
        .ifPresent(
            it ->
                figures.add(
                    LabeledNumber.of(
                        "Partition keys",
                        NumberText.count(it),
                        "The product of the declared cardinalities.")));
    figures.addAll(
        within("Rows of each", partition.rows(), limits.partitionRows(), NumberText::count));
    figures.addAll(
        within("Bytes of each", partition.bytes(), limits.partitionBytes(), NumberText::bytes));
    OptionalLong writes = partition.peakWritesPerSecond();
    // The average is rounded up, so 1 may be anything from 0 on.
    LongFunction<String> perSecond = it -> it > 1 ? NumberText.count(it) : "at most 1";
    figures.addAll(
        within(
            "Peak writes per second to each",
            writes,
            limits.partitionWritesPerSecond(),
            perSecond));
    return figures;
  }

  private static List<LabeledNumber> within(
      String label, OptionalLong amount, Optional<Limit> limit, LongFunction<String> shown) {
    return amount.stream()
        .mapToObj(it -> LabeledNumber.within(label, shown.apply(it), it, limit, shown))
        .toList();
  }

  private String undeclaredParts() {
    return key.columns().stream()
        .filter(ColumnDescription::partition)
        .flatMap(column -> column.parts().stream())
        .filter(part -> part.facts().stream().noneMatch(it -> it.fact().equals("cardinality")))
        .map(part -> part.name())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** What the figures of a partition key mean in this store. */
  String aboutPartitions() {
    if (!splitsAnywhere(key) && ofPartition().isEmpty()) {
      return "The size of the largest partition is unknown.";
    }
    return splitsAnywhere(key)
        ? key.storeTitle()
            + " can split a table between any two rows, so there is no largest partition."
        : "These are averages. The largest partition holds at least as much.";
  }

  /** What to declare to see more; empty if all is declared. */
  Optional<String> missing() {
    List<String> missing = new ArrayList<>();
    if (volume.rows().isEmpty() || volume.bytesPerRow().isEmpty()) {
      missing.add("@Volume(rows = ..., bytesPerRow = ...)");
    }
    if (partition.values().isEmpty() && !splitsAnywhere(key) && !undeclaredParts().isEmpty()) {
      missing.add("@Domain(cardinality = ...) for " + undeclaredParts());
    }
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of("Declare " + String.join(" and ", missing) + " to see what rows add up to.");
  }

  /** Whether the store splits a table between any two rows, also inside one partition key. */
  static boolean splitsAnywhere(KeyDescription key) {
    return key.partitions().equals("ranges");
  }
}
