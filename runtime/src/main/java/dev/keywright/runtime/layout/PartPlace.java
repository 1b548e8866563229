package dev.keywright.runtime.layout;

/** One part where it stands in a layout. */
public record PartPlace(LayoutSignature layout, int columnIndex, int index) {

  /** What matters of it to how the part is written. */
  public Place place() {
    return new Place(
        layout.format(), isNative(), isFollowed(), layout.separator(), layout.escape());
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
    return layout.format() == LayoutFormat.TEXT;
  }

  /** Whether it is kept as the store's own type. */
  public boolean isNative() {
    return column().nativeType();
  }

  /** Whether another part stands after it in its column. */
  public boolean isFollowed() {
    return index < column().parts().size() - 1;
  }

  /** Whether it is the first part of the partition column. */
  public boolean isFirst() {
    return columnIndex == 0 && index == 0;
  }

  /** Whether no part of the key stands after it. */
  public boolean isLast() {
    return columnIndex == layout.columns().size() - 1 && !isFollowed();
  }
}
