package dev.keywright.processor.laws;

import static dev.keywright.processor.laws.Design.column;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import java.util.ArrayList;
import java.util.List;

/** Every way to declare a part in every position, with every separator, and some whole keys. */
final class Designs {
  private static final char[] SEPARATORS = {',', ':', '!', '\0'};
  private static final int MANY = 32;
  private static final NamedPart BEFORE =
      new NamedPart("before", WholeNumbers.padded("int", 2).spec(), 2);
  private static final NamedPart AFTER = new NamedPart("after", Texts.any().spec(), 4);
  private static final NamedPart STORED = new NamedPart("raw", Parts.stored().get(0), 3);

  private final List<Design> ofCells = new ArrayList<>();
  private final List<Design> others = new ArrayList<>();

  private Designs() {
    for (PartSpec spec : Parts.inText()) {
      addInText(new NamedPart("part", spec, MANY));
    }
    for (PartSpec spec : Parts.hashed()) {
      addHashed(new NamedPart("part", spec, MANY));
    }
    for (PartSpec spec : Parts.stored()) {
      addStored(new NamedPart("part", spec, MANY));
    }
    addWholeKeys();
    for (Cell cell : Cell.all()) {
      Design design = CellDesigns.of(cell, size());
      ofCells.add(new Design("D" + size(), design.form(), design.columns()));
    }
    for (PartSpec spec : Parts.inBinary()) {
      addInBinary(new NamedPart("part", spec, MANY));
    }
    addUniqueKeys();
    addManyBuckets();
    addNativePartitions();
  }

  /** One design for each cell. */
  static List<Design> ofCells() {
    return List.copyOf(new Designs().ofCells);
  }

  /** All that are not for a cell. */
  static List<Design> others() {
    return List.copyOf(new Designs().others);
  }

  /** Those whose keys end in a list. */
  static List<Design> ofLists() {
    Designs designs = new Designs();
    int before = designs.others.size();
    designs.addLists();
    return List.copyOf(designs.others.subList(before, designs.others.size()));
  }

  private int size() {
    return ofCells.size() + others.size();
  }

  private void add(char separator, boolean escape, Column... columns) {
    add(KeyForm.text(separator, escape), columns);
  }

  private void add(KeyForm form, Column... columns) {
    others.add(new Design("D" + size(), form, List.of(columns)));
  }

  private void addInText(NamedPart part) {
    boolean isFixed = part.spec().shape() instanceof Shape.Fixed;
    for (char separator : SEPARATORS) {
      addSeparated(part, separator, false);
      // Escapes do nothing to what is of a fixed width.
      if (!isFixed || separator == ':') {
        addSeparated(part, separator, true);
      }
    }
    // What ends a column is not concerned with separators, so all parts together try them all.
    char separator = SEPARATORS[size() / 3 % SEPARATORS.length];
    NamedPart between = new NamedPart("between", BEFORE.spec(), 2);
    add(separator, false, column("partitionKey", part));
    add(separator, false, column("partitionKey", BEFORE, part));
    add(separator, true, column("partitionKey", BEFORE, part));
    add(separator, false, column("partitionKey", BEFORE), column("sortKey", part));
    add(separator, true, column("partitionKey", BEFORE), column("sortKey", between, part));
  }

  private void addSeparated(NamedPart part, char separator, boolean escape) {
    add(separator, escape, column("partitionKey", part, AFTER));
    add(separator, escape, column("partitionKey", BEFORE, part, AFTER));
  }

  private void addHashed(NamedPart part) {
    add(',', false, column("partitionKey", part));
    add('!', false, column("partitionKey", part), column("sortKey", AFTER));
    for (char separator : SEPARATORS) {
      add(separator, false, column("partitionKey", part, AFTER));
      add(separator, true, column("partitionKey", part, AFTER));
    }
    add(',', false, column("partitionKey", BEFORE, part));
  }

