package dev.keywright.runtime.layout;

import dev.keywright.runtime.frame.TextEncoding;

/** One part where it stands in a layout. */
public record PartPlace(LayoutSignature layout, int columnIndex, int index) {

  /** What matters of it to how the part is written. */
  public Place place() {
    return new Place(
        layout.format(),
        isNative(),
        isFollowed(),
        separator(),
        escape(),
        isCopy(),
        isText() && isList() && column().template().isEmpty(),
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

  /** Whether another part, or a literal, stands after it in its column. */
  public boolean isFollowed() {
    return isBeforePart() || !literalBehind().isEmpty();
  }

  private boolean isBeforePart() {
    return index < column().parts().size() - 1;
  }

  /** The constant text behind it, which may be empty. */
  public String literalBehind() {
    ColumnSignature column = column();
    int buckets = column.bucket().isPresent() ? 1 : 0;
    return column
        .template()
        .map(template -> template.literals().get(buckets + index + 1))
        .orElseGet(() -> isBeforePart() ? layout.between(column) : Template.NOTHING);
  }

  /** Whether the next part follows without anything between. */
  public boolean isTouching() {
    return isBeforePart() && literalBehind().isEmpty();
  }

  /** Whether it is a list. */
  public boolean isList() {
    return part().kind() == Kind.LIST;
  }

  /**
   * The character that ends it: the first one of the literal behind it; NUL if there is none. Of a
   * list, the one that ends each part of an element.
   */
  public char separator() {
    String literal =
        isList() && column().template().isEmpty() ? layout.between(column()) : literalBehind();
    return literal.isEmpty() ? '\0' : literal.charAt(0);
  }

  /** How many bytes follow it in its column, if that is always the same; else 0. */
  public int tail() {
    int width = 0;
    for (int i = index; i < column().parts().size() && !isText(); i++) {
      int part = i == index ? 0 : FixedWidth.of(column().parts().get(i));
      if (part < 0) {
        return 0;
      }
      width += part + new PartPlace(layout, columnIndex, i).literalBehind().length();
    }
    return width;
  }

  /** Whether it may hold that character. */
  public boolean escape() {
    return column().template().map(Template::escape).orElseGet(layout::escape);
  }

  /** Whether the same part stands in a column before. */
  public boolean isCopy() {
    return layout.isBefore(columnIndex, name());
  }

  /** Whether it is the first part of the partition column. */
  public boolean isFirst() {
    return columnIndex == 0 && index == 0;
  }

  /** Whether no part of the key stands after it. */
  public boolean isLast() {
    return !isBeforePart()
        && layout.columns().subList(columnIndex + 1, layout.columns().size()).stream()
            .allMatch(column -> column.parts().isEmpty());
  }
}
