package dev.keywright.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.StoreProfile.Holds;
import dev.keywright.description.store.StoreProfile.TextOrder;
import dev.keywright.description.store.Trait;
import dev.keywright.processor.store.Amounts;
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
    limits(store.profile())
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
        .append(StoreProfile.AS_OF)
        .append(". Those that the store refuses to exceed stand as they are; (advised) stands at")
        .append(
            " those that its\n"
                + "vendor only advises. Bytes are those of UTF-8, or of UTF-16 where the")
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
      StoreProfile profile = store.profile();
      row(
          text,
          "`" + store + "`",
          bytes(profile.limit(Figure.KEY_BYTES)),
          bytes(profile.limit(Figure.PARTITION_KEY_BYTES)),
          bytes(profile.limit(Figure.SORT_KEY_BYTES))
              + profile
                  .limit(Figure.SORT_KEYS_BYTES)
                  .map(it -> ", together " + bytes(Optional.of(it)))
                  .orElse(""),
          columns(profile),
          partition(profile),
          number(profile.limit(Figure.PARTITION_WRITES)),
          page(profile));
    }
    text.append("\n## Order and contents\n\n");
    row(text, "store", "columns hold", "partition keys", "sorts rows", "reads backward", "texts");
    text.append("|---|---|---|---|---|---|\n");
    for (Store store : Store.values()) {
      StoreProfile profile = store.profile();
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
          !store.profile().spreadsLoad()
              ? "none: there are no servers to spread rows over"
              : store.profile().is(Trait.COMMON_FIRST)
                  ? "begin keys with common values, and do not hash them"
                  : store.profile().is(Trait.NO_ENUMS_FIRST)
                      ? "spread keys that grow, and never begin a key with enumerated values"
                      : "spread keys that grow, by buckets or hash prefixes");
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
      StoreProfile profile = store.profile();
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
    Map<String, Limit> all = new LinkedHashMap<>();
    profile.limits().forEach((figure, limit) -> all.put(shown(figure), limit));
    return all;
  }

  private static String shown(Figure figure) {
    return switch (figure) {
      case KEY_BYTES -> "whole key";
      case PARTITION_KEY_BYTES -> "partition column";
      case SORT_KEY_BYTES -> "sort column";
      case SORT_KEYS_BYTES -> "sort columns together";
      case COLUMNS -> "columns";
      case ADVISED_COLUMNS -> "advised columns";
      case PARTITION_COLUMNS -> "partition columns";
      case INDEX_COLUMNS -> "columns of an index";
      case PARTITION_BYTES -> "rows of one partition key";
      case PARTITION_ROWS -> "number of rows of one partition key";
      case PARTITION_WRITES -> "writes";
      case PAGE_ROWS -> "rows of a page";
      case PAGE_BYTES -> "bytes of a page";
      case FIRST_RANGES -> "ranges of a new table";
      case FIRST_RANGE_BYTES -> "size at which the first range of a server is cut";
      case RANGE_BYTES -> "size at which a range is cut";
      case SPLIT_REQUESTS -> "load at which a range is cut";
      case SPLIT_SECONDS -> "how long that load lasts";
      case BALANCE_SECONDS -> "time between balances";
      case RANGE_WRITES -> "writes to a range";
      case RANGE_READS -> "reads of a range";
      case WRITE_UNIT -> "bytes of one write";
      case READ_UNIT -> "bytes of one read";
      case BURST_SECONDS -> "bursts";
      case SERVER_REQUESTS -> "requests to a server";
    };
  }

  private static void row(StringBuilder text, String... cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String bytes(Optional<Limit> limit) {
    return limit
        .map(it -> Amounts.count(it.value(), "byte") + (it.hard() ? "" : " (advised)"))
        .orElse("-");
  }

  private static String number(Optional<Limit> limit) {
    return limit.map(it -> Amounts.number(it.value())).orElse("-");
  }

  private static String partition(StoreProfile profile) {
    List<String> most = new ArrayList<>();
    profile.limit(Figure.PARTITION_BYTES).ifPresent(it -> most.add(size(it)));
    profile
        .limit(Figure.PARTITION_ROWS)
        .ifPresent(
            it -> most.add(Amounts.count(it.value(), "row") + (it.hard() ? "" : " (advised)")));
    return most.isEmpty() ? "-" : String.join(", ", most);
  }

  private static String size(Limit limit) {
    return Amounts.bytes(limit.value()) + (limit.hard() ? "" : " (advised)");
  }

  private static String columns(StoreProfile profile) {
    return number(profile.limit(Figure.COLUMNS))
        + profile
            .limit(Figure.ADVISED_COLUMNS)
            .map(it -> "; " + it.value() + " (advised)")
            .orElse("")
        + profile
            .limit(Figure.INDEX_COLUMNS)
            .map(it -> "; in an index " + it.value() + " and " + it.value())
            .orElse("");
  }

  private static String page(StoreProfile profile) {
    List<String> most = new ArrayList<>();
    profile.limit(Figure.PAGE_ROWS).ifPresent(it -> most.add(Amounts.count(it.value(), "row")));
    profile.limit(Figure.PAGE_BYTES).ifPresent(it -> most.add(Amounts.bytes(it.value())));
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
                      case DOUBLE -> "whole numbers up to 2^53 but for the last column";
                      case BOOLEAN -> "booleans";
                      case UUID -> "UUIDs";
                      case TIMESTAMP -> "times in milliseconds";
                      case DATE -> "dates";
                      case DESCENDING -> "each of these also `DESC`";
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