  private void addInBinary(NamedPart part) {
    NamedPart before = new NamedPart("before", WholeNumbers.printed("byte").spec(), 3);
    KeyForm bytes = KeyForm.bytes();
    add(bytes, column("partitionKey", before, part, AFTER));
    add(bytes, column("partitionKey", before), column("sortKey", part));
    add(bytes, column("partitionKey", part), column("raw", STORED));
  }

  private void addNativePartitions() {
    NamedPart behind = new NamedPart("behind", WholeNumbers.printed("byte").spec(), 3);
    for (PartSpec spec : Parts.stored()) {
      NamedPart part = new NamedPart("part", spec, MANY);
      add(',', false, column("partitionKey", part));
      add(',', false, column("id", part), column("sortKey", BEFORE, AFTER));
      add(KeyForm.bytes(), column("id", part), column("sortKey", behind), column("raw", STORED));
      add(KeyForm.bytes(), column("id", part));
      add(KeyForm.bytes(), column("id", part), column("raw", STORED));
    }
  }

  private void addUniqueKeys() {
    NamedPart one = new NamedPart("one", Texts.any().spec(), 6);
    NamedPart number = new NamedPart("number", WholeNumbers.padded("int", 3).spec(), 4);
    NamedPart small = new NamedPart("number", WholeNumbers.printed("short").spec().descending(), 4);
    BucketOracle byOne = BucketOracle.hash(5, "CRC32C", "one");
    for (int length : new int[] {1, 6, 64}) {
      NamedPart suffix = Suffixes.part(length, 3);
      KeyForm text = KeyForm.text('!');
      add(text, column("partitionKey", number, one, suffix));
      add(text, column("partitionKey", number), column("sortKey", one, suffix));
      add(text.in(byOne), column("partitionKey", one, number, suffix));
      add(text, column("partitionKey", one), column("raw", STORED), column("key", number, suffix));
      add(KeyForm.bytes(), column("partitionKey", small, one, suffix));
      add(KeyForm.bytes(), column("partitionKey", one), column("sortKey", small, suffix));
      add(KeyForm.bytes().in(byOne), column("partitionKey"), column("sortKey", one, suffix));
    }
  }

  private void addLists() {
    for (int most : new int[] {2, Integer.MAX_VALUE}) {
      addLists(
          Parts.inTextLists().stream().map(it -> Lists.part(it, most, MANY)).toList(),
          Parts.inBinaryLists().stream().map(it -> Lists.part(it, most, MANY)).toList());
      addLists(
          Parts.inTextLists().stream().map(it -> Maps.part(it, most == 2, most, MANY)).toList(),
          Parts.inBinaryLists().stream().map(it -> Maps.part(it, most == 2, most, MANY)).toList());
    }
  }

  private void addLists(List<NamedPart> inText, List<NamedPart> inBinary) {
    NamedPart before = new NamedPart("before", Texts.any().spec(), 6);
    BucketOracle byList = BucketOracle.hash(5, "CRC32C", "list");
    for (NamedPart list : inText) {
      for (char separator : SEPARATORS) {
        add(separator, false, column("partitionKey", before, list));
        add(separator, true, column("partitionKey", before, list));
      }
      add(KeyForm.text('!').in(byList), column("partitionKey", before, list));
      add('!', false, column("partitionKey", before), column("sortKey", list));
    }
    for (NamedPart list : inBinary) {
      add(KeyForm.bytes(), column("partitionKey", before, list));
      add(KeyForm.bytes(), column("partitionKey", before), column("sortKey", list));
      add(KeyForm.bytes().in(byList), column("partitionKey", before, list));
    }
  }

