package dev.keywright.report.page;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.PartitionSize;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The page that lists all keys and families, by store, the riskiest first. */
public record StartPage(String title, List<Store> stores, List<FamilyPage> families) {

  /** The keys of one store. */
  public record Store(String title, List<Row> rows) {}

  /**
   * A key on the list.
   *
   * @param place its package, if another key has the same name; else empty
   */
  public record Row(
      String name,
      String place,
      String file,
      String columns,
      Risk risk,
      String keyBytes,
      String partition) {

    /** The words of the name, between which a narrow screen may break it. */
    public List<String> words() {
      return List.of(name.split("(?<=[a-z0-9])(?=[A-Z])", -1));
    }
  }

  /**
   * The list of some keys.
   *
   * @param files of the report
   */
  public static StartPage of(
      String title, List<KeyDescription> keys, List<FamilyPage> families, ReportFileNames files) {
    Map<String, List<KeyDescription>> byStore =
        keys.stream()
            .collect(Collectors.groupingBy(Wording::store, TreeMap::new, Collectors.toList()));
    return new StartPage(
        title,
        byStore.entrySet().stream()
            .map(it -> new Store(it.getKey(), rows(it.getValue(), keys, files)))
            .sorted(Comparator.comparing(it -> it.rows().get(0).risk()))
            .toList(),
        families);
  }

  private static List<Row> rows(
      List<KeyDescription> keys, List<KeyDescription> all, ReportFileNames files) {
    Map<String, Long> names =
        all.stream()
            .collect(Collectors.groupingBy(KeyDescription::simpleName, Collectors.counting()));
    return keys.stream()
        .map(key -> row(key, names.getOrDefault(key.simpleName(), 0L) < 2, files))
        .sorted(Comparator.comparing(Row::risk).thenComparing(Row::name).thenComparing(Row::place))
        .toList();
  }

  private static Row row(KeyDescription key, boolean isAlone, ReportFileNames files) {
    return new Row(
        key.simpleName(),
        isAlone ? "" : key.packageName(),
        files.of(key),
        Wording.shape(key),
        Risk.of(key),
        key.maxBytes().isPresent() ? NumberText.bytes(key.maxBytes()) : "no limit",
        partition(key));
  }

  private static String partition(KeyDescription key) {
    OptionalLong bytes = key.partition().map(PartitionSize::bytes).orElse(OptionalLong.empty());
    return bytes.isEmpty() && RowSizes.splitsAnywhere(key)
        ? "splits anywhere"
        : NumberText.bytes(bytes);
  }

  /** How many keys there are. */
  public String count() {
    return NumberText.count(stores.stream().mapToLong(it -> it.rows().size()).sum(), "key");
  }
}
