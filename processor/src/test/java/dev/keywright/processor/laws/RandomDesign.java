package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.ArrayList;
import java.util.List;

/** An entity that nobody thought of: its form, its columns and its parts are all random. */
final class RandomDesign {
  private static final List<Character> SEPARATORS =
      List.of(',', '!', ' ', '\0', '#', '/', ':', '-', ';', '|', '~', '_', 'A', '5');
  private static final List<Integer> FIRST = List.of(1, 9, 97, 250, 65_000);
  private static final List<Integer> BUCKETS = List.of(2, 3, 4, 7, 10, 11, 16, 32, 257);
  private static final List<String> PARTITION_NAMES =
      List.of("partitionKey", "partitionKey", "PK", "row-key", "RowKey", "GSI1PK", "user id #");
  private static final List<String> SORT_NAMES = List.of("column", "SK", "sort-key ", "Range.");
  private static final List<String> NATIVE_NAMES = List.of("raw", "RAW", "raw value ");
  private static final int MOST_COLUMNS = 3;
  private static final int MOST_PARTS = 4;
  private static final int MOST_KEYS = 64;

  private final Choices choices;
  private final boolean binary;
  private final boolean tuple;
  private final RandomParts parts;
  private final List<Column> columns = new ArrayList<>();
  private int named;

  private RandomDesign(Choices choices) {
    this.choices = choices;
    this.binary = choices.oneIn(2);
    this.tuple = binary && choices.oneIn(3);
    this.parts = new RandomParts(choices, binary, tuple);
  }

  static Design of(String name, Choices choices) {
    return new RandomDesign(choices).design(name);
  }

  private Design design(String name) {
    KeyForm form = form();
    boolean isBucketed = choices.oneIn(4);
    boolean isHashed = choices.oneIn(4) && !isBucketed && !tuple;
    boolean isBare = isBucketed && choices.oneIn(4);
    List<NamedPart> front = isBare ? List.of() : column(isHashed);
    // Without parts, nothing names the column.
    String partition = isBare ? "partitionKey" : one(PARTITION_NAMES, name.hashCode() & 0xff);
    columns.add(new Column(partition, front));
    if (isBare) {
      // What decides the bucket is encoded.
      columns.add(new Column("sortKey", column(false)));
    }
    while (columns.size() < MOST_COLUMNS && choices.oneIn(2)) {
      addSortColumn();
    }
    if (choices.oneIn(8)) {
      addSuffix();
    } else if (choices.oneIn(8)) {
      addList();
    }
    KeyForm whole = isBucketed ? form.in(placed(buckets())) : form;
    Design design = fewer(new Design(name, whole, List.copyOf(columns)));
    boolean endsInList = design.parts().stream().anyMatch(it -> it.spec().is(Trait.LIST));
    boolean isShown = choices.oneIn(3) && !endsInList;
    return IndexKind.drawn(
        choices, isShown ? new RandomTemplates(choices, design).added() : design);
  }

  private KeyForm form() {
    if (tuple) {
      return KeyForm.tuples();
    }
    return binary ? KeyForm.bytes() : KeyForm.text(choices.of(SEPARATORS), choices.oneIn(4));
  }

  private List<NamedPart> column(boolean isHashed) {
    List<NamedPart> column = new ArrayList<>();
    do {
      PartSpec spec = parts.next();
      column.add(named(isHashed && column.isEmpty() ? parts.hashed(spec) : spec));
    } while (column.size() < MOST_PARTS && choices.oneIn(2));
    return column;
  }

  private NamedPart named(PartSpec spec) {
    return new NamedPart("p" + named++, spec, 2);
  }

  private void addSortColumn() {
    boolean isOnlyOne = columns.size() == 1;
    if (choices.oneIn(4)) {
      String name = one(NATIVE_NAMES, named) + named;
      columns.add(new Column(name, List.of(named(choices.of(Parts.stored())))));
    } else {
      String name = isOnlyOne && choices.below(2) == 0 ? "sortKey" : one(SORT_NAMES, named) + named;
      columns.add(new Column(name, column(false)));
    }
  }

  // Not a choice of its own: a smaller entity has fewer columns, whatever they are called.
  private static String one(List<String> names, int number) {
    return names.get(number % names.size());
  }