  // Numbers of several digits and of two bytes, and separators above and below all digits.
  private void addManyBuckets() {
    NamedPart one = new NamedPart("one", WholeNumbers.padded("int", 3).spec(), 4);
    NamedPart two = new NamedPart("two", Times.of("Instant", "EPOCH_MILLIS").spec(), 3);
    NamedPart ascending = new NamedPart("one", WholeNumbers.printed("long").spec(), 4);
    NamedPart three = new NamedPart("one", WholeNumbers.printed("long").spec().descending(), 4);
    for (int count : new int[] {256, 257, 1001}) {
      add(
          KeyForm.text(',').in(BucketOracle.hash(count, "SHA_256", "one")),
          column("partitionKey", one, two));
      add(
          KeyForm.bytes().in(BucketOracle.hash(count, "MURMUR3_32", "one", "two")),
          column("partitionKey", three, two));
      add(
          KeyForm.bytes().in(BucketOracle.modulo(count, "two")),
          column("partitionKey", three, two));
    }
    BucketOracle behindOne = BucketOracle.modulo(300, "two").behind("one");
    for (KeyForm form :
        List.of(KeyForm.text(','), KeyForm.text('5'), KeyForm.bytes(), KeyForm.tuples())) {
      NamedPart front = form.tuple() ? ascending : form.binary() ? three : one;
      add(form.in(behindOne), column("partitionKey", front, two));
      add(form.in(behindOne.behind("two")), column("partitionKey", front, two));
      add(form.in(behindOne), column("partitionKey", front), column("sortKey", two));
    }
    for (char separator : new char[] {'\0', '/', '5', '9', ':', '@', 'Z', '`', 'z', '~'}) {
      KeyForm text = KeyForm.text(separator);
      add(text.in(BucketOracle.hash(2, "MD5", "one")), column("partitionKey", one, two));
      add(text.in(BucketOracle.modulo(11, "one")), column("partitionKey", one, two));
      add(
          text.in(BucketOracle.modulo(100, "two")),
          column("partitionKey", two),
          column("sortKey", one));
      add(
          text.in(BucketOracle.modulo(100, "one")),
          column("partitionKey"),
          column("sortKey", one, two));
    }
  }

  private void addStored(NamedPart part) {
    add(',', false, column("partitionKey", BEFORE), column("part", part));
    add(',', false, column("partitionKey", BEFORE), column("raw", part));
    add(':', true, column("partitionKey", BEFORE), column("raw", part), column("sortKey", AFTER));
    add(
        ':',
        false,
        column("partitionKey", BEFORE),
        column("text", AFTER),
        column("raw", part),
        column("more", new NamedPart("more", Parts.stored().get(0), 3)));
  }

  private void addWholeKeys() {
    NamedPart device = new NamedPart("deviceId", WholeNumbers.padded("int", 6).spec(), 6);
    NamedPart seller = new NamedPart("sellerId", Texts.of("0-9A-Za-z").atMost(8).spec(), 7);
    NamedPart card =
        new NamedPart(
            "cardId", WholeNumbers.printed("long").from(0, Long.MAX_VALUE).spec().unordered(), 4);
    NamedPart number = new NamedPart("orderNumber", Parts.stored().get(0), 3);
    add(',', false, column("partitionKey", device, seller, card), column("orderNumber", number));
    NamedPart one = new NamedPart("one", Texts.any().spec(), 9);
    NamedPart two = new NamedPart("two", Texts.any().spec(), 9);
    NamedPart three = new NamedPart("three", Texts.any().spec(), 6);
    for (char separator : SEPARATORS) {
      add(separator, true, column("partitionKey", one, two, three));
      add(separator, false, column("partitionKey", one, two, three));
      add(separator, true, column("partitionKey", one, two), column("sortKey", three, card));
    }
    NamedPart at = new NamedPart("at", Times.of("Instant", "DOTNET_TICKS").newestFirst().spec(), 6);
    NamedPart kind = new NamedPart("kind", UserTypes.named("Growing").spec(), 4);
    NamedPart bytes = new NamedPart("bytes", new Bytes(Integer.MAX_VALUE).spec(), 8);
    add('!', false, column("PK", bytes, kind, at), column("sort-key", one, two));
    add(
        '!',
        true,
        column("partitionKey", kind, one),
        column("first", at, two),
        column("second", bytes, three));
  }
}
