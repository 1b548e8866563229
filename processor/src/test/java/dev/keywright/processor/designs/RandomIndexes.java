package dev.keywright.processor.designs;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/**
 * Random entities with an index that the application keeps. Values are few, so that rows often
 * share an index key.
 *
 * @param name of the entity
 * @param isSparse whether values of the index may be null
 * @param components those of the record, by name
 * @param table the names of those in the table's key
 * @param index the names of those that the author named for the index
 */
record RandomIndexes(
    String name,
    boolean isSparse,
    String source,
    Map<String, Value> components,
    List<String> table,
    List<String> index) {
  private static final List<String> STORES =
      List.of(
          "",
          "@StoredIn(Store.HBASE) ",
          "@StoredIn(Store.ROCKSDB) ",
          "@StoredIn(Store.CASSANDRA) ",
          "@StoredIn(Store.AZURE_TABLE) ",
          "@StoredIn(Store.DYNAMODB) ");
  private static final List<String> FORMATS = List.of("TEXT", "TEXT", "BINARY", "FDB_TUPLE");
  private static final int FEW = 3;

  /** A kind of value: its type, what is said of it, and how one is drawn. */
  record Value(String type, String facts, Function<Random, Object> drawn) {

    /** The digits of a number. */
    String pad() {
      return type.equals("Integer") || type.equals("Long") ? ", pad = 5" : "";
    }

    /** A value, which is null now and then if it may be. */
    Object draw(Random random, boolean isNullable) {
      return isNullable && random.nextInt(FEW) == 0 ? null : drawn.apply(random);
    }
  }

  private static final List<Value> VALUES =
      List.of(
          new Value("Integer", "@Domain(min = 0, max = 99999)", random -> random.nextInt(FEW)),
          new Value("Long", "@Domain(min = 0, max = 99999)", random -> 99_998L + random.nextInt(2)),
          new Value(
              "String",
              "@Domain(alphabet = \"a-z\", minLength = 1, maxLength = 4)",
              random -> List.of("a", "ab", "zzzz").get(random.nextInt(FEW))),
          new Value("UUID", "", random -> new UUID(0, random.nextInt(FEW))),
          new Value("LocalDate", "", random -> LocalDate.ofEpochDay(random.nextInt(FEW))),
          new Value("Instant", "", random -> Instant.ofEpochMilli(random.nextInt(FEW))),
          new Value("Boolean", "", Random::nextBoolean),
          new Value(
              "Color", "", random -> List.of("RED", "GREEN", "BLUE").get(random.nextInt(FEW))));

  /** Whether an entry holds more than its key. */
  boolean projects() {
    return source.contains("projects = ");
  }

  static RandomIndexes of(int number) {
    Random random = new Random(number);
    String name = "Row" + number;
    Map<String, Value> components = new LinkedHashMap<>();
    List<String> table = names("t", 1 + random.nextInt(2));
    List<String> index = new ArrayList<>(names("i", 1 + random.nextInt(2)));
    boolean isSparse = random.nextBoolean();
    table.forEach(it -> components.put(it, VALUES.get(random.nextInt(VALUES.size()))));
    index.forEach(it -> components.put(it, VALUES.get(random.nextInt(VALUES.size()))));
    String format = FORMATS.get(random.nextInt(FORMATS.size()));
    String store = format.equals("TEXT") ? STORES.get(random.nextInt(STORES.size())) : "";
    boolean isShown = random.nextInt(FEW) == 0 && format.equals("TEXT");
    boolean hasColumns = !store.contains("HBASE") && !store.contains("ROCKSDB");
    boolean isSorted = hasColumns && random.nextBoolean();
    boolean sharesPart = random.nextInt(FEW) == 0;
    Map<String, List<String>> places = new LinkedHashMap<>();
    Placing placing = new Placing(components, format.equals("TEXT"), isShown, places);
    placing.place(table, "", isSorted && !isShown);
    if (sharesPart) {
      index.add(table.get(0));
    }
    placing.place(index, "byI", hasColumns && random.nextBoolean() && !isShown);
    String projects = random.nextBoolean() ? ", projects = \"*\"" : "";
    StringBuilder source = new StringBuilder(store);
    source.append("@KeyFormat(Format." + format + ") ");
    source.append(
        "@Index(key = \"byI\", maintainedBy = Maintainer.APPLICATION"
            + (isSparse ? ", sparse = true" : "")
            + projects
            + ") ");
    if (isShown) {
      source.append(templates(table, "", "T-")).append(templates(index, "byI", "I-"));
    }
    List<String> declared = new ArrayList<>();
    components.forEach(
        (component, value) ->
            declared.add(
                String.join(" ", places.get(component))
                    + " "
                    + value.facts()
                    + " "
                    + value.type()
                    + " "
                    + component));
    source.append("public record " + name + "(" + String.join(", ", declared) + ", int total) {}");
    return new RandomIndexes(name, isSparse, source.toString(), components, table, index);
  }

  private static List<String> names(String prefix, int count) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(prefix + i);
    }
    return names;
  }

  /** Puts components into columns. */
  private record Placing(
      Map<String, Value> components,
      boolean isText,
      boolean isShown,
      Map<String, List<String>> places) {
    void place(List<String> names, String key, boolean isSorted) {
      for (int i = 0; i < names.size(); i++) {
        boolean isSort = isSorted && i > 0;
        String annotation =
            (isSort ? "@SortKey" : "@PartitionKey")
                + "(ordered = true"
                + (isShown ? "" : ", order = " + (isSort ? i - 1 : i))
                + (isText ? components.get(names.get(i)).pad() : "")
                + (key.isEmpty() ? "" : ", key = \"" + key + "\"")
                + ")";
        places.computeIfAbsent(names.get(i), it -> new ArrayList<>()).add(annotation);
      }
    }
  }

  private static String templates(List<String> names, String key, String literal) {
    String shown = String.join("-", names.stream().map(it -> "{" + it + "}").toList());
    String ofKey = key.isEmpty() ? "" : ", key = \"" + key + "\"";
    return "@PartitionTemplate(value = \"" + literal + shown + "\", column = \"PK\"" + ofKey + ") ";
  }
}
