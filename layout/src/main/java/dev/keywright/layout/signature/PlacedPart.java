package dev.keywright.layout.signature;

import dev.keywright.layout.rule.ColumnFacts;
import dev.keywright.layout.rule.RuleSubject;
import dev.keywright.runtime.frame.TextEncoding;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One part where it is in a layout. */
public record PlacedPart(LayoutSignature layout, int columnIndex, int index) {
  private static final Map<String, String> WORDS =
      Map.of(
          "direction = DESC", "DESC",
          "direction", "DESC",
          "nativeType", "native",
          "reversedLabels", "labels",
          "@EncodedNumber", "as=",
          "@EncodedText", "text=");

  /** What matters of it to how the part is written. */
  public Place place() {
    return new Place(
        layout.format(),
        isNative(),
        isFollowed(),
        separator(),
        escape(),
        isCopy(),
        isText() && isList() && layout.delimiters(columnIndex).joinsList(),
        isOpen() ? tail() : 0);
  }

  // Others are not measured: every part would look at all that stand behind it.
  private boolean isOpen() {
    return part().encoding().text().filter(it -> it.encoding() == TextEncoding.TAIL).isPresent();
  }

  /** The column of the part. */
  public ColumnSignature column() {
    return layout.columns().get(columnIndex);
  }

  /** The part. */
  public PartSignature part() {
    return column().parts().get(index);
  }

  /** Its name. */
  public String name() {
    return part().name();
  }

  /** Its type. */
  public TypeSignature type() {
    return part().type();
  }

  /** Whether the layout is TEXT. */
  public boolean isText() {
    return layout.format().isText();
  }

  /** Whether it is kept as the store's own type. */
  public boolean isNative() {
    return column().nativeType();
  }

  /** Whether another part, the bucket or a literal is after it in its column. */
  public boolean isFollowed() {
    return isBeforeItem() || !literalBehind().isEmpty();
  }

  private boolean isBeforeItem() {
    return column().item(index) < column().items() - 1;
  }

  /** The constant text after it, which may be empty. */
  public String literalBehind() {
    ColumnSignature column = column();
    return column
        .template()
        .map(template -> template.literals().get(column.item(index) + 1))
        .orElseGet(() -> isBeforeItem() ? Delimiters.between(layout, column) : Template.NOTHING);
  }

  /** Whether the next part, or the bucket, follows without anything between. */
  public boolean isTouching() {
    return isBeforeItem() && literalBehind().isEmpty();
  }

  /** Whether it is a list. */
  public boolean isList() {
    return part().kind() == Kind.LIST;
  }

  /**
   * The character that ends it: the first one of the literal after it; NUL if there is none. Of a
   * list, the one that ends each part of an element.
   */
  public char separator() {
    String literal = isList() ? layout.delimiters(columnIndex).inList() : literalBehind();
    return literal.isEmpty() ? '\0' : literal.charAt(0);
  }

  /** How many bytes follow it in its column, if that is always the same; else 0. */
  public int tail() {
    ColumnSignature column = column();
    List<PartSignature> parts = column.parts().subList(index + 1, column.parts().size());
    List<String> literals = layout.template(columnIndex).literals();
    int bucket =
        column
            .bucket()
            .filter(it -> it.index() > index)
            .map(it -> it.number().bytes(layout.format(), it.count()))
            .orElse(0);
    return isText()
        ? 0
        : Place.tail(
            parts.stream().map(PartSignature::fixedWidth).toList(),
            literals.subList(column.item(index) + 1, literals.size()),
            bucket);
  }

  /** Whether it may hold that character. */
  public boolean escape() {
    return column().template().map(Template::escape).orElseGet(layout::escape);
  }

  /** Whether the same part is in a column before. */
  public boolean isCopy() {
    return layout.isBefore(columnIndex, name());
  }

  /** Whether no part of the key is after it. */
  public boolean isLast() {
    return !isBeforeItem()
        && layout.columns().subList(columnIndex + 1, layout.columns().size()).stream()
            .allMatch(column -> column.parts().isEmpty());
  }

  /** Whether the number of a chunk, and nothing else, comes after it. */
  boolean isBeforeChunk() {
    List<String> names = layout.places().map(PlacedPart::name).toList();
    return !column().isBeforeBucket(index)
        && names.subList(names.indexOf(name()) + 1, names.size()).equals(SignatureRules.CHUNK);
  }

  /** The part for the rules, in the words of LAYOUT. */
  RuleSubject subject(ColumnFacts facts) {
    Encoding encoding = part().encoding();
    Set<String> written =
        Stream.of(encoding.pad() == 0 ? "" : "pad", encoding.time().isPresent() ? "time" : "")
            .collect(Collectors.toSet());
    String type =
        type() instanceof SimpleType
            ? type().toString()
            : part().kind().name().toLowerCase(Locale.ROOT);
    return new RuleSubject(part(), place(), facts, type, /* member= */ "", written, WORDS);
  }
}
