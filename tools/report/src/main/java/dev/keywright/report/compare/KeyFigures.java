package dev.keywright.report.compare;

import dev.keywright.description.key.AccessPattern;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.PartitionSize;
import dev.keywright.report.page.NumberText;
import dev.keywright.report.page.Wording;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** The figures of a key that a comparison puts side by side, by their labels. */
final class KeyFigures {
  private KeyFigures() {}

  static Map<String, String> of(KeyDescription key) {
    Map<String, String> figures = new LinkedHashMap<>();
    figures.put("Store", key.storeTitle());
    figures.put("Format", key.format());
    figures.put("Columns", Wording.shape(key));
    key.bucket()
        .ifPresent(
            it ->
                figures.put(
                    "Buckets",
                    it.count()
                        + it.after().map(part -> ", after " + part).orElse("")
                        + ", chosen by "
                        + String.join(", ", it.of())));
    add(figures, "Key, at most", key.maxBytes(), NumberText::bytes);
    add(figures, "Partition keys", of(key, PartitionSize::values), NumberText::count);
    add(figures, "Rows of one partition key", of(key, PartitionSize::rows), NumberText::count);
    add(figures, "Bytes of one partition key", of(key, PartitionSize::bytes), NumberText::bytes);
    add(
        figures,
        "Writes a second to one partition key",
        of(key, PartitionSize::peakWritesPerSecond),
        NumberText::count);
    for (AccessPattern pattern : key.patterns()) {
      figures.put(pattern.name() + ": question", Wording.question(pattern));
      figures.put(pattern.name() + ": ranges", NumberText.count(pattern.ranges()));
      add(figures, pattern.name() + ": rows", pattern.rows(), NumberText::count);
      add(figures, pattern.name() + ": requests", pattern.requests(), NumberText::count);
    }
    return figures;
  }

  private static OptionalLong of(KeyDescription key, Function<PartitionSize, OptionalLong> figure) {
    Optional<PartitionSize> partition = key.partition();
    return partition.isPresent() ? figure.apply(partition.get()) : OptionalLong.empty();
  }

  private static void add(
      Map<String, String> figures,
      String label,
      OptionalLong value,
      Function<OptionalLong, String> shown) {
    if (value.isPresent()) {
      figures.put(label, shown.apply(value));
    }
  }
}
