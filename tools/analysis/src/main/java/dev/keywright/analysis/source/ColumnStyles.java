package dev.keywright.analysis.source;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.PlacedPart;
import dev.keywright.layout.signature.Template;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which columns of a layout a template shows, and which ones the orders of their parts make. */
final class ColumnStyles {
  private static final String PARTITION_KEY = "partitionKey";

  private final LayoutSignature layout;
  private final boolean[] shown;

  private ColumnStyles(LayoutSignature layout) {
    this.layout = layout;
    this.shown = new boolean[layout.columns().size()];
  }

  static ColumnStyles of(LayoutSignature layout) throws InexpressibleLayoutException {
    ColumnStyles styles = new ColumnStyles(layout);
    styles.choose();
    return styles;
  }

  /** Whether a template shows a column. */
  boolean isShown(int column) {
    return shown[column];
  }

  boolean isPartition(int column) {
    return column < layout.partitionColumns();
  }

  boolean hasTemplates() {
    for (boolean one : shown) {
      if (one) {
        return true;
      }
    }
    return false;
  }

  private void choose() throws InexpressibleLayoutException {
    Set<String> copied = copied();
    int lastShown = -1;
    for (int i = 0; i < shown.length; i++) {
      ColumnSignature column = layout.columns().get(i);
      shown[i] =
          column.template().isPresent()
              || column.parts().stream().anyMatch(part -> copied.contains(part.name()))
              || isNamedBucketAlone(column)
              || isSuffixAlone(column);
      lastShown = shown[i] && !isPartition(i) ? i : lastShown;
    }
    // Sort columns that templates show come first, whatever the source says.
    for (int i = layout.partitionColumns(); i < lastShown; i++) {
      shown[i] = true;
    }
    for (int i = 0; i < shown.length; i++) {
      if (shown[i] && isJoined(layout.columns().get(i))) {
        throw new InexpressibleLayoutException(
            "column "
                + layout.columns().get(i).name()
                + " joins its parts by a separator where only a template could place it");
      }
    }
  }

  // In BINARY, nothing is between parts either way.
  private boolean isJoined(ColumnSignature column) {
    int items = column.parts().size() + (column.bucket().isPresent() ? 1 : 0);
    boolean endsInList =
        items > 0
            && !column.parts().isEmpty()
            && column.parts().get(column.parts().size() - 1).kind() == Kind.LIST;
    return column.template().isEmpty()
        && layout.format() == LayoutFormat.TEXT
        && (items > 1 || endsInList);
  }

  private Set<String> copied() {
    Set<String> copies = new HashSet<>();
    layout.places().filter(PlacedPart::isCopy).map(PlacedPart::name).forEach(copies::add);
    return copies;
  }

  private static boolean isNamedBucketAlone(ColumnSignature column) {
    return column.parts().isEmpty() && !column.name().equals(PARTITION_KEY);
  }

  private static boolean isSuffixAlone(ColumnSignature column) {
    return column.parts().size() == 1 && column.parts().get(0).kind() == Kind.SUFFIX;
  }

  /** The template annotation of a column that has one. */
  AnnotationText template(int index, Imports imports) {
    ColumnSignature column = layout.columns().get(index);
    List<String> items = new ArrayList<>();
    column.parts().stream().map(PartSignature::name).forEach(items::add);
    column.bucket().ifPresent(it -> items.add(it.index(), "bucket"));
    Template template =
        column
            .template()
            .orElseGet(() -> new Template(Collections.nCopies(items.size() + 1, ""), false));
    boolean isPartition = isPartition(index);
    String silent = isPartition ? PARTITION_KEY : "sortKey";
    return imports
        .annotation(isPartition ? "PartitionTemplate" : "SortTemplate")
        .with(
            "value",
            AnnotationText.texts(List.of(TemplateValue.of(layout.format(), template, items))))
        .when(!column.name().equals(silent), "column", AnnotationText.texts(List.of(column.name())))
        .when(template.escape(), "escape", "true");
  }
}
