package dev.keywright.runtime.layout;

/** One part where it stands: how it is written depends on what stands around it. */
record PartPlace(LayoutSignature layout, int columnIndex, int index) {

  ColumnSignature column() {
    return layout.columns().get(columnIndex);
  }

  PartSignature part() {
    return column().parts().get(index);
  }

  String name() {
    return part().name();
  }

  TypeSignature type() {
    return part().type();
  }

  boolean isText() {
    return layout.format() == LayoutFormat.TEXT;
  }

  boolean isNative() {
    return column().nativeType();
  }

  /** Whether another part stands after it in its column. */
  boolean isFollowed() {
    return index < column().parts().size() - 1;
  }

  /** Whether it is the first part of the partition column. */
  boolean isFirst() {
    return columnIndex == 0 && index == 0;
  }

  /** Whether no part of the key stands after it. */
  boolean isLast() {
    return columnIndex == layout.columns().size() - 1 && !isFollowed();
  }
}
