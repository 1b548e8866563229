package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import java.util.ArrayList;
import java.util.List;

/** Every way to declare a part, before, between and behind the literals of templates. */
final class TemplateDesigns {
  private static final char[] SEPARATORS = {'#', ':', '!'};
  private static final int SAMPLES = 16;

  /** Elements of a tuple: the text of a letter, the integer 7, and null. */
  private static final String LETTER = "\2r\0";

  private static final String SEVEN = "\25\7";
  private static final String NULL = "\0";
  private static final NamedPart BEFORE =
      new NamedPart("before", WholeNumbers.padded("int", 2).spec(), 2);
  private static final NamedPart AFTER = new NamedPart("after", Texts.any().spec(), 4);

  private final List<Design> designs = new ArrayList<>();

  private TemplateDesigns() {
    for (PartSpec spec : Parts.inText()) {
      NamedPart part = new NamedPart("part", spec, SAMPLES);
      char separator = SEPARATORS[designs.size() / 3 % SEPARATORS.length];
      addInText(part, KeyForm.text(separator, false));
      addInText(part, KeyForm.text(separator, true));
    }
    for (PartSpec spec : Parts.inBinary()) {
      addInBinary(new NamedPart("part", spec, SAMPLES));
    }
    for (PartSpec spec : Parts.hashed()) {
      NamedPart part = new NamedPart("part", spec, SAMPLES);
      add(KeyForm.text('#'), column("partitionKey", List.of("U#", "#", ""), part, AFTER));
    }
    addBuckets();
    addConstants();
  }

  static List<Design> all() {
    return List.copyOf(new TemplateDesigns().designs);
  }

  private void addInText(NamedPart part, KeyForm form) {
    String end = form.separator() + "X";
    add(form, column("partitionKey", List.of("USER#", end, ""), part, AFTER));
    add(
        form,
        column("PK", List.of("", ""), BEFORE),
        column("SK", List.of("{", end + "}", end), part, AFTER));
    add(form, column("partitionKey", List.of("", "", ""), BEFORE, part));
    if (part.spec().shape() instanceof Shape.Fixed) {
      add(form, column("partitionKey", List.of("\u00e9", "", "\u20ac"), part, AFTER_FIXED));
    }
  }

  private static final NamedPart AFTER_FIXED =
      new NamedPart("after", WholeNumbers.padded("int", 1).spec(), 2);

  private void addInBinary(NamedPart part) {
    KeyForm form = KeyForm.bytes();
    add(form, column("partitionKey", List.of("t", "_r", ""), part, AFTER));
    add(
        form,
        column("PK", List.of("", "\0"), BEFORE_IN_BINARY),
        column("SK", List.of("\u00ff", "", "\u0080\\"), part, AFTER));
  }

  private static final NamedPart BEFORE_IN_BINARY =
      new NamedPart("before", WholeNumbers.printed("byte").spec(), 3);

  private void addBuckets() {
    NamedPart text = new NamedPart("one", Texts.any().spec(), 6);
    NamedPart number = new NamedPart("two", WholeNumbers.padded("int", 3).spec(), 4);
    NamedPart small = new NamedPart("two", WholeNumbers.printed("short").spec(), 4);
    for (int count : new int[] {3, 16, 300}) {
      KeyForm byOne = KeyForm.text('#').in(BucketOracle.hash(count, "MD5", "one"));
      KeyForm byTwo = KeyForm.text('#').in(BucketOracle.modulo(count, "two"));
      KeyForm bytes = KeyForm.bytes().in(BucketOracle.hash(count, "CRC32C", "one"));
      add(byOne, column("partitionKey", List.of("E#", "#", "#", ""), text, number));
      add(byTwo, column("partitionKey", List.of("", "ORDER", "", "#1"), number, text));
      add(byOne, column("PK", List.of("E", "#")), column("SK", List.of("", "", ""), number, text));
      add(bytes, column("partitionKey", List.of("e", "\u00ff", "", "z"), small, text));
      addBehind(count, text, number, small);
    }
  }

  private void addBehind(int count, NamedPart text, NamedPart number, NamedPart small) {
    BucketOracle byOne = BucketOracle.hash(count, "MD5", "one");
    KeyForm behindTwo = KeyForm.text('#').in(byOne.behind("two"));
    KeyForm behindOne = KeyForm.text('#').in(BucketOracle.modulo(count, "two").behind("one"));
    add(
        behindTwo,
        column("PK", List.of("D#", "#", ""), number),
        column("SK", List.of("", ""), text));
    add(behindTwo, column("partitionKey", List.of("", "", "#x", "#!"), number, text));
    add(behindOne, column("partitionKey", List.of("E#", "#", "#", ""), text, number));
    add(behindOne, column("partitionKey", List.of("", "#", "", ""), text, number));
    KeyForm bytes = KeyForm.bytes().in(byOne.behind("two"));
    add(bytes, column("partitionKey", List.of("e", "\u00ff", "\0", "z"), small, text));
    add(bytes, column("PK", List.of("", "", ""), small), column("SK", List.of("", ""), text));
    KeyForm tuple = KeyForm.tuples().in(byOne.behind("two"));
    add(tuple, column("partitionKey", List.of(LETTER, "", SEVEN, NULL), small, text));
    add(tuple, column("PK", List.of("", NULL, ""), small), column("SK", List.of("", ""), text));
    KeyForm behindText =
        KeyForm.tuples().in(BucketOracle.modulo(count, "two").behind("one").inPlaces(4, false));
    add(behindText, column("partitionKey", List.of("", SEVEN, "", ""), text, small));
    add(behindText, column("partitionKey", List.of("", "", LETTER, ""), text, small));
  }

  private void addConstants() {
    NamedPart text = new NamedPart("one", Texts.any().spec(), 6);
    NamedPart number = new NamedPart("two", WholeNumbers.padded("int", 3).spec(), 4);
    NamedPart small = new NamedPart("two", WholeNumbers.printed("short").spec(), 4);
    KeyForm bucketed = KeyForm.text('#').in(BucketOracle.hash(7, "MD5", "one"));
    Column kind = column("KIND", List.of("PROFILE"));
    add(KeyForm.text('#'), column("PK", List.of("USER#", ""), text), kind);
    add(KeyForm.text('#'), column("PK", List.of("", "#", ""), number, text), kind);
    add(KeyForm.text('#'), column("PK", List.of("ALL")), column("SK", List.of("", ""), text));
    add(KeyForm.text('#'), kind, column("SK", List.of("", "#", ""), number, text));
    add(bucketed, column("PK", List.of("", "")), column("SK", List.of("", ""), text), kind);
    add(
        KeyForm.bytes(),
        column("PK", List.of("m\0")),
        column("SK", List.of("", "", ""), small, text));
    add(KeyForm.bytes(), column("PK", List.of("", ""), text), column("SK", List.of("\u00ff")));
  }

  private static Column column(String name, List<String> literals, NamedPart... parts) {
    return new Column(name, List.of(parts), literals);
  }

  private void add(KeyForm form, Column... columns) {
    designs.add(new Design("T" + designs.size(), form, List.of(columns)));
  }
}