  private void addSuffix() {
    int last = columns.size() - 1;
    if (!columns.get(last).isStored()) {
      List<NamedPart> longer = new ArrayList<>(columns.get(last).parts());
      longer.add(Suffixes.part(1 + choices.below(12), 2));
      columns.set(last, new Column(columns.get(last).name(), longer));
    }
  }

  // Only the separator of a column without a template stands between the elements.
  private void addList() {
    int last = columns.size() - 1;
    if (!columns.get(last).isStored()) {
      List<NamedPart> longer = new ArrayList<>(columns.get(last).parts());
      int most = choices.oneIn(3) ? 2 : Integer.MAX_VALUE;
      PartSpec element = choices.of(elements());
      longer.add(
          choices.oneIn(2)
              ? Maps.part(element, choices.oneIn(2), most, 3)
              : Lists.part(element, most, 3));
      columns.set(last, new Column(columns.get(last).name(), longer));
    }
  }

  private List<PartSpec> elements() {
    if (tuple) {
      return Parts.inLists();
    }
    return binary ? Parts.inBinaryLists() : Parts.inTextLists();
  }

  private BucketOracle buckets() {
    BucketOracle buckets = plainBuckets();
    boolean isDecimal = binary && !tuple && choices.oneIn(4);
    boolean isWide = choices.oneIn(4);
    BucketOracle placed = buckets.inPlaces(isWide ? 3 + choices.below(2) : 0, isDecimal);
    // So many places hold numbers up to 999, and all bytes hold those up to 65,535.
    List<Integer> first = isWide ? List.of(1, 9, 97, 250) : FIRST;
    return choices.oneIn(3) ? placed.from(choices.of(first)) : placed;
  }

  /** The bucket behind a part of its column, if there is one that may stand in front of it. */
  private BucketOracle placed(BucketOracle buckets) {
    List<NamedPart> front =
        columns.get(0).parts().stream()
            .filter(it -> !it.spec().is(Trait.SUFFIX) && !it.spec().is(Trait.LIST))
            .toList();
    return front.isEmpty() || choices.oneIn(2) ? buckets : buckets.behind(choices.of(front).name());
  }

  private BucketOracle plainBuckets() {
    int count = choices.of(BUCKETS);
    List<NamedPart> encoded =
        columns.stream()
            .filter(column -> !column.isStored())
            .flatMap(column -> column.parts().stream())
            .filter(part -> !part.spec().is(Trait.SUFFIX))
            .toList();
    NamedPart one = choices.of(encoded);
    if (CellDesigns.isCounted(one.spec()) && choices.oneIn(2)) {
      return BucketOracle.modulo(count, one.name());
    }
    String type = one.spec().type();
    if (List.of("int", "long", "String").contains(type) && choices.oneIn(3)) {
      int functions = type.equals("String") ? 2 : 1;
      String function = BucketOracle.OF_VALUE.get(choices.below(functions));
      return BucketOracle.hash(count, function, one.name());
    }
    String algorithm = choices.oneIn(2) ? choices.of(BucketOracle.OF_BYTES) : parts.algorithm();
    String other = choices.of(encoded).name();
    return other.equals(one.name())
        ? BucketOracle.hash(count, algorithm, one.name())
        : BucketOracle.hash(count, algorithm, one.name(), other);
  }

  /** The same with parts that have values where they stand, and not too many of them. */
  private static Design fewer(Design design) {
    int parts = design.parts().size();
    int samples = (int) Math.max(2, Math.floor(Math.pow(MOST_KEYS, 1.0 / parts)));
    List<Column> columns = new ArrayList<>();
    int part = 0;
    for (Column column : design.columns()) {
      List<NamedPart> some = new ArrayList<>();
      for (NamedPart named : column.parts()) {
        boolean isPossible = !design.legal(part++).isEmpty();
        PartSpec spec = isPossible ? named.spec() : RandomParts.plain(design.form().binary());
        some.add(new NamedPart(named.name(), spec, samples));
      }
      columns.add(new Column(column.name(), some));
    }
    return new Design(design.name(), design.form(), columns);
  }
}
