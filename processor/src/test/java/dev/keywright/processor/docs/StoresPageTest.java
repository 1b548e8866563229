package dev.keywright.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.Store;
import dev.keywright.processor.store.Amounts;
import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.StoreProfile;
import dev.keywright.processor.store.StoreProfile.Holds;
import dev.keywright.processor.store.StoreProfile.Limits;
import dev.keywright.processor.store.StoreProfile.TextOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The page of the stores is made of the data that the checks judge by. */
class StoresPageTest {
  private static final Path PAGE = Path.of("../docs/stores.md");
  private static final String FIRST_TABLE = "## Limits\n";

  /** With {@code -Dgolden=update} the tables are written anew. */
  @Test
  void thePageShowsTheProfiles() throws IOException {
    String text = Files.readString(PAGE);
    int start = text.indexOf(FIRST_TABLE);
    String expected = (start < 0 ? text : text.substring(0, start)) + tables();
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE)).isEqualTo(expected);
  }

  @ParameterizedTest
  @EnumSource
  void everyFigureHasASource(Store store) {
    limits(Profiles.of(store))
        .forEach((name, limit) -> assertThat(limit.source()).as(name).isNotBlank());
  }

  @Test
  void theStoresAreThoseOfTheAnnotation() {
    assertThat(Store.values())
        .extracting(Store::name)
        .containsExactlyElementsOf(
            EnumSet.allOf(dev.keywright.Store.class).stream().map(Enum::name).toList());
  }

  private static String tables() {
    StringBuilder text = new StringBuilder(FIRST_TABLE);
    text.append("\nFigures of ")
        .append(Profiles.AS_OF)
        .append(". Those that the store refuses to exceed stand as they are; (advised) stands at")
        .append(
            " those that its\nvendor only advises. Bytes are those of UTF-8, or of UTF-16 where the")
        .append(" next table says so.\n\n");
    row(
        text,
        "store",
        "whole key",
        "partition column",
        "sort column",
        "columns",
        "rows of one partition key",
        "writes of it a second",
        "page of a scan");
    text.append("|---|---|---|---|---|---|---|---|---|\n");
    for (Store store : Store.values()) {
      Limits limits = Profiles.of(store).limits();
      row(
          text,
          "`" + store + "`",
          bytes(limits.keyBytes()),
          bytes(limits.partitionKeyBytes()),
          bytes(limits.sortKeyBytes())
              + limits.sortKeysBytes().map(it -> ", together " + bytes(Optional.of(it))).orElse(""),
          columns(limits),
          partition(limits),
          number(limits.partitionWrites()),
          page(limits));
    }
    text.append("\n## Order and contents\n\n");
    row(text, "store", "columns hold", "partition keys", "sorts rows", "reads backward", "texts");
    text.append("|---|---|---|---|---|---|\n");
    for (Store store : Store.values()) {
      StoreProfile profile = Profiles.of(store);
      row(
          text,
          "`" + store + "`",
          holds(profile.holds()),
          switch (profile.partitions()) {
                case RANGES -> "sorted, split anywhere";
                case SORTED_VALUES -> "sorted, rows of one together";
                case SORTED_IF_ALONE -> "sorted, or hashed if a column follows";
                case HASHED_VALUES -> "hashed, rows of one together";
                case ONE_PROCESS -> "sorted, in one process";
              }
              + severalColumns(profile),
          profile.sortsRows() ? "yes" : "no",
          profile.readsBackward() ? "yes" : "no",
          texts(profile));
    }
    text.append("\n## Vendors' advice\n\n");
    row(text, "store", "advice");
    text.append("|---|---|\n");
    for (Store store : Store.values()) {
      row(
          text,
          "`" + store + "`",
          !Profiles.of(store).spreadsLoad()
              ? "none: there are no servers to spread rows over"
              : switch (Profiles.of(store).advice()) {
                case SPREAD -> "spread keys that grow, by buckets or hash prefixes";
                case SPREAD_AND_NO_ENUMS ->
                    "spread keys that grow, and never begin a key with enumerated values";
                case COMMON_FIRST -> "begin keys with common values, and do not hash them";
              });
    }
    return text + sources();
  }

  private static String severalColumns(StoreProfile profile) {
    int most = profile.partitionColumns();
    return most == 1 ? "" : "; of " + (most < 10 ? "up to " + most : "any number of") + " columns";
  }

  private static String sources() {
    StringBuilder text = new StringBuilder("\n## Sources\n\n");
    row(text, "store", "document", "figures");
    text.append("|---|---|---|\n");
    for (Store store : Store.values()) {
      StoreProfile profile = Profiles.of(store);
      Map<String, List<String>> bySource = new LinkedHashMap<>();
      limits(profile)
          .forEach(
              (name, limit) ->
                  bySource.computeIfAbsent(limit.source(), it -> new ArrayList<>()).add(name));
      if (!profile.characters().source().isEmpty()) {
        bySource
            .computeIfAbsent(profile.characters().source(), it -> new ArrayList<>())
            .add("texts");
      }
      bySource.forEach(
          (source, names) -> row(text, "`" + store + "`", source, String.join(", ", names)));
    }
    return text.toString();
  }

  private static Map<String, Limit> limits(StoreProfile profile) {
    Limits limits = profile.limits();
    Map<String, Limit> all = new LinkedHashMap<>();
    limits.keyBytes().ifPresent(it -> all.put("whole key", it));
    limits.partitionKeyBytes().ifPresent(it -> all.put("partition column", it));
    limits.sortKeyBytes().ifPresent(it -> all.put("sort column", it));
    limits.sortKeysBytes().ifPresent(it -> all.put("sort columns together", it));
    limits.columns().ifPresent(it -> all.put("columns", it));
    limits.advisedColumns().ifPresent(it -> all.put("advised columns", it));
    limits.indexColumns().ifPresent(it -> all.put("columns of an index", it));
    limits.partitionBytes().ifPresent(it -> all.put("rows of one partition key", it));
    limits.partitionRows().ifPresent(it -> all.put("number of rows of one partition key", it));
    limits.partitionWrites().ifPresent(it -> all.put("writes", it));
    limits.pageRows().ifPresent(it -> all.put("rows of a page", it));
    limits.pageBytes().ifPresent(it -> all.put("bytes of a page", it));
    return all;
  }

  private static void row(StringBuilder text, String... cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String bytes(Optional<Limit> limit) {
    return limit
        .map(it -> Amounts.count(it.value(), "byte") + (it.isHard() ? "" : " (advised)"))
        .orElse("-");
  }

  private static String number(Optional<Limit> limit) {
    return limit.map(it -> Amounts.number(it.value())).orElse("-");
  }

  private static String partition(Limits limits) {
    List<String> most = new ArrayList<>();
    limits.partitionBytes().ifPresent(it -> most.add(size(it)));
    limits
        .partitionRows()
        .ifPresent(
            it -> most.add(Amounts.count(it.value(), "row") + (it.isHard() ? "" : " (advised)")));
    return most.isEmpty() ? "-" : String.join(", ", most);
  }

  private static String size(Limit limit) {
    return Amounts.bytes(limit.value()) + (limit.isHard() ? "" : " (advised)");
  }

  private static String columns(Limits limits) {
    return number(limits.columns())
        + limits.advisedColumns().map(it -> "; " + it.value() + " (advised)").orElse("")
        + limits
            .indexColumns()
            .map(it -> "; in an index " + it.value() + " and " + it.value())
            .orElse("");
  }

  private static String page(Limits limits) {
    List<String> most = new ArrayList<>();
    limits.pageRows().ifPresent(it -> most.add(Amounts.count(it.value(), "row")));
    limits.pageBytes().ifPresent(it -> most.add(Amounts.bytes(it.value())));
    return most.isEmpty() ? "-" : String.join(", ", most);
  }

  private static String holds(Set<Holds> holds) {
    return new TreeSet<>(holds)
        .stream()
            .map(
                it ->
                    switch (it) {
                      case TEXT -> "text";
                      case BYTES -> "bytes";
                      case BYTES_LAST -> "bytes in the last column";
                      case LONG -> "whole numbers";
                    })
            .collect(Collectors.joining(", "));
  }

  private static String texts(StoreProfile profile) {
    List<String> said = new ArrayList<>();
    said.add(profile.characters().order() == TextOrder.UTF_16 ? "UTF-16" : "UTF-8");
    switch (profile.characters().empty()) {
      case TAKEN -> {}
      case REFUSED_AS_PARTITION -> said.add("no empty partition key");
      case REFUSED -> said.add("none empty");
    }
    if (!profile.characters().forbidden().isEmpty()) {
      String where =
          profile.characters().isForLast() ? "refused in the last column: " : "refused: ";
      said.add(where + code(profile.characters().forbidden()));
    }
    if (!profile.characters().discouraged().isEmpty()) {
      said.add("advised against: " + code(profile.characters().discouraged()));
    }
    return String.join("; ", said);
  }

  // A bar ends a cell, and a backtick the code; both stand for themselves in an alphabet.
  private static String code(String classBody) {
    return "`` " + classBody.replace("|", "\\u007c") + " ``";
  }
}
