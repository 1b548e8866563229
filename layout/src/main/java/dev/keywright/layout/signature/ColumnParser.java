package dev.keywright.layout.signature;

import dev.keywright.runtime.number.NumberEncoding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one column of a layout signature: what is in it, and what is between. */
final class ColumnParser {
  private final SignatureReader in;
  private final List<Integer> itemPositions;
  private final Map<String, PartSignature> known;
  private final List<PartSignature> parts = new ArrayList<>();
  private final List<String> literals = new ArrayList<>();
  private Optional<BucketSignature> bucket = Optional.empty();
  private boolean isNative;
  private boolean isTemplate;

  /**
   * @param itemPositions takes where each bucket and part is, and each column that has none
   * @param known the parts of the columns before, by name
   */
  ColumnParser(SignatureReader in, List<Integer> itemPositions, Map<String, PartSignature> known) {
    this.in = in;
    this.itemPositions = itemPositions;
    this.known = known;
  }

  ColumnSignature column() {
    String name = in.columnName();
    boolean escape = in.accept(" escape");
    if (!in.accept(": ")) {
      throw in.expected("\": \" after the name of the column");
    }
    int start = in.position();
    isTemplate = in.isBefore("\"");
    literals.add(isTemplate ? in.string() : Template.NOTHING);
    if (!isTemplate || isBeforeItem()) {
      in.expect(isTemplate ? " " : "");
      readItems();
    } else {
      itemPositions.add(start);
    }
    Optional<Template> template =
        isTemplate ? Optional.of(new Template(literals, escape)) : Optional.empty();
    return new ColumnSignature(name, bucket, parts, isNative, template);
  }

  /** Whether another item is after a literal. */
  private boolean isBeforeItem() {
    return in.isBefore(" ") && !in.isBefore(" | ");
  }

  private void readItems() {
    boolean isRead = false;
    do {
      readItem();
      isRead = readBehind();
    } while (isRead);
  }

  private void readItem() {
    itemPositions.add(in.position());
    if (bucket.isEmpty()) {
      bucket = bucket();
      if (bucket.isPresent()) {
        return;
      }
    }
    parts.add(new PartParser(in).part(known));
    isNative |= in.accept(" native");
  }

  /** Reads what is after an item, and returns whether another one follows. */
  private boolean readBehind() {
    boolean isFirst = parts.size() + (bucket.isPresent() ? 1 : 0) == 1;
    if ((isTemplate || isFirst) && in.isBefore(" \"")) {
      isTemplate = true;
      in.expect(" ");
      literals.add(in.string());
      return isBeforeItem() && in.accept(" ");
    }
    literals.add(Template.NOTHING);
    return !isTemplate && in.accept(", ");
  }

  private Optional<BucketSignature> bucket() {
    if (!in.accept("bucket count=")) {
      return Optional.empty();
    }
    int count = in.number();
    BucketNumber number = bucketNumber();
    BucketRule rule = bucketRule();
    in.expect(" of=");
    List<String> of = in.names("the name of a bucketed part");
    return Optional.of(new BucketSignature(count, number, rule, of, parts.size()));
  }

  private BucketNumber bucketNumber() {
    int first = in.accept(" first=") ? in.number() : 0;
    Optional<NumberEncoding> as = Optional.empty();
    if (in.accept(" as=")) {
      String word = in.nextWord();
      as = Arrays.stream(NumberEncoding.values()).filter(it -> it.name().equals(word)).findFirst();
      in.expect(as.orElseThrow(() -> in.expected("UNSIGNED or DECIMAL")).name());
    }
    return new BucketNumber(as, in.accept(" width=") ? in.number() : 0, first);
  }

  private BucketRule bucketRule() {
    if (in.accept(" by=HASH hash=")) {
      return new BucketRule.Hash(PartParser.constant(in, PartParser.HASHES));
    }
    if (in.accept(" by=MODULO")) {
      return new BucketRule.Modulo();
    }
    if (!in.accept(" function=")) {
      throw in.expected("\" by=HASH hash=\", \" by=MODULO\" or \" function=\"");
    }
    StringBuilder name = new StringBuilder();
    do {
      name.append(name.isEmpty() ? "" : ".").append(in.name("the name of a class"));
    } while (in.accept("."));
    return new BucketRule.Function(name.toString(), in.accept(" rest"));
  }
}
