package dev.keywright.processor.laws;

import static dev.keywright.processor.laws.Design.column;
import static dev.keywright.processor.laws.WholeNumbers.padded;
import static dev.keywright.processor.laws.WholeNumbers.printed;

import dev.keywright.processor.laws.Cell.Position;
import dev.keywright.processor.laws.Cell.Spread;
import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.FixedValues.Flags;
import dev.keywright.processor.laws.FixedValues.Uuids;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.List;

/**
 * One design for a cell. What the cell leaves open, such as the hash or the number of buckets, goes
 * by turns.
 */
final class CellDesigns {
  private static final int SAMPLES = 12;
  private static final int[] BUCKETS = {2, 3, 7, 10, 16};
  private static final List<String> HASHES = List.of("MD5", "SHA_256", "MURMUR3_32", "CRC32C");
  private static final List<KeyForm> TEXTS =
      List.of(KeyForm.text(','), KeyForm.text('!'), KeyForm.text('\0'), KeyForm.text(',', true));

  private final Cell cell;
  private final int turn;
  private final NamedPart before;
  private final NamedPart part;
  private final NamedPart after;

  private CellDesigns(Cell cell, int turn) {
    this.cell = cell;
    this.turn = turn;
    PartSpec number = cell.binary() ? printed("byte").spec() : padded("int", 2).spec();
    PartSpec spec = cell.binary() ? inBinary(cell) : inText(cell);
    boolean isFirst = cell.position() == Position.FIRST || cell.position() == Position.ALONE;
    boolean isHashed = cell.spread() == Spread.HASHED;
    this.before = new NamedPart("before", isHashed && !isFirst ? hashed(number) : number, 2);
    this.part = new NamedPart("part", isHashed && isFirst ? hashed(spec) : spec, SAMPLES);
    this.after = new NamedPart("after", Texts.any().spec(), 3);
  }

  static Design of(Cell cell, int turn) {
    return new CellDesigns(cell, turn).design();
  }

  private static PartSpec inText(Cell cell) {
    PartSpec spec =
        switch (cell.type()) {
          case "byte" -> whole(padded("byte", 3).mayBeNegative(), cell);
          case "short" -> whole(padded("short", 5).mayBeNegative(), cell);
          case "int" -> whole(padded("int", 6), cell);
          case "long" -> whole(padded("long", 19).mayBeNegative(), cell);
          case "boolean" -> new Flags(cell.descending()).spec();
          case "UUID" -> new Uuids(cell.descending()).spec();
          case "Instant" -> time(Times.of("Instant", "EPOCH_MILLIS"), cell);
          case "LocalDateTime" -> time(Times.of("LocalDateTime", "DOTNET_TICKS"), cell);
          case Cell.RECORD -> whole(padded("long", 6), cell).wrappedIn("UserId");
          default ->
              Times.PERIODS.contains(cell.type())
                  ? time(Times.of(cell.type(), "BASIC"), cell)
                  : ofContent(cell);
        };
    return spec;
  }

  private static PartSpec whole(WholeNumbers numbers, Cell cell) {
    return (cell.descending() ? numbers.largestFirst() : numbers).spec();
  }

  private static PartSpec time(Times times, Cell cell) {
    return (cell.descending() ? times.newestFirst() : times).spec();
  }

  private static PartSpec ofContent(Cell cell) {
    return switch (cell.type()) {
      case "char" -> new Characters("").spec();
      case "String" -> Texts.any().spec();
      case "byte[]" -> new Bytes(Integer.MAX_VALUE).spec();
      case Cell.ENUM -> UserTypes.named("Growing").spec();
      default -> throw new AssertionError(cell);
    };
  }

  private static PartSpec inBinary(Cell cell) {
    PartSpec spec =
        switch (cell.type()) {
          case "byte", "short", "int", "long" -> printed(cell.type()).spec();
          case "boolean" -> new Flags(false).spec();
          case "UUID" -> new Uuids(false).spec();
          case "Instant" -> Times.of("Instant", "EPOCH_MILLIS").spec();
          case "LocalDateTime" -> Times.of("LocalDateTime", "EPOCH_SECONDS").spec();
          case "float", "double" -> new Fractions(cell.type()).spec();
          case Cell.RECORD -> printed("long").spec().wrappedIn("UserId");
          default ->
              Times.PERIODS.contains(cell.type()) ? Times.counted(cell.type()) : ofContent(cell);
        };
    return cell.descending() ? spec.descending() : spec;
  }

  private PartSpec hashed(PartSpec spec) {
    int digits = cell.binary() ? 2 + 2 * (turn % 4) : 1 + turn % 8;
    return spec.hashed(new HashOracle(algorithm(), digits, turn % 3 == 0 ? "salt\n" : ""));
  }

  private String algorithm() {
    return HASHES.get(turn % HASHES.size());
  }

  private Design design() {
    KeyForm form = cell.binary() ? KeyForm.bytes() : TEXTS.get(turn % TEXTS.size());
    if (cell.spread() != Spread.BUCKETED) {
      return new Design("", form, columns());
    }
    int count = BUCKETS[turn % BUCKETS.length];
    return switch (turn / Position.values().length % 3) {
      case 0 -> new Design("", form.in(ofOne(count).from(first())), columns());
      case 1 -> new Design("", form.in(ofTwo(count).from(first())), columnsOfTwo());
      default -> new Design("", form.in(ofNumber(count).from(first())), columnsOfOne());
    };
  }

  private int first() {
    return turn % 4 == 0 ? 1 : turn % 4 == 1 ? 250 : 0;
  }

  private BucketOracle ofOne(int count) {
    return BucketOracle.hash(count, algorithm(), "part");
  }

  private BucketOracle ofTwo(int count) {
    boolean hasBefore = cell.position() != Position.FIRST && cell.position() != Position.ALONE;
    return BucketOracle.hash(count, algorithm(), "part", hasBefore ? "before" : "after");
  }

  private BucketOracle ofNumber(int count) {
    return isCounted(part.spec()) ? BucketOracle.modulo(count, "part") : ofOne(count);
  }

  private List<Column> columns() {
    return switch (cell.position()) {
      case FIRST -> List.of(column("partitionKey", part, after));
      case MIDDLE -> List.of(column("partitionKey", before, part, after));
      case LAST -> List.of(column("partitionKey", before, part));
      case ALONE -> List.of(column("partitionKey", part));
      case IN_SORT_COLUMN -> List.of(column("partitionKey", before), column("sortKey", part));
    };
  }

  // The other bucketed part may be in another column.
  private List<Column> columnsOfTwo() {
    return cell.position() == Position.ALONE
        ? List.of(column("partitionKey", part), column("sortKey", after))
        : columns();
  }

  // The partition column may hold nothing but the bucket.
  private List<Column> columnsOfOne() {
    return cell.position() == Position.IN_SORT_COLUMN
        ? List.of(column("partitionKey"), column("sortKey", part, after))
        : columns();
  }

  /** Whether a part can be counted, so that buckets can be its remainder. */
  static boolean isCounted(PartSpec spec) {
    return !spec.is(Trait.STORED)
        && (spec.oracle() instanceof WholeNumbers
            || (spec.oracle() instanceof Times times && !times.format().equals("ISO_JAVA")));
  }
}
